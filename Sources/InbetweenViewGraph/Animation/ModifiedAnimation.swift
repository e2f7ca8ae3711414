import Foundation
import InbetweenTiming

/// An animation with one modifier over it, by the measured rules for questions in growing time
/// (semantics 6.2). It has no velocity.
package struct ModifiedAnimation: CustomAnimation, CustomStringConvertible {
  let base: Animation
  let modifier: Motion.Modifier

  package var motion: Motion? { base.motion?.modified(by: modifier) }

  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    switch modifier {
    case .delay(let delay):
      return base.animate(value: value, time: max(0, time - delay), context: &context)
    case .speed(let speed):
      return base.animate(value: value, time: time * speed, context: &context)
    case .logicallyComplete(let after):
      if time >= after { context.isLogicallyComplete = true }
      return base.animate(value: value, time: time, context: &context)
    case .repeated(let count, let autoreverses):
      return animatePass(
        value: value, time: time, count: count, autoreverses: autoreverses, context: &context)
    }
  }

  /// A pass ends at the first question that its base answers with nil, and the next one's clock
  /// starts there; that question itself is answered with the end of the pass.
  private func animatePass<V: VectorArithmetic>(
    value: V, time: TimeInterval, count: Int?, autoreverses: Bool,
    context: inout AnimationContext<V>
  ) -> V? {
    var passes = context.state[PassState<V>.self]
    let last = count.map { max($0, 1) }
    if let last, passes.index >= last { return nil }
    var inner = context.withState(passes.state)
    let isReversed = autoreverses && passes.index % 2 == 1
    let forward = base.animate(value: value, time: time - passes.start, context: &inner)
    context.isLogicallyComplete = inner.isLogicallyComplete
    if let forward {
      passes.state = inner.state
      context.state[PassState<V>.self] = passes
      return isReversed ? value - forward : forward
    }
    passes = PassState(index: passes.index + 1, start: time)
    context.state[PassState<V>.self] = passes
    if let last, passes.index >= last { return nil }
    return isReversed ? .zero : value
  }

  /// Merges only over an animation whose base is of its own base's type, if that base agrees.
  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard type(of: previous.base) == type(of: base.base) else { return false }
    return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  package var description: String {
    let call =
      switch modifier {
      case .delay(let delay): "delay(\(delay))"
      case .speed(let speed): "speed(\(speed))"
      case .repeated(nil, let autoreverses): "repeatForever(autoreverses: \(autoreverses))"
      case .repeated(let count?, let autoreverses):
        "repeatCount(\(count), autoreverses: \(autoreverses))"
      case .logicallyComplete(let after): "logicallyComplete(after: \(after))"
      }
    return "\(base).\(call)"
  }
}

/// Which pass of a repeat runs, since when, and what its base keeps.
private struct PassState<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: PassState<V> { PassState() }

  var index = 0
  var start = 0.0
  var state = AnimationState<V>()
}
