import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A colour that may depend on where it is shown: light or dark, contrast, tint.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  package var storage: Storage

  /// Where the components come from.
  package indirect enum Storage: Hashable, Sendable {
    case fixed(ResolvedColor)
    /// A colour of the palette, under the name that people write.
    case palette(Looks.ColorName, name: String)
    case accent
    /// A colour of an asset catalogue.
    case named(String)
    case faded(Color, opacity: Double)
    case mixed(Color, Color, fraction: Double, encoded: Bool)
  }

  package init(_ storage: Storage) { self.storage = storage }

  /// The way in which the numbers of a colour are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour of red, green and blue, each 0...1; outside that range colours of wider gamuts. A
  /// component that is not a number counts as 0.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      .fixed(
        ResolvedColor(colorSpace, red: red, green: green, blue: blue, opacity: opacity)))
  }

  /// A grey, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of hue (0...1 for a whole turn from red over green), saturation and brightness, each
  /// held within 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let rgb = Self.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: opacity)
  }

  /// A colour of an asset catalogue, clear where no catalogue has the name.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

  /// The very components.
  public init(_ resolved: Resolved) { self.init(.fixed(resolved.painted)) }

  /// A colour literal (`Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))`).
  // Where a catalogue or a platform has a colour of the name, that one is meant.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }

  /// This colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    let opacity = opacity.isNaN ? 0 : opacity
    switch storage {
    case .fixed(var color):
      color.opacity *= opacity
      return Color(.fixed(color))
    case .faded(let base, let earlier):
      return Color(.faded(base, opacity: earlier * opacity))
    default:
      return Color(.faded(self, opacity: opacity))
    }
  }

  /// The colour that lies `fraction` (0...1) of the way to another.
  ///
  /// - Parameter colorSpace: `.perceptual` mixes cube-root LMS (as animations and gradients do),
  ///   `.device` the encoded components.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let fraction = fraction.isNaN ? 0 : min(1, max(0, fraction))
    let encoded = colorSpace == .device
    if case .fixed(let from) = storage, case .fixed(let to) = other.storage {
      return Color(.fixed(from.mixed(with: to, fraction: fraction, encoded: encoded)))
    }
    return Color(.mixed(self, other, fraction: fraction, encoded: encoded))
  }

  /// A soft gradient of this colour, lighter at its start.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  /// The components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(painted: resolvedColor(in: environment))
  }

  /// The components as they are painted.
  package func resolvedColor(in environment: EnvironmentValues) -> ResolvedColor {
    switch storage {
    case .fixed(let color):
      return color
    case .palette(let name, _):
      return Looks.color(
        name, dark: environment.colorScheme == .dark,
        increasedContrast: environment.colorSchemeContrast == .increased)
    case .accent:
      return environment.accentColor.resolvedColor(in: environment)
    case .named(let name):
      return environment.colorAssets.color(name, environment.colorScheme) ?? .clear
    case .faded(let base, let opacity):
      var color = base.resolvedColor(in: environment)
      color.opacity *= opacity
      return color
    case .mixed(let from, let to, let fraction, let encoded):
      return from.resolvedColor(in: environment).mixed(
        with: to.resolvedColor(in: environment), fraction: fraction, encoded: encoded)
    }
  }

  public var description: String {
    switch storage {
    case .fixed(.black): "black"
    case .fixed(.white): "white"
    case .fixed(.clear): "clear"
    case .fixed(let color): color.hexadecimal
    case .palette(_, let name): name
    case .accent: "accentColor"
    case .named(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .faded(let base, let opacity):
      "\(Self.percent(opacity)) \(base)"
    case .mixed(let from, let to, let fraction, _): "mix(\(from), \(to), \(fraction))"
    }
  }

  private static func percent(_ fraction: Double) -> String {
    let rounded = (fraction * 10_000).rounded() / 100
    let digits = "\(rounded)"
    return (digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits) + "%"
  }

  private static func rgb(
    hue: Double, saturation: Double, brightness: Double
  ) -> (red: Double, green: Double, blue: Double) {
    func unit(_ value: Double) -> Double { value.isNaN ? 0 : min(1, max(0, value)) }
    let (hue, saturation, brightness) = (unit(hue), unit(saturation), unit(brightness))
    // Each channel is full over a third of the turn, and falls off over the sixths beside it.
    func channel(_ center: Double) -> Double {
      let distance = abs(hue - center)
      let nearest = min(distance, 1 - distance) * 6
      let amount = min(1, max(0, 2 - nearest))
      return brightness * (1 - saturation * (1 - amount))
    }
    return (channel(0), channel(1.0 / 3), channel(2.0 / 3))
  }
}

extension Color: _ExpressibleByColorLiteral {
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}

/// The type that a `#colorLiteral` takes where nothing else says.
public typealias _ColorLiteralType = Color
