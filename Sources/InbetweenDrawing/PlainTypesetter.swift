/// Measures text without fonts: each character is half as wide as its size, each line 1.2 times as
/// high. For tests whose layout must be reckoned by hand.
public final class PlainTypesetter: Typesetter {
  public init() {}

  /// Widths of characters and heights of lines, as shares of the font's size.
  public static let characterWidth = 0.5
  public static let lineHeight = 1.2
  public static let ascent = 0.9

  public func layout(_ block: TextBlock, width: Double?, height: Double?) -> TextLayout {
    let font = block.spans.first?.font ?? ResolvedFont(size: 17)
    let advance = font.size * Self.characterWidth
    let line = font.leading ?? font.size * Self.lineHeight
    let text = block.string
    var rows = wrap(text, columns: width.map { Self.count(advance, in: $0) })
    let room = height.map { Self.count(line, in: $0) }
    let limit = [block.lineLimit, room].compactMap(\.self).min() ?? .max
    let isTruncated = rows.count > limit
    if isTruncated { rows = Array(rows.prefix(limit)) }
    let longest = rows.map { Double($0.count) * advance }.max() ?? 0
    let lines = rows.enumerated().map { index, row in
      // Rows are parts of the text; line ends lie between them.
      let offset = text.utf8.distance(from: text.startIndex, to: row.startIndex)
      return TextLayout.Line(
        range: offset..<(offset + row.utf8.count), x: 0, y: Double(index) * line,
        width: Double(row.count) * advance, height: line,
        baseline: Double(index) * line + font.size * Self.ascent)
    }
    return TextLayout(
      block: block, proposedWidth: width, width: longest,
      height: Double(max(1, rows.count)) * line, firstBaseline: lines.first?.baseline ?? 0,
      lastBaseline: lines.last?.baseline ?? 0, lines: lines, isTruncated: isTruncated)
  }

  /// How many of a length fit, at least one.
  private static func count(_ length: Double, in room: Double) -> Int {
    let count = (room + 1e-6) / length
    return count < 1e9 ? max(1, Int(max(0, count))) : count.isNaN ? 1 : 1_000_000_000
  }

  /// Breaks at spaces where it can, inside a word where it must.
  private func wrap(_ text: String, columns: Int?) -> [Substring] {
    var rows: [Substring] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = paragraph
      while let columns, rest.count > columns {
        let head = rest.prefix(columns + 1)
        let cut = head.lastIndex(of: " ").map { rest.index(after: $0) }
        let end = cut ?? rest.index(rest.startIndex, offsetBy: columns)
        rows.append(rest[..<end])
        rest = rest[end...]
      }
      rows.append(rest)
    }
    return rows
  }

  public func symbolSize(
    _ source: ImageSource, font: ResolvedFont, scale: Double
  ) -> (width: Double, height: Double, baseline: Double) {
    (font.size * scale, font.size * scale, font.size * scale * Self.ascent)
  }

  public func imageSize(_ source: ImageSource) -> (width: Double, height: Double)? { nil }
}
