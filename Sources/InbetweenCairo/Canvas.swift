import CPango
import InbetweenDrawing

/// A Cairo image surface that shows one rectangle of the picture. Coordinates are the pixels of the
/// whole picture, whichever part the canvas holds.
final class Canvas {
  let rect: PixelRect
  let surface: OpaquePointer
  let context: OpaquePointer
  /// Premultiplied 0xAARRGGBB, `rect.width` a row.
  let pixels: UnsafeMutablePointer<UInt32>

  var width: Int { rect.width }
  var height: Int { rect.height }
  var count: Int { rect.width * rect.height }

  init(_ rect: PixelRect) throws {
    self.rect = rect
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(rect.width), Int32(rect.height))
    context = cairo_create(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
      throw RenderError.noMemory(width: rect.width, height: rect.height)
    }
    // Cairo aligns rows of 32-bit pixels to 4 bytes, so that there are no gaps.
    pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// To be called before `pixels` are read.
  func finishDrawing() { cairo_surface_flush(surface) }

  /// To be called after `pixels` were written.
  func pixelsChanged() { cairo_surface_mark_dirty(surface) }

  /// Sets the transform from a drawing space to the picture's pixels.
  func setMatrix(_ m: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: m.a, yx: m.b, xy: m.c, yy: m.d, x0: m.tx - Double(rect.left), y0: m.ty - Double(rect.top))
    cairo_set_matrix(context, &matrix)
  }

  /// The pixels that drawing can still reach.
  var reachable: PixelRect {
    cairo_identity_matrix(context)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return PixelRect(
      left: Int(left.rounded(.down)), top: Int(top.rounded(.down)),
      right: Int(right.rounded(.up)), bottom: Int(bottom.rounded(.up))
    ).moved(x: rect.left, y: rect.top).intersection(rect)
  }

  /// Makes another canvas the source, pixel on pixel.
  func setSource(_ other: Canvas) {
    cairo_identity_matrix(context)
    cairo_set_source_surface(
      context, other.surface, Double(other.rect.left - rect.left),
      Double(other.rect.top - rect.top))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
  }

  /// Paints another canvas over this one.
  func paint(_ other: Canvas, opacity: Double = 1) {
    setSource(other)
    if opacity >= 1 { cairo_paint(context) } else { cairo_paint_with_alpha(context, opacity) }
  }

  /// Runs a piece of drawing and forgets its clips and settings.
  func saving(_ body: () throws -> Void) rethrows {
    cairo_save(context)
    defer { cairo_restore(context) }
    try body()
  }
}

/// Why a picture could not be made.
public enum RenderError: Error, Equatable, CustomStringConvertible {
  case badSize(width: Double, height: Double, scale: Double)
  case noMemory(width: Int, height: Int)

  public var description: String {
    switch self {
    case .badSize(let width, let height, let scale):
      """
      A canvas of \(width) x \(height) points at \(scale) pixels per point cannot be drawn: each side \
      must be 1 to \(CairoRenderer.largestSide) pixels. Give the view a smaller frame or scale.
      """
    case .noMemory(let width, let height):
      "There is no memory for a layer of \(width) x \(height) pixels. Draw at a smaller scale."
    }
  }
}
