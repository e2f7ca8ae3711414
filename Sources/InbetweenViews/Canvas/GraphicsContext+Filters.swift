import Foundation
import InbetweenDrawing
import InbetweenViewGraph

extension GraphicsContext {
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The picture stays opaque at its borders.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Nothing is dithered here.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The shadow falls on the picture.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// The shadow without the picture.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// With `shadowAbove`: an inner shadow.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Picture and shadow are one layer here, with this option too.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// A change of what is drawn.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case blur(CGFloat, BlurOptions)
      case shadow(Color, CGFloat, x: CGFloat, y: CGFloat, ShadowOptions)
      case color(ColorFilter, Double, upper: Double, Color?)
      case projection(ProjectionTransform)
    }

    let kind: Kind

    /// A Gaussian blur, its radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius, options))
    }

    /// A shadow; radius and distances in points.
    ///
    /// - Parameter blendMode: shadows are drawn normally, whatever is given.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(kind: .shadow(color, radius, x: x, y: y, options))
    }

    /// What is more opaque than a share becomes one colour, the rest clear.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(kind: .color(.alphaThreshold, min, upper: max, color))
    }

    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .color(.multiply, 0, upper: 0, color))
    }

    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .color(.hueRotation, angle.radians, upper: 0, nil))
    }

    /// 1 leaves the saturation as it is.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .color(.saturation, amount, upper: 0, nil))
    }

    /// Added to each channel, -1...1.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .color(.brightness, amount, upper: 0, nil))
    }

    /// 1 leaves the contrast as it is.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .color(.contrast, amount, upper: 0, nil))
    }

    /// 0...1
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .color(.grayscale, amount, upper: 0, nil))
    }

    /// Every colour becomes its opposite.
    public static func colorInvert() -> Filter {
      Filter(kind: .color(.invert, 1, upper: 0, nil))
    }

    /// Brightness becomes opacity.
    public static var luminanceToAlpha: Filter {
      Filter(kind: .color(.luminanceToAlpha, 1, upper: 0, nil))
    }

    /// A projective map around the canvas's origin.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// The item that opens the filter's group.
    func item(in list: inout DisplayList, _ environment: EnvironmentValues) -> DisplayList.Item {
      func paint(_ color: Color) -> Int32 {
        list.add(.color(color.resolvedColor(in: environment)))
      }
      func number(_ value: Double) -> Double { value.isFinite ? value : 0 }
      switch kind {
      case .blur(let radius, let options):
        return .init(
          .blur, flags: options.contains(.opaque) ? 1 : 0, values: .init(max(0, number(radius))))
      case .shadow(let color, let radius, let x, let y, let options):
        let isInner = options.contains([.shadowAbove, .invertsAlpha])
        return .init(
          .shadow, flags: isInner ? 2 : options.contains(.shadowOnly) ? 1 : 0, paint: paint(color),
          values: .init(max(0, number(radius)), number(x), number(y)))
      case .color(let filter, let amount, let upper, let color):
        return .init(
          .colorFilter, resource: filter.rawValue, paint: color.map(paint) ?? -1,
          values: .init(number(amount), number(upper)))
      case .projection(let transform):
        list.matrices.append(transform.withoutNonsense.matrix)
        return .init(.projection, resource: Int32(list.matrices.count - 1))
      }
    }
  }
}
