import Foundation
import InbetweenCairo
import InbetweenDrawing

/// What was expected, what came, and where they differ, side by side in one picture.
public struct DifferencePicture {
  public var expected: Bitmap
  public var got: Bitmap
  public var comparison: PictureComparison
  /// Pixels per point, for the writing around the pictures.
  public var scale: Double
  public var isDark: Bool

  public init(
    expected: Bitmap, got: Bitmap, comparison: PictureComparison, scale: Double,
    isDark: Bool = false
  ) {
    self.expected = expected
    self.got = got
    self.comparison = comparison
    self.scale = scale
    self.isDark = isDark
  }

  private static let margin = 16.0
  private static let head = 22.0

  /// - Throws: `RenderError` where three such pictures are larger than a picture may be.
  public func bitmap(_ renderer: CairoRenderer) throws -> Bitmap {
    let pictures: [(String, Bitmap)] = [
      ("expected", expected), ("got", got), ("difference", difference),
    ]
    let size = { (bitmap: Bitmap) in
      (width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    }
    let widths = pictures.map { max(64, size($0.1).width) }
    var list = DisplayList()
    let colors = Palette(isDark: isDark)
    list.width = (widths.reduce(0, +) + 4 * Self.margin).rounded(.up)
    list.height =
      ((pictures.map { size($0.1).height }.max() ?? 0) + Self.head + 2 * Self.margin)
      .rounded(.up)
    list.add(.rect, .init(0, 0, list.width, list.height), color: colors.ground)
    var places: [(x: Double, y: Double)] = []
    var x = Self.margin
    for ((name, picture), width) in zip(pictures, widths) {
      let y = Self.margin + Self.head
      let (pictureWidth, pictureHeight) = size(picture)
      let label = TextBlock(spans: [
        TextSpan(.string(name), font: ResolvedFont(size: 12, weight: 600))
      ])
      let layout = renderer.typesetter.layout(label, width: nil, height: nil)
      list.addText(layout, x: x, y: y - 6 - layout.height, color: colors.text)
      let frame = CGRect(x: x, y: y, width: pictureWidth, height: pictureHeight)
      list.addStroke(Path(frame.insetBy(dx: -0.5, dy: -0.5)), width: 1, color: colors.line)
      places.append((x, y))
      x += width + Self.margin
    }
    var sheet = try renderer.render(list, scale: scale)
    for ((_, picture), place) in zip(pictures, places) {
      sheet.copy(picture, x: Int((place.x * scale).rounded()), y: Int((place.y * scale).rounded()))
    }
    return sheet
  }

  /// What came, pale and without colours, with the pixels that differ in red.
  private var difference: Bitmap {
    var result = got
    let isDifferent = Set(comparison.isSameSize ? comparison.differences : [])
    for index in 0..<(got.width * got.height) {
      let byte = index * 4
      if isDifferent.contains(index) {
        result.set(byte, blue: 40, green: 20, red: 240)
        continue
      }
      // Rec. 709's weights of lightness, in 1/256.
      let grey =
        (Int(got.bytes[byte]) * 18 + Int(got.bytes[byte + 1]) * 183
          + Int(got.bytes[byte + 2]) * 55) / 256 + 255 - Int(got.bytes[byte + 3])
      let pale = UInt8(min(255, 176 + grey * 79 / 255))
      result.set(byte, blue: pale, green: pale, red: pale)
    }
    return result
  }
}

extension Bitmap {
  fileprivate mutating func set(_ byte: Int, blue: UInt8, green: UInt8, red: UInt8) {
    bytes[byte] = blue
    bytes[byte + 1] = green
    bytes[byte + 2] = red
    bytes[byte + 3] = 255
  }

  /// Puts another picture, opaque ones as they are, over this one.
  fileprivate mutating func copy(_ other: Bitmap, x: Int, y: Int) {
    let width = min(other.width, self.width - x)
    for row in 0..<max(0, min(other.height, height - y)) {
      for column in 0..<max(0, width) {
        let from = (row * other.width + column) * 4
        let to = ((y + row) * self.width + x + column) * 4
        let rest = 255 - Int(other.bytes[from + 3])
        for part in 0..<4 {
          bytes[to + part] = UInt8(
            min(255, Int(other.bytes[from + part]) + Int(bytes[to + part]) * rest / 255))
        }
      }
    }
  }
}
