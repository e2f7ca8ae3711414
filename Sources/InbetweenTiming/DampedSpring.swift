#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A mass on a damped spring, solved in closed form.
///
/// The three stored numbers are the ones Apple's Spring keeps, compares and hashes (semantics 3.1).
/// Parameters out of range are taken to the nearest sensible spring: a negative damping counts as
/// none, a duration of 0 or less as a spring that is at its target at once, an infinite damping as
/// one that never moves.
public struct DampedSpring: Hashable, Sendable {
  /// Damped angular frequency in radians per second: negative when over-damped, 0 when critical.
  public let dampedFrequency: Double
  /// Decay constant in 1/s: damping ratio times natural angular frequency.
  public let decay: Double
  /// Mass, 1 unless given.
  public let mass: Double

  private init(naturalFrequency: Double, dampingRatio: Double, mass: Double) {
    let ratio = max(dampingRatio, 0)
    decay = ratio * naturalFrequency
    if ratio < 1 {
      dampedFrequency = naturalFrequency * (1 - ratio * ratio).squareRoot()
    } else if ratio > 1 {
      dampedFrequency = -naturalFrequency * (ratio * ratio - 1).squareRoot()
    } else {
      dampedFrequency = ratio == 1 ? 0 : .nan
    }
    self.mass = mass
  }

  /// - Parameters:
  ///   - response: Period of the undamped spring in seconds.
  ///   - dampingRatio: 0 swings for ever, 1 is critical, above 1 is over-damped.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      naturalFrequency: 2 * .pi / max(response, 0), dampingRatio: dampingRatio, mass: 1)
  }

  /// - Parameters:
  ///   - duration: Perceptual duration in seconds; equals the response.
  ///   - bounce: 1 swings for ever, 0 is critical, towards -1 ever more over-damped.
  public init(duration: Double, bounce: Double) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// - Parameters:
  ///   - stiffness: Force per distance.
  ///   - damping: Force per velocity.
  ///   - allowOverDamping: Without it a damping above critical counts as critical.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      naturalFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// Damping ratio of a bounce: 1 - bounce, or 1 / (1 + bounce) below 0.
  public static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / (1 + max(bounce, -1)) : max(1 - bounce, 0)
  }

  /// Natural angular frequency in radians per second.
  public var naturalFrequency: Double {
    if dampedFrequency == 0 { return decay }
    let square = dampedFrequency * dampedFrequency
    return dampedFrequency > 0
      ? (decay * decay + square).squareRoot() : (decay * decay - square).squareRoot()
  }

  /// Period of the undamped spring in seconds.
  public var response: Double { 2 * .pi / naturalFrequency }

  public var dampingRatio: Double { decay / naturalFrequency }

  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Force per distance as Apple's getter answers it: for an over-damped spring it is
  /// mass * (frequency^2 + decay^2), which is not the spring's own stiffness (semantics 3.2).
  public var stiffness: Double { mass * (dampedFrequency * dampedFrequency + decay * decay) }

  /// Force per velocity.
  public var damping: Double { 2 * decay * mass }

  /// Position after `time` seconds is `position * target + velocityResponse * initialVelocity`,
  /// for a mass that starts at 0 with the target at `target`.
  public func coefficients(at time: Double) -> (position: Double, velocityResponse: Double) {
    guard time > 0 else { return (0, 0) }
    let time = min(time, Self.farthestTime)
    guard decay.isFinite && dampedFrequency.isFinite else { return (isImmediate ? 1 : 0, 0) }
    if dampedFrequency > 0 {
      let envelope = exp(-decay * time)
      let sine = sin(dampedFrequency * time) / dampedFrequency
      let cosine = cos(dampedFrequency * time)
      return (1 - envelope * (cosine + decay * sine), envelope * sine)
    }
    if dampedFrequency == 0 {
      let envelope = exp(-decay * time)
      return (1 - envelope * (1 + decay * time), envelope * time)
    }
    let (slow, fast) = overdampedRates
    let slowEnvelope = exp(slow * time)
    let fastEnvelope = exp(fast * time)
    let width = slow - fast
    return (
      1 - (slow * fastEnvelope - fast * slowEnvelope) / width,
      (slowEnvelope - fastEnvelope) / width
    )
  }

  /// Time derivatives of `coefficients(at:)`: velocity after `time` seconds is
  /// `position * target + velocityResponse * initialVelocity`.
  public func rates(at time: Double) -> (position: Double, velocityResponse: Double) {
    guard time > 0 else { return (0, 1) }
    let time = min(time, Self.farthestTime)
    guard decay.isFinite && dampedFrequency.isFinite else { return (0, 0) }
    if dampedFrequency > 0 {
      let envelope = exp(-decay * time)
      let sine = sin(dampedFrequency * time) / dampedFrequency
      let cosine = cos(dampedFrequency * time)
      let square = dampedFrequency * dampedFrequency + decay * decay
      return (envelope * square * sine, envelope * (cosine - decay * sine))
    }
    if dampedFrequency == 0 {
      let envelope = exp(-decay * time)
      return (envelope * decay * decay * time, envelope * (1 - decay * time))
    }
    let (slow, fast) = overdampedRates
    let slowEnvelope = exp(slow * time)
    let fastEnvelope = exp(fast * time)
    let width = slow - fast
    return (
      slow * fast * (slowEnvelope - fastEnvelope) / width,
      (slow * slowEnvelope - fast * fastEnvelope) / width
    )
  }

  /// The two decay rates of an over-damped spring, both negative.
  private var overdampedRates: (slow: Double, fast: Double) {
    (-decay - dampedFrequency, -decay + dampedFrequency)
  }

  /// Times beyond (30,000 years) are not told apart.
  private static let farthestTime = 1e12

  /// Whether the spring is infinitely fast, not infinitely damped.
  private var isImmediate: Bool {
    dampedFrequency == .infinity || (decay == .infinity && dampedFrequency == 0)
  }
}
