import Foundation
import InbetweenTiming

/// The spring that takes over from another one with its velocity: a fixed-step integrator that
/// keeps its state in the context (semantics 3.4).
package struct FluidSpringAnimation: BuiltInAnimation {
  let response: Double
  let dampingFraction: Double
  let blendDuration: Double

  package var motion: Motion {
    Motion(
      base: .fluidSpring(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var state = context.state[FluidSpringState<V>.self]
    if response.isNaN || dampingFraction.isNaN { return nil }
    state.advance(self, towards: value, to: time)
    context.state[FluidSpringState<V>.self] = state
    if time - state.start >= response { context.isLogicallyComplete = true }
    return state.isOver ? nil : state.position
  }

  package func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    var state = context.state[FluidSpringState<V>.self]
    state.advance(self, towards: value, to: time)
    return state.velocity
  }

  /// A spring over a spring keeps position and velocity; over anything else it starts at rest from
  /// where that is.
  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    var state: FluidSpringState<V>
    let previousSpring = previous.base as? any FluidSpringLike
    if let previousSpring {
      state = context.state[FluidSpringState<V>.self]
      state.advance(previousSpring.fluidSpring, towards: value, to: time)
      state.previousResponse = previousSpring.fluidSpring.response
    } else {
      state = FluidSpringState()
      state.velocity =
        previous.velocity(value: value, time: time, context: context) ?? .zero
      state.position = previous.animate(value: value, time: time, context: &context) ?? value
    }
    state.restart(at: time)
    context.state[FluidSpringState<V>.self] = state
    context.isLogicallyComplete = false
    return true
  }

  /// The response in effect some seconds after the take-over.
  func response(after seconds: Double, previous: Double?) -> Double {
    guard let previous, blendDuration > 0, seconds < blendDuration else { return response }
    let u = max(seconds, 0) / blendDuration
    return previous + (response - previous) * u * u * (3 - 2 * u)
  }
}

/// Animations that are a `FluidSpringAnimation`.
package protocol FluidSpringLike {
  var fluidSpring: FluidSpringAnimation { get }
}

extension FluidSpringAnimation: FluidSpringLike {
  package var fluidSpring: FluidSpringAnimation { self }
}

/// Where a spring is, between two questions.
private struct FluidSpringState<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: FluidSpringState<V> { FluidSpringState() }

  var position = V.zero
  var velocity = V.zero
  var isOver = false
  /// Seconds; when the animation, or the one that took over, began.
  var start = 0.0
  var previousResponse: Double?
  private var steps = 0
  /// The time of step 0.
  private var origin = 0.0
  private var lastTime = 0.0

  mutating func restart(at time: Double) {
    start = time
    origin = time
    lastTime = time
    steps = 0
    isOver = false
  }

  /// Integrates up to the step that shows at `time`. After a gap of more than a second between two
  /// questions only the last 1/60 s is integrated.
  mutating func advance(_ spring: FluidSpringAnimation, towards target: V, to time: Double) {
    guard !isOver && time.isFinite else { return }
    if time - lastTime > 1 { origin += time - 1 / 60 - lastTime }
    lastTime = max(time, lastTime)
    let last = FluidSpringTable.step(at: time - origin)
    let fixed = FluidSpringStep(
      response: spring.response, dampingFraction: spring.dampingFraction)
    while steps < last {
      let elapsed = Double(steps) * FluidSpringStep.duration
      let step =
        previousResponse == nil
        ? fixed
        : FluidSpringStep(
          response: spring.response(after: elapsed, previous: previousResponse),
          dampingFraction: spring.dampingFraction)
      velocity = nextVelocity(step, target)
      position += velocity.scaled(by: FluidSpringStep.duration)
      steps += 1
      if isAtRest(step, target) {
        isOver = true
        return
      }
    }
  }

  private func nextVelocity(_ step: FluidSpringStep, _ target: V) -> V {
    velocity.scaled(by: step.keep) + (target - position).scaled(by: step.pull)
  }

  private func isAtRest(_ step: FluidSpringStep, _ target: V) -> Bool {
    let still = FluidSpringTable.restMotion * FluidSpringTable.restMotion
    let near = FluidSpringTable.restDistance * FluidSpringTable.restDistance
    let whole = target.magnitudeSquared
    guard (target - position).magnitudeSquared < near * (whole > 0 ? whole : 1) else {
      return false
    }
    let next = nextVelocity(step, target)
    let acceleration = (next - velocity).scaled(by: FluidSpringStep.stepsPerSecond)
    let mean = (next + velocity).scaled(by: 0.5)
    return acceleration.magnitudeSquared < still && mean.magnitudeSquared < still
  }
}
