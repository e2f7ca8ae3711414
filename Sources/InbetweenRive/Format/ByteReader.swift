/// Reads the primitive values of the format, never past the end.
struct ByteReader {
  let bytes: [UInt8]
  private(set) var position = 0
  /// The object that is being read, for errors.
  var object: (index: Int, type: String)?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  func fault(_ reason: RiveFileError.Reason, _ message: String, at byte: Int? = nil)
    -> RiveFileError
  {
    RiveFileError(reason: reason, byte: byte ?? position, object: object, message: message)
  }

  mutating func byte() throws(RiveFileError) -> UInt8 {
    guard position < bytes.count else {
      throw fault(.truncated, "the file ends where a byte should follow")
    }
    defer { position += 1 }
    return bytes[position]
  }

  /// LEB128, at most 64 bits.
  mutating func varuint() throws(RiveFileError) -> UInt64 {
    let start = position
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      guard position < bytes.count else {
        throw fault(.truncated, "the file ends inside a number", at: start)
      }
      let byte = bytes[position]
      position += 1
      if shift > 63 || shift == 63 && byte > 1 {
        throw fault(.malformed, "a number has more than 64 bits", at: start)
      }
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
      shift += 7
    }
  }

  /// Four bytes, little endian.
  mutating func word() throws(RiveFileError) -> UInt32 {
    guard bytes.count - position >= 4 else {
      throw fault(.truncated, "the file ends inside a value of four bytes")
    }
    defer { position += 4 }
    return UInt32(bytes[position]) | UInt32(bytes[position + 1]) << 8
      | UInt32(bytes[position + 2]) << 16 | UInt32(bytes[position + 3]) << 24
  }

  /// A length and as many bytes.
  mutating func block() throws(RiveFileError) -> ArraySlice<UInt8> {
    let start = position
    let length = try varuint()
    guard length <= UInt64(bytes.count - position) else {
      throw fault(
        .malformed,
        "a length of \(length) bytes is given where \(bytes.count - position) are left", at: start)
    }
    defer { position += Int(length) }
    return bytes[position..<position + Int(length)]
  }
}
