import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// The pages of a tab view.
struct TabPages<Content: View> {
  var selection: AnyHashable?
  /// The type of the selection that others keep.
  var selectionType: Any.Type?
  var choose: (AnyHashable) -> Void
  var form: TabForm
  let content: Content
}

extension TabPages: ScrollContainer, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ScrollNode(view, context)
  }

  func makeScrollRender(_ owner: ViewNode) -> ScrollRenderNode {
    let render = TabRenderNode(settings(owner), owner: owner)
    updateScrollRender(render, owner)
    return render
  }

  func updateScrollRender(_ render: ScrollRenderNode, _ owner: ViewNode) {
    render.settings = settings(owner)
    guard let render = render as? TabRenderNode else { return }
    render.form = form
    render.choose = choose
    render.environment = owner.environment
    render.selectionType = selectionType
    render.selection = selection
  }

  func scrollBehavior(_ owner: ViewNode) -> (any ScrollTargetBehavior)? {
    PagingScrollTargetBehavior()
  }

  @MainActor
  private func settings(_ owner: ViewNode) -> ScrollRenderNode.Settings {
    var settings = ScrollRenderNode.Settings(axes: .horizontal, environment: owner.environment)
    settings.margins = EdgeInsets()
    settings.anchors = ScrollAnchors()
    if form == .bar { settings.isEnabled = false }
    return settings
  }
}

/// Shows one page of a bar, or all pages side by side through a window.
final class TabRenderNode: ScrollRenderNode, AppearanceHost {
  var form = TabForm.bar { didSet { if form != oldValue { setNeedsLayout() } } }
  var choose: (AnyHashable) -> Void = { _ in }
  var environment = EnvironmentValues()
  private var barSlot: GestureSlot!
  private var items: [RenderNode] = []

  override init(_ settings: Settings, owner: ViewNode) {
    super.init(settings, owner: owner)
    let gesture = SpatialTapGesture().onEnded { [weak self] in self?.touch($0.location) }
    barSlot = TypedGestureSlot(gesture, priority: .low, mask: .all, layer: self)
  }

  /// The tag of the page that is shown.
  var selection: AnyHashable? {
    didSet {
      if selection == oldValue { return }
      setNeedsLayout()
      graph.setNeedsEmission()
      let isByFinger = fingerTag.map { selection?.isSame(as: $0) == true } ?? false
      fingerTag = nil
      guard form != .bar, !isByFinger, let index = selectedIndex else { return }
      // Where the page was chosen by others, the window goes there as the transaction says.
      graph.afterLayout { [weak self] in
        guard let self else { return }
        move(to: CGSize(width: CGFloat(index) * frame.width, height: 0))
      }
    }
  }
  /// The page that a finger chose: the window goes there by itself.
  private var fingerTag: AnyHashable?

  var selectionType: Any.Type?
  /// What has happened to each page.
  private(set) lazy var record = PageRecord(self)

  func tag(_ index: Int) -> AnyHashable {
    laidOutChildren[index].choice ?? AnyHashable(index)
  }

