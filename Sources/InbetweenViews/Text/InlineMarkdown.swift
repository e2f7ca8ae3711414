import Foundation

/// The inline part of Markdown that a literal text may use: `**strong**`, `*emphasis*` (also with
/// `_`), `~~struck~~`, `` `code` `` and `[title](address)`. What is not closed stays as it is.
struct InlineMarkdown {
  struct Style: Hashable {
    var isStrong = false
    var isEmphasized = false
    var isStruck = false
    var isCode = false
    var link: URL?
  }

  private let characters: [Character]
  private(set) var runs: [(text: String, style: Style)] = []

  init(_ text: String) {
    characters = Array(text)
    parse(0..<characters.count, Style())
  }

  /// Whether a text has anything that could be Markdown.
  static func mayStyle(_ text: String) -> Bool { text.contains { "*_~`[\\".contains($0) } }

  private mutating func add(_ character: Character, _ style: Style) {
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text.append(character)
    } else {
      runs.append((String(character), style))
    }
  }

  private mutating func parse(_ range: Range<Int>, _ style: Style) {
    var index = range.lowerBound
    while index < range.upperBound {
      let character = characters[index]
      if character == "\\", index + 1 < range.upperBound,
        "*_~`[]()\\".contains(characters[index + 1])
      {
        add(characters[index + 1], style)
        index += 2
      } else if let next = span(at: index, in: range, style) {
        index = next
      } else {
        add(character, style)
        index += 1
      }
    }
  }

  /// Parses a styled stretch that begins here; answers where it ends.
  private mutating func span(at index: Int, in range: Range<Int>, _ style: Style) -> Int? {
    switch characters[index] {
    case "`":
      guard let end = close("`", 1, from: index + 1, in: range) else { return nil }
      var inner = style
      inner.isCode = true
      for position in (index + 1)..<end { add(characters[position], inner) }
      return end + 1
    case "*", "_":
      let mark = characters[index]
      let isDouble = index + 1 < range.upperBound && characters[index + 1] == mark
      if mark == "_", index > 0, characters[index - 1].isLetter || characters[index - 1].isNumber {
        return nil
      }
      let length = isDouble ? 2 : 1
      guard let end = close(mark, length, from: index + length, in: range) else { return nil }
      var inner = style
      if isDouble { inner.isStrong = true } else { inner.isEmphasized = true }
      parse((index + length)..<end, inner)
      return end + length
    case "~":
      guard index + 1 < range.upperBound, characters[index + 1] == "~",
        let end = close("~", 2, from: index + 2, in: range)
      else { return nil }
      var inner = style
      inner.isStruck = true
      parse((index + 2)..<end, inner)
      return end + 2
    case "[":
      guard let title = close("]", 1, from: index + 1, in: range), title + 1 < range.upperBound,
        characters[title + 1] == "(", let end = close(")", 1, from: title + 2, in: range),
        let link = URL(string: String(characters[(title + 2)..<end]))
      else { return nil }
      var inner = style
      inner.link = link
      parse((index + 1)..<title, inner)
      return end + 1
    default: return nil
    }
  }

  /// Where a mark closes that is not next to its opening and has no space before it.
  private func close(
    _ mark: Character, _ length: Int, from start: Int, in range: Range<Int>
  ) -> Int? {
    guard start < range.upperBound, mark == "]" || mark == ")" || !characters[start].isWhitespace
    else { return nil }
    var index = start
    while index + length <= range.upperBound {
      if characters[index] == "\\" {
        index += 2
        continue
      }
      let isMark = (0..<length).allSatisfy { characters[index + $0] == mark }
      if isMark, index > start || mark == "]",
        !characters[max(start, index - 1)].isWhitespace || mark == ")"
      {
        // A single mark is not the half of a double one.
        let isHalf =
          length == 1 && (mark == "*" || mark == "_")
          && index + 1 < range.upperBound && characters[index + 1] == mark
        if isHalf {
          index += 2
          continue
        }
        return index
      }
      index += 1
    }
    return nil
  }
}
