/// One object of a file: its type and the properties that differ from their defaults.
struct ObjectRecord: Equatable {
  /// A value in its encoding.
  enum Value: Equatable {
    case unsigned(UInt64)
    case float(Float)
    case color(UInt32)
    case text(String)
    case data([UInt8])

    var wire: PropertyKey.Wire {
      switch self {
      case .unsigned: .unsigned
      case .float: .float
      case .color: .color
      case .text, .data: .bytes
      }
    }
  }

  struct Property: Equatable {
    var key: PropertyKey
    var value: Value
  }

  let type: ObjectType
  private(set) var properties: [Property] = []

  init(_ type: ObjectType) { self.type = type }

  mutating func set(_ key: PropertyKey, _ value: Float, unless standard: Float = 0) {
    if value != standard { properties.append(.init(key: key, value: .float(value))) }
  }

  mutating func set(_ key: PropertyKey, _ value: Int, unless standard: Int? = nil) {
    if value != standard { properties.append(.init(key: key, value: .unsigned(UInt64(value)))) }
  }

  mutating func set(_ key: PropertyKey, _ value: Bool, unless standard: Bool = false) {
    if value != standard { properties.append(.init(key: key, value: .unsigned(value ? 1 : 0))) }
  }

  mutating func set(_ key: PropertyKey, _ value: String) {
    if !value.isEmpty { properties.append(.init(key: key, value: .text(value))) }
  }

  mutating func set(_ key: PropertyKey, color: UInt32) {
    properties.append(.init(key: key, value: .color(color)))
  }

  mutating func set(_ key: PropertyKey, data: [UInt8]) {
    properties.append(.init(key: key, value: .data(data)))
  }

  func write(to writer: inout ByteWriter) {
    writer.unsigned(type.rawValue)
    for property in properties {
      writer.unsigned(property.key.rawValue)
      switch property.value {
      case .unsigned(let value): writer.unsigned(value)
      case .float(let value): writer.float(value)
      case .color(let value): writer.word(value)
      case .text(let value): writer.text(value)
      case .data(let value): writer.data(value)
      }
    }
    writer.unsigned(0)
  }
}
