/// A user's own animation, asked frame by frame with the context it keeps its state in.
///
/// Its end is found by asking, before time moves there: where it will be over, the last moment at
/// which it is not is looked for by halving, on copies of the context. So ends are exact, whatever
/// the frame rate.
final class CustomRun<V: VectorArithmetic>: AnimatorRun {
  private let animation: Animation
  private let delta: V
  private var context: AnimationContext<V>
  private var lastAsked: Double
  private let previous: AnimatorRun?

  init(
    _ animation: Animation, delta: V, environment: EnvironmentValues, start: Double,
    previous: AnimatorRun?
  ) {
    self.animation = animation
    self.delta = delta
    context = AnimationContext(environment: environment)
    self.previous = previous
    lastAsked = start
    super.init(start: start, end: .infinity, logicalEnd: .infinity)
  }

  private init(
    _ animation: Animation, delta: V, context: AnimationContext<V>, lastAsked: Double,
    start: Double, previous: AnimatorRun?
  ) {
    self.animation = animation
    self.delta = delta
    self.context = context
    self.lastAsked = lastAsked
    self.previous = previous
    super.init(start: start, end: .infinity, logicalEnd: .infinity)
  }

  /// The run that goes on in place of this one, where the new animation wants to merge: with the
  /// elapsed time and the state of this one, over both changes.
  func merged(into new: Animation, adding change: V, at time: Double) -> CustomRun<V>? {
    var context = context
    guard
      new.shouldMerge(
        previous: animation, value: delta, time: time - start, context: &context)
    else { return nil }
    return CustomRun(
      new, delta: delta + change, context: context, lastAsked: time, start: start,
      previous: previous)
  }

  /// What the animation answers at a time: nil once it is over.
  private func ask(_ time: Double) -> (value: V?, isLogicallyComplete: Bool) {
    var copy = context
    let value = animation.animate(value: delta, time: time - start, context: &copy)
    return (value, copy.isLogicallyComplete)
  }

  func advance(to time: Double) {
    var copy = context
    if animation.animate(value: delta, time: time - start, context: &copy) == nil { return }
    context = copy
    lastAsked = time
  }

  func findEnd(to time: Double) -> Bool {
    if end < .infinity || ask(time).value != nil { return false }
    end = firstMoment(to: time) { self.ask($0).value == nil }
    return true
  }

  func findLogicalEnd(to time: Double) -> Bool {
    if logicalEnd < .infinity || !ask(time).isLogicallyComplete { return false }
    logicalEnd = firstMoment(to: time) { self.ask($0).isLogicallyComplete }
    return true
  }

  /// The first moment at which something holds that holds at `time`.
  private func firstMoment(to time: Double, _ holds: (Double) -> Bool) -> Double {
    var (low, high) = (lastAsked, time)
    if holds(low) { return low }
    for _ in 0..<64 where high - low > 1e-10 {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    // Ends that people write are round numbers.
    let round = (high * 1e6).rounded() / 1e6
    return abs(round - high) < 1e-9 ? round : high
  }

  override func offset(at time: Double, into out: UnsafeMutablePointer<Double>, count: Int) {
    guard time < end, var shown = ask(time).value else {
      for lane in 0..<count { out[lane] = 0 }
      return
    }
    shown -= delta
    shown._writeLanes(to: out)
    guard let previous else { return }
    // What is left of the earlier run fades as this one advances.
    let below = UnsafeMutablePointer<Double>.allocate(capacity: count)
    defer { below.deallocate() }
    previous.offset(at: time, into: below, count: count)
    let whole = delta.magnitudeSquared
    let left = whole > 0 ? (shown.magnitudeSquared / whole).squareRoot() : 0
    for lane in 0..<count { out[lane] += left * below[lane] }
  }
}
