/// The size of an encoded picture in pixels, from its header.
package struct PictureSize: Equatable {
  package let width: Int
  package let height: Int

  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      // PNG (ISO 15948, 11.2.2): the size stands first in the first chunk.
      guard bytes.count >= 24 else { return nil }
      self.init(width: Self.big(bytes, 16, 4), height: Self.big(bytes, 20, 4))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      guard let size = Self.jpeg(bytes) else { return nil }
      self = size
    } else if bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    {
      guard let size = Self.webP(bytes) else { return nil }
      self = size
    } else {
      return nil
    }
    if width <= 0 || height <= 0 { return nil }
  }

  private init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  private static func big(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }

  private static func little(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  /// JPEG (ITU T.81, B.2.2): the first frame header has it.
  private static func jpeg(_ bytes: [UInt8]) -> PictureSize? {
    var place = 2
    while place + 9 < bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return PictureSize(width: big(bytes, place + 7, 2), height: big(bytes, place + 5, 2))
      }
      place += 2 + max(2, big(bytes, place + 2, 2))
    }
    return nil
  }

  /// WebP (RFC 9649): lossy, lossless and extended files keep it in different places.
  private static func webP(_ bytes: [UInt8]) -> PictureSize? {
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ":
      return PictureSize(
        width: little(bytes, 26, 2) & 0x3FFF, height: little(bytes, 28, 2) & 0x3FFF)
    case "VP8L":
      let bits = little(bytes, 21, 4)
      return PictureSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
      return PictureSize(width: little(bytes, 24, 3) + 1, height: little(bytes, 27, 3) + 1)
    default: return nil
    }
  }
}
