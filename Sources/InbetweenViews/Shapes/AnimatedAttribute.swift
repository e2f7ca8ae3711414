import InbetweenDrawing
import InbetweenViewGraph

/// A value of a render node that animates as the transaction says.
///
/// A vector that can be taken apart into numbers animates number by number. One that cannot (a
/// user's own) goes the straight way from the shown value to the new one; an interruption then
/// keeps the value, not the velocity.
@MainActor
struct AnimatedAttribute<Data: VectorArithmetic> {
  let id: UInt8
  private(set) var model: Data
  private(set) var shown: Data
  private(set) var animator: Animator?
  /// Where the way of an opaque vector began.
  private var origin: Data

  init(_ id: UInt8, _ value: Data) {
    self.id = id
    model = value
    shown = value
    origin = value
  }

  var isAnimating: Bool { animator != nil }

  /// The model's value changed.
  mutating func set(_ new: Data, of node: RenderNode) {
    if new == model { return }
    let count = Data._laneCount
    if count < 0 { return setOpaque(new, of: node) }
    let old = model
    // The graph gets a copy, since it may call the node back while it works.
    var current = animator
    var isRefused = false
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * max(1, count)) { buffer in
      guard let base = buffer.baseAddress else { return }
      old._writeLanes(to: base)
      new._writeLanes(to: base + count)
      isRefused = node.graph.refuses(node, id, base + count, count: count)
      if isRefused { return }
      node.graph.animate(
        node, id, current: &current, from: base, to: base + count, type: Data.self)
    }
    if isRefused { return }
    model = new
    animator = current
    shown =
      current.map {
        $0.value(at: node.graph.time).withUnsafeBufferPointer { lanes in
          lanes.baseAddress.map { Data._read(lanes: $0) } ?? new
        }
      } ?? new
  }

  private mutating func setOpaque(_ new: Data, of node: RenderNode) {
    animator?.end(.replaced)
    origin = shown
    model = new
    let distance = Self.distance(from: origin, to: new)
    var current: Animator?
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2) { buffer in
      guard let base = buffer.baseAddress else { return }
      base[0] = 0
      base[1] = distance
      node.graph.animate(node, id, current: &current, from: base, to: base + 1, type: Double.self)
    }
    animator = current
    shown = current == nil ? new : origin
  }

  /// An animator has new numbers.
  mutating func present(_ lanes: UnsafePointer<Double>) {
    if Data._laneCount >= 0 {
      shown = Data._read(lanes: lanes)
    } else {
      var step = model - origin
      step.scale(by: lanes[0] / Self.distance(from: origin, to: model))
      shown = origin + step
    }
  }

  mutating func didEnd() {
    animator = nil
    shown = model
  }

  mutating func detach() {
    animator?.end(.viewRemoved)
    animator = nil
  }

  /// The numbers that are shown now; none of an opaque vector.
  var shownLanes: [Double] {
    let count = Data._laneCount
    guard count > 0 else { return [] }
    return [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
      if let base = buffer.baseAddress { shown._writeLanes(to: base) }
      initialized = count
    }
  }

  private static func distance(from: Data, to: Data) -> Double {
    let distance = (to - from).magnitudeSquared.squareRoot()
    return distance.isFinite ? max(distance, 1e-9) : 1e-9
  }
}
