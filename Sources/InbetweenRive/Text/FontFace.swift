import CHarfBuzz

/// The bytes of a font, once for all its variations.
final class FontSource {
  fileprivate let face: OpaquePointer

  /// - Parameter bytes: of a TrueType or OpenType file.
  init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, bytes.count < Int32.max else { return nil }
    // HarfBuzz copies the bytes (duplicate), so the array may go.
    let blob = bytes.withUnsafeBytes { raw in
      hb_blob_create(
        raw.bindMemory(to: CChar.self).baseAddress, UInt32(raw.count), HB_MEMORY_MODE_DUPLICATE,
        nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, 0) else { return nil }
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_face_destroy(face)
      return nil
    }
    self.face = face
  }

  deinit { hb_face_destroy(face) }
}

/// A font of a file at some place of its axes, shaped and drawn by HarfBuzz.
///
/// Numbers are in units of 2048 an em. An instance is used from one thread at a time, as the artboard
/// that it belongs to.
final class FontFace {
  /// Units of an em; HarfBuzz rounds positions to them.
  static let unitsPerEm: Float = 2048

  private let source: FontSource
  private let font: OpaquePointer
  private var outlines: [UInt32: Outline] = [:]
  /// Above the baseline, positive; fractions of an em.
  let ascent: Float
  /// Below the baseline, positive; fractions of an em.
  let descent: Float

  /// - Parameter axes: variation axes by their four-letter tag as a number.
  init?(_ source: FontSource?, axes: [(tag: UInt32, value: Float)]) {
    guard let source, let font = hb_font_create(source.face) else { return nil }
    self.source = source
    self.font = font
    hb_font_set_scale(font, Int32(Self.unitsPerEm), Int32(Self.unitsPerEm))
    if !axes.isEmpty {
      let variations = axes.map { hb_variation_t(tag: $0.tag, value: $0.value) }
      hb_font_set_variations(font, variations, UInt32(variations.count))
    }
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    ascent = Float(extents.ascender) / Self.unitsPerEm
    descent = -Float(extents.descender) / Self.unitsPerEm
  }

  deinit { hb_font_destroy(font) }

  struct Glyph {
    var id: UInt32
    /// The place of its first character in the text, in Unicode scalars.
    var cluster: Int
    /// fractions of an em
    var advance, offsetX, offsetY: Float
  }

  /// Shapes one piece of text in one direction.
  /// - Parameter features: OpenType features by tag, with their value.
  func shape(_ text: [UInt32], features: [(tag: UInt32, value: UInt32)] = []) -> [Glyph] {
    guard !text.isEmpty, let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf32(buffer, text, Int32(text.count), 0, Int32(text.count))
    hb_buffer_guess_segment_properties(buffer)
    let list = features.map {
      hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max)
    }
    hb_shape(font, buffer, list, UInt32(list.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { at in
      Glyph(
        id: infos[at].codepoint, cluster: Int(infos[at].cluster),
        advance: Float(places[at].x_advance) / Self.unitsPerEm,
        offsetX: Float(places[at].x_offset) / Self.unitsPerEm,
        offsetY: -Float(places[at].y_offset) / Self.unitsPerEm)
    }
  }

  /// A glyph's outline, one em a unit, with y down.
  func outline(_ glyph: UInt32) -> Outline {
    if let known = outlines[glyph] { return known }
    let sink = OutlineSink()
    hb_font_get_glyph_shape(
      font, glyph, OutlineSink.functions.pointer, Unmanaged.passUnretained(sink).toOpaque())
    outlines[glyph] = sink.outline
    return sink.outline
  }
}

/// Receives a glyph's outline from HarfBuzz.
private final class OutlineSink {
  var outline = Outline()

  /// HarfBuzz's table of callbacks, made once and made immutable: it may be read by any thread.
  struct Functions: @unchecked Sendable {
    // Never written after `hb_draw_funcs_make_immutable`, never freed.
    let pointer: OpaquePointer?
  }

  static let functions: Functions = {
    let table = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      table, { _, data, _, x, y, _ in sink(data)?.outline.move(point(x, y)) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      table, { _, data, _, x, y, _ in sink(data)?.outline.line(point(x, y)) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      table,
      { _, data, _, cx, cy, x, y, _ in sink(data)?.outline.quad(point(cx, cy), point(x, y)) },
      nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      table,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        sink(data)?.outline.cubic(point(ax, ay), point(bx, by), point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      table, { _, data, _, _ in sink(data)?.outline.close() }, nil, nil)
    hb_draw_funcs_make_immutable(table)
    return Functions(pointer: table)
  }()

  private static func sink(_ data: UnsafeMutableRawPointer?) -> OutlineSink? {
    data.map { Unmanaged<OutlineSink>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func point(_ x: Float, _ y: Float) -> Point {
    Point(x / FontFace.unitsPerEm, -y / FontFace.unitsPerEm)
  }
}
