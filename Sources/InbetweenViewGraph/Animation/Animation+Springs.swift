import Foundation
import InbetweenTiming

extension Animation {
  /// What animates where nothing else is said: a spring without bounce.
  public static let `default` = Animation(builtIn: DefaultAnimation())

  /// A spring of duration 0.5 without bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// - Parameters:
  ///   - duration: Perceptual duration in seconds.
  ///   - bounce: 0 does not bounce, 1 never stops, below 0 is flatter.
  ///   - blendDuration: Seconds over which a change of duration takes effect when the spring takes
  ///     over from another.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    fluid(duration, DampedSpring.dampingRatio(bounce: bounce), blendDuration)
  }

  /// - Parameters:
  ///   - response: Period of the undamped spring in seconds.
  ///   - dampingFraction: 1 is critical, 0 never stops.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    fluid(response, dampingFraction, blendDuration)
  }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    fluid(spring.response, spring.dampingRatio, blendDuration)
  }

  /// A fast spring for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    fluid(response, dampingFraction, blendDuration)
  }

  /// - Parameter extraBounce: Added to a bounce of 0.15.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce, 0.15.
  public static var snappy: Animation { snappy() }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a larger bounce, 0.3.
  public static var bouncy: Animation { bouncy() }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  private static func fluid(
    _ response: Double, _ dampingFraction: Double, _ blendDuration: Double
  ) -> Animation {
    Animation(
      builtIn: FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }
}

extension Animation {
  /// A physical spring of duration 0.5 without bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A physical spring that adds up with others, rather than taking over from them.
  /// - Parameter initialVelocity: In distances per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      builtIn: InterpolatingSpringAnimation(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolating(
      response: duration, dampingFraction: DampedSpring.dampingRatio(bounce: bounce),
      initialVelocity)
  }

  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolating(
      response: spring.response, dampingFraction: spring.dampingRatio, initialVelocity)
  }

  private static func interpolating(
    response: Double, dampingFraction: Double, _ initialVelocity: Double
  ) -> Animation {
    let frequency = 2 * Double.pi / response
    return interpolatingSpring(
      stiffness: frequency * frequency, damping: 2 * frequency * dampingFraction,
      initialVelocity: initialVelocity)
  }
}

extension Animation {
  @available(*, deprecated, renamed: "spring(response:dampingFraction:blendDuration:)")
  public static func fluidSpring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    fluid(response, dampingFraction, blendDuration)
  }

  @available(*, deprecated, renamed: "smooth(duration:extraBounce:)")
  public static func smooth(duration: TimeInterval = 0.5, additionalBounce: Double) -> Animation {
    smooth(duration: duration, extraBounce: additionalBounce)
  }

  @available(*, deprecated, renamed: "snappy(duration:extraBounce:)")
  public static func snappy(duration: TimeInterval = 0.5, additionalBounce: Double) -> Animation {
    snappy(duration: duration, extraBounce: additionalBounce)
  }

  @available(*, deprecated, renamed: "bouncy(duration:extraBounce:)")
  public static func bouncy(duration: TimeInterval = 0.5, additionalBounce: Double) -> Animation {
    bouncy(duration: duration, extraBounce: additionalBounce)
  }
}
