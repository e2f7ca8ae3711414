import Glibc

/// Arithmetic on 0xAARRGGBB.
enum ColorMath {
  static func channel(_ color: UInt32, _ shift: UInt32) -> Float { Float((color >> shift) & 255) }

  /// The colour with its opacity multiplied.
  static func faded(_ color: UInt32, _ opacity: Float) -> UInt32 {
    if opacity == 1 { return color }
    let alpha = min(1, max(0, channel(color, 24) / 255 * opacity))
    return color & 0x00FF_FFFF | byte(alpha * 255) << 24
  }

  /// The colour between two, channel by channel.
  static func mix(_ a: UInt32, _ b: UInt32, _ t: Float) -> UInt32 {
    func lane(_ shift: UInt32) -> UInt32 {
      byte(channel(a, shift) * (1 - t) + channel(b, shift) * t) << shift
    }
    return lane(24) | lane(16) | lane(8) | lane(0)
  }

  private static func byte(_ value: Float) -> UInt32 {
    value.isNaN ? 0 : UInt32(min(255, max(0, roundf(value))))
  }
}
