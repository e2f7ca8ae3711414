/// The bytes of a whole file: header, table of contents, objects.
enum FileBytes {
  /// The version of the format that is written.
  static let major: UInt64 = 7
  static let minor: UInt64 = 0

  static func make(_ objects: [ObjectRecord]) -> [UInt8] {
    var writer = ByteWriter()
    writer.raw("RIVE".utf8)
    writer.unsigned(major)
    writer.unsigned(minor)
    writer.unsigned(0)
    contents(of: objects, to: &writer)
    for object in objects { object.write(to: &writer) }
    return writer.bytes
  }

  /// Names every property key in use with the kind of its value, so that a reader can skip those
  /// that it does not know. The kinds are two bits each, four of them in a word of 32 bits.
  private static func contents(of objects: [ObjectRecord], to writer: inout ByteWriter) {
    var kinds: [PropertyKey: PropertyKey.Wire] = [:]
    for object in objects {
      for property in object.properties { kinds[property.key] = property.value.wire }
    }
    let keys = kinds.keys.sorted { $0.rawValue < $1.rawValue }
    for key in keys { writer.unsigned(key.rawValue) }
    writer.unsigned(0)
    for start in stride(from: 0, to: keys.count, by: 4) {
      var word: UInt32 = 0
      for (place, key) in keys[start..<min(start + 4, keys.count)].enumerated() {
        word |= kinds[key]!.rawValue << UInt32(2 * place)
      }
      writer.word(word)
    }
  }
}
