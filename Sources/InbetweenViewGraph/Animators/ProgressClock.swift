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
  /// The last reading: at which time, and the progress then.
  struct Reading {
    var time: Double
    var progress: Double
  }

  // Written on the main actor only; the nonisolated deinit frees it when nobody is left to.
  nonisolated(unsafe) let reading: UnsafeMutablePointer<Reading>

  init(motion: Motion, start: Double, distance: Double?) {
    self.motion = motion
    self.start = start
    reading = .allocate(capacity: 1)
    reading.initialize(to: Reading(time: -.infinity, progress: 0))
    if motion.isPlainFluidSpring, case .fluidSpring(let response, let fraction, _) = motion.base {
      table = .table(response: response, dampingFraction: fraction)
      run = nil
    } else {
      table = nil
      run = MotionRun(motion, distance: distance ?? 1)
    }
  }

  // The block is this object's own and trivially destroyed.
  deinit { reading.deallocate() }

  func progress(at time: Double) -> Double {
    if time == reading.pointee.time { return reading.pointee.progress }
    reading.pointee = Reading(time: time, progress: compute(time - start))
    return reading.pointee.progress
  }

  /// Brings the reading to a time.
  static func read(_ clock: Unmanaged<ProgressClock>, at time: Double) {
    _ = clock._withUnsafeGuaranteedRef { $0.progress(at: time) }
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
