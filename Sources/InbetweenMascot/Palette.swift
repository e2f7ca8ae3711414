#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The colours of the mascot, all made of one. Light and shade keep the hue as the eye sees it:
/// they are made in Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020).
struct Palette {
  let body, light, shade, arms, deep, belly, gills, gillShade, dark, cheeks: UInt32

  /// - Parameter color: 0xRRGGBB.
  init(_ color: UInt32) {
    var base = Oklch(color)
    base.lightness = min(max(base.lightness, 0.5), 0.86)
    base.chroma = min(base.chroma, 0.19)
    func made(_ lightness: Double, _ chroma: Double, turn: Double = 0) -> UInt32 {
      Oklch(
        lightness: min(max(lightness, 0), 1), chroma: chroma, hue: base.hue + turn
      ).argb
    }
    body = made(base.lightness, base.chroma)
    light = made(base.lightness + 0.09, base.chroma * 0.75)
    shade = made(base.lightness - 0.08, base.chroma * 1.02)
    arms = made(base.lightness - 0.055, base.chroma * 1.01)
    deep = made(base.lightness - 0.17, base.chroma)
    belly = made(0.95, min(base.chroma, 0.035))
    let accent = Self.accent(beside: base)
    gills = accent.argb
    gillShade =
      Oklch(lightness: accent.lightness - 0.1, chroma: accent.chroma, hue: accent.hue).argb
    dark = made(0.27, min(base.chroma, 0.08))
    cheeks = Oklch(lightness: 0.71, chroma: 0.17, hue: 0.36).argb
  }

  /// The colour of what stands out. Coral suits cool bodies and grey ones; beside warm bodies it
  /// would be lost.
  private static func accent(beside base: Oklch) -> Oklch {
    let hue = base.hue < 0 ? base.hue + 2 * .pi : base.hue
    let isGrey = base.chroma < 0.04
    // Pink and red: violet. Orange: red.
    if !isGrey, hue > 5.7 || hue < 0.7 { return Oklch(lightness: 0.66, chroma: 0.16, hue: 5.1) }
    if !isGrey, hue < 1.4 { return Oklch(lightness: 0.65, chroma: 0.2, hue: 0.42) }
    return Oklch(lightness: 0.73, chroma: 0.165, hue: 0.34)
  }
}

/// A colour by how light, how strong, and which hue (radians) it is.
struct Oklch {
  var lightness, chroma, hue: Double

  init(lightness: Double, chroma: Double, hue: Double) {
    (self.lightness, self.chroma, self.hue) = (lightness, chroma, hue)
  }

  /// - Parameter color: 0xRRGGBB.
  init(_ color: UInt32) {
    func linear(_ shift: UInt32) -> Double {
      let value = Double((color >> shift) & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(16), linear(8), linear(0))
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    let a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    let b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    chroma = hypot(a, b)
    hue = atan2(b, a)
  }

  /// 0xFFRRGGBB; what the screen cannot show becomes paler, not another hue.
  var argb: UInt32 {
    var color = self
    for _ in 0..<24 {
      if let value = color.exact { return value }
      color.chroma *= 0.93
    }
    color.chroma = 0
    return color.exact ?? (lightness > 0.5 ? 0xFFFF_FFFF : 0xFF00_0000)
  }

  private var exact: UInt32? {
    let (a, b) = (chroma * cos(hue), chroma * sin(hue))
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    let channels = [
      4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    ]
    var value: UInt32 = 0xFF
    for channel in channels {
      guard (-0.002...1.002).contains(channel) else { return nil }
      let clamped = min(max(channel, 0), 1)
      let encoded =
        clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * pow(clamped, 1 / 2.4) - 0.055
      value = value << 8 | UInt32((encoded * 255).rounded())
    }
    return value
  }

  private func cube(_ value: Double) -> Double { value * value * value }
}
