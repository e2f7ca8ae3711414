import Foundation
import InbetweenViewGraph

/// Views in rows and columns. The views of a `GridRow` are the cells of a row; another view takes a
/// row of its own, over all columns.
public struct Grid<Content: View> {
  var alignment: Alignment
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  public let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: UnaryView, ContainerView {
  private var settings: GridRenderNode.Settings {
    .init(
      alignment: alignment, horizontalSpacing: horizontalSpacing ?? ViewSpacing.standard,
      verticalSpacing: verticalSpacing ?? ViewSpacing.standard)
  }

  public func _makeRender(owner: ViewNode) -> GridRenderNode {
    GridRenderNode(settings, owner: owner)
  }

  public func _updateRender(_ render: GridRenderNode, owner: ViewNode) {
    render.settings = settings
  }
}

/// A row of cells of a `Grid`; outside of one, views beside one another.
public struct GridRow<Content: View> {
  var alignment: VerticalAlignment?
  public let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: UnaryView, ContainerView {
  public func _makeRender(owner: ViewNode) -> GridRowRenderNode {
    GridRowRenderNode(alignment, owner: owner)
  }

  public func _updateRender(_ render: GridRowRenderNode, owner: ViewNode) {
    render.alignment = alignment
  }
}

private enum GridCellColumnsTrait: ViewTraitKey {
  static var defaultValue: Int { 1 }
  static var _affectsLayout: Bool { true }
}

private enum GridColumnAlignmentTrait: ViewTraitKey {
  static var defaultValue: HorizontalAlignment? { nil }
  static var _affectsLayout: Bool { true }
}

private enum GridCellAnchorTrait: ViewTraitKey {
  static var defaultValue: UnitPoint? { nil }
  static var _affectsLayout: Bool { true }
}

private enum GridCellUnsizedAxesTrait: ViewTraitKey {
  static var defaultValue: Axis.Set { [] }
  static var _affectsLayout: Bool { true }
}

extension RenderNode {
  fileprivate func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value {
    traits[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }
}

extension View {
  /// The cell takes several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    _trait(GridCellColumnsTrait.self, min(max(1, count), 1000))
  }

  /// Sets the views of this cell's column by a guide.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    _trait(GridColumnAlignmentTrait.self, guide)
  }

  /// Sets the view at a point of its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    _trait(GridCellAnchorTrait.self, anchor)
  }

  /// The view takes the lengths that others give its cell along some axes, and asks for none.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    _trait(GridCellUnsizedAxesTrait.self, axes)
  }
}

/// The cells of a row. In a grid it fills the room that the grid gives, and sets its cells where the
/// grid says.
public final class GridRowRenderNode: ContainerRenderNode {
  var alignment: VerticalAlignment? {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }
  /// Where the cells stand in the row, from left to right, and what they are offered.
  var places: [(origin: CGPoint, proposal: ProposedViewSize)] = [] {
    didSet { needsPlacement = true }
  }

  init(_ alignment: VerticalAlignment?, owner: ViewNode) {
    self.alignment = alignment
    super.init(owner: owner)
  }

  private var stack: StackMeasure {
    StackMeasure(axis: .horizontal, horizontal: .center, vertical: alignment ?? .center)
  }

  /// Whether a grid lays the row out.
  private var isInGrid: Bool {
    var node = parent
    while let current = node {
      if current is ContainerRenderNode { return current is GridRenderNode }
      node = current.parent
    }
    return false
  }

  override public var axis: Axis? { isInGrid ? nil : .horizontal }

  override public func measure(_ proposal: ProposedViewSize) -> CGSize {
    isInGrid
      ? proposal.replacingUnspecifiedDimensions(by: .zero) : stack.size(laidOutChildren, proposal)
  }

  override public func placeChildren(_ proposal: ProposedViewSize) {
    let mirrored = isMirrored
    guard isInGrid else {
      return stack.place(
        laidOutChildren, in: frame.rect, proposal: proposal, mirrored: mirrored)
    }
    for (child, place) in zip(laidOutChildren, places) {
      self.place(child, at: place.origin, proposal: place.proposal, mirrored: mirrored)
    }
  }
}

/// The rows of a grid.
public final class GridRenderNode: ContainerRenderNode {
  struct Settings: Equatable {
    var alignment: Alignment
    var horizontalSpacing: CGFloat
    var verticalSpacing: CGFloat
  }

  var settings: Settings { didSet { if settings != oldValue { setNeedsLayout() } } }

  init(_ settings: Settings, owner: ViewNode) {
    self.settings = settings
    super.init(owner: owner)
  }

  /// The row that a child is, through modifiers; nil for a view in a row of its own.
  private func row(_ child: RenderNode) -> GridRowRenderNode? {
    var node = child
    while let wrapper = node as? WrapperRenderNode { node = wrapper.child }
    return node as? GridRowRenderNode
  }

