import Foundation
import InbetweenDrawing

/// A node around one child: it takes the child's size and place.
@MainActor
open class WrapperRenderNode: RenderNode {
  package final let child: RenderNode

  public init(_ child: RenderNode, owner: ViewNode) {
    self.child = child
    super.init(owner: owner)
    child.parent = self
    takePlace(of: child)
    inheritTraits()
  }

  override open func inheritTraits() {
    zIndex = child.zIndex
    layoutPriority = child.layoutPriority
    traits = child.traits
  }

  override open func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(proposal)
  }

  override open func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    child.explicitGuide(key, in: size)
  }

  override open var spacing: ViewSpacing { child.spacing }

  override open func placeChildren(_ proposal: ProposedViewSize) {
    child.place(at: CGPoint(x: frame.x, y: frame.y), proposal: proposal)
  }

  override open func emit(into list: inout DisplayList) { child.emit(into: &list) }

  override open func forEachChild(_ visit: (RenderNode) -> Void) { visit(child) }

  override open func leave() {
    super.leave()
    child.leave()
  }

  override open func comeBack() {
    super.comeBack()
    child.comeBack()
  }
}

/// A wrapper with one attribute of a few numbers that changes how the child is drawn: an offset, a
/// scale, an opacity. A frame of its animation patches one item of the display list.
@MainActor
open class EffectRenderNode<Data: VectorArithmetic>: WrapperRenderNode {
  /// The model's value, as animatable data.
  package private(set) final var model: Data
  // Written on the main actor only; the nonisolated deinit frees both when nobody is left to.
  nonisolated(unsafe) private let lanes: UnsafeMutablePointer<Double>
  nonisolated(unsafe) package let state: UnsafeMutablePointer<EffectState>
  private var animator: Animator?
  private let laneCount = Data._laneCount
  /// The update that made the node: another value that arrives in it is the first one to be seen.
  private var madeIn: Int

  /// - Parameter kind: of an effect that is drawn by its numbers alone: its frames need no call.
  public init(
    _ child: RenderNode, _ model: Data, kind: EffectState.Kind = .other, owner: ViewNode
  ) {
    self.model = model
    (state, lanes) = EffectState.allocate(kind: kind, laneCount: Data._laneCount)
    model._writeLanes(to: lanes)
    madeIn = owner.graph.flushNumber
    super.init(child, owner: owner)
    // A child that has its place is not placed anew: anchors refer to where it stands.
    state.pointee.frame = shown
    let count = Data._laneCount
    if graph.refuses(self, 0, lanes, count: count) {
      for lane in 0..<count where !lanes[lane].isFinite { lanes[lane] = 0 }
      self.model = Data._read(lanes: lanes)
    }
  }

  // The block is this object's own and trivially destroyed.
  deinit { state.deallocate() }

  override public final func effectState(
    of attribute: UInt8
  ) -> UnsafeMutablePointer<EffectState>? {
    attribute == 0 && state.pointee.kind != .other ? state : nil
  }

  override public final func itemDidMove() { state.pointee.itemIndex = itemIndex }

  /// The numbers that are shown now.
  @inline(__always)
  package final var shownLanes: UnsafePointer<Double> { UnsafePointer(lanes) }

  package final var shownValue: Data { Data._read(lanes: lanes) }

  /// The model's value changed: animates as the transaction says.
  public final func set(_ new: Data) {
    if new == model { return }
    if madeIn == graph.flushNumber { return setAtOnce(new) }
    let count = Data._laneCount
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * count) { buffer in
      let base = buffer.baseAddress!
      model._writeLanes(to: base)
      new._writeLanes(to: base + count)
      if graph.refuses(self, 0, base + count, count: count) { return }
      model = new
      graph.animate(
        self, 0, current: &animator, from: base, to: base + count, type: Data.self)
      if let animator {
        let values = animator.value(at: graph.time)
        for lane in 0..<count { lanes[lane] = values[lane] }
      } else {
        for lane in 0..<count { lanes[lane] = base[count + lane] }
      }
    }
    shownDidChange()
  }

  override package func animatesFromNow() { madeIn = -1 }

  /// The model's value becomes `new` and nothing animates.
  package final func setAtOnce(_ new: Data) {
    animator?.end(.replaced)
    animator = nil
    let count = Data._laneCount
    let isRefused = withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { buffer in
      let base = buffer.baseAddress!
      new._writeLanes(to: base)
      return graph.refuses(self, 0, base, count: count)
    }
    if !isRefused { model = new }
    model._writeLanes(to: lanes)
    shownDidChange()
  }

  /// Writes the shown numbers where they are drawn; overridden by effects of another kind.
  open func shownDidChange() {
    if state.pointee.kind != .other { graph.patch(itemIndex, state.pointee.values) }
  }

  override open func frameDidChange() {
    state.pointee.frame = shown
    shownDidChange()
  }

  override open func present(_ attribute: UInt8, _ new: UnsafePointer<Double>) {
    if attribute == RenderNode.geometryAttribute { return super.present(attribute, new) }
    for lane in 0..<laneCount { lanes[lane] = new[lane] }
    shownDidChange()
  }

  override open func animatorDidEnd(_ attribute: UInt8) {
    if attribute == RenderNode.geometryAttribute { return super.animatorDidEnd(attribute) }
    animator = nil
    model._writeLanes(to: lanes)
    shownDidChange()
  }

  override open func animator(of attribute: UInt8) -> Animator? {
    attribute == 0 ? animator : super.animator(of: attribute)
  }

  override open var attributes: [(id: UInt8, name: AttributeName, values: [Double])] {
    let shown = (0..<max(0, Data._laneCount)).map { lanes[$0] }
    return super.attributes + [(0, attributeName(0), shown)]
  }

  override open func detach() {
    super.detach()
    animator?.end(.viewRemoved)
    animator = nil
  }
}
