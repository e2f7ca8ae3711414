import CPango
import Foundation
import InbetweenDrawing

/// Turns the runs of Pango's lines into outlines, pictures and decorations.
final class RunCollector {
  private let setter: TextSetter
  private let result: SetText

  init(_ setter: TextSetter, _ result: SetText) {
    self.setter = setter
    self.result = result
  }

  /// Adds the runs of a line.
  ///
  /// - Parameter textStart: where the text of the line's layout starts in the whole text.
  func collect(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, textStart: Int, x: Double, baseline: Double
  ) {
    var x = x
    var node = line.pointee.runs
    while let entry = node {
      let run = entry.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      let glyphs = run.pointee.glyphs!
      let width = setter.points(pango_glyph_string_get_width(glyphs))
      let index = setter.spanIndex(at: textStart + Int(run.pointee.item.pointee.offset))
      let span = setter.span(index)
      let raise = span.baselineOffset.isFinite ? span.baselineOffset * setter.scale : 0
      let place = CGPoint(
        x: x + setter.points(run.pointee.start_x_offset), y: baseline - raise)
      add(run, glyphs, span, at: place, width: width)
      addLines(span, at: place, width: width)
      x += width
      node = entry.pointee.next
    }
  }

  private func add(
    _ run: UnsafeMutablePointer<PangoGlyphItem>, _ glyphs: UnsafeMutablePointer<PangoGlyphString>,
    _ span: TextSpan, at place: CGPoint, width: Double
  ) {
    if case .image(let source, let size) = span.content {
      let box = setter.box(source, size, span)
      let rect = CGRect(
        x: place.x, y: place.y - box.baseline, width: box.width, height: box.height)
      result.runs.append(SetText.Run(content: .image(source, rect), color: span.color))
      return
    }
    guard let font = run.pointee.item.pointee.analysis.font else { return }
    let face = Face(font)
    if face.isEmoji {
      addPicture(font, glyphs, at: place, width: width, size: setter.size(of: span))
      return
    }
    let magnification = TextSetter.magnification
    let content = withContext { context -> Outline in
      cairo_move_to(context, place.x * magnification, place.y * magnification)
      pango_cairo_glyph_string_path(context, font, glyphs)
      return Outline(context, scale: magnification)
    }
    var piece = SetText.Run(content: .outline(content), color: span.color)
    // A font without the weight is thickened: 1/24 of its size from regular to bold.
    let missing = min(900, span.font.weight) - face.weight
    if missing >= 150 {
      piece.boldening = setter.size(of: span) * missing / 300 / 24
    }
    result.runs.append(piece)
  }

  private struct Face {
    var isEmoji: Bool
    var weight: Double

    init(_ font: UnsafeMutablePointer<PangoFont>) {
      let description = pango_font_describe(font)
      defer { pango_font_description_free(description) }
      let family = pango_font_description_get_family(description).map { String(cString: $0) }
      isEmoji = family == FontLibrary.emoji.name
      weight = Double(pango_font_description_get_weight(description).rawValue)
    }
  }

  /// Draws emoji at the size of their pictures.
  private func addPicture(
    _ font: UnsafeMutablePointer<PangoFont>, _ glyphs: UnsafeMutablePointer<PangoGlyphString>,
    at place: CGPoint, width: Double, size: Double
  ) {
    let magnification = TextSetter.magnification
    let above = size * 1.25
    let rect = CGRect(x: place.x, y: place.y - above, width: width, height: size * 1.75)
    let (columns, rows) = (
      Int32((rect.width * magnification).rounded(.up)),
      Int32((rect.height * magnification).rounded(.up))
    )
    guard columns > 0, rows > 0, columns < 16_384, rows < 16_384 else { return }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, columns, rows)!
    let context = cairo_create(surface)!
    cairo_move_to(context, 0, above * magnification)
    pango_cairo_show_glyph_string(context, font, glyphs)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let picture = Picture(surface: surface, scale: magnification)
    let exact = CGRect(
      x: rect.minX, y: rect.minY, width: Double(columns) / magnification,
      height: Double(rows) / magnification)
    result.runs.append(SetText.Run(content: .picture(picture, exact)))
  }

  /// Underline and strikethrough; their place and thickness are fractions of the font size.
  private func addLines(_ span: TextSpan, at place: CGPoint, width: Double) {
    let size = setter.size(of: span)
    let thickness = size * 0.06
    let tops = [(span.underline, 0.1), (span.strikethrough, -0.29)].filter(\.0).map {
      place.y + $0.1 * size
    }
    for top in tops where width > 0 {
      let outline = withContext { context -> Outline in
        cairo_rectangle(context, place.x, top, width, thickness)
        return Outline(context, scale: 1)
      }
      result.runs.append(
        SetText.Run(content: .outline(outline), color: span.lineColor ?? span.color))
    }
  }

  /// A context to collect paths in; nothing is painted.
  private func withContext<Value>(_ body: (OpaquePointer) -> Value) -> Value {
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    let context = cairo_create(surface)!
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    return body(context)
  }
}
