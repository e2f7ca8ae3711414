#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension DampedSpring {
  /// Seconds until the spring stays within `epsilon` of its target, by Apple's rule (semantics
  /// 3.3); infinite without damping.
  ///
  /// The rule sees vectors only by their lengths and their dot product, so that it serves any
  /// number of lanes. An oscillating spring is judged by its envelope. The others are looked at
  /// every tenth of a second up to 101.2 s, and answer 0 if the last look still finds them outside.
  public func settlingDuration(
    targetSquared: Double = 1, dot: Double = 0, velocitySquared: Double = 0,
    epsilon: Double = 0.001
  ) -> Double {
    guard decay.isFinite && dampedFrequency.isFinite else { return 0 }
    if dampedFrequency > 0 {
      if decay == 0 { return .infinity }
      let pull = decay * decay * targetSquared - 2 * decay * dot + velocitySquared
      let reach = targetSquared.squareRoot() + max(pull, 0).squareRoot()
      return max(0, log(reach / epsilon) / decay)
    }
    var settled = 0.0
    var time = 0.0
    for look in 0..<1013 {
      let (position, response) = coefficients(at: time)
      let left = 1 - position
      let square =
        left * left * targetSquared - 2 * left * response * dot
        + response * response * velocitySquared
      let isOutside = square >= epsilon * epsilon
      if look == 1012 && isOutside { return 0 }
      time += 0.1
      if isOutside { settled = time }
    }
    return settled
  }

  /// A spring with mass 1 that settles in about `settlingDuration` seconds, which is clamped to
  /// 0.01...10. A ratio above 1 counts as 1.
  ///
  /// Where the formula has no answer (a ratio at or below about `epsilon`), the duration is taken
  /// as the response: decided here, not measured.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = settlingDuration >= 0.01 ? min(settlingDuration, 10) : 0.01
    let response: Double
    if dampingRatio < 1 {
      let reach = dampingRatio / ((1 - dampingRatio * dampingRatio).squareRoot() * epsilon)
      response = 2 * .pi * dampingRatio * duration / log(reach)
    } else {
      response = 2 * .pi * duration / Self.criticalReach(epsilon: epsilon)
    }
    self.init(
      response: response.isFinite && response > 0 ? response : duration,
      dampingRatio: min(dampingRatio, 1))
  }

  /// The x above 0 with ln(1 + x) - x = ln(epsilon): decay times the time at which a critical
  /// spring comes within `epsilon`.
  private static func criticalReach(epsilon: Double) -> Double {
    var x = 1 - log(epsilon)
    for _ in 0..<50 {
      let step = (log(1 + x) - x - log(epsilon)) / (1 / (1 + x) - 1)
      x -= step
      if !(abs(step) > 1e-12 * abs(x)) { break }
    }
    return x
  }
}
