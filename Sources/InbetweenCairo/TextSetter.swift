import CPango
import Foundation
import InbetweenDrawing

/// Sets one text: breaks it into lines, cuts it off where it must be, places the lines and takes the
/// outlines of the glyphs.
struct TextSetter {
  /// Pango works on a text this many times too large, so that outlines are exact to 1/512 point.
  static let magnification = 8.0
  private static let unit = magnification * Double(PANGO_SCALE)

  let block: TextBlock
  let width: Double?
  let height: Double?
  let scale: Double
  let displayScale: Double?
  let fonts: FontLibrary
  let typesetter: PangoTypesetter
  /// The characters; images are U+FFFC.
  private let characters: [UInt8]
  /// The UTF-8 range of each span.
  private let ranges: [Range<Int>]

  init(
    _ block: TextBlock, width: Double?, height: Double?, scale: Double, displayScale: Double?,
    fonts: FontLibrary, typesetter: PangoTypesetter
  ) {
    self.block = block
    self.width = width
    self.height = height
    self.scale = scale
    self.displayScale = displayScale
    self.fonts = fonts
    self.typesetter = typesetter
    var characters: [UInt8] = []
    ranges = block.spans.map { span in
      let start = characters.count
      switch span.content {
      // Pango ends a text at a zero byte.
      case .string(let string): characters += string.utf8.filter { $0 != 0 }
      case .image: characters += Array("\u{FFFC}".utf8)
      }
      return start..<characters.count
    }
    self.characters = characters
  }

  func set() -> SetText {
    let result = SetText()
    if characters.isEmpty { return result }
    let whole = layout(0..<characters.count, ellipsis: nil)
    defer { g_object_unref(UnsafeMutableRawPointer(whole)) }
    let lines = pangoLines(of: whole, from: 0)
    result.breaksWords = breaksWords(lines)
    var shown = max(1, min(lines.count, block.lineLimit ?? lines.count))
    if let height { shown = max(1, min(shown, linesThatFit(lines, height))) }
    var placed = Array(lines.prefix(shown))
    var cut: OpaquePointer?
    if shown < lines.count {
      result.isTruncated = true
      cut = truncated(from: lines[shown - 1].range.lowerBound)
    } else if let width, block.lineLimit == 1 || lines.count == 1, lines[0].width > width + 1e-6 {
      result.isTruncated = true
      cut = truncated(from: 0)
    }
    if let cut {
      placed[shown - 1] = pangoLines(of: cut, from: placed[shown - 1].range.lowerBound)[0]
    }
    defer { if let cut { g_object_unref(UnsafeMutableRawPointer(cut)) } }
    result.lineLimit = shown
    place(placed, in: result)
    return result
  }

  /// A line as Pango broke it.
  private struct Line {
    var pointer: UnsafeMutablePointer<PangoLayoutLine>
    /// In `characters`.
    var range: Range<Int>
    /// Where the layout's text starts in `characters`.
    var start: Int
    var width: Double
    var startsParagraph: Bool
  }

  // MARK: - Layouts

