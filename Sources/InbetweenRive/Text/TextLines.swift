/// Runs of text broken into lines, with every glyph in its place.
struct TextLines {
  struct Glyph {
    var id: UInt32
    var font: FontFace
    var style: TextStyleNode
    /// from the line's left edge and baseline
    var x: Float
    var y: Float
    var size: Float
    var advance: Float
    /// The character that it stands for, by its place in the whole text.
    var index: Int
  }

  struct Line {
    var glyphs: [Glyph] = []
    /// from the top of the text
    var top: Float = 0
    /// from the top of the text
    var baseline: Float = 0
    var height: Float = 0
    var width: Float = 0
  }

  private(set) var lines: [Line] = []
  /// All characters of the runs, in order, and which are whose.
  private(set) var characters: [UInt32] = []
  private(set) var runs: [Int: Range<Int>] = [:]
  private(set) var width: Float = 0
  private(set) var height: Float = 0

  init() {}

  /// A shaped piece that a line cannot be broken inside of, or the blanks after it.
  private struct Item {
    var glyphs: [Glyph] = []
    var width: Float = 0
    var isBlank = false
    var ascent: Float = 0
    var descent: Float = 0
  }

  /// - Parameter width: where lines are broken; nil for nowhere but at line feeds.
  /// - Parameter most: how many characters are set at all.
  init(_ textRuns: [TextRun], width limit: Float?, paragraphSpacing: Float, most: Int) {
    var left = most
    var paragraphs: [[Item]] = [[]]
    for run in textRuns {
      guard let style = run.style, let font = style.font, left > 0 else { continue }
      let text = run.text.prefix(left)
      left -= text.count
      let first = characters.count
      characters += text.unicodeScalars.map(\.value)
      runs[run.id] = first..<characters.count
      var at = first
      let parts = text.split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\u{2028}" })
      for (number, part) in parts.enumerated() {
        if number > 0 { paragraphs.append([]) }
        let scalars = part.unicodeScalars.map(\.value)
        paragraphs[paragraphs.count - 1] += Self.items(scalars, at, style, font)
        at += scalars.count + 1
        if part.isEmpty {
          // An empty paragraph is as high as its style.
          let metrics = style.lineMetrics(font)
          paragraphs[paragraphs.count - 1].append(
            Item(ascent: metrics.ascent, descent: metrics.descent))
        }
      }
    }
    var top: Float = 0
    for (number, items) in paragraphs.enumerated() where !items.isEmpty {
      if number > 0 { top += paragraphSpacing }
      for var line in Self.breakLines(items, limit) {
        line.top = top
        line.baseline += top
        top += line.height
        width = max(width, line.width)
        lines.append(line)
      }
    }
    height = top
  }

  /// Shapes a paragraph's part of a run and cuts it at blanks.
  /// - Parameter first: where the part begins in the whole text.
  private static func items(
    _ units: [UInt32], _ first: Int, _ style: TextStyleNode, _ font: FontFace
  ) -> [Item] {
    let metrics = style.lineMetrics(font)
    let size = style.fontSize
    var result: [Item] = []
    for shaped in font.shape(units, features: style.features) {
      let unit = shaped.cluster < units.count ? units[shaped.cluster] : 0
      let isBlank = unit == 32 || unit == 9 || unit == 0x3000
      if result.isEmpty || result[result.count - 1].isBlank != isBlank {
        result.append(
          Item(isBlank: isBlank, ascent: metrics.ascent, descent: metrics.descent))
      }
      let last = result.count - 1
      result[last].glyphs.append(
        Glyph(
          id: shaped.id, font: font, style: style,
          x: result[last].width + shaped.offsetX * size, y: shaped.offsetY * size, size: size,
          advance: shaped.advance * size, index: first + shaped.cluster))
      result[last].width += shaped.advance * size + style.letterSpacing
    }
    return result
  }

  private static func breakLines(_ items: [Item], _ limit: Float?) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    var x: Float = 0
    var ascent: Float = 0
    var descent: Float = 0
    func finish() {
      line.baseline = ascent
      line.height = ascent + descent
      lines.append(line)
      line = Line()
      (x, ascent, descent) = (0, 0, 0)
    }
    for item in items {
      if let limit, !item.isBlank, x + item.width > limit + 0.001, !line.glyphs.isEmpty { finish() }
      ascent = max(ascent, item.ascent)
      descent = max(descent, item.descent)
      // A word that is wider than the line is broken where it must be.
      var origin = x
      for glyph in item.glyphs {
        var glyph = glyph
        if let limit, !item.isBlank, item.width > limit, origin + glyph.x > 0,
          origin + glyph.x + glyph.size * 0.3 > limit
        {
          line.width = max(line.width, origin + glyph.x)
          let shift = glyph.x
          let heights = (ascent, descent)
          finish()
          (ascent, descent) = heights
          origin = -shift
        }
        glyph.x += origin
        line.glyphs.append(glyph)
      }
      x = origin + item.width
      // Blanks at the end of a line have no width.
      if !item.isBlank { line.width = x }
    }
    if limit == nil { line.width = max(line.width, x) }
    finish()
    return lines
  }
}
