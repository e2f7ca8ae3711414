import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Colours from an inner to an outer ellipse; radii are fractions of the frame's sides.
public struct EllipticalGradient: ShapeStyle, Hashable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startFraction: CGFloat
  let endFraction: CGFloat

  init(_ gradient: AnyGradient, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat) {
    self.gradient = gradient
    self.center = center
    startFraction = start.isFinite ? max(0, start) : 0
    endFraction = end.isFinite ? max(0, end) : 0
  }

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
  }

  public func _style(in context: StyleContext) -> ResolvedStyle {
    ResolvedStyle(
      .ellipticalGradient(
        gradient.resolved(in: context), center: Paint.UnitPair(center),
        startFraction: Double(startFraction), endFraction: Double(endFraction)))
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }

  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(gradient, center, startRadiusFraction, endRadiusFraction)
  }

  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
