import CPango
import Foundation
import InbetweenDrawing

/// A text that has been set: what to draw where, in points from the text's top left corner.
///
/// Glyphs are kept as outlines, so that text moves, turns and grows by fractions of a pixel; Cairo
/// would place glyph pictures on whole pixels.
final class SetText {
  struct Run {
    enum Content {
      case outline(Outline)
      /// Emoji, drawn once as large as their pictures are.
      case picture(Picture, CGRect)
      case image(ImageSource, CGRect)
    }

    var content: Content
    /// nil: the paint of the text item.
    var color: ResolvedColor?
    /// Width of a line along the outline, for weights that the font does not have.
    var boldening: Double = 0
  }

  var runs: [Run] = []
  var lines: [TextLayout.Line] = []
  var width = 0.0
  var height = 0.0
  var firstBaseline = 0.0
  var lastBaseline = 0.0
  var isTruncated = false
  /// A word was broken because it did not fit on a line.
  var breaksWords = false
  /// How many lines are shown.
  var lineLimit = 0
}

/// A recorded Cairo path.
final class Outline {
  let recorded: UnsafeMutablePointer<cairo_path_t>
  let scale: Double

  /// Takes the context's current path, drawn `scale` times too large.
  init(_ context: OpaquePointer, scale: Double) {
    recorded = cairo_copy_path(context)
    self.scale = scale
  }

  deinit { cairo_path_destroy(recorded) }

  /// Adds the path under the context's transform, which it leaves as it was.
  func add(to context: OpaquePointer) {
    var saved = cairo_matrix_t()
    cairo_get_matrix(context, &saved)
    cairo_scale(context, 1 / scale, 1 / scale)
    cairo_append_path(context, recorded)
    cairo_set_matrix(context, &saved)
  }
}
