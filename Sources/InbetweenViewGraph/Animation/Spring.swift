import Foundation
import InbetweenTiming

/// A spring, described by how it feels (duration and bounce) or by physics.
///
/// Compares by damped frequency, decay and mass (semantics 3.1).
public struct Spring: Hashable, Sendable {
  package let solver: DampedSpring

  /// - Parameters:
  ///   - duration: Perceptual duration in seconds.
  ///   - bounce: 0 does not bounce, 1 never stops, below 0 is flatter.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    solver = DampedSpring(duration: duration, bounce: bounce)
  }

  /// - Parameters:
  ///   - response: Period of the undamped spring in seconds.
  ///   - dampingRatio: 1 is critical, 0 never stops.
  public init(response: Double, dampingRatio: Double) {
    solver = DampedSpring(response: response, dampingRatio: dampingRatio)
  }

  /// - Parameter allowOverDamping: Without it, damping above critical counts as critical.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    solver = DampedSpring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowOverDamping)
  }

  /// A spring that settles in about that many seconds, clamped to 0.01...10.
  public init(
    settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001
  ) {
    solver = DampedSpring(
      settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon)
  }

  /// No bounce.
  public static var smooth: Spring { smooth() }
  /// A small bounce, 0.15.
  public static var snappy: Spring { snappy() }
  /// A larger bounce, 0.3.
  public static var bouncy: Spring { bouncy() }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public var duration: TimeInterval { solver.response }
  public var bounce: Double { solver.bounce }
  public var response: Double { solver.response }
  public var dampingRatio: Double { solver.dampingRatio }
  public var mass: Double { solver.mass }
  /// Force per distance; an over-damped spring answers another number than it was made from
  /// (semantics 3.2).
  public var stiffness: Double { solver.stiffness }
  public var damping: Double { solver.damping }
  /// Seconds until a move from 0 to 1 stays within 0.001.
  public var settlingDuration: TimeInterval { solver.settlingDuration() }
}

extension Spring {
  /// Where a mass is that starts at zero and heads for `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (position, response) = solver.coefficients(at: time)
    return target.scaled(by: position) + initialVelocity.scaled(by: response)
  }

  /// Its velocity in units per second. For an over-damped spring it is too large by `target`, as
  /// on Apple's systems (semantics 3.2); at time 0 it is `initialVelocity`.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (position, response) = solver.rates(at: time)
    let slope = target.scaled(by: position) + initialVelocity.scaled(by: response)
    return solver.dampedFrequency < 0 && time > 0 ? slope + target : slope
  }

  /// Moves value and velocity on by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let start = velocity
    value += self.value(target: distance, initialVelocity: start, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: start, time: deltaTime)
  }

  /// The force on the mass.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Seconds until it stays within `epsilon` of the target.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let targetSquared = target.magnitudeSquared
    let velocitySquared = initialVelocity.magnitudeSquared
    let sumSquared = (target + initialVelocity).magnitudeSquared
    return solver.settlingDuration(
      targetSquared: targetSquared, dot: (sumSquared - targetSquared - velocitySquared) / 2,
      velocitySquared: velocitySquared, epsilon: epsilon)
  }
}

extension Spring {
  /// Where an animatable value is between two others.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Its velocity in units per second, as a value of the same type.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on a value between two others.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// Seconds until a value stays within `epsilon` of `toValue`.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
