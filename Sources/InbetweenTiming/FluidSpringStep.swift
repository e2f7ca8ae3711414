/// One step of the `.spring` integrator, as a linear map on (remaining distance, velocity).
///
/// Semi-implicit Euler with a fixed step of 1/300 s (semantics 3.4). Where that would diverge,
/// because damping times step is too large, damping is taken implicitly: the spring then creeps as
/// a heavily damped spring does. That case is decided here, not measured.
package struct FluidSpringStep: Hashable, Sendable {
  package static let stepsPerSecond = 300.0
  package static let duration = 1 / stepsPerSecond
  /// Stiffer springs act alike (semantics 3.4).
  static let largestStiffness = 45000.0

  /// Share of the velocity that survives the damping of one step.
  package let keep: Double
  /// Velocity gained for each unit of remaining distance.
  package let pull: Double

  package init(response: Double, dampingFraction: Double) {
    let h = Self.duration
    let frequency = 2 * .pi / response
    let stiffness =
      response <= 0
      ? Self.largestStiffness
      : response.isNaN ? .nan : min(frequency * frequency, Self.largestStiffness)
    let damping = 2 * max(dampingFraction, 0) * stiffness.squareRoot()
    if h * damping < 2 - h * h * stiffness / 2 {
      keep = 1 - h * damping
      pull = h * stiffness
    } else {
      keep = 1 / (1 + h * damping)
      pull = h * stiffness / (1 + h * damping)
    }
  }

  /// A linear map of the plane, applied to columns.
  struct Map: Sendable {
    var m11, m12, m21, m22: Double

    func squared() -> Map {
      Map(
        m11: m11 * m11 + m12 * m21, m12: m11 * m12 + m12 * m22,
        m21: m21 * m11 + m22 * m21, m22: m21 * m12 + m22 * m22)
    }
  }

  /// The step as a map on (remaining distance, velocity).
  var map: Map {
    let h = Self.duration
    return Map(m11: 1 - h * pull, m12: -h * keep, m21: pull, m22: keep)
  }
}

/// Where the spring is after some steps, for any vector problem: remaining distance is
/// `remaining * D + remainingForVelocity * v0`, velocity is `velocity * D + velocityForVelocity *
/// v0`, with D the distance to go and v0 the initial velocity.
struct FluidSpringState: Sendable {
  var remaining = 1.0
  var velocity = 0.0
  var remainingForVelocity = 0.0
  var velocityForVelocity = 1.0

  func advanced(by step: FluidSpringStep) -> FluidSpringState {
    var next = self
    next.velocity = step.keep * velocity + step.pull * remaining
    next.remaining = remaining - FluidSpringStep.duration * next.velocity
    next.velocityForVelocity =
      step.keep * velocityForVelocity + step.pull * remainingForVelocity
    next.remainingForVelocity =
      remainingForVelocity - FluidSpringStep.duration * next.velocityForVelocity
    return next
  }

  func applying(_ map: FluidSpringStep.Map) -> FluidSpringState {
    FluidSpringState(
      remaining: map.m11 * remaining + map.m12 * velocity,
      velocity: map.m21 * remaining + map.m22 * velocity,
      remainingForVelocity: map.m11 * remainingForVelocity + map.m12 * velocityForVelocity,
      velocityForVelocity: map.m21 * remainingForVelocity + map.m22 * velocityForVelocity)
  }
}
