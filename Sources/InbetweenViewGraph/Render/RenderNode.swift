import Foundation
import InbetweenDrawing

/// The hot half of a view: its layout, its geometry, what it draws.
///
/// Frames are absolute in the space of the root; effects transform around points of that space,
/// so they change no coordinates below them. Frames are animated attributes of each node: `frame`
/// is what layout decided, `shown` what is drawn now.
@MainActor
open class RenderNode: AnimatorTarget {
  // The graph owns the tree and detaches it before it goes.
  package unowned(unsafe) let graph: Graph
  /// The view that this node belongs to: its name and the transaction that reaches it.
  package unowned(unsafe) let owner: ViewNode
  package unowned(unsafe) var parent: RenderNode?

  package var zIndex = 0.0
  package var layoutPriority = 0.0
  package var traits: [ObjectIdentifier: Any] = [:]
  /// The view was removed: it is drawn where it was and laid out no more.
  package private(set) var isLeaving = false

  /// Points. What layout decided.
  package private(set) var frame = Frame()
  /// Points. What is drawn now.
  package private(set) var shown = Frame()
  private var geometryAnimator: Animator?
  private var isPlaced = false
  /// Layout has given the node a place.
  package final var hasPlace: Bool { isPlaced }
  /// Where the node's item is in the display list, or -1.
  package final var itemIndex = -1 { didSet { itemDidMove() } }
  package final var needsPlacement = true
  private var measured = MeasureCache()

  /// A rectangle, points.
  public struct Frame: Equatable {
    public var x = 0.0
    public var y = 0.0
    public var width = 0.0
    public var height = 0.0

    public var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  }

  public init(owner: ViewNode) {
    graph = owner.graph
    self.owner = owner
  }

  // MARK: Layout

