import CPango
import Foundation
import InbetweenDrawing

/// Blurs and shadows.
extension Painter {
  func drawBlurred(
    _ item: DisplayList.Item, _ inside: Range<Int>, on canvas: Canvas, _ matrix: CGAffineTransform
  ) throws {
    let blur = GaussianBlur(deviation: item.values.a * matrix.meanScale)
    guard let layer = try layer(inside, for: canvas, matrix, spread: blur.reach) else { return }
    if blur.reach == 0 { return canvas.paint(layer) }
    // All that is blurred and all that can be seen of it.
    let area = layer.rect.union(layer.rect.expanded(by: blur.reach).intersection(canvas.reachable))
    let blurred = try Canvas(area)
    blurred.paint(layer)
    blurred.finishDrawing()
    blur.apply(blurred.bytes, width: blurred.width, height: blurred.height, channels: 4)
    blurred.pixelsChanged()
    if item.flags & 1 != 0 {
      keepOpacity(of: layer, in: blurred)
      canvas.paint(layer)
    } else {
      canvas.paint(blurred)
    }
  }

  /// Gives the layer the colours of its blurred image, at its own opacity: an opaque blur keeps the
  /// edges.
  private func keepOpacity(of layer: Canvas, in blurred: Canvas) {
    layer.finishDrawing()
    for y in 0..<layer.height {
      let row =
        (y + layer.rect.top - blurred.rect.top) * blurred.width + layer.rect.left
        - blurred.rect.left
      for x in 0..<layer.width {
        let opacity = layer.pixels[y * layer.width + x] >> 24
        let soft = blurred.pixels[row + x]
        let softOpacity = soft >> 24
        if opacity == 0 || softOpacity == 0 { continue }
        var pixel = opacity << 24
        for shift in [0, 8, 16] as [UInt32] {
          let component = ((soft >> shift) & 255) * opacity + softOpacity / 2
          pixel |= min(opacity, component / softOpacity) << shift
        }
        layer.pixels[y * layer.width + x] = pixel
      }
    }
    layer.pixelsChanged()
  }

  func drawShadowed(
    _ item: DisplayList.Item, _ inside: Range<Int>, on canvas: Canvas, _ matrix: CGAffineTransform
  ) throws {
    let v = item.values
    let blur = GaussianBlur(deviation: v.a / 2 * matrix.meanScale)
    var shift = CGSize(width: v.b, height: v.c).applying(matrix)
    if !(abs(shift.width) < 1e5 && abs(shift.height) < 1e5) { shift = .zero }
    let distance = Int(max(abs(shift.width), abs(shift.height)).rounded(.up))
    guard
      let layer = try layer(inside, for: canvas, matrix, spread: blur.reach + distance + 1)
    else { return }
    let color = color(of: item.paint) ?? ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.33)
    let alone = item.flags & 1 != 0
    if item.flags & 2 != 0 {
      if !alone { canvas.paint(layer) }
      try paintInner(layer, on: canvas, blur, shift, distance, color)
      return
    }
    if color.opacity > 0 {
      let mask = try AlphaMask(layer.rect.expanded(by: blur.reach), from: layer, inverted: false)
      mask.blur(blur)
      canvas.setColor(color)
      mask.paint(on: canvas, shift)
    }
    if !alone { canvas.paint(layer) }
  }

  /// The shadow that what is around the content casts into it.
  private func paintInner(
    _ layer: Canvas, on canvas: Canvas, _ blur: GaussianBlur, _ shift: CGSize, _ distance: Int,
    _ color: ResolvedColor
  ) throws {
    let mask = try AlphaMask(
      layer.rect.expanded(by: blur.reach + distance + 1), from: layer, inverted: true)
    mask.blur(blur)
    let shadow = try Canvas(layer.rect)
    shadow.setColor(color)
    mask.paint(on: shadow, shift)
    canvas.setSource(shadow)
    cairo_mask_surface(
      canvas.context, layer.surface, Double(layer.rect.left - canvas.rect.left),
      Double(layer.rect.top - canvas.rect.top))
  }
}

extension Canvas {
  /// The pixels as bytes: blue, green, red, opacity.
  var bytes: UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
  }
}

/// A picture of opacity alone.
private final class AlphaMask {
  let rect: PixelRect
  let stride: Int
  let surface: OpaquePointer
  let bytes: UnsafeMutablePointer<UInt8>

  /// - Parameter inverted: 1 minus the opacity, with 1 all around the layer.
  init(_ rect: PixelRect, from layer: Canvas, inverted: Bool) throws {
    self.rect = rect
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(rect.width), Int32(rect.height))
    guard let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      throw RenderError.noMemory(width: rect.width, height: rect.height)
    }
    bytes = data
    stride = Int(cairo_image_surface_get_stride(surface))
    layer.finishDrawing()
    if inverted { bytes.update(repeating: 255, count: stride * rect.height) }
    for y in 0..<layer.height {
      let row = bytes + (y + layer.rect.top - rect.top) * stride + layer.rect.left - rect.left
      for x in 0..<layer.width {
        let opacity = UInt8(layer.pixels[y * layer.width + x] >> 24)
        row[x] = inverted ? 255 - opacity : opacity
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  func blur(_ blur: GaussianBlur) {
    // Rows are padded; blurring the padding with them does no harm beyond the mask's own margin.
    blur.apply(bytes, width: stride, height: rect.height, channels: 1, extendsEdges: false)
    cairo_surface_mark_dirty(surface)
  }

  /// Lays the current source through the mask, moved by a part of a pixel where the shift asks it.
  func paint(on canvas: Canvas, _ shift: CGSize) {
    cairo_identity_matrix(canvas.context)
    let pattern = cairo_pattern_create_for_surface(surface)
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    var place = cairo_matrix_t()
    cairo_matrix_init_translate(
      &place, -(Double(rect.left - canvas.rect.left) + shift.width),
      -(Double(rect.top - canvas.rect.top) + shift.height))
    cairo_pattern_set_matrix(pattern, &place)
    cairo_mask(canvas.context, pattern)
  }
}
