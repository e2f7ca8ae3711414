import CPango
import Foundation
import InbetweenDrawing

/// Walks a display list and draws it. Groups that composite are drawn into a canvas of their own, no
/// larger than what of them can be seen.
struct Painter {
  let list: DisplayList
  let renderer: CairoRenderer
  /// For each item that opens a group, the index of its `.pop` (or the end of the list).
  private let ends: [Int]

  init(list: DisplayList, renderer: CairoRenderer) {
    self.list = list
    self.renderer = renderer
    var ends = Array(repeating: list.items.count, count: list.items.count)
    var open: [Int] = []
    for (index, item) in list.items.enumerated() {
      if item.kind == .pop {
        if let start = open.popLast() { ends[start] = index }
      } else if item.kind.opensGroup {
        open.append(index)
      }
    }
    self.ends = ends
  }

  /// The items inside a group.
  func content(of index: Int) -> Range<Int> { (index + 1)..<max(index + 1, ends[index]) }

  /// The item after a group.
  func after(_ index: Int) -> Int { min(list.items.count, ends[index] + 1) }

  /// Calls `body` with the index of each item or group of a range, not with what groups hold.
  func forEach(in range: Range<Int>, _ body: (Int, DisplayList.Item) throws -> Void) rethrows {
    var index = range.lowerBound
    while index < range.upperBound {
      let item = list.items[index]
      if item.kind != .pop { try body(index, item) }
      index = item.kind.opensGroup ? after(index) : index + 1
    }
  }

  /// Draws the items of a range.
  ///
  /// - Parameters:
  ///   - matrix: from the items' space to the picture's pixels.
  ///   - opacity: of each leaf; groups that composite are never drawn with another than 1.
  func draw(
    _ range: Range<Int>, on canvas: Canvas, _ matrix: CGAffineTransform, opacity: Double = 1
  ) throws {
    guard abs(matrix.determinant) > 1e-12, matrix.isUsable else { return }
    try forEach(in: range) { index, item in
      if !item.kind.opensGroup {
        drawLeaf(item, on: canvas, matrix, opacity: opacity)
        return
      }
      let inside = content(of: index)
      if inside.isEmpty, item.kind != .backdrop { return }
      if let transform = transform(of: item) {
        try draw(inside, on: canvas, transform.concatenating(matrix), opacity: opacity)
        return
      }
      let v = item.values
      switch item.kind {
      case .projection: try drawProjected(item, inside, on: canvas, matrix)
      case .clipRect, .clipPath:
        try canvas.saving {
          guard clip(item, on: canvas, matrix) else { return }
          try draw(inside, on: canvas, matrix, opacity: opacity)
        }
      case .opacity:
        let amount = v.a.isNaN ? 1 : min(1, max(0, v.a))
        if amount == 0 { return }
        if amount == 1 || isSimple(inside) {
          try draw(inside, on: canvas, matrix, opacity: opacity * amount)
        } else if let layer = try layer(inside, for: canvas, matrix) {
          canvas.paint(layer, opacity: amount)
        }
      case .layer:
        if let layer = try layer(inside, for: canvas, matrix, opaque: item.flags & 1 != 0) {
          canvas.paint(layer)
        }
      case .blend: try drawBlended(item, inside, on: canvas, matrix)
      case .mask: try drawMasked(item, inside, on: canvas, matrix)
      // Without its group a mask's shape is a layer like any other.
      case .maskShape: try draw(inside, on: canvas, matrix)
      case .shadow: try drawShadowed(item, inside, on: canvas, matrix)
      case .blur: try drawBlurred(item, inside, on: canvas, matrix)
      case .colorFilter: try drawFiltered(item, inside, on: canvas, matrix)
      case .backdrop: try drawBackdrop(item, inside, on: canvas, matrix)
      default: break
      }
    }
  }

  /// The transform of a group that has one, from its content's space to its own.
  func transform(of item: DisplayList.Item) -> CGAffineTransform? {
    let v = item.values
    func around(_ x: Double, _ y: Double, _ t: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(translationX: -x, y: -y).concatenating(t)
        .concatenating(CGAffineTransform(translationX: x, y: y))
    }
    switch item.kind {
    case .offset: return CGAffineTransform(translationX: v.a, y: v.b)
    case .scale: return around(v.c, v.d, CGAffineTransform(scaleX: v.a, y: v.b))
    case .rotation: return around(v.b, v.c, CGAffineTransform(rotationAngle: v.a))
    case .transform: return CGAffineTransform(a: v.a, b: v.b, c: v.c, d: v.d, tx: v.e, ty: v.f)
    default: return nil
    }
  }

