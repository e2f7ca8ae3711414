import Foundation
import InbetweenDrawing

/// Vertical metrics and spacing of the system font, as fractions of the font size, so that texts take
/// the same room here as on Apple's systems although their font cannot be packaged.
enum FontMetrics {
  /// SF Pro's ascender and descender (1950 and 494 of 2048 units). A 17 point line is 20.29 points
  /// high, shown as 20.33 at three pixels per point.
  static let ascent = 1950.0 / 2048
  static let descent = 494.0 / 2048
  static let capHeight = 1443.0 / 2048

  /// Inter's spacing by size, as its designer publishes it (dynamic metrics): an extra distance
  /// between characters that makes large text tighter.
  static func tracking(size: Double) -> Double {
    size * (-0.0223 + 0.185 * exp(-0.1745 * size))
  }

  /// The size of a symbol whose artwork fills its square, per font size: `circle.fill` beside 17
  /// point text is about 20.3 points wide.
  static let symbolSize = 1.19
}
