import Foundation
import InbetweenTiming

/// Progress by a curve (semantics 2.2): no velocity, never merges.
package struct BezierAnimation: BuiltInAnimation, CustomStringConvertible {
  let duration: TimeInterval
  let curve: UnitCurve

  package var motion: Motion { Motion(base: .bezier(curve.curve, duration: duration)) }

  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard duration > 0 && !(time > duration) else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  /// Circular curves have no coefficients; their kind is told instead.
  package var description: String {
    let c = curve.curve.coefficients
    let solver =
      curve.curve.isCircular
      ? "\(curve)"
      : "UnitCurve.CubicSolver(ax: \(c.ax), bx: \(c.bx), cx: \(c.cx), "
        + "ay: \(c.ay), by: \(c.by), cy: \(c.cy))"
    return "BezierAnimation(duration: \(duration), curve: \(solver))"
  }
}
