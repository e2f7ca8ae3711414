import CPango
import Foundation
import InbetweenDrawing

/// The artwork of a symbol, in a unit square whose side is the set's full size.
struct Symbol {
  struct Layer {
    var path: Path
    var usesEvenOdd: Bool
  }

  var layers: [Layer]
  /// What moves and is coloured by itself.
  var parts: [Layer] = []
  /// Filled artwork has no strokes whose weight could change.
  var isFilled = false
  /// The box around the artwork inside the unit square.
  var bounds: CGRect

  /// The width of the line along the outlines, as a share of the size; negative takes away.
  func growth(atWeight weight: Double) -> Double {
    let excess = weight.isFinite ? min(900, max(100, weight)) - 400 : 0
    return isFilled ? 0 : 0.014 + excess * (excess > 0 ? 0.055 / 500 : 0.042 / 300)
  }

  /// What is drawn, and how opaque: all layers; with a variable value all parts, of which those
  /// beyond it at a third; or one part, by its number from 1.
  func drawn(variableValue: Double?, part: Int? = nil) -> [(layer: Layer, opacity: Double)] {
    if let part {
      if parts.indices.contains(part - 1) { return [(parts[part - 1], 1)] }
      return part == 1 ? layers.map { ($0, 1) } : []
    }
    guard let variableValue, parts.count > 1 else { return layers.map { ($0, 1) } }
    return parts.enumerated().map { index, layer in
      let isReached = variableValue * Double(parts.count) > Double(index) + 1e-9
      return (layer, isReached ? 1 : 1.0 / 3)
    }
  }

  /// Draws the symbol stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - weight: 100...900. The artwork's strokes are 1/16 of the size. A line along the outlines
  ///     makes them thicker by 0.014 of the size at regular (as thick as the stems of text) and by
  ///     0.069 at 900; at light weights it takes away, up to 0.028 at 100.
  ///   - variableValue: 0...1; parts beyond it are drawn at a third of their opacity.
  ///   - part: the number of the only part that is drawn, from 1; nil: all of them.
  ///   - tint: makes the colour the source; false: draw nothing.
  func draw(
    in rect: CGRect, weight: Double, variableValue: Double?, part: Int? = nil, on canvas: Canvas,
    _ matrix: CGAffineTransform, tint: () -> Bool
  ) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let fit = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(
        CGAffineTransform(scaleX: rect.width / bounds.width, y: rect.height / bounds.height)
      )
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
      .concatenating(matrix)
    let context = canvas.context
    let growth = growth(atWeight: weight)
    for (layer, opacity) in drawn(variableValue: variableValue, part: part) {
      let isPlain = opacity == 1 && growth >= 0
      if !isPlain { cairo_push_group(context) }
      defer {
        if !isPlain {
          cairo_pop_group_to_source(context)
          cairo_paint_with_alpha(context, opacity)
        }
      }
      guard tint() else { continue }
      canvas.setMatrix(fit)
      cairo_new_path(context)
      canvas.add(layer.path)
      cairo_set_fill_rule(
        context, layer.usesEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill_preserve(context)
      if abs(growth) > 1e-4 {
        cairo_set_line_width(context, abs(growth))
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_dash(context, [], 0, 0)
        if growth < 0 { cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT) }
        cairo_stroke(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      }
      cairo_new_path(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }
  }
}
