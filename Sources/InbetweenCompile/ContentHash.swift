/// A 128-bit hash of bytes, by two FNV-1a hashes of 64 bits with different starts. It names cache
/// entries; it is no protection against files made to collide.
struct ContentHash {
  private var low: UInt64 = 0xcbf2_9ce4_8422_2325
  private var high: UInt64 = 0x6c62_272e_07bb_0142

  /// Adds a text and its length, so that neighbours cannot run into one another.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { add(byte) }
      var count = bytes.count
      repeat {
        add(UInt8(truncatingIfNeeded: count))
        count >>= 8
      } while count > 0
      add(0xff)
    }
  }

  private mutating func add(_ byte: UInt8) {
    low = (low ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    high = (high ^ UInt64(byte) ^ low >> 32) &* 0x0000_0100_0000_01b3
  }

  /// 32 hexadecimal digits.
  var text: String { [high, low].map { digits($0) }.joined() }

  private func digits(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
