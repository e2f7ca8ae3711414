import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A window on content that may be larger than itself.
///
/// The offset is an attribute: a finger sets it, a run after the finger was lifted moves it, and
/// `scrollTo` animates it as the transaction says.
class ScrollRenderNode: ContainerRenderNode, GestureHolder, FrameFollower, NamedSpace,
  RelativeContainer
{
  /// What the view around says.
  struct Settings: Equatable {
    var axes: Axis.Set
    var isEnabled = true
    var clips = true
    var margins = EdgeInsets()
    var anchors = ScrollAnchors()
  }

  var settings: Settings {
    didSet {
      if settings == oldValue { return }
      makeSlot()
      setNeedsLayout()
      graph.setNeedsEmission()
    }
  }
  /// Where it comes to rest; nil: where its speed takes it.
  var behavior: (any ScrollTargetBehavior)?
  private var panSlot: GestureSlot!
  var slot: GestureSlot! { panSlot }
  var spaceName: AnyHashable { NamedCoordinateSpace.scrollViewName }

  func isNamed(_ name: AnyHashable) -> Bool {
    name == spaceName
      || Axis.allCases.contains {
        settings.axes.contains(Axis.Set($0))
          && name == NamedCoordinateSpace.scrollViewName(along: $0)
      }
  }

  /// Points from the content's origin to what is at the window's.
  private(set) var offset = AnimatedAttribute<CGSize.AnimatableData>(0, CGSize.zero.animatableData)
  private(set) var contentSize = CGSize.zero
  private var isScrolled = false
  /// What moves the content.
  private(set) var phase = ScrollPhase.idle
  /// How the finger left, points per second of the offset.
  private var leftWith: CGSize?
  /// The offset when the finger began to pan.
  private var grabbed = CGSize.zero
  private var runs: (start: Double, x: ScrollRun, y: ScrollRun)?
  private var alarm: Graph.ScheduledAction?
  /// Told when a finger leaves the content far beyond its top.
  var onPull: (() -> Void)?
  /// Told when a finger, or what it gave the content, moves it.
  var onScroll: (() -> Void)?

  init(_ settings: Settings, owner: ViewNode) {
    self.settings = settings
    super.init(owner: owner)
    makeSlot()
  }

  private func makeSlot() {
    let gesture = PanGesture(
      axes: settings.axes, onTouch: { [weak self] in self?.touch() },
      onPan: { [weak self] in self?.pan($0) }, onRelease: { [weak self] in self?.release($0) },
      onCancel: { [weak self] in self?.release(.zero) },
      onLeave: { [weak self] in self?.change(to: .idle) })
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

  var modelOffset: CGSize {
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

  /// The room for content in the window, without margins, points; the clear part of the stage until
  /// the window has its place.
  var relativeSize: CGSize { hasPlace ? containerRect.size : graph.clearSize }

  /// Frames in the content that are made of the window's size.
  private var relatives: [RelativeFrameReference] = []
  private var knownRelativeSize: CGSize?

  func addRelative(_ layer: ContainerRelativeFrameLayer) {
    relatives.removeAll { $0.layer == nil || $0.layer === layer }
    relatives.append(RelativeFrameReference(layer: layer))
  }

  /// The frames made of the window's size are others where that is another.
  private func invalidateRelatives() {
    let size = relativeSize
    if size == knownRelativeSize { return }
    knownRelativeSize = size
    for relative in relatives { relative.layer?.setNeedsLayout() }
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    invalidateRelatives()
    let inner = contentProposal(ProposedViewSize(frame.rect.size))
    let size = measureContent(inner)
    let before = (bounds(.horizontal).upperBound, bounds(.vertical).upperBound)
    contentSize = withMargins(size)
    let shift = settings.anchors.shift(of: contentSize, in: frame.rect.size, along: settings.axes)
    let area = CGRect(
      x: frame.x + settings.margins.leading + shift.width,
      y: frame.y + settings.margins.top + shift.height,
      width: settings.axes.contains(.horizontal)
        ? size.width : max(0, frame.width - settings.margins.leading - settings.margins.trailing),
      height: settings.axes.contains(.vertical)
        ? size.height : max(0, frame.height - settings.margins.top - settings.margins.bottom))
    placeContent(in: area, inner)
    keepWithinBounds(mostBefore: CGSize(width: before.0, height: before.1))
  }

  /// Content or window have another size: the offset stays where it may be, or where an anchor
  /// holds it.
  private func keepWithinBounds(mostBefore: CGSize) {
    let most = CGSize(
      width: bounds(.horizontal).upperBound, height: bounds(.vertical).upperBound)
    if let anchor = settings.anchors.initialOffset, !isScrolled {
      put(CGSize(width: most.width * anchor.x, height: most.height * anchor.y))
      return
    }
    if let anchor = settings.anchors.sizeChanges, most != mostBefore, runs == nil, !panSlot.isTaken
    {
      // What is at the anchor's place of the content stays there.
      let model = modelOffset
      put(
        bounded(
          CGSize(
            width: model.width + (most.width - mostBefore.width) * anchor.x,
            height: model.height + (most.height - mostBefore.height) * anchor.y)))
      return
    }
    if runs != nil || panSlot.isTaken { return }
    let model = modelOffset
    let held = bounded(model)
    if held != model { put(held) }
  }

  /// Offsets at which no end shows beyond itself.
  func bounds(_ axis: Axis) -> ClosedRange<Double> {
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

  private func change(to new: ScrollPhase) {
    let old = phase
    if new == old { return }
    phase = new
    let velocity = leftWith.map { CGVector(dx: $0.width / 1000, dy: $0.height / 1000) }
    if new == .idle { leftWith = nil }
    graph.shared(ScrollCenter.self)
      .phaseDidChange(self, from: old, to: new, velocity: velocity)
  }

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
    change(to: offset.isAnimating ? (leftWith == nil ? .animating : .decelerating) : .idle)
    offsetDidChange()
  }

  /// Moves to a view, an edge or a place, as the transaction of the flush under way says.
  ///
  /// - Returns: Whether there is such a view.
  @discardableResult
  func move(to target: ScrollPosition.Target) -> Bool {
    var new = modelOffset
    switch target {
    case .none: return true
    case .view(let id, let anchor): return scroll(to: id, anchor: anchor)
    case .edge(let edge):
      let isRight = edge == .trailing && !isMirrored || edge == .leading && isMirrored
      switch edge {
      case .top: new.height = 0
      case .bottom: new.height = bounds(.vertical).upperBound
      case .leading, .trailing: new.width = isRight ? bounds(.horizontal).upperBound : 0
      }
    case .offset(let x, let y):
      if let x, x.isFinite { new.width = x }
      if let y, y.isFinite { new.height = y }
    }
    move(to: new)
    return true
  }

  /// Moves the content at once, as a wheel does; answers whether there was any way to go.
  func turn(by distance: CGSize) -> Bool {
    guard settings.isEnabled else { return false }
    let shown = shownOffset
    let target = bounded(
      CGSize(width: shown.width + distance.width, height: shown.height + distance.height))
    if target == shown { return false }
    stop()
    isScrolled = true
    put(target)
    change(to: .idle)
    return true
  }

  /// Overridden: the window shows another part.
  func offsetDidChange() {
    graph.patch(itemIndex, .init(-shownOffset.width, -shownOffset.height))
    // Places inside are others now: readers of geometry are to look.
    if graph.hasLayoutReaders { graph.afterLayout {} }
  }

  private func touch() {
    hold()
    change(to: .tracking)
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
      change(to: .interacting)
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
    onScroll?()
  }

  private func release(_ velocity: CGSize) {
    isPanning = false
    let shown = shownOffset
    leftWith = CGSize(width: -velocity.width, height: -velocity.height)
    if settings.axes.contains(.vertical), shown.height < -Self.pullDistance { onPull?() }
    if let behavior {
      return settle(at: restingPlace(behavior, from: shown, velocity: velocity), velocity)
    }
    let x = ScrollRun(
      from: shown.width, velocity: settings.axes.contains(.horizontal) ? -velocity.width : 0,
      bounds: bounds(.horizontal))
    let y = ScrollRun(
      from: shown.height, velocity: settings.axes.contains(.vertical) ? -velocity.height : 0,
      bounds: bounds(.vertical))
    let end = max(x.duration, y.duration)
    if end <= 0 { return change(to: .idle) }
    change(to: .decelerating)
    runs = (graph.time, x, y)
    graph.follow(self)
    alarm = graph.schedule(at: graph.time + end, for: "a scroll view's rest") { [weak self] in
      guard let self else { return }
      stop()
      put(CGSize(width: x.target, height: y.target))
      onScroll?()
      change(to: .idle)
    }
  }

  /// How far beyond its top content has to show, points. Chosen.
  private static let pullDistance = 60.0

  /// Overridden: the content is about to come to rest where a behaviour lets it.
  func willSettle(at target: CGSize) {}

  /// Moves to a place by a spring of its own, which takes over the finger's speed.
  private func settle(at target: CGSize, _ velocity: CGSize) {
    willSettle(at: target)
    let frequency = Looks.scroll(.bounceFrequency)
    let shown = shownOffset
    let (x, y) = (target.width - shown.width, target.height - shown.height)
    // The spring's speed is told in shares of the way.
    let share = abs(x) > abs(y) ? -velocity.width / x : y == 0 ? 0 : -velocity.height / y
    let spring = Animation.interpolatingSpring(
      stiffness: frequency * frequency, damping: 2 * frequency,
      initialVelocity: min(max(share, 0), 2 * frequency))
    if x == 0, y == 0 { return change(to: .idle) }
    change(to: .decelerating)
    // A change of its own: what the finger chose is another one, and moves as its own transaction
    // says. The write itself comes before the transaction is the tree's; what follows its layout is
    // under it.
    var transaction = Transaction(animation: spring)
    transaction.turn = Transaction.nextTurn()
    graph.enqueue(transaction) { [weak self] in
      self?.graph.afterLayout { self?.move(to: target) }
    }
  }

  func frame(at time: Double) {
    guard let runs else { return }
    put(
      CGSize(
        width: runs.x.offset(at: time - runs.start), height: runs.y.offset(at: time - runs.start)))
    onScroll?()
  }

  /// Where a behaviour lets the content come to rest.
  private func restingPlace(
    _ behavior: any ScrollTargetBehavior, from shown: CGSize, velocity: CGSize
  ) -> CGSize {
    let factor = Looks.scroll(.decelerationDistance)
    let window = containerRect.size
    var free = shown
    if settings.axes.contains(.horizontal) { free.width -= velocity.width * factor }
    if settings.axes.contains(.vertical) { free.height -= velocity.height * factor }
    free = bounded(free)
    let margins = settings.margins
    let original = ScrollTarget(
      rect: CGRect(origin: CGPoint(x: free.width, y: free.height), size: window))
    let context = ScrollTargetBehaviorContext(
      originalTarget: original,
      velocity: CGVector(dx: -velocity.width / 1000, dy: -velocity.height / 1000),
      contentSize: contentSize, containerSize: window, axes: settings.axes, start: grabbed,
      views: targets.map {
        $0.frame.rect.offsetBy(dx: -frame.x - margins.leading, dy: -frame.y - margins.top)
      },
      environment: owner.environment)
    var target = original
    behavior.updateTarget(&target, context: context)
    let offset = target.offset(in: window)
    let isPlace = offset.width.isFinite && offset.height.isFinite
    return bounded(isPlace ? offset : free)
  }

  // MARK: Drawing

  override var animatesGeometry: Bool { true }

  override func frameDidChange() { graph.setNeedsEmission() }

  override func emit(into list: inout DisplayList) {
    let number = list.owner(owner)
    let window = windowRect
    if settings.clips {
      list.items.append(
        .init(
          .clipRect, owner: number,
          values: .init(window.minX, window.minY, window.width, window.height)))
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
    if phase == .decelerating { onScroll?() }
  }

  override func animatorDidEnd(_ attribute: UInt8) {
    if attribute != offset.id { return super.animatorDidEnd(attribute) }
    offset.didEnd()
    offsetDidChange()
    if !isPanning, phase != .tracking { change(to: .idle) }
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
    guard windowRect.contains(point) else { return nil }
    return super.hitTest(point) ?? self
  }
}
