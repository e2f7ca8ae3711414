import Foundation
import InbetweenDrawing
import InbetweenViewGraph

extension GraphicsContext {
  /// How the colours of a gradient go on beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The colours begin again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The colours go back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Gradients are mixed perceptually here, with this option too.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// What a path is filled with.
  public struct Shading: Sendable {
    indirect enum Kind: Sendable {
      case style(AnyShapeStyle)
      /// In the space of the calls, points.
      case paint(@Sendable (EnvironmentValues) -> Paint)
      case palette([Shading])
      /// Known already.
      case resolved(Resolved)
    }

    let kind: Kind

    struct Resolved: Equatable, Sendable {
      var paints: [Paint]
      /// Gradients refer to points of the canvas, not to the box of what is filled.
      var isInPoints = false
      var blendMode = InbetweenDrawing.BlendMode.normal
    }

    func resolved(in environment: EnvironmentValues) -> Resolved {
      switch kind {
      case .resolved(let resolved): return resolved
      case .paint(let paint): return Resolved(paints: [paint(environment)], isInPoints: true)
      case .palette(let shadings):
        return shadings.first?.resolved(in: environment) ?? Resolved(paints: [])
      case .style(let style):
        let resolved = style.resolvedStyle(in: environment)
        return Resolved(
          paints: resolved.fills.map { $0.faded(by: resolved.opacity) ?? $0 },
          blendMode: resolved.blendMode)
      }
    }

    public static func color(_ color: Color) -> Shading { style(color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; gradients refer to the box around the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// The foreground style of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// The first of several shadings, which stand for the levels of the foreground style.
    public static func palette(_ shadings: [Shading]) -> Shading {
      Shading(kind: .palette(shadings))
    }

    /// Along the line between two points of the space of the calls.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .paint { environment in
          let colors = gradient.resolved(in: StyleContext(environment: environment))
          let (repeated, from, to) = colors.continued(options)
          func point(_ share: Double) -> Paint.UnitPair {
            Paint.UnitPair(
              x: startPoint.x + (endPoint.x - startPoint.x) * share,
              y: startPoint.y + (endPoint.y - startPoint.y) * share)
          }
          return .linearGradient(repeated, start: point(from), end: point(to))
        })
    }

    /// Around a point of the space of the calls; radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .paint { environment in
          let colors = gradient.resolved(in: StyleContext(environment: environment))
          let (repeated, _, to) = colors.continued(options, backwards: false)
          return .radialGradient(
            repeated, center: Paint.UnitPair(x: center.x, y: center.y), startRadius: startRadius,
            endRadius: startRadius + (endRadius - startRadius) * to)
        })
    }

    /// A whole turn around a point of the space of the calls, from an angle on.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let start = angle.radians.isFinite ? angle.radians : 0
      return Shading(
        kind: .paint { environment in
          .angularGradient(
            gradient.resolved(in: StyleContext(environment: environment)),
            center: Paint.UnitPair(x: center.x, y: center.y), startAngle: start,
            endAngle: start + 2 * .pi)
        })
    }

    /// A mesh in the box around the path.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    /// A picture, repeated.
    ///
    /// - Parameters:
    ///   - origin: pictures begin at the box around the path, whatever is given.
    ///   - sourceRect: the whole picture is drawn, whatever is given.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
    }
  }
}

extension ResolvedGradient {
  /// The gradient continued by copies of itself, and the shares of the old line at which the new
  /// one begins and ends.
  ///
  /// - Parameter backwards: also before the beginning.
  fileprivate func continued(
    _ options: GraphicsContext.GradientOptions, backwards: Bool = true
  ) -> (gradient: ResolvedGradient, from: Double, to: Double) {
    let mirrors = options.contains(.mirror)
    guard mirrors || options.contains(.repeat) else { return (self, 0, 1) }
    let (first, last) = (backwards ? -16 : 0, 16)
    let count = Double(last - first)
    var stops: [Stop] = []
    for copy in first..<last {
      let isReversed = mirrors && copy % 2 != 0
      let own = isReversed ? self.stops.reversed() : self.stops
      for stop in own {
        let location = isReversed ? 1 - stop.location : stop.location
        stops.append(
          Stop(color: stop.color, location: (Double(copy - first) + location) / count))
      }
    }
    var result = self
    result.stops = stops
    return (result, Double(first), Double(last))
  }
}
