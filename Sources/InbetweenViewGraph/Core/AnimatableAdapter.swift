/// Interpolates the animatable data of a user's view, modifier or shape: the view is evaluated
/// with the data of the moment.
@MainActor
package class AnimatableAdapter<V> {
  package init() {}

  /// An adapter where the type is `Animatable` and has data, else nil.
  package static func make(for view: V) -> AnimatableAdapter<V>? {
    guard let animatable = view as? any Animatable else { return nil }
    func open<A: Animatable>(_ value: A) -> AnyObject? {
      if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
      return TypedAnimatableAdapter<A>(value)
    }
    // The value is a `V` and was opened as `A`, so the adapter is one for `V`.
    return open(animatable).map { unsafeDowncast($0, to: AnimatableAdapter<V>.self) }
  }

  /// The view with the data that is shown now.
  package func presented(_ view: V) -> V { view }

  /// A new value of the view arrived: its data may start to animate.
  package func modelDidChange(to view: V, node: ViewNode) {}

  /// The shown data as plain numbers; empty where they are unknown.
  package var attributes: [(id: UInt8, name: AttributeName, values: [Double])] { [] }

  package var running: Animator? { nil }

  package func detach() {}
}

@MainActor
private final class TypedAnimatableAdapter<V: Animatable>: AnimatableAdapter<V>, AnimatorTarget {
  private typealias Data = V.AnimatableData
  private var model: Data
  private var shown: Data?
  private var animator: Animator?
  private unowned(unsafe) var node: ViewNode?
  /// A user's vector that cannot be taken apart animates as one number from here to there.
  private var from: Data?

  init(_ view: V) { model = view.animatableData }

  override func presented(_ view: V) -> V {
    guard let shown else { return view }
    var copy = view
    copy.animatableData = shown
    return copy
  }

  override func modelDidChange(to view: V, node: ViewNode) {
    let new = view.animatableData
    if new == model { return }
    self.node = node
    let old = model
    model = new
    if Data._laneCount < 0 { return animateAsOne(from: shown ?? old, to: new, node) }
    let count = Data._laneCount
    let retargets = animator?.retargets.count
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * count) { lanes in
      let base = lanes.baseAddress!
      old._writeLanes(to: base)
      new._writeLanes(to: base + count)
      node.graph.animate(
        self, 0, current: &animator, from: base, to: base + count, type: Data.self)
    }
    // The body shows what the last frame showed, so that this change animates no part of the way
    // between two frames; a change without animation moves all of the way.
    if animator == nil {
      shown = nil
    } else if let before = shown, animator?.retargets.count == retargets {
      shown = before + (new - old)
    } else {
      shown = shown ?? old
    }
  }

  /// The way from the shown value to the new one, as progress 0...1. An interrupted run starts
  /// from the shown value; its velocity is not carried, since the vector's parts are unknown.
  private func animateAsOne(from start: Data, to end: Data, _ node: ViewNode) {
    from = start
    animator?.end(.replaced)
    animator = nil
    let distance = (end - start).magnitudeSquared.squareRoot()
    var (zero, one) = (0.0, max(distance, 1e-9))
    node.graph.animate(self, 0, current: &animator, from: &zero, to: &one, type: Double.self)
    shown = animator == nil ? nil : start
  }

  func present(_ attribute: UInt8, _ lanes: UnsafePointer<Double>) {
    if Data._laneCount < 0 {
      guard let from else { return }
      let distance = max((model - from).magnitudeSquared.squareRoot(), 1e-9)
      var step = model - from
      step.scale(by: lanes[0] / distance)
      shown = from + step
    } else {
      shown = Data._read(lanes: lanes)
    }
    if let node { node.graph.refreshAsShown(node) }
  }

  func animatorDidEnd(_ attribute: UInt8) {
    animator = nil
    shown = nil
    if let node { node.graph.refreshAsShown(node) }
  }

  var animatedNode: ViewNode { node! }

  func attributeName(_ attribute: UInt8) -> AttributeName {
    AttributeName("animatableData", (0..<max(1, Data._laneCount)).map(String.init))
  }

  override var attributes: [(id: UInt8, name: AttributeName, values: [Double])] {
    let count = Data._laneCount
    if count <= 0 { return [] }
    let values = [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
      (shown ?? model)._writeLanes(to: buffer.baseAddress!)
      initialized = count
    }
    return [(0, attributeName(0), values)]
  }

  override var running: Animator? { animator }

  override func detach() {
    animator?.end(.viewRemoved)
    animator = nil
  }
}
