import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// How a list looks in one environment.
struct ListLook: Equatable {
  var isPlain: Bool
  var ground: ResolvedColor?
  var card: ResolvedColor
  var separator: ResolvedColor
  /// Points between sections and between rows; nil: as usual.
  var sectionSpacing: CGFloat?
  var rowSpacing: CGFloat?

  init(isPlain: Bool, hidesGround: Bool, environment: EnvironmentValues) {
    func color(_ name: Looks.ColorName) -> ResolvedColor {
      Color(.palette(name, name: "\(name)")).resolvedColor(in: environment)
    }
    self.isPlain = isPlain
    ground = hidesGround ? nil : color(isPlain ? .background : .groupedBackground)
    card = color(isPlain ? .background : .secondaryGroupedBackground)
    separator = color(.separator)
    sectionSpacing = environment.listSectionSpacing
    rowSpacing = environment.listRowSpacing
  }
}

/// The rows of a list in their sections, on cards or from side to side.
final class ListRenderNode: ScrollRenderNode {
  var look: ListLook! {
    didSet {
      if look == oldValue { return }
      if look.isPlain != oldValue?.isPlain || look.sectionSpacing != oldValue?.sectionSpacing
        || look.rowSpacing != oldValue?.rowSpacing
      {
        setNeedsLayout()
      }
      graph.setNeedsEmission()
    }
  }

  /// A row, and the room around it that is its own.
  private struct Row {
    var view: RenderNode
    /// Points beyond the view on each side.
    var insets: EdgeInsets
    var isFirst = false
    var isLast = false
    var width: CGFloat
  }

  private var rows: [Row] = []
  /// Which rows are chosen; nil where none can be.
  var selection: ListSelection? { didSet { graph.setNeedsEmission() } }

  // MARK: Layout

  private struct Line {
    var view: RenderNode
    var part: SectionPart?
    var size: CGSize
    var rect: CGRect
    var insets: EdgeInsets

    var isRow: Bool { (part?.kind ?? .row) == .row }
  }

  private func part(_ view: RenderNode) -> SectionPart? {
    view.traits[ObjectIdentifier(SectionPartTrait.self)] as? SectionPart
  }

  private func insets(_ view: RenderNode, _ kind: SectionPart.Kind, isFirst: Bool) -> EdgeInsets {
    let side = Looks.list(.rowInset)
    switch kind {
    case .row:
      if let own = view.traits[ObjectIdentifier(RowInsetsTrait.self)] as? EdgeInsets { return own }
      let top = Looks.list(.rowInsetTop)
      return EdgeInsets(top: top, leading: side, bottom: top, trailing: side)
    case .header:
      let height = Looks.list(isFirst ? .headerHeightFirst : .headerHeight)
      let gap = Looks.list(.headerGap)
      // One line of the header's font fills what the gap leaves of the header's height.
      let line = Looks.list(.headerFontSize) * 1.2
      return EdgeInsets(
        top: max(0, height - line - gap), leading: side, bottom: gap, trailing: side)
    case .footer:
      return EdgeInsets(
        top: Looks.list(.footerInsetTop), leading: side, bottom: Looks.list(.footerInsetBottom),
        trailing: side)
    }
  }

  /// The lines of the list from its top, and the height of all.
  private func arrange(width: CGFloat) -> (lines: [Line], height: CGFloat) {
    let margin = look.isPlain ? 0 : Looks.list(.insetGroupedMargin)
    var lines: [Line] = []
    var y: CGFloat = 0
    var section: ObjectIdentifier?
    var isFirst = true
    let top = Looks.list(.footerHeightUntitled)
    for view in laidOutChildren {
      let part = part(view)
      let kind = part?.kind ?? .row
      if isFirst || part?.section != section {
        // Room above a section without a title.
        if kind != .header, !look.isPlain {
          y += isFirst ? top : look.sectionSpacing ?? top
        }
        section = part?.section
      }
      let insets = insets(view, kind, isFirst: isFirst)
      if kind == .row, let spacing = look.rowSpacing, lines.last?.isRow == true,
        lines.last?.part?.section == part?.section
      {
        y += spacing
      }
      let inner = max(0, width - 2 * margin - insets.leading - insets.trailing)
      let size = view.sizeThatFits(ProposedViewSize(width: inner, height: nil))
      var height = size.height + insets.top + insets.bottom
      if kind == .row { height = max(height, Looks.list(.rowHeightMinimum)) }
      lines.append(
        Line(
          view: view, part: part, size: size,
          rect: CGRect(x: margin, y: y, width: width - 2 * margin, height: height),
          insets: insets))
      y += height
      isFirst = false
    }
    if !look.isPlain, !lines.isEmpty { y += Looks.list(.footerHeightUntitled) }
    return (lines, y)
  }

