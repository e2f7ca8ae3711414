import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A window on content that may be larger than itself.
///
/// The offset is an attribute: a finger sets it, a run after the finger was lifted moves it, and
/// `scrollTo` animates it as the transaction says.
class ScrollRenderNode: ContainerRenderNode, GestureHolder, FrameFollower, NamedSpace {
  /// What the view around says.
  struct Settings: Equatable {
    var axes: Axis.Set
    var isEnabled = true
    var target = ScrollTarget.free
    var clips = true
    var margins = EdgeInsets()
    var anchor: UnitPoint?
  }

  /// Where a scroll view may come to rest.
  enum ScrollTarget: Equatable { case free, paging, viewAligned }

  var settings: Settings {
    didSet {
      if settings == oldValue { return }
      makeSlot()
      setNeedsLayout()
      graph.setNeedsEmission()
    }
  }
  private var panSlot: GestureSlot!
  var slot: GestureSlot! { panSlot }
  var spaceName: AnyHashable { NamedCoordinateSpace.scrollViewName }

  /// Points from the content's origin to what is at the window's.
  private(set) var offset = AnimatedAttribute<CGSize.AnimatableData>(0, CGSize.zero.animatableData)
  private var contentSize = CGSize.zero
  private var isScrolled = false
  /// The offset when the finger began to pan.
  private var grabbed = CGSize.zero
  private var runs: (start: Double, x: ScrollRun, y: ScrollRun)?
  private var alarm: Graph.ScheduledAction?
  /// Told when scrolling has come to rest, or a finger moves the content.
  var onScroll: ((_ isAtRest: Bool) -> Void)?

  init(_ settings: Settings, owner: ViewNode) {
    self.settings = settings
    super.init(owner: owner)
    makeSlot()
  }

  private func makeSlot() {
    let gesture = PanGesture(
      axes: settings.axes, onTouch: { [weak self] in self?.hold() },
      onPan: { [weak self] in self?.pan($0) }, onRelease: { [weak self] in self?.release($0) },
      onCancel: { [weak self] in self?.release(.zero) })
    if let known = panSlot as? TypedGestureSlot<PanGesture> {
      known.gesture = gesture
    } else {
      panSlot = TypedGestureSlot(gesture, priority: .low, mask: .all, layer: self)
    }
    panSlot.isEnabled = settings.isEnabled
  }

  /// Points.
  var shownOffset: CGSize {
    var size = CGSize.zero
    size.animatableData = offset.shown
    return size
  }

  private var modelOffset: CGSize {
    var size = CGSize.zero
    size.animatableData = offset.model
    return size
  }

  // MARK: Layout

  private let stack = StackMeasure(axis: .vertical, horizontal: .center, vertical: .center)
  private let row = StackMeasure(axis: .horizontal, horizontal: .center, vertical: .center)

  /// Overridden: the size of the content in a window of a size; nil along an axis asks for what it
  /// takes.
  func measureContent(_ proposal: ProposedViewSize) -> CGSize {
    let children = laidOutChildren
    if children.count == 1 { return children[0].sizeThatFits(proposal) }
    return (settings.axes == .horizontal ? row : stack).size(children, proposal)
  }

  /// Overridden: places the content.
  func placeContent(in area: CGRect, _ proposal: ProposedViewSize) {
    let children = laidOutChildren
    if children.count == 1 {
      let size = children[0].sizeThatFits(proposal)
      let x = settings.axes.contains(.horizontal) ? 0 : (area.width - size.width) / 2
      let y = settings.axes.contains(.vertical) ? 0 : (area.height - size.height) / 2
      children[0].place(at: CGPoint(x: area.minX + x, y: area.minY + y), proposal: proposal)
      return
    }
    (settings.axes == .horizontal ? row : stack)
      .place(children, in: area, proposal: proposal, mirrored: isMirrored)
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = settings.margins
    func room(_ length: CGFloat?, _ margin: CGFloat) -> CGFloat? {
      length.map { max(0, $0 - margin) }
    }
    return ProposedViewSize(
      width: settings.axes.contains(.horizontal)
        ? nil : room(proposal.width, margins.leading + margins.trailing),
      height: settings.axes.contains(.vertical)
        ? nil : room(proposal.height, margins.top + margins.bottom))
  }

