import CPango
import Foundation
import InbetweenDrawing

/// Shapes, texts and pictures.
extension Painter {
  func drawLeaf(
    _ item: DisplayList.Item, on canvas: Canvas, _ matrix: CGAffineTransform, opacity: Double
  ) {
    canvas.setMatrix(matrix)
    cairo_new_path(canvas.context)
    let v = item.values
    switch item.kind {
    case .rect:
      guard let rect = item.rect, addRect(item, to: canvas) else { return }
      fillPath(item, frame: rect, on: canvas, matrix, opacity)
    case .ellipse:
      guard let rect = item.rect else { return }
      canvas.add(Path(ellipseIn: rect))
      fillPath(item, frame: rect, on: canvas, matrix, opacity)
    case .fill:
      guard list.paths.indices.contains(Int(item.resource)) else { return }
      let path = list.paths[Int(item.resource)]
      canvas.add(path, x: v.a, y: v.b)
      if item.flags & 1 != 0 { cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_EVEN_ODD) }
      fillPath(item, frame: frame(of: path, item), on: canvas, matrix, opacity)
      cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_WINDING)
    case .stroke: stroke(item, on: canvas, matrix, opacity)
    case .text:
      guard list.texts.indices.contains(Int(item.resource)), abs(v.a) < 1e6, abs(v.b) < 1e6 else {
        return
      }
      drawText(item, list.texts[Int(item.resource)], on: canvas, matrix, opacity)
    case .image:
      guard let rect = item.rect, list.images.indices.contains(Int(item.resource)) else { return }
      drawImage(item, list.images[Int(item.resource)], rect, on: canvas, matrix, opacity)
    default: break
    }
  }

  func color(of paint: Int32) -> ResolvedColor? {
    guard list.paints.indices.contains(Int(paint)), case .color(let color) = list.paints[Int(paint)]
    else { return nil }
    return color
  }

  /// What a gradient's fractions refer to: values c and d where they give a size, else the outline's
  /// own box.
  private func frame(of path: Path, _ item: DisplayList.Item) -> CGRect {
    let v = item.values
    if item.kind == .fill, v.c > 0, v.d > 0 {
      return CGRect(x: v.a, y: v.b, width: v.c, height: v.d)
    }
    if item.kind == .stroke, v.e > 0, v.f > 0 {
      return CGRect(x: v.a, y: v.b, width: v.e, height: v.f)
    }
    if color(of: item.paint) != nil { return .null }
    return path.boundingRect.offsetBy(dx: v.a, dy: v.b)
  }

  private func fillPath(
    _ item: DisplayList.Item, frame: CGRect, on canvas: Canvas, _ matrix: CGAffineTransform,
    _ opacity: Double
  ) {
    if setPaint(item, frame: frame, on: canvas, matrix, opacity) { cairo_fill(canvas.context) }
  }

  private func stroke(
    _ item: DisplayList.Item, on canvas: Canvas, _ matrix: CGAffineTransform, _ opacity: Double
  ) {
    let v = item.values
    guard list.paths.indices.contains(Int(item.resource)), v.c > 0, v.c < 1e6 else { return }
    let path = list.paths[Int(item.resource)]
    canvas.add(path, x: v.a, y: v.b)
    guard setPaint(item, frame: frame(of: path, item), on: canvas, matrix, opacity) else { return }
    canvas.setMatrix(matrix)
    let style = strokeStyle(of: item)
    let context = canvas.context
    cairo_set_line_width(context, v.c)
    cairo_set_line_cap(context, style.lineCap.cairo)
    cairo_set_line_join(context, style.lineJoin.cairo)
    cairo_set_miter_limit(context, style.miterLimit.isFinite ? max(1, style.miterLimit) : 10)
    let dash = style.dash.map(Double.init)
    let period = dash.reduce(0, +)
    let isDashed = period > 1e-3 && period.isFinite && dash.allSatisfy { $0 >= 0 }
    cairo_set_dash(
      context, isDashed ? dash : [], isDashed ? Int32(dash.count) : 0, v.d.isFinite ? v.d : 0)
    cairo_stroke(context)
  }

  /// Makes the item's paint the source; false where there is nothing to paint.
  ///
  /// - Parameter frame: what the fractions of gradients refer to, in the item's space.
  func setPaint(
    _ item: DisplayList.Item, frame: CGRect, on canvas: Canvas, _ matrix: CGAffineTransform,
    _ opacity: Double
  ) -> Bool {
    guard list.paints.indices.contains(Int(item.paint)) else {
      canvas.setColor(.black, opacity: opacity)
      return true
    }
    let paint = list.paints[Int(item.paint)]
    if case .color(let color) = paint {
      if !(color.opacity * opacity > 0) { return false }
      canvas.setColor(color, opacity: opacity)
      return true
    }
    if case .image(let source, let scale) = paint {
      return setTiles(source, scale: scale, frame: frame, on: canvas)
    }
    let area = leafBounds(item, matrix).intersection(canvas.reachable)
    guard !area.isEmpty, let shader = GradientShader(frame: frame, matrix: matrix),
      let shaded = try? Canvas(area)
    else { return false }
    shaded.finishDrawing()
    func table(_ gradient: ResolvedGradient) -> GradientTable {
      renderer.gradients.value(gradient) { GradientTable(gradient) }
    }
    switch paint {
    case .linearGradient(let gradient, let start, let end):
      shader.linear(shaded, table(gradient), start: start, end: end)
    case .radialGradient(let gradient, let center, let start, let end):
      shader.radial(shaded, table(gradient), center: center, start: start, end: end)
    case .ellipticalGradient(let gradient, let center, let start, let end):
      shader.elliptical(shaded, table(gradient), center: center, start: start, end: end)
    case .angularGradient(let gradient, let center, let start, let end):
      shader.angular(shaded, table(gradient), center: center, start: start, end: end)
    case .meshGradient(let columns, let rows, let points, let colors):
      guard let mesh = MeshShader(columns: columns, rows: rows, points: points, colors: colors)
      else {
        renderer.typesetter.warnings.add(
          "A mesh gradient of \(columns) x \(rows) needs \(columns * rows) points and colours, it"
            + " has \(points.count) and \(colors.count): nothing is drawn.")
        return false
      }
      mesh.fill(shaded, frame: frame, matrix: matrix)
    case .color, .image: return false
    }
    canvas.setSource(shaded)
    canvas.setMatrix(matrix)
    return true
  }

  private func drawText(
    _ item: DisplayList.Item, _ layout: TextLayout, on canvas: Canvas, _ matrix: CGAffineTransform,
    _ opacity: Double
  ) {
    let v = item.values
    let text = renderer.typesetter.setText(for: layout)
    let frame = CGRect(
      x: v.a, y: v.b, width: max(v.c, layout.width), height: max(v.d, layout.height))
    let origin = CGAffineTransform(translationX: v.a, y: v.b).concatenating(matrix)
    for run in text.runs {
      switch run.content {
      case .outline(let outline):
        if let color = run.color {
          canvas.setColor(color, opacity: opacity)
        } else if !setPaint(item, frame: frame, on: canvas, matrix, opacity) {
          continue
        }
        canvas.setMatrix(origin)
        cairo_new_path(canvas.context)
        outline.add(to: canvas.context)
        if run.boldening > 0 {
          cairo_set_line_width(canvas.context, run.boldening)
          cairo_set_line_join(canvas.context, CAIRO_LINE_JOIN_ROUND)
          cairo_set_dash(canvas.context, [], 0, 0)
          cairo_fill_preserve(canvas.context)
          cairo_stroke(canvas.context)
        } else {
          cairo_fill(canvas.context)
        }
      case .picture(let picture, let rect):
        picture.draw(in: rect, on: canvas, origin, opacity: opacity)
      case .image(let source, let rect):
        var tinted = item
        tinted.values = .init(rect.minX, rect.minY, rect.width, rect.height)
        drawImage(
          tinted, source, rect, on: canvas, origin, opacity, color: run.color, isTemplate: true)
      }
    }
  }

  private func drawImage(
    _ item: DisplayList.Item, _ source: ImageSource, _ rect: CGRect, on canvas: Canvas,
    _ matrix: CGAffineTransform, _ opacity: Double, color: ResolvedColor? = nil,
    isTemplate: Bool = false
  ) {
    func setTint() -> Bool {
      if let color {
        canvas.setColor(color, opacity: opacity)
        return true
      }
      return setPaint(item, frame: rect, on: canvas, matrix, opacity)
    }
    func drawSymbol(_ name: String, _ draw: (Symbol) -> Void) {
      if let symbol = renderer.typesetter.symbols.symbol(name) {
        draw(symbol)
      } else {
        drawPlaceholder(name, rect, on: canvas, matrix, opacity, tint: setTint)
      }
    }
    switch source {
    case .symbol(let name, let weight, let variableValue):
      drawSymbol(name) { symbol in
        symbol.draw(
          in: rect, weight: weight, variableValue: variableValue, on: canvas, matrix, tint: setTint)
      }
    case .symbolPart(let name, let weight, let number):
      drawSymbol(name) { symbol in
        symbol.draw(
          in: rect, weight: weight, variableValue: nil, part: number, on: canvas, matrix,
          tint: setTint)
      }
    case .file, .encoded:
      guard let picture = renderer.typesetter.pictures.picture(source) else {
        let name =
          switch source {
          case .file(let path): URL(fileURLWithPath: path).lastPathComponent
          case .encoded(let picture): picture.name
          case .symbol(let name, _, _), .symbolPart(let name, _, _), .placeholder(let name): name
          }
        drawPlaceholder(name, rect, on: canvas, matrix, opacity, tint: { true })
        return
      }
      if item.flags & 1 != 0 {
        if setTiles(source, scale: 1, frame: rect, on: canvas) {
          canvas.setMatrix(matrix)
          cairo_rectangle(canvas.context, rect.minX, rect.minY, rect.width, rect.height)
          cairo_fill(canvas.context)
        }
      } else if item.paint >= 0 && !isTemplate {
        if setTint() {
          canvas.setMatrix(matrix)
          picture.mask(in: rect, on: canvas, isPixelated: item.flags & 2 != 0)
        }
      } else {
        picture.draw(
          in: rect, on: canvas, matrix, opacity: opacity, isPixelated: item.flags & 2 != 0)
      }
    case .placeholder(let name):
      renderer.typesetter.warnings.add(
        "There is no picture named \"\(name)\": a labelled placeholder stands for it.",
        isOfPlaceholder: true)
      drawPlaceholder(name, rect, on: canvas, matrix, opacity, tint: { true })
    }
  }

  /// Makes a picture, repeated from the frame's corner, the source.
  private func setTiles(_ source: ImageSource, scale: Double, frame: CGRect, on canvas: Canvas)
    -> Bool
  {
    guard scale > 0, scale.isFinite, let picture = renderer.typesetter.pictures.picture(source)
    else { return false }
    picture.setTiles(from: frame.origin, scale: scale, on: canvas)
    return true
  }

  /// A dashed box with a name, for a picture that nobody has.
  private func drawPlaceholder(
    _ name: String, _ rect: CGRect, on canvas: Canvas, _ matrix: CGAffineTransform,
    _ opacity: Double, tint: () -> Bool
  ) {
    let side = min(rect.width, rect.height)
    let line = max(0.5, side / 24)
    let color = ResolvedColor(red: 0.56, green: 0.56, blue: 0.58, opacity: 0.9)
    canvas.setColor(color, opacity: opacity)
    canvas.setMatrix(matrix)
    cairo_new_path(canvas.context)
    canvas.add(
      Path(
        roundedRect: rect.insetBy(dx: line, dy: line), cornerRadius: side / 6, style: .continuous))
    cairo_set_line_width(canvas.context, line)
    cairo_set_dash(canvas.context, [line * 3, line * 2], 2, 0)
    cairo_stroke(canvas.context)
    // The label as large as fits, in at most two lines.
    let inner = rect.insetBy(dx: line * 2.5, dy: line * 2.5)
    guard inner.width > 1, inner.height > 1 else { return }
    var block = TextBlock(spans: [
      TextSpan(.string(name), font: ResolvedFont(size: min(12, side / 3), weight: 500))
    ])
    block.alignment = .center
    block.lineLimit = 2
    block.minimumScaleFactor = 0.2
    let layout = renderer.typesetter.layout(block, width: inner.width, height: inner.height)
    let text = renderer.typesetter.setText(for: layout)
    canvas.setMatrix(
      CGAffineTransform(
        translationX: inner.midX - layout.width / 2, y: inner.midY - layout.height / 2
      ).concatenating(matrix))
    for run in text.runs {
      guard case .outline(let outline) = run.content else { continue }
      cairo_new_path(canvas.context)
      outline.add(to: canvas.context)
      cairo_fill(canvas.context)
    }
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