  private func makeMeasure() -> GridMeasure {
    let rows = laidOutChildren
    var cells: [GridMeasure.Cell] = []
    var count = 1
    for (index, child) in rows.enumerated() {
      guard let row = row(child) else { continue }
      var column = 0
      for node in row.laidOutChildren {
        let span = node.trait(GridCellColumnsTrait.self)
        cells.append(
          .init(
            node: node, columns: column..<column + span,
            unsized: node.trait(GridCellUnsizedAxesTrait.self), row: index))
        column += span
      }
      count = max(count, column)
    }
    for (index, child) in rows.enumerated() where row(child) == nil {
      cells.append(
        .init(
          node: child, columns: 0..<count,
          unsized: child.trait(GridCellUnsizedAxesTrait.self), row: index))
    }
    return GridMeasure(
      cells: cells, columnCount: count, rowCount: rows.count,
      horizontalSpacing: settings.horizontalSpacing, verticalSpacing: settings.verticalSpacing)
  }

  override public func measure(_ proposal: ProposedViewSize) -> CGSize {
    if laidOutChildren.isEmpty { return .zero }
    let (columns, rows) = makeMeasure().lengths(proposal)
    return CGSize(
      width: GridMeasure.total(columns, settings.horizontalSpacing),
      height: GridMeasure.total(rows, settings.verticalSpacing))
  }

  override public func placeChildren(_ proposal: ProposedViewSize) {
    let children = laidOutChildren
    if children.isEmpty { return }
    let grid = makeMeasure()
    let (columns, rows) = grid.lengths(proposal)
    let starts = Self.starts(columns, settings.horizontalSpacing)
    let guides = columnGuides(grid)
    let mirrored = isMirrored
    var y: CGFloat = 0
    for (index, child) in children.enumerated() {
      let row = row(child)
      let cells = grid.cells.filter { $0.row == index }
      let places = cells.map { cell in
        let size = CGSize(width: grid.width(of: cell.columns, columns), height: rows[index])
        let offer = ProposedViewSize(size)
        let own = cell.node.sizeThatFits(offer)
        let alignment = Alignment(
          horizontal: guides[cell.columns.lowerBound] ?? settings.alignment.horizontal,
          vertical: row?.alignment ?? settings.alignment.vertical)
        var origin = RenderNode.origin(of: cell.node, sized: own, in: size, alignment)
        if let anchor = cell.node.trait(GridCellAnchorTrait.self) {
          origin = CGPoint(
            x: (size.width - own.width) * anchor.x, y: (size.height - own.height) * anchor.y)
        }
        return (
          origin: CGPoint(x: starts[cell.columns.lowerBound] + origin.x, y: origin.y),
          offer: offer
        )
      }
      if let row {
        row.places = alignBaselines(places, cells, row.alignment ?? settings.alignment.vertical)
        invalidatePlacement(from: child)
        place(
          child, at: CGPoint(x: 0, y: y),
          proposal: ProposedViewSize(width: frame.width, height: rows[index]), mirrored: mirrored)
      } else if let only = places.first {
        place(
          child, at: CGPoint(x: only.origin.x, y: y + only.origin.y), proposal: only.offer,
          mirrored: mirrored)
      }
      y += rows[index] + settings.verticalSpacing
    }
  }

  /// Text baselines meet on the lowest of a row.
  private func alignBaselines(
    _ places: [(origin: CGPoint, offer: ProposedViewSize)], _ cells: [GridMeasure.Cell],
    _ alignment: VerticalAlignment
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    guard alignment == .firstTextBaseline || alignment == .lastTextBaseline else {
      return places.map { ($0.origin, $0.offer) }
    }
    let guides = zip(cells, places).map { cell, place in
      cell.node.guide(alignment.key, in: cell.node.sizeThatFits(place.offer))
    }
    let lowest = guides.max() ?? 0
    return zip(places, guides).map {
      (CGPoint(x: $0.origin.x, y: lowest - $1), $0.offer)
    }
  }

  /// The row's cells may have other places in the same frame.
  private func invalidatePlacement(from child: RenderNode) {
    var node = child
    while let wrapper = node as? WrapperRenderNode {
      wrapper.needsPlacement = true
      node = wrapper.child
    }
  }

  /// For each column the guide that a cell of it asks for.
  private func columnGuides(_ grid: GridMeasure) -> [HorizontalAlignment?] {
    var guides = [HorizontalAlignment?](repeating: nil, count: grid.columnCount)
    for cell in grid.cells {
      if let guide = cell.node.trait(GridColumnAlignmentTrait.self) {
        guides[cell.columns.lowerBound] = guide
      }
    }
    return guides
  }

  private static func starts(_ lengths: [CGFloat], _ spacing: CGFloat) -> [CGFloat] {
    var position: CGFloat = 0
    return lengths.map { length in
      defer { position += length + spacing }
      return position
    }
  }
}
