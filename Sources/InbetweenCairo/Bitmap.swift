/// A picture in memory: premultiplied BGRA bytes, rows from the top, without gaps.
public struct Bitmap: Equatable, Sendable {
  /// Pixels.
  public let width: Int
  public let height: Int
  /// `width * height * 4` bytes, each pixel blue, green, red, opacity; colours are premultiplied.
  public var bytes: [UInt8]

  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      width >= 0 && height >= 0 && bytes.count == width * height * 4,
      "A \(width) x \(height) bitmap takes \(width * height * 4) bytes, not \(bytes.count).")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// A pixel with straight (not premultiplied) components, 0...255.
  public struct Pixel: Equatable, Sendable {
    public var red, green, blue, opacity: UInt8

    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ opacity: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  public subscript(x: Int, y: Int) -> Pixel {
    let index = (y * width + x) * 4
    let opacity = bytes[index + 3]
    func straight(_ byte: UInt8) -> UInt8 { Bitmap.straight(byte, opacity) }
    return Pixel(
      straight(bytes[index + 2]), straight(bytes[index + 1]), straight(bytes[index]), opacity)
  }

  /// Straight RGBA bytes, as encoders want them.
  public var straightRGBA: [UInt8] {
    let count = bytes.count
    return [UInt8](unsafeUninitializedCapacity: count) { result, initialized in
      bytes.withUnsafeBufferPointer { source in
        var index = 0
        while index < count {
          let opacity = source[index + 3]
          if opacity == 255 {
            result[index] = source[index + 2]
            result[index + 1] = source[index + 1]
            result[index + 2] = source[index]
          } else {
            result[index] = Bitmap.straight(source[index + 2], opacity)
            result[index + 1] = Bitmap.straight(source[index + 1], opacity)
            result[index + 2] = Bitmap.straight(source[index], opacity)
          }
          result[index + 3] = opacity
          index += 4
        }
      }
      initialized = count
    }
  }

  @inline(__always)
  static func straight(_ byte: UInt8, _ opacity: UInt8) -> UInt8 {
    if opacity == 255 { return byte }
    if opacity == 0 { return 0 }
    return UInt8(min(255, (Int(byte) * 255 + Int(opacity) / 2) / Int(opacity)))
  }
}
