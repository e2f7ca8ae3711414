import Foundation
import InbetweenCairo
import InbetweenDrawing

/// Whether two pictures look the same.
///
/// They do where every pixel of either can be found in the other one: within a distance around its
/// place there are colours between which its own lies, or next to which nobody can tell it. What
/// antialiasing, hinting or another version of a font library does to an edge is a mixture of the
/// colours beside it, so it passes; so does whatever moved by no more than the distance. What moved
/// by twice as much leaves pixels whose surroundings are of the other colour, and a changed colour
/// leaves areas of it: both fail.
///
/// "Between" is meant for each component, as pixels are mixed; a line as thin as a pixel is twice as
/// strong on a pixel as between two, so a colour may be beyond those around its place by as much as
/// they differ among themselves. Nobody can tell colours that are 0.02 apart in Oklab, the just
/// noticeable difference there (CSS Color Module Level 4, section 13, "Gamut Mapping"; Oklab: Björn
/// Ottosson, bottosson.github.io/posts/oklab).
public struct PictureComparison {
  public struct Tolerance: Sendable, Equatable {
    /// Points by which something may have moved.
    public var distance: Double
    /// Distance of two colours in Oklab (black and white are 1 apart) that counts as none.
    public var color: Double

    public init(distance: Double = 1, color: Double = 0.02) {
      self.distance = distance
      self.color = color
    }

    /// One point and the just noticeable difference.
    public static let standard = Tolerance()
    /// Byte by byte.
    public static let exact = Tolerance(distance: 0, color: 0)
  }

  /// Indices of the pixels (row by row) that cannot be found in the other picture.
  public private(set) var differences: [Int] = []
  /// The smallest box around them in pixels; nil where there are none.
  public private(set) var bounds: (x: Int, y: Int, width: Int, height: Int)?
  /// Whether the pictures are of one size; otherwise nothing else is compared.
  public let isSameSize: Bool

  public var matches: Bool { isSameSize && differences.isEmpty }

  /// - Parameter scale: pixels per point.
  public init(
    expected: Bitmap, got: Bitmap, scale: Double, tolerance: Tolerance = .standard
  ) {
    isSameSize = expected.width == got.width && expected.height == got.height
    guard isSameSize, expected.bytes != got.bytes else { return }
    let reach = tolerance.distance * scale
    let search = Search(
      expected, got, reach: reach > 0 ? Int(min(64, reach.rounded())) : 0,
      color: tolerance.color)
    differences = search.differences()
    bounds = Self.bounds(differences, width: expected.width)
  }

  private static func bounds(
    _ indices: [Int], width: Int
  ) -> (x: Int, y: Int, width: Int, height: Int)? {
    guard let first = indices.first, let last = indices.last else { return nil }
    var (left, right) = (width, -1)
    for index in indices {
      left = min(left, index % width)
      right = max(right, index % width)
    }
    return (left, first / width, right - left + 1, last / width - first / width + 1)
  }
}

/// Looks for the pixels that the other picture has not. Plain numbers all the way: tests run it
/// unoptimised.
private struct Search {
  let width: Int
  let height: Int
  let reach: Int
  let color: Double
  /// Four bytes each: blue, green, red and, highest, opacity.
  let expected: [UInt32]
  let got: [UInt32]

  init(_ expected: Bitmap, _ got: Bitmap, reach: Int, color: Double) {
    (width, height) = (expected.width, expected.height)
    self.reach = reach
    self.color = color > 0 ? color : 0
    self.expected = Self.pixels(expected)
    self.got = Self.pixels(got)
  }

  private static func pixels(_ bitmap: Bitmap) -> [UInt32] {
    let count = bitmap.width * bitmap.height
    return [UInt32](unsafeUninitializedCapacity: count) { pixels, initialized in
      bitmap.bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(pixels).copyMemory(from: $0) }
      initialized = count
    }
  }

  func differences() -> [Int] {
    var missing: [Int] = []
    for index in 0..<expected.count {
      let (old, new) = (expected[index], got[index])
      // Pixels that are the same in both are found at their own place.
      if old == new { continue }
      // Pictures that differ so much fail whatever else is found.
      if missing.count >= Self.enough || !isFound(new, at: index, in: expected)
        || !isFound(old, at: index, in: got)
      {
        missing.append(index)
      }
    }
    return missing
  }

  private static let enough = 50_000

  /// The smallest and the largest of one component among some pixels.
  private struct Span {
    var low: Int
    var high: Int

    init(_ pixel: UInt32, _ shift: UInt32) {
      low = Int(pixel >> shift & 255)
      high = low
    }

    mutating func add(_ pixel: UInt32, _ shift: UInt32) {
      let value = Int(pixel >> shift & 255)
      if value < low { low = value }
      if value > high { high = value }
    }

    /// The nearest to a component that may stand here.
    func nearest(to pixel: UInt32, _ shift: UInt32) -> Int {
      let value = Int(pixel >> shift & 255)
      return min(max(value, low - (high - low)), high + (high - low))
    }
  }

  private func isFound(_ wanted: UInt32, at index: Int, in other: [UInt32]) -> Bool {
    let (x, y) = (index % width, index / width)
    var last = other[index]
    var (blue, green) = (Span(last, 0), Span(last, 8))
    var (red, opacity) = (Span(last, 16), Span(last, 24))
    for row in max(0, y - reach)...min(height - 1, y + reach) {
      for column in max(0, x - reach)...min(width - 1, x + reach) {
        let next = other[row * width + column]
        if next == last { continue }
        last = next
        blue.add(next, 0)
        green.add(next, 8)
        red.add(next, 16)
        opacity.add(next, 24)
      }
    }
    let nearest = Parts(
      blue: blue.nearest(to: wanted, 0), green: green.nearest(to: wanted, 8),
      red: red.nearest(to: wanted, 16), opacity: opacity.nearest(to: wanted, 24))
    let parts = Parts(wanted)
    return nearest == parts || nearest.distance(to: parts) <= color
  }
}

/// The components of a premultiplied pixel, which may be a little beyond 0...255.
private struct Parts: Equatable {
  var blue, green, red, opacity: Int

  init(blue: Int, green: Int, red: Int, opacity: Int) {
    (self.blue, self.green, self.red, self.opacity) = (blue, green, red, opacity)
  }

  init(_ pixel: UInt32) {
    self.init(
      blue: Int(pixel & 255), green: Int(pixel >> 8 & 255), red: Int(pixel >> 16 & 255),
      opacity: Int(pixel >> 24))
  }

  /// In Oklab, where each colour counts as much as it covers.
  func distance(to other: Parts) -> Double {
    let (a, b) = (oklab, other.oklab)
    let (l, m, s, o) = (a.0 - b.0, a.1 - b.1, a.2 - b.2, a.3 - b.3)
    return (l * l + m * m + s * s + o * o).squareRoot()
  }

  private var oklab: (Double, Double, Double, Double) {
    let cover = min(1, max(0, Double(opacity) / 255))
    func straight(_ part: Int) -> Double {
      cover > 0 ? min(1, max(0, Double(part) / 255 / cover)) : 0
    }
    let (l, m, s) =
      ResolvedColor(red: straight(red), green: straight(green), blue: straight(blue)).lms
    // Oklab's second matrix.
    return (
      (0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s) * cover,
      (1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s) * cover,
      (0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s) * cover, cover
    )
  }
}