  /// Draws a range into a canvas of its own; nil where nothing of it can be seen.
  func layer(
    _ range: Range<Int>, for canvas: Canvas, _ matrix: CGAffineTransform, spread: Int = 0,
    opaque: Bool = false
  ) throws -> Canvas? {
    let visible = bounds(of: range, matrix).intersection(canvas.reachable.expanded(by: spread))
    if visible.isEmpty { return nil }
    let layer = try Canvas(visible)
    if opaque {
      layer.setColor(.black)
      cairo_paint(layer.context)
    }
    try draw(range, on: layer, matrix)
    return layer
  }

  /// Whether fading each leaf looks the same as fading the group: it holds one leaf of one colour.
  private func isSimple(_ range: Range<Int>) -> Bool {
    guard range.count == 1, let item = range.first.map({ list.items[$0] }) else { return false }
    switch item.kind {
    case .rect, .ellipse, .fill, .stroke:
      guard list.paints.indices.contains(Int(item.paint)) else { return true }
      if case .color = list.paints[Int(item.paint)] { return true }
      return false
    default: return false
    }
  }

  /// Adds a clip; false where nothing is left.
  private func clip(_ item: DisplayList.Item, on canvas: Canvas, _ matrix: CGAffineTransform)
    -> Bool
  {
    canvas.setMatrix(matrix)
    cairo_new_path(canvas.context)
    if item.kind == .clipRect {
      guard addRect(item, to: canvas) else { return false }
    } else {
      guard list.paths.indices.contains(Int(item.resource)) else { return true }
      canvas.add(list.paths[Int(item.resource)], x: item.values.a, y: item.values.b)
      if item.flags & 1 != 0 { cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_EVEN_ODD) }
    }
    cairo_clip(canvas.context)
    return true
  }

  /// Adds the outline of a `.rect` or `.clipRect` item; false where it has none.
  func addRect(_ item: DisplayList.Item, to canvas: Canvas) -> Bool {
    guard let rect = item.rect else { return false }
    let (rx, ry) = (item.values.e, item.values.f)
    if rx > 0, ry > 0 {
      let style = item.flags & 1 != 0 ? RoundedCornerStyle.continuous : .circular
      canvas.add(
        Path(roundedRect: rect, cornerSize: CGSize(width: rx, height: ry), style: style))
    } else {
      cairo_rectangle(canvas.context, rect.minX, rect.minY, rect.width, rect.height)
    }
    return true
  }
}

extension DisplayList.Item {
  /// The frame of a leaf, or nil where it has no area or a number is undefined or endless.
  var rect: CGRect? {
    let v = values
    guard abs(v.a) < 1e6, abs(v.b) < 1e6, v.c > 0, v.d > 0, v.c < 1e6, v.d < 1e6 else { return nil }
    return CGRect(x: v.a, y: v.b, width: v.c, height: v.d)
  }
}

extension CGAffineTransform {
  /// Whether all entries are numbers that pixels can be counted with.
  var isUsable: Bool { [a, b, c, d, tx, ty].allSatisfy { abs($0) < 1e7 } }

  /// How much lengths grow: the square root of the growth of areas.
  var meanScale: CGFloat { abs(determinant).squareRoot() }
}

extension Canvas {
  /// Adds a path to the current one. Points beyond what pixels can be counted with are moved in;
  /// a path with undefined points is left out.
  func add(_ path: Path, x: Double = 0, y: Double = 0) {
    func c(_ value: CGFloat, _ offset: Double) -> Double { min(1e6, max(-1e6, value + offset)) }
    for element in path.elements where !element.isUndefined {
      switch element {
      case .move(let p): cairo_move_to(context, c(p.x, x), c(p.y, y))
      case .line(let p): cairo_line_to(context, c(p.x, x), c(p.y, y))
      case .quadCurve(let p, let q):
        var (startX, startY) = (0.0, 0.0)
        cairo_get_current_point(context, &startX, &startY)
        let (qx, qy, px, py) = (c(q.x, x), c(q.y, y), c(p.x, x), c(p.y, y))
        cairo_curve_to(
          context, startX + (qx - startX) * 2 / 3, startY + (qy - startY) * 2 / 3,
          px + (qx - px) * 2 / 3, py + (qy - py) * 2 / 3, px, py)
      case .curve(let p, let q, let r):
        cairo_curve_to(context, c(q.x, x), c(q.y, y), c(r.x, x), c(r.y, y), c(p.x, x), c(p.y, y))
      case .closeSubpath: cairo_close_path(context)
      }
    }
  }
}

extension Path.Element {
  fileprivate var isUndefined: Bool {
    switch self {
    case .move(let p), .line(let p): p.x.isNaN || p.y.isNaN
    case .quadCurve(let p, let q): p.x.isNaN || p.y.isNaN || q.x.isNaN || q.y.isNaN
    case .curve(let p, let q, let r):
      p.x.isNaN || p.y.isNaN || q.x.isNaN || q.y.isNaN || r.x.isNaN || r.y.isNaN
    case .closeSubpath: false
    }
  }
}
