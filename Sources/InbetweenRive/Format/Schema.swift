/// What the Rive format says about its types: which properties each has, how they are written and
/// what they are where they are not.
public struct Schema: Sendable {
  public static let shared = Schema()

  /// How a value is written in a file.
  public enum Wire: UInt8, Sendable {
    /// LEB128
    case uint
    /// zigzag LEB128
    case int
    /// one byte
    case bool
    /// IEEE 754, four bytes
    case float
    /// 0xAARRGGBB, four bytes
    case color
    /// length and UTF-8
    case string
    /// length and bytes
    case bytes
    /// nothing
    case callback
  }

  /// A property of a type. `slot` is its place among the cells of an object.
  public struct Property: Sendable {
    public let key: UInt16
    public let wire: Wire
    public let name: String
    public let slot: Int
  }

  /// A type with all its properties, those of its base types first.
  public struct TypeInfo: Sendable {
    public let type: ObjectType
    public let name: String
    public let isAbstract: Bool
    public let base: ObjectType?
    public let properties: [Property]
    /// The cells of an object of which nothing is written.
    let defaults: [UInt32]
    /// Keys in the order of the slots.
    let keys: [UInt16]
    /// This type and all types below which it stands.
    let ancestors: Set<ObjectType>

    func slot(of key: UInt16) -> Int? { keys.firstIndex(of: key) }
  }

  private let types: [TypeInfo?]
  private let wires: [UInt8]
  private let aliases: [UInt16: UInt16]

  public func info(_ type: ObjectType) -> TypeInfo { types[Int(type.rawValue)]! }

  public func info(key: UInt64) -> TypeInfo? {
    key < UInt64(types.count) ? types[Int(key)] : nil
  }

  public func info(named name: String) -> TypeInfo? {
    types.first { $0?.name == name } ?? nil
  }

  /// How the property is written, or nil for a key that the format does not have.
  public func wire(_ key: UInt64) -> Wire? {
    key < UInt64(wires.count) ? Wire(rawValue: wires[Int(key)]) : nil
  }

  /// The key under which a property is known here: some have an older one too.
  func canonical(_ key: UInt16) -> UInt16 { aliases[key] ?? key }

  /// Whether a type is another or derived from it.
  func type(_ type: ObjectType, is base: ObjectType) -> Bool {
    type == base || info(type).ancestors.contains(base)
  }

  private init() {
    let names = Self.nameTable.description.split(separator: " ").map(String.init)
    var types = [TypeInfo?](repeating: nil, count: 2048)
    var wires = [UInt8](repeating: 255, count: 2048)
    var order: [TypeInfo] = []
    var property = 0
    var name = 0
    for row in stride(from: 0, to: Self.typeTable.count, by: 4) {
      let key = Self.typeTable[row]
      guard let type = ObjectType(rawValue: key) else { continue }
      let base = Self.typeTable[row + 1] == 65535 ? nil : order[Int(Self.typeTable[row + 1])]
      let typeName = names[name]
      name += 1
      var properties = base?.properties ?? []
      var defaults = base?.defaults ?? []
      for _ in 0..<Self.typeTable[row + 2] {
        let key = UInt16(Self.propertyTable[property])
        let wire = Wire(rawValue: UInt8(Self.propertyTable[property + 1])) ?? .uint
        wires[Int(key)] = wire.rawValue
        properties.append(
          Property(key: key, wire: wire, name: names[name], slot: properties.count))
        defaults.append(Self.propertyTable[property + 2])
        property += 3
        name += 1
      }
      for row in stride(from: 0, to: Self.overrideTable.count, by: 3)
      where UInt16(Self.overrideTable[row]) == key {
        defaults[Int(Self.overrideTable[row + 1])] = Self.overrideTable[row + 2]
      }
      let info = TypeInfo(
        type: type, name: typeName, isAbstract: Self.typeTable[row + 3] == 1, base: base?.type,
        properties: properties, defaults: defaults, keys: properties.map(\.key),
        ancestors: (base?.ancestors ?? []).union(base.map { [$0.type] } ?? []))
      order.append(info)
      types[Int(key)] = info
    }
    for row in stride(from: 0, to: Self.computedTable.count, by: 2) {
      wires[Int(Self.computedTable[row])] = UInt8(Self.computedTable[row + 1])
    }
    var aliases: [UInt16: UInt16] = [:]
    for row in stride(from: 0, to: Self.aliasTable.count, by: 2) {
      aliases[Self.aliasTable[row]] = Self.aliasTable[row + 1]
      wires[Int(Self.aliasTable[row])] = wires[Int(Self.aliasTable[row + 1])]
    }
    self.types = types
    self.wires = wires
    self.aliases = aliases
  }
}
