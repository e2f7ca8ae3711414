import Foundation

extension ResolvedColor: CustomStringConvertible {
  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, with or without the `#`; nil for any other text.
  public init?(hex: String) {
    var digits = hex.hasPrefix("#") ? Array(hex.dropFirst()) : Array(hex)
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    var bytes: [Double] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[index].hexDigitValue, let low = digits[index + 1].hexDigitValue else {
        return nil
      }
      bytes.append(Double(high * 16 + low) / 255)
    }
    self.init(
      red: bytes[0], green: bytes[1], blue: bytes[2], opacity: bytes.count == 4 ? bytes[3] : 1)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque: each component rounded to a byte and clamped.
  public var hex: String {
    let components = [red, green, blue] + (Self.byte(opacity) == 255 ? [] : [opacity])
    return components.reduce(into: "#") { text, component in
      let byte = Self.byte(component)
      text.append(Self.digits[byte >> 4])
      text.append(Self.digits[byte & 15])
    }
  }

  public var description: String { hex }

  /// The nearest byte to a component; undefined numbers count as 0.
  public static func byte(_ component: Double) -> Int {
    component.isNaN ? 0 : Int((min(1, max(0, component)) * 255).rounded())
  }

  private static let digits = Array("0123456789ABCDEF")
}