  /// A Pango layout of a part of the text. With an ellipsis it is one line.
  private func layout(_ part: Range<Int>, ellipsis: PangoEllipsizeMode?, suffix: String = "")
    -> OpaquePointer
  {
    let context = fonts.context
    pango_context_set_base_dir(
      context, block.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    let layout = pango_layout_new(context)!
    var text = Array(characters[part])
    if ellipsis != nil {
      for index in text.indices where text[index] == 10 || text[index] == 13 { text[index] = 32 }
    }
    text += Array(suffix.utf8)
    text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
    // A right-to-left paragraph keeps its direction whatever its first letter is.
    pango_layout_set_auto_dir(layout, block.isRightToLeft ? 0 : 1)
    if let width {
      pango_layout_set_width(layout, Int32(min(2e9, (width * Self.unit).rounded(.up))))
    }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if let ellipsis {
      pango_layout_set_ellipsize(layout, ellipsis)
      pango_layout_set_height(layout, -1)
    }
    let attributes = attributes(part, textCount: text.count)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return layout
  }

  /// The last line that is shown, from a place in the text.
  private func truncated(from start: Int) -> OpaquePointer {
    let mode: PangoEllipsizeMode =
      switch block.truncation {
      case .head: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .tail: PANGO_ELLIPSIZE_END
      }
    let rest = characters[start...]
    // What follows a line break is not shown, only that something follows.
    if block.truncation == .tail, let end = rest.firstIndex(of: 10), end > start {
      return layout(start..<end, ellipsis: mode, suffix: "\u{2026}")
    }
    return layout(start..<characters.count, ellipsis: mode)
  }

  private func attributes(_ part: Range<Int>, textCount: Int) -> OpaquePointer {
    let list = pango_attr_list_new()!
    for (index, span) in block.spans.enumerated() {
      let range = ranges[index].clamped(to: part)
      var start = range.lowerBound - part.lowerBound
      var end = range.upperBound - part.lowerBound
      // The first and the last span also style what was added at the ends.
      if range.upperBound == part.upperBound, !range.isEmpty { end = textCount }
      if range.isEmpty { continue }
      if start < 0 { start = 0 }
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(start)
        attribute.pointee.end_index = UInt32(end)
        pango_attr_list_insert(list, attribute)
      }
      let size = fontSize(span.font)
      let description = description(span.font)
      add(pango_attr_font_desc_new(description))
      pango_font_description_free(description)
      // Splits runs at the borders of spans: Pango does not join runs of different colours.
      add(
        pango_attr_foreground_new(
          UInt16(truncatingIfNeeded: index), UInt16(truncatingIfNeeded: index >> 16), 0))
      var spacing = (span.tracking + span.kerning) * scale
      if span.font.design == .default, span.font.family == nil {
        spacing += FontMetrics.tracking(size: size)
      }
      if spacing != 0, spacing.isFinite {
        add(pango_attr_letter_spacing_new(Int32(max(-1e8, min(1e8, spacing * Self.unit)))))
      }
      var features: [String] = []
      if span.font.monospacedDigits { features.append("tnum") }
      // Monospaced text shows its characters, not ligatures of them.
      if span.font.design == .monospaced { features.append("calt=0") }
      if !features.isEmpty { add(pango_attr_font_features_new(features.joined(separator: ","))) }
      if case .image(let source, let imageSize) = span.content {
        let box = imageBox(source, imageSize, span)
        var rectangle = PangoRectangle(
          x: 0, y: Int32(-box.baseline * Self.unit), width: Int32(box.width * Self.unit),
          height: Int32(box.height * Self.unit))
        add(pango_attr_shape_new(&rectangle, &rectangle))
      }
    }
    return list
  }

