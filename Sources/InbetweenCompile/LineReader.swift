import Foundation

/// Puts lines together from what arrives in pieces.
package struct LineReader {
  private var rest: [UInt8] = []

  package init() {}

  /// The lines that are whole by now, without their ends.
  package mutating func add(_ bytes: some Sequence<UInt8>) -> [String] {
    rest += bytes
    var lines: [String] = []
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      rest.removeSubrange(...end)
    }
    return lines
  }

  /// What came after the last line's end.
  package mutating func finish() -> String? {
    defer { rest = [] }
    return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
  }
}
