import InbetweenTiming

/// The unit progress of one animation that began at one time, shared by all attributes that it
/// moves: in a frame it is evaluated once, whatever the number of views.
@MainActor
package final class ProgressClock {
  let motion: Motion
  let start: Double
  /// Lengths of different distances differ; a shared clock of a plain spring knows none.
  private let run: MotionRun?
  private let table: FluidSpringTable?
  private var time = -Double.infinity
  private var value = 0.0

  init(motion: Motion, start: Double, distance: Double?) {
    self.motion = motion
    self.start = start
    if motion.isPlainFluidSpring, case .fluidSpring(let response, let fraction, _) = motion.base {
      table = .table(response: response, dampingFraction: fraction)
      run = nil
    } else {
      table = nil
      run = MotionRun(motion, distance: distance ?? 1)
    }
  }

  @inline(__always)
  func progress(at time: Double) -> Double {
    if time == self.time { return value }
    self.time = time
    value = compute(time - start)
    return value
  }

  private func compute(_ elapsed: Double) -> Double {
    if let table { return table.coefficients(at: elapsed).position }
    return run!.progress(at: elapsed)
  }

  /// Per second.
  func rate(at time: Double) -> Double {
    if let table { return table.rates(at: time - start).position }
    return run!.velocity(at: time - start)
  }

  /// Whether progress depends on nothing but time, so that one clock serves all distances.
  static func isShared(_ motion: Motion) -> Bool {
    if motion.isPlainFluidSpring { return true }
    if case .fluidSpring = motion.base { return false }
    return true
  }
}
