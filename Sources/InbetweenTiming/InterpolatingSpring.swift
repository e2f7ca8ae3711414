#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The physical spring of `.interpolatingSpring`: progress 0 to 1 in closed form (semantics 3.5).
///
/// Damping above critical is solved as critical. Parameters that make no spring (mass or stiffness
/// not above 0, negative damping, not finite) end at once.
public struct InterpolatingSpring: Hashable, Sendable {
  public let mass: Double
  public let stiffness: Double
  public let damping: Double
  /// In distances per second, positive towards the target.
  public let initialVelocity: Double

  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  public var spring: DampedSpring {
    DampedSpring(mass: mass, stiffness: stiffness, damping: damping)
  }

  private var isSpring: Bool {
    mass > 0 && stiffness > 0 && damping >= 0 && mass.isFinite && stiffness.isFinite
      && damping.isFinite && initialVelocity.isFinite
  }

  /// Seconds after which the animation is over, whatever the distance; infinite without damping.
  public var end: Double {
    guard isSpring else { return 0 }
    let spring = self.spring
    guard spring.dampedFrequency.isFinite && spring.decay.isFinite else { return 0 }
    if spring.dampedFrequency > 0 {
      if spring.decay == 0 { return .infinity }
      let reach = 1 + abs(spring.decay - initialVelocity) / spring.dampedFrequency
      return max(0, log(1000 * reach) / spring.decay)
    }
    var time = 0.0
    for _ in 0..<1012 {
      let left = (1 + (spring.decay - initialVelocity) * time) * exp(-spring.decay * time)
      if abs(left) < 0.001 { return time }
      time += 0.1
    }
    return 0
  }

  /// Seconds after which the animation counts as complete for its user: one natural period.
  public var logicalEnd: Double { min(end, isSpring ? 2 * .pi / stiffness.squareRoot() : 0) }

  /// Progress after `time` seconds; may overshoot 1.
  public func progress(at time: Double) -> Double {
    guard isSpring else { return 1 }
    let (position, response) = spring.coefficients(at: time)
    return position + response * initialVelocity
  }

  /// Progress per second after `time` seconds.
  public func velocity(at time: Double) -> Double {
    guard isSpring else { return 0 }
    let (position, response) = spring.rates(at: time)
    return position + response * initialVelocity
  }
}
