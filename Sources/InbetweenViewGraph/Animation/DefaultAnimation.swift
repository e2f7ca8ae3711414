import Foundation
import InbetweenTiming

/// `Animation.default`: a type of its own, equal only to itself, that moves as a spring.
package struct DefaultAnimation: BuiltInAnimation, FluidSpringLike {
  /// Apple's documents say 0.55 s; a reading of the binary says 0.5 (semantics 2.7 and 6.3).
  package static let response = 0.55
  package static let dampingFraction = 1.0

  package var fluidSpring: FluidSpringAnimation {
    FluidSpringAnimation(
      response: Self.response, dampingFraction: Self.dampingFraction, blendDuration: 0)
  }

  package var motion: Motion { fluidSpring.motion }

  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    fluidSpring.animate(value: value, time: time, context: &context)
  }

  package func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    fluidSpring.velocity(value: value, time: time, context: context)
  }

  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    fluidSpring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
