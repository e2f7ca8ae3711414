import Foundation

extension ResolvedColor {
  /// The responses of the eye's long, medium and short cones, as cube roots: the space in which
  /// colours are mixed and animated. White is (1, 1, 1), black (0, 0, 0).
  ///
  /// LMS is the first matrix of Oklab (Björn Ottosson, bottosson.github.io/posts/oklab) on linear
  /// sRGB. The measured animation data of Apple's colours is 128 times these (semantics 9).
  public var lms: (l: Double, m: Double, s: Double) {
    let r = Self.linear(red)
    let g = Self.linear(green)
    let b = Self.linear(blue)
    return (
      cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
      cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
      cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    )
  }

  /// A colour from cube-root cone responses.
  public init(lms: (l: Double, m: Double, s: Double), opacity: Double = 1) {
    let l = lms.l * lms.l * lms.l
    let m = lms.m * lms.m * lms.m
    let s = lms.s * lms.s * lms.s
    self.init(
      red: Self.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Self.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Self.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      opacity: opacity)
  }

  /// The colour between two at `amount` (0 is `from`, 1 is `to`), mixed premultiplied in cube-root
  /// LMS.
  public static func mix(
    _ from: ResolvedColor, _ to: ResolvedColor, _ amount: Double
  ) -> ResolvedColor {
    if amount == 0 { return from }
    if amount == 1 { return to }
    let opacity = from.opacity + (to.opacity - from.opacity) * amount
    let ofTo = opacity == 0 ? amount : to.opacity * amount / opacity
    let ofFrom = 1 - ofTo
    let a = from.lms
    let b = to.lms
    return ResolvedColor(
      lms: (
        a.l * ofFrom + b.l * ofTo, a.m * ofFrom + b.m * ofTo, a.s * ofFrom + b.s * ofTo
      ), opacity: opacity)
  }

  /// The colour at `amount` of the way to another, mixed premultiplied in cube-root LMS.
  public func mix(with other: ResolvedColor, by amount: Double) -> ResolvedColor {
    Self.mix(self, other, amount)
  }

  /// Linear light of a gamma-encoded component (IEC 61966-2-1), mirrored below 0.
  public static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -light : light
  }

  /// The gamma-encoded component of linear light, mirrored below 0.
  public static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -component : component
  }
}
