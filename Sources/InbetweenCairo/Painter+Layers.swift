import CPango
import Foundation
import InbetweenDrawing

/// Groups that are drawn as one layer and then combined with what is below.
extension Painter {
  func drawBlended(
    _ item: DisplayList.Item, _ inside: Range<Int>, on canvas: Canvas, _ matrix: CGAffineTransform
  ) throws {
    guard let layer = try layer(inside, for: canvas, matrix) else { return }
    switch Blending(BlendMode(rawValue: item.resource) ?? .normal) {
    case .plusDarker: Blending.addDarker(layer, to: canvas)
    case .over(let operation, let clears):
      canvas.saving {
        canvas.setSource(layer)
        cairo_set_operator(canvas.context, operation)
        if !clears {
          cairo_rectangle(
            canvas.context, Double(layer.rect.left - canvas.rect.left),
            Double(layer.rect.top - canvas.rect.top), Double(layer.width), Double(layer.height))
          cairo_clip(canvas.context)
        }
        cairo_paint(canvas.context)
      }
    }
  }

  func drawMasked(
    _ item: DisplayList.Item, _ inside: Range<Int>, on canvas: Canvas, _ matrix: CGAffineTransform
  ) throws {
    guard let first = inside.first, list.items[first].kind == .maskShape else {
      return try draw(inside, on: canvas, matrix)
    }
    let shape = content(of: first)
    let masked = min(after(first), inside.upperBound)..<inside.upperBound
    guard let mask = try layer(shape, for: canvas, matrix),
      let layer = try layer(masked, for: canvas, matrix)
    else { return }
    if item.flags & 1 != 0 {
      ColorFilterMap(.luminanceToAlpha, amount: 0, upper: 0, color: nil)?.apply(mask)
    }
    canvas.setSource(layer)
    cairo_mask_surface(
      canvas.context, mask.surface, Double(mask.rect.left - canvas.rect.left),
      Double(mask.rect.top - canvas.rect.top))
  }

  func drawFiltered(
    _ item: DisplayList.Item, _ inside: Range<Int>, on canvas: Canvas, _ matrix: CGAffineTransform
  ) throws {
    guard let layer = try layer(inside, for: canvas, matrix) else { return }
    if let filter = ColorFilter(rawValue: item.resource) {
      ColorFilterMap(
        filter, amount: item.values.a, upper: item.values.b, color: color(of: item.paint)
      )?.apply(layer)
    }
    canvas.paint(layer)
  }

  func drawProjected(
    _ item: DisplayList.Item, _ inside: Range<Int>, on canvas: Canvas, _ matrix: CGAffineTransform
  ) throws {
    let map = homography(of: item, matrix)
    if let affine = map.affine { return try draw(inside, on: canvas, affine) }
    // The group is drawn upright, twice as large as it is shown where it is nearest (so that the
    // sampling does not soften it), or less where that takes more than four million pixels.
    let frame = bounds(of: inside, .identity).cgRect
    guard !frame.isNull else { return }
    let most = (4e6 / (frame.width * frame.height)).squareRoot()
    let scale = min(16, most, max(0.05, 2 * localScale(of: map, in: frame)))
    let upright = CGAffineTransform(scaleX: scale, y: scale)
    let all = bounds(of: inside, upright)
    let limit = CairoRenderer.largestSide / 2
    let target = PixelRect(covering: map.bounds(frame)).intersection(canvas.reachable)
    guard !target.isEmpty, !all.isEmpty, all.width < limit, all.height < limit,
      let toContent = map.inverted
    else { return }
    let source = try Canvas(all)
    try draw(inside, on: source, upright)
    let warped = try Canvas(target)
    ProjectionWarp.draw(
      source, into: warped, toSource: toContent.concatenating(Homography(upright)))
    canvas.paint(warped)
  }

  /// The largest growth of lengths at the corners and the middle of a frame.
  private func localScale(of map: Homography, in frame: CGRect) -> Double {
    let places = [
      (frame.minX, frame.minY), (frame.maxX, frame.minY), (frame.minX, frame.maxY),
      (frame.maxX, frame.maxY), (frame.midX, frame.midY),
    ]
    return places.map { x, y in
      let (here, right, below) = (map.apply(x, y), map.apply(x + 0.01, y), map.apply(x, y + 0.01))
      guard here.w > 1e-3, right.w > 1e-3, below.w > 1e-3 else { return 0 }
      return 100
        * max(hypot(right.x - here.x, right.y - here.y), hypot(below.x - here.x, below.y - here.y))
    }.max() ?? 1
  }

  /// What is painted so far inside the frame (and the clips around it) is replaced by its blurred,
  /// saturated image; the group's content is drawn over it.
  func drawBackdrop(
    _ item: DisplayList.Item, _ inside: Range<Int>, on canvas: Canvas, _ matrix: CGAffineTransform
  ) throws {
    let v = item.values
    let frame = CGRect(x: v.c, y: v.d, width: v.e, height: v.f).applying(matrix)
    let visible = PixelRect(covering: frame).intersection(canvas.reachable)
    if !visible.isEmpty, v.e > 0, v.f > 0 {
      let blur = GaussianBlur(deviation: v.a * matrix.meanScale)
      let below = try Canvas(visible.expanded(by: blur.reach).intersection(canvas.rect))
      below.paint(canvas)
      below.finishDrawing()
      blur.apply(
        below.bytes, width: below.width, height: below.height, channels: 4, extendsEdges: true)
      below.pixelsChanged()
      if v.b != 1 {
        ColorFilterMap(.saturation, amount: v.b, upper: 0, color: nil)?.apply(below)
      }
      canvas.saving {
        canvas.setMatrix(matrix)
        cairo_new_path(canvas.context)
        cairo_rectangle(canvas.context, v.c, v.d, v.e, v.f)
        cairo_clip(canvas.context)
        canvas.setSource(below)
        cairo_paint(canvas.context)
      }
    }
    try draw(inside, on: canvas, matrix)
  }
}
