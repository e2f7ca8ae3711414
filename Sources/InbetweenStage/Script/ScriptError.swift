/// A mistake in a script, with its place.
public struct ScriptError: Error, Equatable, Sendable {
  /// What is wrong.
  public let message: String
  /// What to do about it, if that can be said.
  public let hint: String?
  /// From one.
  public let line: Int
  /// From one, in characters.
  public let column: Int
  /// The line, or, where it is long, the part around the mistake.
  public let excerpt: String
  /// Spaces and a caret that stand under the excerpt.
  public let caret: String
}

extension ScriptError: CustomStringConvertible {
  public var description: String {
    var lines = ["script:\(line):\(column): \(message)", excerpt, caret]
    if let hint { lines.append(hint) }
    return lines.joined(separator: "\n")
  }
}

extension ScriptError {
  /// - Parameter range: The part of the text that is at fault.
  init(_ message: String, hint: String? = nil, at range: Range<Int>, in text: [UnicodeScalar]) {
    var start = min(range.lowerBound, text.count)
    let lineNumber = text[..<start].count { ScriptToken.isNewline($0) } + 1
    let lineStart = text[..<start].lastIndex(where: ScriptToken.isNewline).map { $0 + 1 } ?? 0
    let lineEnd = text[start...].firstIndex(where: ScriptToken.isNewline) ?? text.count
    let end = min(max(range.upperBound, start + 1), max(lineEnd, start))
    let column = Self.string(text[lineStart..<start]).count + 1
    // At most about 120 characters of a long line.
    let from = max(lineStart, start - 60)
    let to = min(lineEnd, start + 60)
    start = max(start, from)
    let before = Self.string(text[from..<start])
    let width = max(1, Self.string(text[start..<max(start, min(end, to))]).count)
    self.init(
      message: message, hint: hint, line: lineNumber, column: column,
      excerpt: before + Self.string(text[start..<to]),
      caret: before.map { $0 == "\t" ? "\t" : " " }.joined() + "^"
        + String(repeating: "~", count: width - 1))
  }

  private static func string(_ scalars: ArraySlice<UnicodeScalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// The word that a misspelt one was probably meant to be, as a hint.
  static func suggestion(for word: String, among words: [String]) -> String? {
    let nearest = words.min { distance(word, $0) < distance(word, $1) }
    guard let nearest, distance(word, nearest) <= max(1, nearest.count / 3) else { return nil }
    return "Did you mean \"\(nearest)\"?"
  }

  /// How many letters have to be put in, left out, changed or swapped with their neighbour
  /// (optimal string alignment), not counting case.
  private static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a.lowercased().prefix(40))
    let b = Array(b.lowercased().prefix(40))
    var rows = [[Int]](
      repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count {
      for j in 0...b.count {
        guard i > 0, j > 0 else {
          rows[i][j] = max(i, j)
          continue
        }
        var best = min(
          rows[i - 1][j] + 1, rows[i][j - 1] + 1,
          rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        rows[i][j] = best
      }
    }
    return rows[a.count][b.count]
  }
}
