import InbetweenDrawing

extension ResolvedColor {
  /// Takes components in a colour space over into encoded sRGB. What is not a number counts as 0.
  init(
    _ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double
  ) {
    func number(_ value: Double) -> Double { value.isFinite ? value : 0 }
    let (red, green, blue) = (number(red), number(green), number(blue))
    let opacity = min(1, max(0, number(opacity)))
    switch space {
    case .sRGB:
      self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      self.init(
        red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue),
        opacity: opacity)
    case .displayP3:
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      // Linear Display P3 to linear sRGB: the product of the two spaces' primaries (W3C, CSS Color
      // Module Level 4, section 17).
      self.init(
        red: Self.encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
        green: Self.encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
        blue: Self.encoded(
          -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b),
        opacity: opacity)
    }
  }

  /// `hex` with the opacity also where it is full, as `Color` prints itself.
  var hexadecimal: String { Self.byte(opacity) == 255 ? hex + "FF" : hex }
}
