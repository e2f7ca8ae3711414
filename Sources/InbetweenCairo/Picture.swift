import CPango
import Foundation
import InbetweenDrawing

/// A picture loaded into memory.
final class Picture {
  let surface: OpaquePointer
  let pixelWidth: Int
  let pixelHeight: Int
  /// Pixels per point, from the `@2x` in the file's name.
  let scale: Double

  var width: Double { Double(pixelWidth) / scale }
  var height: Double { Double(pixelHeight) / scale }

  init(surface: OpaquePointer, scale: Double) {
    self.surface = surface
    self.scale = scale
    pixelWidth = Int(cairo_image_surface_get_width(surface))
    pixelHeight = Int(cairo_image_surface_get_height(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Reads a PNG, JPEG, GIF, TIFF or BMP file (what GdkPixbuf has loaders for), turned upright as its
  /// metadata says.
  static func load(_ path: String) -> Result<Picture, PictureError> {
    var error: UnsafeMutablePointer<GError>?
    guard let loaded = gdk_pixbuf_new_from_file(path, &error) else {
      return .failure(PictureError(path: path, reason: reason(error)))
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
    return make(loaded, path)
  }

  /// Reads the bytes of a file of these kinds.
  static func load(_ encoded: EncodedPicture) -> Result<Picture, PictureError> {
    let loader = gdk_pixbuf_loader_new()!
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    var error: UnsafeMutablePointer<GError>?
    let isWritten = gdk_pixbuf_loader_write(
      loader, encoded.bytes, gsize(encoded.bytes.count), &error)
    // It must be closed in any case.
    guard isWritten != 0 else {
      gdk_pixbuf_loader_close(loader, nil)
      return .failure(PictureError(path: encoded.name, reason: reason(error)))
    }
    guard gdk_pixbuf_loader_close(loader, &error) != 0,
      let loaded = gdk_pixbuf_loader_get_pixbuf(loader)
    else { return .failure(PictureError(path: encoded.name, reason: reason(error))) }
    return make(loaded, encoded.name)
  }

  private static func reason(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "unknown reason" }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
  }

  private static func make(_ loaded: OpaquePointer, _ path: String) -> Result<
    Picture, PictureError
  > {
    guard let upright = gdk_pixbuf_apply_embedded_orientation(loaded) else {
      return .failure(PictureError(path: path, reason: "it cannot be turned upright"))
    }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    let (width, height) = (gdk_pixbuf_get_width(upright), gdk_pixbuf_get_height(upright))
    let channels = Int(gdk_pixbuf_get_n_channels(upright))
    let sourceRow = Int(gdk_pixbuf_get_rowstride(upright))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
    guard let source = gdk_pixbuf_read_pixels(upright),
      let target = cairo_image_surface_get_data(surface), channels >= 3
    else {
      cairo_surface_destroy(surface)
      return .failure(PictureError(path: path, reason: "\(width) x \(height) pixels do not fit"))
    }
    let targetRow = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<Int(height) {
      for x in 0..<Int(width) {
        let from = source + y * sourceRow + x * channels
        let to = target + y * targetRow + x * 4
        let opacity = channels == 4 ? Int(from[3]) : 255
        to[0] = UInt8((Int(from[2]) * opacity + 127) / 255)
        to[1] = UInt8((Int(from[1]) * opacity + 127) / 255)
        to[2] = UInt8((Int(from[0]) * opacity + 127) / 255)
        to[3] = UInt8(opacity)
      }
    }
    cairo_surface_mark_dirty(surface)
    return .success(Picture(surface: surface, scale: Self.scale(of: path)))
  }

  static func scale(of path: String) -> Double {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if name.hasSuffix("@3x") { return 3 }
    return name.hasSuffix("@2x") ? 2 : 1
  }

  /// Draws the picture stretched to a rectangle.
  func draw(
    in rect: CGRect, on canvas: Canvas, _ matrix: CGAffineTransform, opacity: Double,
    isPixelated: Bool = false
  ) {
    canvas.saving {
      canvas.setMatrix(matrix)
      cairo_rectangle(canvas.context, rect.minX, rect.minY, rect.width, rect.height)
      cairo_clip(canvas.context)
      let pattern = pattern(in: rect, isPixelated: isPixelated)
      defer { cairo_pattern_destroy(pattern) }
      cairo_set_source(canvas.context, pattern)
      cairo_paint_with_alpha(canvas.context, opacity)
    }
  }

  /// Lays the current source through the picture's opacity.
  func mask(in rect: CGRect, on canvas: Canvas, isPixelated: Bool) {
    let pattern = pattern(in: rect, isPixelated: isPixelated)
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE)
    cairo_mask(canvas.context, pattern)
  }

  /// Makes the picture, repeated from a point, the source. The matrix must be the leaf's.
  func setTiles(from origin: CGPoint, scale factor: Double, on canvas: Canvas) {
    let pattern = pattern(
      in: CGRect(x: origin.x, y: origin.y, width: width * factor, height: height * factor),
      isPixelated: false)
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_set_source(canvas.context, pattern)
  }

  private func pattern(in rect: CGRect, isPixelated: Bool) -> OpaquePointer {
    let pattern = cairo_pattern_create_for_surface(surface)!
    let (sx, sy) = (Double(pixelWidth) / rect.width, Double(pixelHeight) / rect.height)
    var matrix = cairo_matrix_t(
      xx: sx, yx: 0, xy: 0, yy: sy, x0: -rect.minX * sx, y0: -rect.minY * sy)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, isPixelated ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }
}

/// Why a picture could not be loaded.
struct PictureError: Error {
  var path: String
  var reason: String
}

/// Loads pictures, each once.
final class PictureLibrary {
  private let cache = RecentCache<ImageSource, Picture?>(limit: 64)
  private let warnings: Warnings

  init(warnings: Warnings) { self.warnings = warnings }

  /// nil for a source that is no picture, or one that cannot be read.
  func picture(_ source: ImageSource) -> Picture? {
    cache.value(source) {
      let loaded: Result<Picture, PictureError>
      switch source {
      case .file(let path): loaded = Picture.load(path)
      case .encoded(let picture): loaded = Picture.load(picture)
      case .symbol, .symbolPart, .placeholder: return nil
      }
      switch loaded {
      case .success(let picture): return picture
      case .failure(let error):
        warnings.add(
          "The picture \(error.path) cannot be read (\(error.reason)): a labelled placeholder stands"
            + " for it. PNG and JPEG files always work.")
        return nil
      }
    }
  }
}