  /// The size that the node takes for a proposal. Answers are kept until the node is invalidated.
  /// An infinite proposal may be answered by an infinite size; numbers that are none, and lengths
  /// below zero, count as zero on both sides.
  public final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.withoutNonsense
    if let size = measured[proposal], !graph.recomputesEverything { return size }
    graph.statistics.measurements += 1
    var size = measure(proposal)
    if !(size.width >= 0) { size.width = 0 }
    if !(size.height >= 0) { size.height = 0 }
    measured[proposal] = size
    return size
  }

  /// Overridden: the size for a proposal.
  open func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Overridden: an alignment guide that differs from the default, in the node's coordinates.
  open func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

  /// Overridden: preferred distances.
  open var spacing: ViewSpacing { ViewSpacing() }

  /// For a node that keeps what is below it clear of its sides: all of its room and the clear part,
  /// in the space of its frame.
  open var clearRoom: (outer: CGRect, inner: CGRect)? { nil }

  /// Overridden: places the children for `frame`.
  open func placeChildren(_ proposal: ProposedViewSize) {}

  /// The explicit guide, looked for only where somebody in the tree gives that guide at all.
  package final func knownExplicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    graph.givesGuide(key) ? explicitGuide(key, in: size) : nil
  }

  package final func dimensions(in size: CGSize) -> ViewDimensions {
    ViewDimensions(size: size) { [unowned self] in self.knownExplicitGuide($0, in: size) }
  }

  package final func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat {
    knownExplicitGuide(key, in: size) ?? key.defaultValue(in: size)
  }

  private var placedProposal = ProposedViewSize.unspecified

  /// Gives the node its place.
  public final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    if !origin.x.isFinite || !origin.y.isFinite {
      graph.warn(
        """
        \(owner.path) was to be placed at (\(origin.x), \(origin.y)), which is no place. It stands at \
        0 instead. Look for an alignment guide or a position that is no number.
        """)
    }
    let new = Frame(
      x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0,
      width: size.width < .infinity ? size.width : 0,
      height: size.height < .infinity ? size.height : 0)
    if new == frame, isPlaced, !needsPlacement, proposal == placedProposal,
      !graph.recomputesEverything
    {
      return
    }
    let moved = new != frame || !isPlaced
    placedProposal = proposal
    needsPlacement = false
    if moved { move(to: new) }
    placeChildren(proposal)
  }

  /// The frame before the update under way, while the node waits for `showMove`.
  private var frameBefore: Frame?
  /// The update in which the node got its first place: what moves it in there is not seen.
  private var placedIn = -1

  private func move(to new: Frame) {
    let old = frame
    frame = new
    if isPlaced, animatesGeometry, placedIn != graph.flushNumber {
      if frameBefore == nil {
        frameBefore = old
        graph.didMove(self)
      }
      return
    }
    if !isPlaced { placedIn = graph.flushNumber }
    isPlaced = true
    shown = new
    frameDidChange()
  }

  /// The first place, given in this update, is where the node is seen to come from.
  package final func departFromHere() { placedIn = -1 }

  /// Layout has settled: the node moves from where it was before the update to where it is now, as
  /// the transaction says.
  final func showMove() {
    guard let before = frameBefore else { return }
    frameBefore = nil
    if before == frame { return }
    graph.animate(
      self, RenderNode.geometryAttribute, current: &geometryAnimator,
      from: before.lanes, to: frame.lanes, type: GeometryData.self)
    if geometryAnimator == nil {
      shown = frame
      frameDidChange()
    }
  }

  /// A node that is put around one that has its place already begins there: layout may not come to
  /// it again, as where a view is leaving.
  package final func takePlace(of other: RenderNode) {
    (frame, shown, isPlaced) = (other.frame, other.shown, other.isPlaced)
  }

  /// For a node made in the update under way: what it shows now is where it is seen to come from.
  package func animatesFromNow() {}

  /// The next place is shown at once: the node was not to be seen where it is.
  package final func forgetPlace() { isPlaced = false }

  /// Takes over what the views inside say to the container.
  open func inheritTraits() {}

  /// Whether a change of the frame may be animated: leaves and effects, not mere containers.
  open var animatesGeometry: Bool { false }

  /// The shown frame is another: patch what depends on it.
  open func frameDidChange() {}

  /// The size may have changed: asks for layout of this node and its containers.
  public final func setNeedsLayout() {
    var node: RenderNode? = self
    while let current = node {
      current.measured.clear()
      current.needsPlacement = true
      node = current.parent
    }
    graph.needsLayout = true
  }

  // MARK: Coming and going

  /// The node is drawn where it is until its removal has been shown.
  open func leave() { isLeaving = true }

  open func comeBack() { isLeaving = false }

  /// The node's view has left the tree.
  open func detach() {
    frameBefore = nil
    geometryAnimator?.end(.viewRemoved)
    geometryAnimator = nil
  }

  // MARK: Drawing

  /// Overridden: the node's item is elsewhere in the list.
  open func itemDidMove() {}

  /// Appends what the node draws.
  open func emit(into list: inout DisplayList) {}

  /// The node and those below it were left out of the list: their items are not theirs any more.
  package final func forgetItems() {
    itemIndex = -1
    forEachChild { $0.forgetItems() }
  }

  /// Visits the children in layout order.
  open func forEachChild(_ visit: (RenderNode) -> Void) {}

  // MARK: Presentation

  package static let geometryAttribute: UInt8 = 255

  /// A running animator has new values for an attribute.
  open func present(_ attribute: UInt8, _ lanes: UnsafePointer<Double>) {
    if attribute == RenderNode.geometryAttribute {
      shown = Frame(x: lanes[0], y: lanes[1], width: lanes[2], height: lanes[3])
      frameDidChange()
    }
  }

  open func animatorDidEnd(_ attribute: UInt8) {
    if attribute == RenderNode.geometryAttribute { geometryAnimator = nil }
  }

  public final var animatedNode: ViewNode { owner }

  /// Overridden by plain effects; see `AnimatorTarget`.
  open func effectState(of attribute: UInt8) -> UnsafeMutablePointer<EffectState>? { nil }

  open func attributeName(_ attribute: UInt8) -> AttributeName {
    AttributeName(
      "frame", ["x", "y", "width", "height"], unit: "points", isMovement: true)
  }

  /// Scalars of the attributes as they are drawn: for the stage.
  open var attributes: [(id: UInt8, name: AttributeName, values: [Double])] {
    animatesGeometry
      ? [(RenderNode.geometryAttribute, attributeName(RenderNode.geometryAttribute), shown.lanes)]
      : []
  }

  /// The animator of an attribute, while one runs.
  open func animator(of attribute: UInt8) -> Animator? {
    attribute == RenderNode.geometryAttribute ? geometryAnimator : nil
  }

  /// What the node does that never ends by itself, if it does such a thing now.
  open var endlessWork: EndlessWork? { nil }

  // MARK: Hit testing

  /// The point in the space of the children, as it is shown now; nil where nothing can be hit.
  open func convertToChildren(_ point: CGPoint) -> CGPoint? { point }

  /// The innermost node under the point, front to back.
  open func hitTest(_ point: CGPoint) -> RenderNode? {
    guard let inner = convertToChildren(point) else { return nil }
    var children: [RenderNode] = []
    forEachChild { children.append($0) }
    // What is on its way out cannot be touched any more.
    for child in RenderNode.paintingOrder(children).reversed() where !child.isLeaving {
      if let hit = child.hitTest(inner) { return hit }
    }
    return nil
  }

  /// Children by z-index, and within one by their order.
  package static func paintingOrder(_ children: [RenderNode]) -> [RenderNode] {
    if children.allSatisfy({ $0.zIndex == children.first?.zIndex }) { return children }
    return children.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map(\.element)
  }
}

/// The data of a frame, in the order of the measurements: origin, then size.
package typealias GeometryData = AnimatablePair<
  AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
>

extension RenderNode.Frame {
  var lanes: [Double] { [x, y, width, height] }
}

/// The last three answers of a measurement, kept in place. An absent width or height of a proposal
/// is kept as -1, which no container offers.
private struct MeasureCache {
  private var keys: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  private var sizes: (CGSize, CGSize, CGSize) = (.zero, .zero, .zero)
  private var next = 0
  private static let none = SIMD2<Double>(repeating: -2)

  init() { keys = (Self.none, Self.none, Self.none) }

  private static func key(_ proposal: ProposedViewSize) -> SIMD2<Double> {
    SIMD2(proposal.width ?? -1, proposal.height ?? -1)
  }

  subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      let key = Self.key(proposal)
      if key == keys.0 { return sizes.0 }
      if key == keys.1 { return sizes.1 }
      return key == keys.2 ? sizes.2 : nil
    }
    set {
      guard let newValue else { return }
      let key = Self.key(proposal)
      switch next {
      case 0: (keys.0, sizes.0) = (key, newValue)
      case 1: (keys.1, sizes.1) = (key, newValue)
      default: (keys.2, sizes.2) = (key, newValue)
      }
      next = (next + 1) % 3
    }
  }

  mutating func clear() { keys = (Self.none, Self.none, Self.none) }
}
