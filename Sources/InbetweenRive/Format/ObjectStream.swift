/// Reads a file's header and then one object after the other.
struct ObjectStream {
  private(set) var reader: ByteReader
  private let limits: RiveFile.Limits
  private let schema = Schema.shared
  /// How properties that are not known here are written: the file's own table.
  private var foreignWires: [UInt64: Schema.Wire] = [:]
  private(set) var minorVersion: UInt64 = 0
  private(set) var fileID: UInt64 = 0
  private var count = 0
  private var cellCount = 0
  /// Type keys that are not known here, with how often they came.
  private(set) var unknownTypes: [UInt64: Int] = [:]

  init(_ bytes: [UInt8], limits: RiveFile.Limits) throws(RiveFileError) {
    reader = ByteReader(bytes)
    self.limits = limits
    guard bytes.count <= limits.bytes else {
      throw reader.fault(
        .limit, "the file has \(bytes.count) bytes; at most \(limits.bytes) are read")
    }
    try readHeader()
  }

  private mutating func readHeader() throws(RiveFileError) {
    guard reader.bytes.starts(with: Array("RIVE".utf8)) else {
      throw reader.fault(.notARiveFile, "the file does not begin with the letters RIVE")
    }
    for _ in 0..<4 { _ = try reader.byte() }
    let start = reader.position
    let major = try reader.varuint()
    guard major == 7 else {
      throw reader.fault(
        .unsupportedVersion(major), "the file has major version \(major); only 7 can be read",
        at: start)
    }
    minorVersion = try reader.varuint()
    fileID = try reader.varuint()
    var keys: [UInt64] = []
    while true {
      let key = try reader.varuint()
      if key == 0 { break }
      keys.append(key)
    }
    // Two bits a key, four keys a word: only the low byte of each word is used.
    var word: UInt32 = 0
    for (number, key) in keys.enumerated() {
      if number % 4 == 0 { word = try reader.word() }
      foreignWires[key] = [.uint, .string, .float, .color][Int(word >> UInt32(number % 4 * 2)) & 3]
    }
  }

  /// The number of objects read so far.
  var objectCount: Int { count }

  /// Reads the next object into a scope; nil at the end of the file. The record is the scope's last.
  mutating func next(into scope: inout RecordScope) throws(RiveFileError) -> Bool {
    if reader.isAtEnd { return false }
    let start = reader.position
    reader.object = (count, "?")
    let key = try reader.varuint()
    let info = schema.info(key: key).flatMap { $0.isAbstract ? nil : $0 }
    reader.object = (count, info?.name ?? "type \(key)")
    count += 1
    cellCount += info?.defaults.count ?? 0
    guard count <= limits.objects, cellCount <= limits.cells else {
      throw reader.fault(
        .limit, "the file has more than \(limits.objects) objects or \(limits.cells) properties",
        at: start)
    }
    if info == nil { unknownTypes[key, default: 0] += 1 }
    let base = scope.cells.count
    if let info { scope.cells.append(contentsOf: info.defaults) }
    while true {
      let at = reader.position
      let property = try reader.varuint()
      if property == 0 { break }
      guard let wire = schema.wire(property) ?? foreignWires[property] else {
        throw reader.fault(
          .malformed,
          "property \(property) is neither known nor in the file's own table of properties: "
            + "what follows cannot be read", at: at)
      }
      let slot = info?.slot(of: schema.canonical(UInt16(truncatingIfNeeded: property)))
      let value = try read(wire, keeping: slot != nil, into: &scope)
      if let slot { scope.cells[base + slot] = value }
    }
    scope.records.append(ObjectRecord(type: info?.type, byte: start, cells: base))
    return true
  }

  private mutating func read(_ wire: Schema.Wire, keeping: Bool, into scope: inout RecordScope)
    throws(RiveFileError) -> UInt32
  {
    switch wire {
    case .uint: return UInt32(truncatingIfNeeded: try reader.varuint())
    case .int:
      let value = UInt32(truncatingIfNeeded: try reader.varuint())
      return (value >> 1) ^ (0 &- (value & 1))
    case .bool: return try reader.byte() == 0 ? 0 : 1
    case .float:
      let at = reader.position
      let bits = try reader.word()
      guard Float(bitPattern: bits).isFinite else {
        // One such value would spread to every point of the picture.
        throw reader.fault(
          .malformed, "a number is \(Float(bitPattern: bits)), which no property can be", at: at)
      }
      return bits
    case .color: return try reader.word()
    case .string:
      let block = try reader.block()
      if !keeping || block.isEmpty { return 0 }
      scope.strings.append(String(decoding: block, as: UTF8.self))
      return UInt32(scope.strings.count - 1)
    case .bytes:
      let block = try reader.block()
      if !keeping || block.isEmpty { return 0 }
      scope.blobs.append(block)
      return UInt32(scope.blobs.count - 1)
    case .callback: return 0
    }
  }
}
