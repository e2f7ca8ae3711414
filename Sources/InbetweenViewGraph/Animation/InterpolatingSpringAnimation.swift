import Foundation
import InbetweenTiming

/// A physical spring in closed form (semantics 3.5): no velocity, never merges.
package struct InterpolatingSpringAnimation: BuiltInAnimation {
  let mass: Double
  let stiffness: Double
  let damping: Double
  let initialVelocity: Double

  private var spring: InterpolatingSpring {
    InterpolatingSpring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  package var motion: Motion { Motion(base: .interpolatingSpring(spring)) }

  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let spring = self.spring
    if time >= spring.logicalEnd { context.isLogicallyComplete = true }
    if time >= spring.end { return nil }
    return value.scaled(by: spring.progress(at: time))
  }
}
