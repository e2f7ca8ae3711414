import InbetweenDrawing

/// Puts a message together: little-endian numbers, small ones in few bytes.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func fixed<Number: FixedWidthInteger>(_ value: Number) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Seven bits a byte, the lowest first; the top bit says that more follow.
  mutating func count(_ value: Int) {
    var rest = UInt(bitPattern: max(0, value))
    while rest > 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A length, an angle, a share: single precision is 1/1000 of a point on any screen.
  mutating func number(_ value: Double) { fixed(Float(value).bitPattern) }

  /// A time in seconds.
  mutating func time(_ value: Double) { fixed(value.bitPattern) }

  /// Bytes after their number.
  mutating func block(_ block: some Collection<UInt8>) {
    count(block.count)
    bytes.append(contentsOf: block)
  }

  mutating func text(_ text: String) { block(Array(text.utf8)) }

  /// Eight bits for each of red, green, blue and opacity.
  mutating func color(_ color: ResolvedColor) { fixed(color.packed) }

  mutating func append(_ other: ByteWriter) { bytes.append(contentsOf: other.bytes) }

  mutating func append(contentsOf more: [UInt8]) { bytes.append(contentsOf: more) }

  /// Writes a count into memory that has room for it, and returns the place behind it.
  @inline(__always)
  static func write(count: Int, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    var (place, rest) = (place, UInt(bitPattern: count))
    while rest > 0x7f {
      place.storeBytes(of: UInt8(truncatingIfNeeded: rest) | 0x80, as: UInt8.self)
      rest >>= 7
      place += 1
    }
    place.storeBytes(of: UInt8(rest), as: UInt8.self)
    return place + 1
  }

  mutating func overwrite(_ value: UInt32, at place: Int) {
    withUnsafeBytes(of: value.littleEndian) { source in
      for (index, byte) in source.enumerated() { bytes[place + index] = byte }
    }
  }
}

extension ResolvedColor {
  /// Red in the lowest byte, then green, blue, opacity.
  var packed: UInt32 {
    func part(_ value: Double) -> UInt32 {
      value.isNaN ? 0 : UInt32((min(1, max(0, value)) * 255).rounded())
    }
    return part(red) | part(green) << 8 | part(blue) << 16 | part(opacity) << 24
  }
}
