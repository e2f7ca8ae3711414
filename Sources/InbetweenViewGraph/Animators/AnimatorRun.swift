import InbetweenTiming

/// One animation in the course of an attribute, as the distance that is still to go.
///
/// An attribute shows `model + offset`, where the offset of the last run tends to zero. A run that
/// lies over an earlier one takes what is left of it in (semantics 6.1).
@MainActor
class AnimatorRun {
  /// Seconds of the stage.
  final let start: Double
  final var end: Double
  final var logicalEnd: Double

  init(start: Double, end: Double, logicalEnd: Double) {
    self.start = start
    self.end = end
    self.logicalEnd = logicalEnd
  }

  /// Writes the offset from the model's value.
  func offset(at time: Double, into out: UnsafeMutablePointer<Double>, count: Int) {}

  /// Writes the velocity, per second, of a run that an interrupting spring continues; answers
  /// false where none is kept.
  func keptVelocity(
    at time: Double, into out: UnsafeMutablePointer<Double>, count: Int
  ) -> Bool { false }

  /// Writes the velocity as it is shown, per second.
  func rate(at time: Double, into out: UnsafeMutablePointer<Double>, count: Int) {
    // Runs that cannot tell theirs are asked on both sides.
    let step = 1e-4
    let later = UnsafeMutablePointer<Double>.allocate(capacity: count)
    defer { later.deallocate() }
    offset(at: max(start, time - step), into: out, count: count)
    offset(at: time + step, into: later, count: count)
    let width = time + step - max(start, time - step)
    for lane in 0..<count { out[lane] = (later[lane] - out[lane]) / width }
  }
}

/// A built-in animation: the offset is `(progress - 1) * delta`, over what is left of an earlier
/// run, which it fades out.
final class ProgressRun: AnimatorRun {
  let clock: ProgressClock
  // Never written after init.
  nonisolated(unsafe) let delta: UnsafeMutablePointer<Double>
  let previous: AnimatorRun?

  init(
    clock: ProgressClock, delta: UnsafePointer<Double>, count: Int, end: Double,
    logicalEnd: Double, previous: AnimatorRun?
  ) {
    self.clock = clock
    self.delta = .allocate(capacity: count)
    self.delta.initialize(from: delta, count: count)
    self.previous = previous
    super.init(start: clock.start, end: end, logicalEnd: logicalEnd)
  }

  // The block is this object's own and trivially destroyed.
  deinit { delta.deallocate() }

  override func offset(at time: Double, into out: UnsafeMutablePointer<Double>, count: Int) {
    let progress = time >= end ? 1 : clock.progress(at: time)
    if let previous {
      previous.offset(at: time, into: out, count: count)
      for lane in 0..<count {
        out[lane] = (progress - 1) * delta[lane] + (1 - progress) * out[lane]
      }
    } else {
      for lane in 0..<count { out[lane] = (progress - 1) * delta[lane] }
    }
  }

  override func keptVelocity(
    at time: Double, into out: UnsafeMutablePointer<Double>, count: Int
  ) -> Bool {
    guard clock.motion.isPlainFluidSpring, previous == nil else { return false }
    let rate = time >= end ? 0 : clock.rate(at: time)
    for lane in 0..<count { out[lane] = rate * delta[lane] }
    return true
  }

  override func rate(at time: Double, into out: UnsafeMutablePointer<Double>, count: Int) {
    if previous != nil { return super.rate(at: time, into: out, count: count) }
    let rate = time >= end ? 0 : clock.rate(at: time)
    for lane in 0..<count { out[lane] = rate * delta[lane] }
  }
}

/// A spring that took over from another animation in mid-run, with the velocity it found.
final class SpringRun: AnimatorRun {
  private let table: FluidSpringTable
  // Never written after init.
  nonisolated(unsafe) private let distance: UnsafeMutablePointer<Double>
  nonisolated(unsafe) private let velocity: UnsafeMutablePointer<Double>

  /// - Parameters:
  ///   - distance: from the shown value to the model's.
  ///   - velocity: of the shown value, per second.
  init(
    table: FluidSpringTable, response: Double, start: Double,
    distance: UnsafePointer<Double>, velocity: UnsafePointer<Double>, count: Int
  ) {
    self.table = table
    self.distance = .allocate(capacity: count)
    self.velocity = .allocate(capacity: count)
    self.distance.initialize(from: distance, count: count)
    self.velocity.initialize(from: velocity, count: count)
    var (squared, dot, speed) = (0.0, 0.0, 0.0)
    for lane in 0..<count {
      squared += distance[lane] * distance[lane]
      dot += distance[lane] * velocity[lane]
      speed += velocity[lane] * velocity[lane]
    }
    let rest = table.rest(distanceSquared: squared, dot: dot, velocitySquared: speed)
    super.init(start: start, end: start + rest, logicalEnd: start + min(response, rest))
  }

  // The blocks are this object's own and trivially destroyed.
  deinit {
    distance.deallocate()
    velocity.deallocate()
  }

  override func offset(at time: Double, into out: UnsafeMutablePointer<Double>, count: Int) {
    if time >= end {
      for lane in 0..<count { out[lane] = 0 }
      return
    }
    let elapsed = time - start
    let (position, response) = table.coefficients(at: elapsed)
    for lane in 0..<count {
      out[lane] = (position - 1) * distance[lane] + response * velocity[lane]
    }
  }

  override func keptVelocity(
    at time: Double, into out: UnsafeMutablePointer<Double>, count: Int
  ) -> Bool {
    rate(at: time, into: out, count: count)
    return true
  }

  override func rate(at time: Double, into out: UnsafeMutablePointer<Double>, count: Int) {
    let elapsed = time - start
    let (position, response) =
      time >= end ? (0, 0) : table.rates(at: elapsed)
    for lane in 0..<count { out[lane] = position * distance[lane] + response * velocity[lane] }
  }
}
