import InbetweenDrawing
import InbetweenViewGraph

extension Color {
  /// A colour's components in one environment: linear sRGB and opacity.
  public struct Resolved: Hashable, Sendable, Codable, CustomStringConvertible {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(
        painted: ResolvedColor(
          colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
          opacity: Double(opacity)))
    }

    package init(painted: ResolvedColor) {
      linearRed = Float(ResolvedColor.linear(painted.red))
      linearGreen = Float(ResolvedColor.linear(painted.green))
      linearBlue = Float(ResolvedColor.linear(painted.blue))
      opacity = Float(painted.opacity)
    }

    /// Gamma-encoded sRGB.
    public var red: Float {
      get { Float(ResolvedColor.encoded(Double(linearRed))) }
      set { linearRed = Float(ResolvedColor.linear(Double(newValue))) }
    }

    /// Gamma-encoded sRGB.
    public var green: Float {
      get { Float(ResolvedColor.encoded(Double(linearGreen))) }
      set { linearGreen = Float(ResolvedColor.linear(Double(newValue))) }
    }

    /// Gamma-encoded sRGB.
    public var blue: Float {
      get { Float(ResolvedColor.encoded(Double(linearBlue))) }
      set { linearBlue = Float(ResolvedColor.linear(Double(newValue))) }
    }

    /// The colour as it is painted.
    package var painted: ResolvedColor {
      ResolvedColor(
        .sRGBLinear, red: Double(linearRed), green: Double(linearGreen),
        blue: Double(linearBlue), opacity: Double(opacity))
    }

    public var description: String { painted.hexadecimal }
  }
}

extension Color.Resolved: Animatable {
  /// 128 times the cube roots of the LMS components, and 128 times the opacity.
  public var animatableData: ResolvedColor.AnimatableData {
    get { painted.animatableData }
    set {
      var color = painted
      color.animatableData = newValue
      self = Color.Resolved(painted: color)
    }
  }
}
