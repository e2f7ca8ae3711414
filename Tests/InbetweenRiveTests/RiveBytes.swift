import Foundation

/// Bytes of Rive files written by hand, for tests: what a writer would never write included.
struct RiveBytes {
  var bytes = Array("RIVE".utf8)

  /// - Parameter wires: the file's own table: property keys and how they are written.
  init(major: UInt64 = 7, wires: [(key: UInt64, wire: UInt8)] = []) {
    uint(major)
    uint(0)
    uint(0)
    for (key, _) in wires { uint(key) }
    uint(0)
    for start in stride(from: 0, to: wires.count, by: 4) {
      var word: UInt8 = 0
      for (place, wire) in wires[start..<min(start + 4, wires.count)].enumerated() {
        word |= wire.wire << UInt8(place * 2)
      }
      bytes += [word, 0, 0, 0]
    }
  }

  mutating func uint(_ value: UInt64) {
    var value = value
    while value >= 0x80 {
      bytes.append(UInt8(value & 0x7F) | 0x80)
      value >>= 7
    }
    bytes.append(UInt8(value))
  }

  mutating func float(_ value: Float) {
    for shift in [0, 8, 16, 24] as [UInt32] {
      bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> shift))
    }
  }

  enum Value {
    case uint(UInt64)
    case float(Float)
    case text(String)
    case bytes([UInt8])
    case color(UInt32)
  }

  /// An object with its properties by key.
  mutating func object(_ type: UInt64, _ properties: [(UInt64, Value)] = []) {
    uint(type)
    for (key, value) in properties {
      uint(key)
      switch value {
      case .uint(let value): uint(value)
      case .float(let value): float(value)
      case .text(let text): block(Array(text.utf8))
      case .bytes(let bytes): block(bytes)
      case .color(let color): float(Float(bitPattern: color))
      }
    }
    uint(0)
  }

  private mutating func block(_ block: [UInt8]) {
    uint(UInt64(block.count))
    bytes += block
  }

  /// A backboard and an artboard of 100 by 100.
  static func withArtboard() -> RiveBytes {
    var file = RiveBytes()
    file.object(23)
    file.object(1, [(4, .text("Board")), (7, .float(100)), (8, .float(100))])
    return file
  }
}
