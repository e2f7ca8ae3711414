/// A colour of a character.
public struct Color: Sendable, Equatable {
  /// 0...255.
  public let alpha, red, green, blue: UInt8

  /// - Parameter argb: 0xAARRGGBB.
  public init(_ argb: UInt32) {
    alpha = UInt8(argb >> 24)
    red = UInt8(argb >> 16 & 0xFF)
    green = UInt8(argb >> 8 & 0xFF)
    blue = UInt8(argb & 0xFF)
  }

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// 0xAARRGGBB.
  public var argbValue: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
