import Foundation

/// Reads a Rive file by the published definitions of the format alone, so that what the writer
/// makes is judged by something that shares no code with it.
///
/// The definitions (`core_defs.json`) stand beside the project, in `../shared/rive`.
struct RiveFileReader {
  struct Object {
    var type: String
    var values: [String: Value]

    func number(_ name: String) -> Float? {
      if case .float(let value) = values[name] { value } else { nil }
    }
    func id(_ name: String) -> Int? {
      if case .unsigned(let value) = values[name] { Int(value) } else { nil }
    }
    func text(_ name: String) -> String? {
      if case .data(let value) = values[name] {
        String(decoding: value, as: UTF8.self)
      } else {
        nil
      }
    }
  }

  enum Value: Equatable {
    case unsigned(UInt64)
    case float(Float)
    case color(UInt32)
    case data([UInt8])
  }

  struct Failure: Error { var reason: String }

  private(set) var objects: [Object] = []
  private(set) var contents: [UInt64: UInt32] = [:]
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8], _ definitions: Definitions) throws {
    self.bytes = bytes
    guard bytes.starts(with: Array("RIVE".utf8)) else { throw Failure(reason: "no RIVE") }
    place = 4
    guard try unsigned() == 7 else { throw Failure(reason: "another version") }
    _ = try (unsigned(), unsigned())
    try readContents()
    while place < bytes.count { try readObject(definitions) }
  }

  private mutating func readContents() throws {
    var keys: [UInt64] = []
    while case let key = try unsigned(), key != 0 { keys.append(key) }
    var word: UInt32 = 0
    for (index, key) in keys.enumerated() {
      if index % 4 == 0 { word = try fixed() }
      contents[key] = word >> UInt32(2 * (index % 4)) & 3
    }
  }

  private mutating func readObject(_ definitions: Definitions) throws {
    let type = try unsigned()
    var object = Object(type: definitions.types[type] ?? "\(type)", values: [:])
    while case let key = try unsigned(), key != 0 {
      let property = definitions.properties[key]
      let wire = property?.wire ?? contents[key].map { ["uint", "bytes", "f32", "color"][Int($0)] }
      object.values[property?.name ?? "\(key)"] = try value(wire)
    }
    objects.append(object)
  }

  private mutating func value(_ wire: String?) throws -> Value {
    switch wire {
    case "f32": return .float(Float(bitPattern: try fixed()))
    case "color": return .color(try fixed())
    case "str", "bytes":
      let count = Int(try unsigned())
      guard place + count <= bytes.count else { throw Failure(reason: "too long at \(place)") }
      defer { place += count }
      return .data(Array(bytes[place..<place + count]))
    case nil: throw Failure(reason: "an unknown property at \(place)")
    default: return .unsigned(try unsigned())
    }
  }

  private mutating func unsigned() throws -> UInt64 {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while true {
      guard place < bytes.count, shift < 64 else { throw Failure(reason: "cut at \(place)") }
      let byte = bytes[place]
      place += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  private mutating func fixed() throws -> UInt32 {
    guard place + 4 <= bytes.count else { throw Failure(reason: "cut at \(place)") }
    defer { place += 4 }
    return (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
  }
}

/// The published definitions, and where the samples lie.
struct Definitions {
  var types: [UInt64: String] = [:]
  var properties: [UInt64: (name: String, wire: String)] = [:]

  /// Of each type the properties, its own and those that it inherits.
  private(set) var members: [String: Set<UInt64>] = [:]

  static let folder: URL? = {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let rive = folder.appendingPathComponent("shared/rive")
      if FileManager.default.fileExists(atPath: rive.appendingPathComponent("core_defs.json").path)
      {
        return rive
      }
    }
    print("../shared/rive is not there: what needs the format's definitions is not tried")
    return nil
  }()

  static var areThere: Bool { folder != nil }

  private struct Entry: Decodable {
    struct Property: Decodable {
      var key: UInt64
      var wire: String?
      var type: String
      var altKeys: [UInt64]?
    }
    var key: UInt64?
    var base: String?
    var abstract: Bool?
    var mixins: [String]?
    var properties: [String: Property]?
  }

  init() throws {
    let file = Self.folder!.appendingPathComponent("core_defs.json")
    let entries = try JSONDecoder().decode([String: Entry].self, from: Data(contentsOf: file))
    for (name, entry) in entries {
      if let key = entry.key, entry.abstract != true { types[key] = name }
      for (name, property) in entry.properties ?? [:] {
        for key in [property.key] + (property.altKeys ?? []) {
          properties[key] = (name, property.wire ?? property.type)
        }
      }
      members[name] = Self.members(of: name, entries)
    }
  }

  private static func members(of name: String, _ entries: [String: Entry]) -> Set<UInt64> {
    var result: Set<UInt64> = []
    var next: String? = name
    while let here = next, let entry = entries[here] {
      for part in [entry] + (entry.mixins ?? []).compactMap({ entries[$0] }) {
        result.formUnion((part.properties ?? [:]).values.map(\.key))
      }
      next = entry.base
    }
    return result
  }
}
