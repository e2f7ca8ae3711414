import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Colours along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0...1.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private let isDevice: Bool

    /// The gamma-encoded components.
    public static let device = ColorSpace(isDevice: true)
    /// The way in which the eye sees equal steps.
    public static let perceptual = ColorSpace(isDevice: false)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// This gradient, mixed in a colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  /// The stops in an environment, by location. A location that is not a number counts as 0; a
  /// gradient without stops is clear.
  func resolved(in context: StyleContext, encoded: Bool = false) -> ResolvedGradient {
    var resolved = stops.map { stop in
      var color = stop.color.resolvedColor(in: context.environment)
      color.opacity *= context.levelOpacity
      let location = stop.location.isNaN ? 0 : min(1, max(0, stop.location))
      return ResolvedGradient.Stop(color: color, location: location)
    }
    if resolved.isEmpty { resolved = [ResolvedGradient.Stop(color: .clear, location: 0)] }
    // Sorting by offset too keeps stops of one location in their order: that is a hard edge.
    let sorted = resolved.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }
    return ResolvedGradient(stops: sorted.map(\.element), mixesEncoded: encoded)
  }
}

/// From top to bottom.
extension Gradient: ShapeStyle {
  public func _style(in context: StyleContext) -> ResolvedStyle {
    AnyGradient(self)._style(in: context)
  }
}

/// A gradient that knows in which colour space it is mixed, or that is made out of one colour.
public struct AnyGradient: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }

  private var source: Source
  private var space: Gradient.ColorSpace = .perceptual

  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  /// From a lighter tone of the colour to the colour itself.
  init(color: Color) { source = .color(color) }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  func resolved(in context: StyleContext) -> ResolvedGradient {
    let gradient: Gradient =
      switch source {
      case .gradient(let gradient): gradient
      case .color(let color):
        Gradient(colors: [
          color.mix(with: .white, by: Looks.length(.colorGradientLightening)), color,
        ])
      }
    return gradient.resolved(in: context, encoded: space == .device)
  }
}

/// From top to bottom.
extension AnyGradient: ShapeStyle {
  public func _style(in context: StyleContext) -> ResolvedStyle {
    ResolvedStyle(
      .linearGradient(
        resolved(in: context), start: Paint.UnitPair(.top), end: Paint.UnitPair(.bottom)))
  }
}

extension Paint.UnitPair {
  /// A point that is not finite counts as the origin.
  init(_ point: UnitPoint) {
    self.init(
      x: point.x.isFinite ? Double(point.x) : 0, y: point.y.isFinite ? Double(point.y) : 0)
  }
}
