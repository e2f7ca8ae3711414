import CPango
import InbetweenDrawing

/// How Cairo combines a layer with what is below.
enum Blending {
  /// `clears`: the operator also changes what the layer does not cover.
  case over(cairo_operator_t, clears: Bool)
  /// Cairo has no such operator.
  case plusDarker

  init(_ mode: BlendMode) {
    self =
      switch mode {
      case .normal: .over(CAIRO_OPERATOR_OVER, clears: false)
      case .multiply: .over(CAIRO_OPERATOR_MULTIPLY, clears: false)
      case .screen: .over(CAIRO_OPERATOR_SCREEN, clears: false)
      case .overlay: .over(CAIRO_OPERATOR_OVERLAY, clears: false)
      case .darken: .over(CAIRO_OPERATOR_DARKEN, clears: false)
      case .lighten: .over(CAIRO_OPERATOR_LIGHTEN, clears: false)
      case .colorDodge: .over(CAIRO_OPERATOR_COLOR_DODGE, clears: false)
      case .colorBurn: .over(CAIRO_OPERATOR_COLOR_BURN, clears: false)
      case .softLight: .over(CAIRO_OPERATOR_SOFT_LIGHT, clears: false)
      case .hardLight: .over(CAIRO_OPERATOR_HARD_LIGHT, clears: false)
      case .difference: .over(CAIRO_OPERATOR_DIFFERENCE, clears: false)
      case .exclusion: .over(CAIRO_OPERATOR_EXCLUSION, clears: false)
      case .hue: .over(CAIRO_OPERATOR_HSL_HUE, clears: false)
      case .saturation: .over(CAIRO_OPERATOR_HSL_SATURATION, clears: false)
      case .color: .over(CAIRO_OPERATOR_HSL_COLOR, clears: false)
      case .luminosity: .over(CAIRO_OPERATOR_HSL_LUMINOSITY, clears: false)
      case .sourceAtop: .over(CAIRO_OPERATOR_ATOP, clears: false)
      case .destinationOver: .over(CAIRO_OPERATOR_DEST_OVER, clears: false)
      case .destinationOut: .over(CAIRO_OPERATOR_DEST_OUT, clears: false)
      case .plusDarker: .plusDarker
      case .plusLighter: .over(CAIRO_OPERATOR_ADD, clears: false)
      case .copy: .over(CAIRO_OPERATOR_SOURCE, clears: false)
      case .clear: .over(CAIRO_OPERATOR_CLEAR, clears: false)
      case .sourceIn: .over(CAIRO_OPERATOR_IN, clears: true)
      case .sourceOut: .over(CAIRO_OPERATOR_OUT, clears: true)
      case .destinationIn: .over(CAIRO_OPERATOR_DEST_IN, clears: true)
      case .destinationAtop: .over(CAIRO_OPERATOR_DEST_ATOP, clears: true)
      case .xor: .over(CAIRO_OPERATOR_XOR, clears: false)
      }
  }

  /// The sum of darknesses: with opacity r = min(1, s + d), each premultiplied colour becomes
  /// max(0, r - (s opacity - s) - (d opacity - d)), as CoreGraphics defines plusDarker.
  static func addDarker(_ layer: Canvas, to canvas: Canvas) {
    // The result is computed aside, so that painting it back respects the clips.
    let area = layer.rect.intersection(canvas.reachable)
    guard !area.isEmpty, let result = try? Canvas(area) else { return }
    canvas.finishDrawing()
    layer.finishDrawing()
    for y in area.top..<area.bottom {
      for x in area.left..<area.right {
        let source = layer.pixels[(y - layer.rect.top) * layer.width + x - layer.rect.left]
        let target = canvas.pixels[(y - canvas.rect.top) * canvas.width + x - canvas.rect.left]
        let (sourceAlpha, targetAlpha) = (Int(source >> 24), Int(target >> 24))
        let alpha = min(255, sourceAlpha + targetAlpha)
        var pixel = UInt32(alpha) << 24
        for shift in [0, 8, 16] as [UInt32] {
          let dark =
            sourceAlpha - Int((source >> shift) & 255) + targetAlpha
            - Int((target >> shift) & 255)
          pixel |= UInt32(max(0, alpha - dark)) << shift
        }
        result.pixels[(y - area.top) * area.width + x - area.left] = pixel
      }
    }
    result.pixelsChanged()
    canvas.saving {
      canvas.setSource(result)
      cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
      cairo_rectangle(
        canvas.context, Double(area.left - canvas.rect.left), Double(area.top - canvas.rect.top),
        Double(area.width), Double(area.height))
      cairo_clip(canvas.context)
      cairo_paint(canvas.context)
    }
  }
}
