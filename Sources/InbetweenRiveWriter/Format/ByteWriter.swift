/// Collects bytes in the primitive encodings of the Rive format: little endian, whole numbers in
/// LEB128, text and data behind their length.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// LEB128: seven bits in a byte, the lowest first; the top bit says that more follow.
  mutating func unsigned(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func float(_ value: Float) { word(value.bitPattern) }

  mutating func word(_ value: UInt32) {
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(shift)))
    }
  }

  mutating func text(_ value: String) { data(Array(value.utf8)) }

  mutating func data(_ value: [UInt8]) {
    unsigned(UInt64(value.count))
    bytes += value
  }

  mutating func raw(_ value: some Sequence<UInt8>) { bytes += value }
}
