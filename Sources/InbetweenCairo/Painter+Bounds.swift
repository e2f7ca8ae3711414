import Foundation
import InbetweenDrawing

extension Painter {
  /// The pixels that a range of items can touch.
  func bounds(of range: Range<Int>, _ matrix: CGAffineTransform) -> PixelRect {
    guard abs(matrix.determinant) > 1e-12, matrix.isUsable else { return .empty }
    var result = PixelRect.empty
    forEach(in: range) { index, item in
      result = result.union(bounds(of: item, at: index, matrix))
    }
    return result
  }

  private func bounds(of item: DisplayList.Item, at index: Int, _ matrix: CGAffineTransform)
    -> PixelRect
  {
    if !item.kind.opensGroup { return leafBounds(item, matrix) }
    let inside = content(of: index)
    if let transform = transform(of: item) {
      return bounds(of: inside, transform.concatenating(matrix))
    }
    let v = item.values
    switch item.kind {
    case .projection:
      let local = bounds(of: inside, .identity).cgRect
      return PixelRect(covering: homography(of: item, matrix).bounds(local))
    case .clipRect:
      let clip = item.rect.map { PixelRect(covering: $0.applying(matrix)) } ?? .empty
      return bounds(of: inside, matrix).intersection(clip)
    case .clipPath:
      guard list.paths.indices.contains(Int(item.resource)) else {
        return bounds(of: inside, matrix)
      }
      let box = list.paths[Int(item.resource)].boundingRect.offsetBy(dx: v.a, dy: v.b)
      return bounds(of: inside, matrix)
        .intersection(PixelRect(covering: box.applying(matrix)))
    case .blur:
      let reach = GaussianBlur(deviation: v.a * matrix.meanScale).reach
      return bounds(of: inside, matrix).expanded(by: item.flags & 1 != 0 ? 0 : reach)
    case .shadow:
      let content = bounds(of: inside, matrix)
      if item.flags & 2 != 0 { return content }
      let reach = GaussianBlur(deviation: v.a / 2 * matrix.meanScale).reach
      let shift = CGSize(width: v.b, height: v.c).applying(matrix)
      let box = content.cgRect.offsetBy(dx: shift.width, dy: shift.height)
      return content.union(PixelRect(covering: box).expanded(by: reach))
    case .backdrop:
      let frame = CGRect(x: v.c, y: v.d, width: v.e, height: v.f)
      return bounds(of: inside, matrix).union(PixelRect(covering: frame.applying(matrix)))
    default: return bounds(of: inside, matrix)
    }
  }

  func leafBounds(_ item: DisplayList.Item, _ matrix: CGAffineTransform) -> PixelRect {
    let v = item.values
    switch item.kind {
    case .rect, .ellipse, .image:
      return item.rect.map { PixelRect(covering: $0.applying(matrix)) } ?? .empty
    case .fill, .stroke:
      guard list.paths.indices.contains(Int(item.resource)), abs(v.a) < 1e6, abs(v.b) < 1e6 else {
        return .empty
      }
      var box = list.paths[Int(item.resource)].boundingRect.offsetBy(dx: v.a, dy: v.b)
      if box.isNull { return .empty }
      if item.kind == .stroke {
        let style = strokeStyle(of: item)
        let reach = style.lineJoin == .miter ? max(1.5, min(20, style.miterLimit)) : 1.5
        guard v.c > 0, v.c < 1e6 else { return .empty }
        box = box.insetBy(dx: -v.c / 2 * reach, dy: -v.c / 2 * reach)
      }
      return PixelRect(covering: box.applying(matrix))
    case .text:
      guard list.texts.indices.contains(Int(item.resource)), abs(v.a) < 1e6, abs(v.b) < 1e6 else {
        return .empty
      }
      // Glyphs may reach beyond their line: by less than the size of the largest font.
      let text = list.texts[Int(item.resource)]
      let reach = text.block.spans.map(\.font.size).max() ?? 0
      let width = max(v.c, text.width)
      let box = CGRect(x: v.a, y: v.b, width: width, height: max(v.d, text.height))
      return PixelRect(covering: box.insetBy(dx: -reach, dy: -reach).applying(matrix))
    default: return .empty
    }
  }

  /// The style that a `.stroke` item names.
  func strokeStyle(of item: DisplayList.Item) -> StrokeStyle {
    list.strokes.indices.contains(Int(item.flags)) ? list.strokes[Int(item.flags)] : StrokeStyle()
  }

  /// From the space of a projected group's content to pixels.
  func homography(of item: DisplayList.Item, _ matrix: CGAffineTransform) -> Homography {
    let v = item.values
    let projection =
      list.matrices.indices.contains(Int(item.resource))
      ? list.matrices[Int(item.resource)] : .identity
    return Homography(CGAffineTransform(translationX: -v.a, y: -v.b))
      .concatenating(Homography(projection))
      .concatenating(Homography(CGAffineTransform(translationX: v.a, y: v.b)))
      .concatenating(Homography(matrix))
  }
}

extension PixelRect {
  var cgRect: CGRect {
    isEmpty
      ? .null
      : CGRect(x: Double(left), y: Double(top), width: Double(width), height: Double(height))
  }
}