  var selectedIndex: Int? {
    let count = laidOutChildren.count
    guard count > 0 else { return nil }
    guard let selection else { return 0 }
    return (0..<count).first { selection.isSame(as: tag($0)) } ?? 0
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: Looks.length(.deviceWidth), height: Looks.length(.deviceHeight)))
  }

  override func measureContent(_ proposal: ProposedViewSize) -> CGSize {
    let height = proposal.height ?? frame.height
    let count = form == .bar ? 1 : laidOutChildren.count
    return CGSize(width: frame.width * CGFloat(count), height: height)
  }

  /// The room of the bar, points.
  private var barHeight: CGFloat {
    guard form == .bar, !itemSources.isEmpty else { return 0 }
    return Looks.bar(.tabHeight)
  }

  private var itemSources: [any TabItemSource] {
    laidOutChildren.compactMap {
      $0.traits[ObjectIdentifier(TabItemTrait.self)] as? any TabItemSource
    }
  }

  override func placeContent(in area: CGRect, _ proposal: ProposedViewSize) {
    let size = CGSize(width: frame.width, height: max(0, frame.height - barHeight))
    for (index, page) in laidOutChildren.enumerated() {
      let x = form == .bar ? 0 : CGFloat(index) * size.width
      let own = page.sizeThatFits(ProposedViewSize(size))
      page.place(
        at: CGPoint(
          x: area.minX + x + (size.width - own.width) / 2,
          y: area.minY + (size.height - own.height) / 2),
        proposal: ProposedViewSize(size))
    }
    placeItems()
    record.pagesWereLaidOut()
  }

  override func offsetDidChange() {
    super.offsetDidChange()
    record.windowDidMove()
  }

  /// The platter of the bar (looks: tab bar, iOS 26).
  private var platter: CGRect {
    let count = CGFloat(itemSources.count)
    let width = min(
      Looks.bar(.tabPlatterPitch) * count + Looks.bar(.tabPlatterExtra), frame.width)
    return CGRect(
      x: frame.x + (frame.width - width) / 2,
      y: frame.y + frame.height - Looks.bar(.tabPlatterMargin) - Looks.bar(.tabPlatterHeight),
      width: width, height: Looks.bar(.tabPlatterHeight))
  }

  private func pitch(_ platter: CGRect) -> CGFloat {
    (platter.width - Looks.bar(.tabPlatterExtra)) / CGFloat(max(1, itemSources.count))
  }

  private func placeItems() {
    items = []
    guard form == .bar else { return }
    let platter = platter
    let pitch = pitch(platter)
    let chosen = selectedIndex
    for (index, source) in itemSources.enumerated() {
      source.setSelected(index == chosen)
      for node in source.itemNodes {
        node.parent = self
        let size = node.sizeThatFits(.unspecified)
        node.place(
          at: CGPoint(
            x: platter.minX + Looks.bar(.tabPlatterExtra) / 2 + pitch * (CGFloat(index) + 0.5)
              - size.width / 2,
            y: platter.midY - size.height / 2), proposal: .unspecified)
        items.append(node)
      }
    }
  }

  // MARK: Choosing

  override func willSettle(at target: CGSize) {
    guard form != .bar, frame.width > 0, !laidOutChildren.isEmpty else { return }
    let page = target.width / frame.width
    let index = min(max(Int(page.rounded()), 0), laidOutChildren.count - 1)
    if index == selectedIndex { return }
    fingerTag = tag(index)
    choose(tag(index))
  }

  /// - Parameter point: in the node's own space.
  private func touch(_ point: CGPoint) {
    let platter = platter.offsetBy(dx: -frame.x, dy: -frame.y)
    guard form == .bar, platter.contains(point), pitch(platter) > 0 else { return }
    let index = Int((point.x - platter.minX - Looks.bar(.tabPlatterExtra) / 2) / pitch(platter))
    guard laidOutChildren.indices.contains(index) else { return }
    choose(tag(index))
  }

  override var slot: GestureSlot! { form == .bar ? barSlot : super.slot }

  override func hitTest(_ point: CGPoint) -> RenderNode? {
    guard shown.rect.contains(point) else { return nil }
    guard form == .bar else { return super.hitTest(point) }
    if barHeight > 0, platter.contains(point) { return self }
    return selectedIndex.flatMap { laidOutChildren[$0].hitTest(point) }
  }

  // MARK: Drawing

  override func forEachChild(_ visit: (RenderNode) -> Void) {
    guard form == .bar else { return super.forEachChild(visit) }
    if let index = selectedIndex { visit(laidOutChildren[index]) }
    items.forEach(visit)
  }

  override func emitContent(into list: inout DisplayList) {
    guard form == .bar else { return super.emitContent(into: &list) }
    for (index, page) in laidOutChildren.enumerated() {
      if index == selectedIndex { page.emit(into: &list) } else { page.forgetItems() }
    }
    if barHeight > 0 { emitBar(into: &list) }
  }

  override func emit(into list: inout DisplayList) {
    super.emit(into: &list)
    if case .pages(true) = form, laidOutChildren.count > 1 { emitDots(into: &list) }
  }

  private func color(_ name: Looks.ColorName) -> ResolvedColor {
    Color(.palette(name, name: "\(name)")).resolvedColor(in: environment)
  }

  private func bar(_ rect: CGRect, _ color: ResolvedColor, into list: inout DisplayList) {
    let radius = min(rect.width, rect.height) / 2
    list.items.append(
      .init(
        .rect, flags: 1, paint: list.add(.color(color)), owner: list.owner(owner),
        values: .init(rect.minX, rect.minY, rect.width, rect.height, radius, radius)))
  }

  private func emitBar(into list: inout DisplayList) {
    let platter = platter
    var shadow = ResolvedColor.black
    shadow.opacity = Looks.bar(.tabShadowOpacity)
    list.items.append(
      .init(
        .shadow, paint: list.add(.color(shadow)),
        values: .init(Looks.bar(.tabShadowRadius), 0, Looks.bar(.tabShadowOffset))))
    bar(platter, color(.tabPlatter), into: &list)
    list.items.append(.init(.pop))
    if let index = selectedIndex {
      let pitch = pitch(platter)
      let width = pitch + Looks.bar(.tabSelectionExtra)
      let middle = platter.minX + Looks.bar(.tabPlatterExtra) / 2 + pitch * (CGFloat(index) + 0.5)
      let height = Looks.bar(.tabSelectionHeight)
      bar(
        CGRect(x: middle - width / 2, y: platter.midY - height / 2, width: width, height: height),
        color(.tabSelection), into: &list)
    }
    for item in items { item.emit(into: &list) }
  }

  /// Dots at the bottom.
  private func emitDots(into list: inout DisplayList) {
    PageIndex(
      count: laidOutChildren.count, selected: selectedIndex, hasGround: environment.indexHasGround,
      isDark: environment.colorScheme == .dark
    ).emit(
      around: shown.x + shown.width / 2,
      shown.y + shown.height - Looks.control(.pageControlHeight) / 2, into: &list,
      owner: list.owner(owner), color)
  }

  override func detach() {
    super.detach()
    graph.pointers.drop(barSlot)
  }
}
