import Foundation
import InbetweenTiming

/// A curve from (0, 0) to (1, 1) that shapes progress over time.
public struct UnitCurve: Hashable, Sendable {
  package let curve: TimingCurve

  package init(_ curve: TimingCurve) { self.curve = curve }

  public static let linear = UnitCurve(.linear)
  /// Slow at the start.
  public static let easeIn = UnitCurve(.easeIn)
  /// Slow at the end.
  public static let easeOut = UnitCurve(.easeOut)
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(.easeInOut)
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }
  /// A quarter circle that leaves the start level.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter circle that reaches the end level.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarter circles of half the size.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// A cubic Bezier curve. The x of both control points is clamped to 0...1, y is free.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      TimingCurve(
        Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
        Double(endControlPoint.y)))
  }

  /// The output for an input progress, which is clamped to 0...1.
  public func value(at progress: Double) -> Double { curve.value(at: progress) }

  /// The slope at an input progress; infinite where the curve is vertical.
  public func velocity(at progress: Double) -> Double { curve.velocity(at: progress) }

  /// The curve with input and output exchanged.
  public var inverse: UnitCurve { UnitCurve(curve.inverse) }
}
