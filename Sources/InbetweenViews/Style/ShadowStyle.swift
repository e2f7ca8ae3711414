import Foundation
import InbetweenDrawing

extension Color {
  /// The colour of a shadow where none is given.
  public static let _dropShadow = Color(
    .sRGBLinear, white: 0, opacity: Looks.length(.shadowOpacity))
  public static let _innerShadow = Color(
    .sRGBLinear, white: 0, opacity: Looks.length(.innerShadowOpacity))
}

/// A shadow that a style casts around or into what it fills. Lengths are points.
public struct ShadowStyle: Equatable, Sendable {
  var color: Color
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat
  var isInner: Bool

  /// A shadow below the shape.
  public static func drop(
    color: Color = ._dropShadow,
    radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow inside the shape, as if it were cut out.
  public static func inner(
    color: Color = ._innerShadow,
    radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }

  func resolved(in context: StyleContext) -> ResolvedShadow {
    func number(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    return ResolvedShadow(
      color: color.resolvedColor(in: context.environment), radius: max(0, number(radius)),
      x: number(x), y: number(y), isInner: isInner)
  }
}
