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
  /// Filled artwork has no strokes whose weight could change.
  var isFilled = false
  /// The box around the artwork inside the unit square.
  var bounds: CGRect

  /// The width of the line along the outlines, as a share of the size; negative takes away.
  func growth(atWeight weight: Double) -> Double {
    let excess = weight.isFinite ? min(900, max(100, weight)) - 400 : 0
    return isFilled ? 0 : 0.014 + excess * (excess > 0 ? 0.055 / 500 : 0.042 / 300)
  }

  /// Layers beyond the variable value are drawn at a third.
  func opacity(ofLayer index: Int, variableValue: Double?) -> Double {
    let reached = (variableValue ?? 1) * Double(layers.count) > Double(index) + 1e-9
    return reached || layers.count == 1 ? 1 : 1.0 / 3
  }

  /// Draws the symbol stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - weight: 100...900. The artwork's strokes are 1/16 of the size. A line along the outlines
  ///     makes them thicker by 0.014 of the size at regular (as thick as the stems of text) and by
  ///     0.069 at 900; at light weights it takes away, up to 0.028 at 100.
  ///   - variableValue: 0...1; layers beyond it are drawn at a third of their opacity.
  ///   - tint: makes the colour the source; false: draw nothing.
  func draw(
    in rect: CGRect, weight: Double, variableValue: Double?, on canvas: Canvas,
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
    for (index, layer) in layers.enumerated() {
      let opacity = opacity(ofLayer: index, variableValue: variableValue)
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
