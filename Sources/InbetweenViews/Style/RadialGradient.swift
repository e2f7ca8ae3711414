import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Colours from the inner to the outer of two circles; radii are points.
public struct RadialGradient: ShapeStyle, Hashable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  init(
    _ gradient: AnyGradient, _ center: UnitPoint, _ startRadius: CGFloat, _ endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius.isFinite ? max(0, startRadius) : 0
    self.endRadius = endRadius.isFinite ? max(0, endRadius) : 0
  }

  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(AnyGradient(gradient), center, startRadius, endRadius)
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startRadius, endRadius)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startRadius, endRadius)
  }

  public func _style(in context: StyleContext) -> ResolvedStyle {
    ResolvedStyle(
      .radialGradient(
        gradient.resolved(in: context), center: Paint.UnitPair(center),
        startRadius: Double(startRadius), endRadius: Double(endRadius)))
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(AnyGradient(gradient), center, startRadius, endRadius)
  }

  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient, center, startRadius, endRadius)
  }

  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
