import InbetweenDrawing
import InbetweenViewGraph

/// Colours around a point, clockwise from the positive x axis.
public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: AnyGradient
  let center: UnitPoint
  /// Radians.
  let start: Double
  /// Radians.
  let end: Double

  init(_ gradient: AnyGradient, _ center: UnitPoint, _ start: Angle, _ end: Angle) {
    self.gradient = gradient
    self.center = center
    self.start = start.radians.isFinite ? start.radians : 0
    self.end = end.radians.isFinite ? end.radians : 0
  }

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center, startAngle, endAngle)
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
  }

  /// A whole turn from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(turn: AnyGradient(gradient), center, angle)
  }

  /// A whole turn from an angle on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(turn: AnyGradient(Gradient(colors: colors)), center, angle)
  }

  /// A whole turn from an angle on.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(turn: AnyGradient(Gradient(stops: stops)), center, angle)
  }

  init(turn gradient: AnyGradient, _ center: UnitPoint, _ angle: Angle) {
    self.init(gradient, center, angle, Angle(radians: angle.radians + 2 * .pi))
  }

  public func _style(in context: StyleContext) -> ResolvedStyle {
    ResolvedStyle(
      .angularGradient(
        gradient.resolved(in: context), center: Paint.UnitPair(center), startAngle: start,
        endAngle: end))
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(AnyGradient(gradient), center, startAngle, endAngle)
  }

  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient, center, startAngle, endAngle)
  }

  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A whole turn from an angle on.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(turn: AnyGradient(gradient), center, angle)
  }

  /// A whole turn from an angle on.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(turn: gradient, center, angle)
  }

  /// A whole turn from an angle on.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A whole turn from an angle on.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