  override func measureContent(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? Looks.length(.deviceWidth)
    return CGSize(width: width, height: arrange(width: width).height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // A list takes all of its room.
    let size = super.measure(proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func placeContent(in area: CGRect, _ proposal: ProposedViewSize) {
    let lines = arrange(width: area.width).lines
    rows = []
    for (index, line) in lines.enumerated() {
      let inner = max(0, line.rect.width - line.insets.leading - line.insets.trailing)
      let slack = line.rect.height - line.size.height
      let isRow = (line.part?.kind ?? .row) == .row
      // Rows stand in the middle of their height, headers and footers where their insets say.
      let top = isRow ? slack / 2 : line.insets.top
      line.view.place(
        at: CGPoint(
          x: area.minX + line.rect.minX + line.insets.leading,
          y: area.minY + line.rect.minY + top),
        proposal: ProposedViewSize(width: inner, height: nil))
      guard isRow else { continue }
      let before = index > 0 ? lines[index - 1] : nil
      let after = index + 1 < lines.count ? lines[index + 1] : nil
      func joins(_ other: Line?) -> Bool {
        guard let other, look.rowSpacing == nil else { return false }
        return other.part?.section == line.part?.section && (other.part?.kind ?? .row) == .row
      }
      rows.append(
        Row(
          view: line.view,
          insets: EdgeInsets(
            top: top, leading: line.insets.leading, bottom: slack - top,
            trailing: line.rect.width - line.insets.leading - line.size.width),
          isFirst: !joins(before), isLast: !joins(after), width: line.rect.width))
    }
  }

  // MARK: Drawing

  override func emit(into list: inout DisplayList) {
    if let ground = look.ground { fill(windowRect, ground, into: &list) }
    super.emit(into: &list)
  }

  private func fill(_ rect: CGRect, _ color: ResolvedColor, into list: inout DisplayList) {
    list.items.append(
      .init(
        .rect, paint: list.add(.color(color)), owner: list.owner(owner),
        values: .init(rect.minX, rect.minY, rect.width, rect.height)))
  }

  /// The room of a row as it is shown now.
  private func rect(_ row: Row) -> CGRect {
    let shown = row.view.shown
    return CGRect(
      x: shown.x - row.insets.leading, y: shown.y - row.insets.top, width: row.width,
      height: shown.height + row.insets.top + row.insets.bottom)
  }

  override func emitContent(into list: inout DisplayList) {
    var card = CGRect.null
    for row in rows {
      card = row.isFirst ? rect(row) : card.union(rect(row))
      if row.isLast { emitCard(card, into: &list) }
    }
    for row in rows {
      if let style = row.view.traits[ObjectIdentifier(RowBackgroundTrait.self)] as? AnyShapeStyle {
        emitGround(row, style, into: &list)
      }
      if let selection, let choice = choice(of: row.view), selection.contains(choice) {
        emitGround(row, AnyShapeStyle(FillShapeStyle().secondary), into: &list)
      }
      if !row.isLast, showsSeparator(row) { emitSeparator(row, into: &list) }
    }
    super.emitContent(into: &list)
  }

  /// What a row stands for: its tag, or the identity of its element.
  private func choice(of view: RenderNode) -> AnyHashable? {
    (view as? GestureLayer)?.child.choice ?? view.choice
  }

  override func hitTest(_ point: CGPoint) -> RenderNode? {
    guard let hit = super.hitTest(point) else { return nil }
    guard hit === self, selection != nil, let inner = convertToChildren(point) else { return hit }
    // The whole row answers, not its content alone.
    return rows.first { $0.view is GestureLayer && rect($0).contains(inner) }?.view ?? hit
  }

  private func emitCard(_ rect: CGRect, into list: inout DisplayList) {
    let radius = look.isPlain ? 0 : min(Looks.list(.insetGroupedCornerRadius), rect.height / 2)
    list.items.append(
      .init(
        .rect, flags: 1, paint: list.add(.color(look.card)), owner: list.owner(owner),
        values: .init(rect.minX, rect.minY, rect.width, rect.height, radius, radius)))
  }

  private func emitGround(_ row: Row, _ style: AnyShapeStyle, into list: inout DisplayList) {
    let rect = rect(row)
    let radius =
      row.isFirst && row.isLast && !look.isPlain
      ? min(Looks.list(.insetGroupedCornerRadius), rect.height / 2) : 0
    list.items.append(
      .init(
        .rect, flags: 1, paint: list.add(style.resolvedPaint(in: owner.environment)),
        owner: list.owner(owner),
        values: .init(rect.minX, rect.minY, rect.width, rect.height, radius, radius)))
  }

  private func showsSeparator(_ row: Row) -> Bool {
    (row.view.traits[ObjectIdentifier(RowSeparatorTrait.self)] as? Visibility) != .hidden
  }

  private func emitSeparator(_ row: Row, into list: inout DisplayList) {
    let rect = rect(row)
    let thickness = Looks.list(.separatorThickness)
    let (left, right) = (
      Looks.list(.separatorInsetLeading),
      look.isPlain ? Looks.list(.separatorInsetTrailing) : Looks.list(.separatorInsetLeading)
    )
    fill(
      CGRect(
        x: rect.minX + left, y: rect.maxY - thickness, width: max(0, rect.width - left - right),
        height: thickness), look.separator, into: &list)
  }
}