  private func withMargins(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width + settings.margins.leading + settings.margins.trailing,
      height: size.height + settings.margins.top + settings.margins.bottom)
  }

  /// All of the room along the axes in which it scrolls, the content's size across them.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = withMargins(measureContent(contentProposal(proposal)))
    return CGSize(
      width: settings.axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: settings.axes.contains(.vertical)
        ? proposal.height ?? content.height : content.height)
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    let inner = contentProposal(ProposedViewSize(frame.rect.size))
    let size = measureContent(inner)
    contentSize = withMargins(size)
    let area = CGRect(
      x: frame.x + settings.margins.leading, y: frame.y + settings.margins.top,
      width: settings.axes.contains(.horizontal)
        ? size.width : max(0, frame.width - settings.margins.leading - settings.margins.trailing),
      height: settings.axes.contains(.vertical)
        ? size.height : max(0, frame.height - settings.margins.top - settings.margins.bottom))
    placeContent(in: area, inner)
    keepWithinBounds()
  }

  /// Content or window have another size: the offset stays where it may be.
  private func keepWithinBounds() {
    if let anchor = settings.anchor, !isScrolled {
      put(
        CGSize(
          width: bounds(.horizontal).upperBound * anchor.x,
          height: bounds(.vertical).upperBound * anchor.y))
      return
    }
    if runs != nil || panSlot.isTaken { return }
    let model = modelOffset
    let held = bounded(model)
    if held != model { put(held) }
  }

  /// Offsets at which no end shows beyond itself.
  private func bounds(_ axis: Axis) -> ClosedRange<Double> {
    let most =
      axis == .horizontal ? contentSize.width - frame.width : contentSize.height - frame.height
    return 0...max(0, most)
  }

  private func bounded(_ offset: CGSize) -> CGSize {
    let (x, y) = (bounds(.horizontal), bounds(.vertical))
    return CGSize(
      width: min(max(offset.width, x.lowerBound), x.upperBound),
      height: min(max(offset.height, y.lowerBound), y.upperBound))
  }

  // MARK: Moving

  /// Overridden: a finger or a run moved the content.
  func didScroll(isAtRest: Bool) { onScroll?(isAtRest) }

  /// The offset is another at once.
  private func put(_ new: CGSize) {
    var before = offset
    before.detach()
    offset = AnimatedAttribute(offset.id, new.animatableData)
    offsetDidChange()
  }

  /// The offset becomes another as the transaction of the flush under way says.
  func move(to new: CGSize) {
    stop()
    isScrolled = true
    // Changed as a copy: the graph calls the node back meanwhile, and it reads it.
    var offset = offset
    offset.set(bounded(new).animatableData, of: self)
    self.offset = offset
    offsetDidChange()
  }

  private func offsetDidChange() {
    graph.patch(itemIndex, .init(-shownOffset.width, -shownOffset.height))
    // Places inside are others now: readers of geometry are to look.
    if graph.hasLayoutReaders { graph.afterLayout {} }
  }

  private func hold() {
    if runs == nil, offset.animator == nil { return }
    let shown = shownOffset
    stop()
    put(shown)
  }

  private func stop() {
    runs = nil
    alarm?.cancel()
    alarm = nil
    graph.unfollow(self)
  }

  private var isPanning = false

  private func pan(_ way: CGSize) {
    if !isPanning {
      isPanning = true
      isScrolled = true
      hold()
      let shown = shownOffset
      let inside = bounded(shown)
      // What already shows beyond an end was pulled by more.
      grabbed = CGSize(
        width: inside.width
          + ScrollPhysics.pull(shown.width - inside.width, dimension: frame.width),
        height: inside.height
          + ScrollPhysics.pull(shown.height - inside.height, dimension: frame.height))
    }
    var new = shownOffset
    if settings.axes.contains(.horizontal) {
      new.width = ScrollPhysics.held(
        grabbed.width - way.width, within: bounds(.horizontal), dimension: frame.width)
    }
    if settings.axes.contains(.vertical) {
      new.height = ScrollPhysics.held(
        grabbed.height - way.height, within: bounds(.vertical), dimension: frame.height)
    }
    put(new)
    didScroll(isAtRest: false)
  }

  private func release(_ velocity: CGSize) {
    isPanning = false
    let shown = shownOffset
    if let target = restingPlace(from: shown, velocity: velocity) {
      return settle(at: target)
    }
    let x = ScrollRun(
      from: shown.width, velocity: settings.axes.contains(.horizontal) ? -velocity.width : 0,
      bounds: bounds(.horizontal))
    let y = ScrollRun(
      from: shown.height, velocity: settings.axes.contains(.vertical) ? -velocity.height : 0,
      bounds: bounds(.vertical))
    let end = max(x.duration, y.duration)
    if end <= 0 {
      didScroll(isAtRest: true)
      return
    }
    runs = (graph.time, x, y)
    graph.follow(self)
    alarm = graph.schedule(at: graph.time + end, for: "a scroll view's rest") { [weak self] in
      guard let self else { return }
      stop()
      put(CGSize(width: x.target, height: y.target))
      didScroll(isAtRest: true)
    }
  }

  /// Moves to a place by a spring of its own.
  private func settle(at target: CGSize) {
    let frequency = Looks.scroll(.bounceFrequency)
    let spring = Animation.interpolatingSpring(
      stiffness: frequency * frequency, damping: 2 * frequency)
    graph.enqueue(Transaction(animation: spring)) { [weak self] in self?.move(to: target) }
    didScroll(isAtRest: true)
  }

  func frame(at time: Double) {
    guard let runs else { return }
    put(
      CGSize(
        width: runs.x.offset(at: time - runs.start), height: runs.y.offset(at: time - runs.start)))
    didScroll(isAtRest: false)
  }

  /// Where a scroll view that rests at pages or views comes to rest; nil: anywhere.
  private func restingPlace(from shown: CGSize, velocity: CGSize) -> CGSize? {
    if settings.target == .free { return nil }
    let factor = Looks.scroll(.decelerationDistance)
    var target = shown
    if settings.axes.contains(.horizontal) {
      target.width = stop(
        near: shown.width - velocity.width * factor, from: grabbed.width, page: frame.width,
        along: .horizontal)
    }
    if settings.axes.contains(.vertical) {
      target.height = stop(
        near: shown.height - velocity.height * factor, from: grabbed.height, page: frame.height,
        along: .vertical)
    }
    return bounded(target)
  }

  private func stop(near place: Double, from start: Double, page: Double, along axis: Axis)
    -> Double
  {
    switch settings.target {
    case .free: return place
    case .paging:
      guard page > 0 else { return place }
      // One page at a time.
      let present = (start / page).rounded()
      return min(max((place / page).rounded(), present - 1), present + 1) * page
    case .viewAligned:
      let stops = targets.map {
        axis == .horizontal
          ? $0.frame.x - frame.x - settings.margins.leading
          : $0.frame.y - frame.y - settings.margins.top
      }
      return stops.min { abs($0 - place) < abs($1 - place) } ?? place
    }
  }

  /// The views at which the scroll view may come to rest: those of the innermost container.
  var targets: [RenderNode] {
    var level = laidOutChildren
    while level.count == 1 {
      var below: [RenderNode] = []
      level[0].forEachChild { below.append($0) }
      if below.isEmpty { break }
      level = below
    }
    return level
  }

  // MARK: Finding

  /// The first view of which at least half is in the window.
  var firstShown: RenderNode? {
    let offset = shownOffset
    let isVertical = settings.axes.contains(.vertical)
    return targets.first { view in
      isVertical
        ? view.frame.y + view.frame.height / 2 >= frame.y + offset.height
        : view.frame.x + view.frame.width / 2 >= frame.x + offset.width
    }
  }

  /// Brings a view of the content into the window.
  ///
  /// - Parameter anchor: the point of the view that is put to the same point of the window; nil:
  ///   by as little as shows it.
  /// - Returns: Whether the content has a view of this identity.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let view = Self.find(id, in: self) else { return false }
    let x = view.frame.x - frame.x
    let y = view.frame.y - frame.y
    var new = modelOffset
    if settings.axes.contains(.horizontal) {
      new.width = place(x, view.frame.width, frame.width, new.width, anchor.map { Double($0.x) })
    }
    if settings.axes.contains(.vertical) {
      new.height = place(
        y, view.frame.height, frame.height, new.height, anchor.map { Double($0.y) })
    }
    move(to: new)
    return true
  }

  private func place(
    _ start: Double, _ length: Double, _ room: Double, _ present: Double, _ anchor: Double?
  ) -> Double {
    if let anchor { return start + anchor * (length - room) }
    if start < present { return start }
    return start + length > present + room ? start + length - room : present
  }

  private static func find(_ id: AnyHashable, in node: RenderNode) -> RenderNode? {
    var found: RenderNode?
    node.forEachChild { child in
      if found != nil || child.isLeaving { return }
      found = child.identity == id ? child : find(id, in: child)
    }
    return found
  }

  // MARK: Drawing

  override var animatesGeometry: Bool { true }

  override func frameDidChange() { graph.setNeedsEmission() }

  override func emit(into list: inout DisplayList) {
    let number = list.owner(owner)
    if settings.clips {
      list.items.append(
        .init(
          .clipRect, owner: number,
          values: .init(shown.x, shown.y, shown.width, shown.height)))
    }
    itemIndex = list.items.count
    list.items.append(
      .init(.offset, owner: number, values: .init(-shownOffset.width, -shownOffset.height)))
    emitContent(into: &list)
    list.items.append(.init(.pop))
    if settings.clips { list.items.append(.init(.pop)) }
  }

  /// Overridden: draws the content.
  func emitContent(into list: inout DisplayList) { super.emit(into: &list) }

  // MARK: Presentation

  override func present(_ attribute: UInt8, _ lanes: UnsafePointer<Double>) {
    if attribute != offset.id { return super.present(attribute, lanes) }
    offset.present(lanes)
    offsetDidChange()
  }

  override func animatorDidEnd(_ attribute: UInt8) {
    if attribute != offset.id { return super.animatorDidEnd(attribute) }
    offset.didEnd()
    offsetDidChange()
  }

  override func attributeName(_ attribute: UInt8) -> AttributeName {
    attribute == offset.id
      ? AttributeName("contentOffset", ["x", "y"], unit: "points", isMovement: true)
      : super.attributeName(attribute)
  }

  override var attributes: [(id: UInt8, name: AttributeName, values: [Double])] {
    super.attributes + [(offset.id, attributeName(offset.id), offset.shownLanes)]
  }

  override func animator(of attribute: UInt8) -> Animator? {
    attribute == offset.id ? offset.animator : super.animator(of: attribute)
  }

  override func detach() {
    super.detach()
    stop()
    offset.detach()
    graph.pointers.drop(panSlot)
  }

  // MARK: Touches

  override func convertToChildren(_ point: CGPoint) -> CGPoint? {
    CGPoint(x: point.x + shownOffset.width, y: point.y + shownOffset.height)
  }

  override func hitTest(_ point: CGPoint) -> RenderNode? {
    guard shown.rect.contains(point) else { return nil }
    return super.hitTest(point) ?? self
  }
}
