import Foundation

/// A mistake that the compiler found.
public struct CompilerMessage: Sendable, Equatable, Codable {
  public let file: String
  public let line: Int
  public let column: Int
  /// `value of type 'some View' has no member 'shimmer'`.
  public let text: String

  public init(file: String, line: Int, column: Int, text: String) {
    self.file = file
    self.line = line
    self.column = column
    self.text = text
  }

  /// The errors of what the compiler wrote, one line each: `/a/B.swift:3:9: error: …`.
  public static func errors(in output: String) -> [CompilerMessage] {
    output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("/"), let mark = line.range(of: ": error: ") else { return nil }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let number = Int(place[place.count - 2])
      else { return nil }
      return CompilerMessage(
        file: place.dropLast(2).joined(separator: ":"), line: number, column: column,
        text: String(line[mark.upperBound...]))
    }
  }

  /// The name that is not there, `View.shimmer`, `AsyncImage`, `import Charts`; nil where the
  /// message is about something else.
  public var missingSymbol: String? {
    let names = text.split(separator: "'", omittingEmptySubsequences: false)
    // Names stand between quotes: at the odd places.
    func name(_ place: Int) -> String? {
      names.indices.contains(place) ? String(names[place]) : nil
    }
    if text.hasPrefix("cannot find ") { return name(1) }
    if text.hasPrefix("no such module ") { return name(1).map { "import \($0)" } }
    if text.hasPrefix("unknown attribute ") { return name(1).map { "@\($0)" } }
    if text.contains("is not a member type of ") {
      return name(3).flatMap { type in name(1).map { "\(Self.plain(type)).\($0)" } }
    }
    if text.contains(" has no member '") || text.contains(" has no dynamic member '") {
      return name(1).flatMap { type in name(3).map { "\(Self.plain(type)).\($0)" } }
    }
    if text.hasPrefix("no macro named ") { return name(1).map { "#\($0)" } }
    return nil
  }

  /// Whether the message only follows from another one of the same file.
  public var isConsequence: Bool {
    text.hasPrefix("cannot infer contextual base")
      || text.hasPrefix("generic parameter '") || text.hasPrefix("cannot infer type")
      || text.hasPrefix("cannot infer key path")
  }

  /// `View` for `some View`, `ScrollView` for `ScrollView<some View>`, `Color` for `SwiftUI.Color`.
  private static func plain(_ type: String) -> String {
    let bare = type.replacingOccurrences(of: "some ", with: "")
      .replacingOccurrences(of: "any ", with: "")
    let head = bare.prefix { $0 != "<" && $0 != " " }
    let last = head.split(separator: ".").last.map(String.init) ?? String(head)
    return last.isEmpty ? type : last.replacingOccurrences(of: "?", with: "")
  }
}