  private func description(_ font: ResolvedFont) -> OpaquePointer {
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, FontLibrary.familyList(font))
    let weight = font.weight.isFinite ? min(1000, max(1, font.weight)) : 400
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight.rounded())))
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    if font.smallCaps { pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS) }
    pango_font_description_set_absolute_size(description, fontSize(font) * Self.unit)
    return description
  }

  private func fontSize(_ font: ResolvedFont) -> Double {
    PangoTypesetter.fontSize(font.size) * scale
  }

  private func imageBox(_ source: ImageSource, _ size: Double, _ span: TextSpan) -> (
    width: Double, height: Double, baseline: Double
  ) {
    var font = span.font
    font.size = fontSize(font)
    let relative = size > 0 && span.font.size > 0 ? size / span.font.size : 1
    let box = typesetter.symbolSize(source, font: font, scale: relative)
    return (min(1e4, box.width), min(1e4, box.height), min(1e4, box.baseline))
  }

  // MARK: - Lines

  private func pangoLines(of layout: OpaquePointer, from start: Int) -> [Line] {
    var result: [Line] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let entry = node {
      let pointer = entry.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      var extents = PangoRectangle()
      pango_layout_line_get_extents(pointer, nil, &extents)
      let first = start + Int(pointer.pointee.start_index)
      let last = min(characters.count, first + Int(pointer.pointee.length))
      result.append(
        Line(
          pointer: pointer, range: min(first, last)..<last, start: start,
          width: Double(extents.width) / Self.unit,
          startsParagraph: pointer.pointee.is_paragraph_start != 0))
      node = entry.pointee.next
    }
    return result
  }

  /// Whether a line starts in the middle of a word.
  private func breaksWords(_ lines: [Line]) -> Bool {
    lines.contains { line in
      let start = line.range.lowerBound
      guard start > 0, start < characters.count, !line.startsParagraph else { return false }
      func isLetter(_ byte: UInt8) -> Bool {
        (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
      }
      return isLetter(characters[start]) && isLetter(characters[start - 1])
    }
  }

  /// The tallest of the spans in a line.
  private func metrics(_ line: Line) -> (ascent: Double, descent: Double, pitch: Double) {
    var result = (ascent: 0.0, descent: 0.0, pitch: 0.0)
    for (index, span) in block.spans.enumerated() {
      let range = ranges[index]
      let touches =
        range.overlaps(line.range)
        || (line.range.isEmpty && range.contains(max(0, line.range.lowerBound - 1)))
      if !touches { continue }
      let size = fontSize(span.font)
      let raise = span.baselineOffset.isFinite ? span.baselineOffset * scale : 0
      var (ascent, descent) = (FontMetrics.ascent * size, FontMetrics.descent * size)
      if case .image(let source, let imageSize) = span.content {
        let box = imageBox(source, imageSize, span)
        // A symbol beside text does not make the line higher than its own size asks.
        if box.baseline > ascent { ascent = box.baseline }
        if box.height - box.baseline > descent { descent = box.height - box.baseline }
      }
      result.ascent = max(result.ascent, ascent + raise)
      result.descent = max(result.descent, descent - raise)
      if let leading = span.font.leading, leading.isFinite, leading > 0 {
        result.pitch = max(result.pitch, leading * scale)
      }
    }
    if result.ascent == 0, let font = block.spans.first?.font {
      result.ascent = FontMetrics.ascent * fontSize(font)
      result.descent = FontMetrics.descent * fontSize(font)
    }
    return result
  }

  /// The distance from one baseline to the next.
  private func pitch(from upper: Line, to lower: Line) -> Double {
    let (above, below) = (metrics(upper), metrics(lower))
    let spacing = block.lineSpacing.isFinite ? max(-above.ascent, block.lineSpacing) : 0
    return max(above.descent + below.ascent, below.pitch) + spacing
  }

  private func linesThatFit(_ lines: [Line], _ height: Double) -> Int {
    var bottom = 0.0
    for (index, line) in lines.enumerated() {
      let own = metrics(line)
      if index == 0 {
        bottom = own.ascent + own.descent
      } else {
        bottom +=
          pitch(from: lines[index - 1], to: line) - metrics(lines[index - 1]).descent
          + own.descent
      }
      if bottom > height + 0.01 { return index }
    }
    return lines.count
  }

  private func place(_ lines: [Line], in result: SetText) {
    let first = metrics(lines[0])
    var baseline = first.ascent
    if let displayScale, displayScale > 0 {
      baseline = (baseline * displayScale).rounded() / displayScale
    }
    result.firstBaseline = baseline
    result.width = lines.map(\.width).max() ?? 0
    if let width { result.width = min(result.width, width) }
    let pieces = RunCollector(self, result)
    for (index, line) in lines.enumerated() {
      if index > 0 { baseline += pitch(from: lines[index - 1], to: line) }
      let own = metrics(line)
      let free = result.width - line.width
      let leads = block.isRightToLeft
      let x: Double =
        switch block.alignment {
        case .leading: leads ? free : 0
        case .center: free / 2
        case .trailing: leads ? 0 : free
        }
      let top = baseline - own.ascent
      result.lines.append(
        TextLayout.Line(
          range: stringRange(line.range), x: x, y: top, width: line.width,
          height: own.ascent + own.descent, baseline: baseline))
      pieces.collect(line.pointer, textStart: line.start, x: x, baseline: baseline)
      result.lastBaseline = baseline
      result.height = baseline + own.descent
    }
    if let limit = block.lineLimit, block.reservesSpace, limit > lines.count, limit < 10_000 {
      let last = lines[lines.count - 1]
      result.height += Double(limit - lines.count) * pitch(from: last, to: last)
    }
    // The line box is at least ascent and descent of the font, also where the baseline was rounded.
    if lines.count == 1, !block.reservesSpace || block.lineLimit ?? 1 == 1 {
      result.height = first.ascent + first.descent
    }
  }

  /// From `characters` to `block.string`, which has no images.
  private func stringRange(_ range: Range<Int>) -> Range<Int> {
    func string(_ offset: Int) -> Int {
      var removed = 0
      for (index, span) in block.spans.enumerated() {
        if case .image = span.content, ranges[index].lowerBound < offset {
          removed += min(offset - ranges[index].lowerBound, ranges[index].count)
        }
      }
      return offset - removed
    }
    return string(range.lowerBound)..<string(range.upperBound)
  }

  // MARK: - What runs need

  /// The span that a character belongs to.
  func spanIndex(at offset: Int) -> Int {
    ranges.lastIndex { $0.lowerBound <= offset && !$0.isEmpty } ?? 0
  }

  func span(_ index: Int) -> TextSpan { block.spans[index] }

  func size(of span: TextSpan) -> Double { fontSize(span.font) }

  func box(_ source: ImageSource, _ size: Double, _ span: TextSpan) -> (
    width: Double, height: Double, baseline: Double
  ) { imageBox(source, size, span) }

  func points(_ units: Int32) -> Double { Double(units) / Self.unit }
}
