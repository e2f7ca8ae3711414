import Foundation
import InbetweenDrawing

/// The pictures and the names that were built in.
struct SymbolTable: Sendable {
  static let shared = SymbolTable()

  struct Artwork {
    /// The side of the square, then the shapes.
    var fields: [Substring]
    var isFilled: Bool
  }

  private let pictures: [Substring: Substring]
  private let aliases: [Substring: Substring]

  private init() {
    pictures = Self.rows(SymbolArtwork.pictures)
    aliases = Self.rows(SymbolArtwork.aliases)
  }

  /// The fields of the picture that stands for a name: by alias, or by the name itself with dashes
  /// for dots. A variant that nobody has (`.slash`, `.circle`, `.badge.plus`) shows the plain picture.
  func artwork(for name: String) -> Artwork? {
    let parts = name.split(separator: ".")[...]
    guard parts.last == "fill" else { return plainer(parts, suffix: "") }
    return plainer(parts.dropLast(), suffix: ".fill") ?? plainer(parts.dropLast(), suffix: "")
  }

  /// The picture of a name with a suffix, or of the name without its last variants.
  private func plainer(_ parts: ArraySlice<Substring>, suffix: String) -> Artwork? {
    guard let last = parts.last else { return nil }
    let name = (parts.joined(separator: ".") + suffix)[...]
    let picture = aliases[name] ?? name.replacing(".", with: "-")[...]
    if let row = pictures[picture] {
      return Artwork(fields: row.split(separator: "\t"), isFilled: picture.hasSuffix("-fill"))
    }
    if let badge = parts.firstIndex(of: "badge") { return plainer(parts[..<badge], suffix: suffix) }
    return Self.variants.contains(last) ? plainer(parts.dropLast(), suffix: suffix) : nil
  }

  private static let variants: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "slash", "inverse", "app", "shield", "rtl", "ltr",
  ]

  /// Lines by their first field, the rest unread.
  private static func rows(_ text: StaticString) -> [Substring: Substring] {
    let text = text.description
    var rows: [Substring: Substring] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      rows[Substring(line[..<tab])] = Substring(line[line.index(after: tab)...])
    }
    return rows
  }
}
