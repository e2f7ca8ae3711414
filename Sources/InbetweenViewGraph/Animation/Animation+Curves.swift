import Foundation
import InbetweenTiming

extension Animation {
  /// Duration of a timing curve that names none, in seconds (semantics 2.1).
  package static let defaultDuration = 0.35

  public static var linear: Animation { linear(duration: defaultDuration) }

  public static var easeIn: Animation { easeIn(duration: defaultDuration) }

  public static var easeOut: Animation { easeOut(duration: defaultDuration) }

  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }

  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// A cubic Bezier curve with the control points (p1x, p1y) and (p2x, p2y).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(UnitCurve(TimingCurve(p1x, p1y, p2x, p2y)), duration: duration)
  }

  /// Progress by a curve over `duration` seconds; one that is not above 0 ends at once.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(builtIn: BezierAnimation(duration: duration, curve: curve))
  }
}
