import Foundation

/// Writes display lists as SVG 1.1 with CSS blend modes: shapes, lines, texts, linear and radial
/// gradients, transforms, opacity, clips, masks, blurs and shadows.
///
/// What it cannot write is left out and named in `unsupported`: angular, elliptical and mesh
/// gradients (their first colour stands for them), perspective, backdrops, colour filters, inner
/// shadows, symbols and placeholders.
public final class SVGRenderer: Renderer {
  /// What was left out of the last picture, each once.
  public private(set) var unsupported: [String] = []

  private var body = ""
  var definitions = ""
  private var count = 0
  var list = DisplayList()

  public init() {}

  /// - Parameter scale: the size of the picture in pixels per point; the shapes stay in points.
  public func render(_ list: DisplayList, scale: Double = 1, background: ResolvedColor? = nil)
    -> String
  {
    (self.list, body, definitions, count, unsupported) = (list, "", "", 0, [])
    if let background {
      body += "<rect width=\"100%\" height=\"100%\"\(fill(background))/>\n"
    }
    var index = 0
    draw(&index, depth: 0)
    let size = "width=\"\(number(list.width * scale))\" height=\"\(number(list.height * scale))\""
    let box = "viewBox=\"0 0 \(number(list.width)) \(number(list.height))\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(box)>\n"
      + (definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n") + body + "</svg>\n"
  }

  /// Writes items up to the end of the group that is open, or of the list.
  private func draw(_ index: inout Int, depth: Int) {
    while index < list.items.count {
      let item = list.items[index]
      index += 1
      if item.kind == .pop {
        if depth > 0 { return }
      } else if item.kind == .mask {
        mask(item, &index, depth: depth)
      } else if item.kind.opensGroup {
        body += "<g\(attributes(of: item))>\n"
        draw(&index, depth: depth + 1)
        body += "</g>\n"
      } else {
        leaf(item)
      }
    }
  }

  private func mask(_ item: DisplayList.Item, _ index: inout Int, depth: Int) {
    guard index < list.items.count, list.items[index].kind == .maskShape else {
      body += "<g>\n"
      draw(&index, depth: depth + 1)
      body += "</g>\n"
      return
    }
    index += 1
    let outer = body
    body = ""
    draw(&index, depth: depth + 1)
    let kind = item.flags & 1 != 0 ? "luminance" : "alpha"
    let id = define { "<mask id=\"\($0)\" style=\"mask-type:\(kind)\">\n\(body)</mask>" }
    body = outer + "<g mask=\"url(#\(id))\">\n"
    draw(&index, depth: depth + 1)
    body += "</g>\n"
  }

  // MARK: - Groups

  private func attributes(of item: DisplayList.Item) -> String {
    let v = item.values
    func transform(_ text: String) -> String { " transform=\"\(text)\"" }
    switch item.kind {
    case .offset: return transform("translate(\(numbers(v.a, v.b)))")
    case .scale:
      return transform(
        "translate(\(numbers(v.c, v.d))) scale(\(numbers(v.a, v.b)))"
          + " translate(\(numbers(-v.c, -v.d)))")
    case .rotation:
      return transform("rotate(\(numbers(v.a * 180 / .pi, v.b, v.c)))")
    case .transform:
      return transform("matrix(\(numbers(v.a, v.b, v.c, v.d, v.e, v.f)))")
    case .projection: return projection(item)
    case .opacity: return " opacity=\"\(number(v.a))\""
    case .blend:
      guard let mode = BlendMode(rawValue: item.resource), let name = mode.css else {
        leaveOut("this blend mode")
        return ""
      }
      return " style=\"mix-blend-mode:\(name)\""
    case .clipRect:
      guard v.c > 0, v.d > 0 else { return " display=\"none\"" }
      let outline = rectOutline(item)
      return clip("<path d=\"\(data(outline))\"/>")
    case .clipPath:
      guard let path = path(item) else { return "" }
      let rule = item.flags & 1 != 0 ? " clip-rule=\"evenodd\"" : ""
      return clip("<path d=\"\(data(path.offsetBy(dx: v.a, dy: v.b)))\"\(rule)/>")
    case .shadow: return shadow(item)
    case .blur:
      return filter("<feGaussianBlur stdDeviation=\"\(number(max(0, v.a)))\"/>")
    case .colorFilter:
      leaveOut("colour filters")
      return ""
    case .backdrop:
      leaveOut("backdrops")
      return ""
    default: return ""
    }
  }

  private func projection(_ item: DisplayList.Item) -> String {
    guard list.matrices.indices.contains(Int(item.resource)) else { return "" }
    let m = list.matrices[Int(item.resource)].m
    guard m[12] == 0, m[13] == 0, m[15] != 0 else {
      leaveOut("perspective")
      return ""
    }
    let anchor = CGAffineTransform(translationX: item.values.a, y: item.values.b)
    let flat = CGAffineTransform(
      a: m[0] / m[15], b: m[4] / m[15], c: m[1] / m[15], d: m[5] / m[15], tx: m[3] / m[15],
      ty: m[7] / m[15])
    let t = anchor.inverted().concatenating(flat).concatenating(anchor)
    return " transform=\"matrix(\(numbers(t.a, t.b, t.c, t.d, t.tx, t.ty)))\""
  }

  private func shadow(_ item: DisplayList.Item) -> String {
    let v = item.values
    if item.flags & 2 != 0 {
      leaveOut("inner shadows")
      return ""
    }
    let color = color(item.paint) ?? ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.33)
    let paint = "flood-color=\"\(rgb(color))\" flood-opacity=\"\(number(color.opacity))\""
    return filter(
      "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(number(max(0, v.a / 2)))\"/>"
        + "<feOffset dx=\"\(number(v.b))\" dy=\"\(number(v.c))\" result=\"s\"/>"
        + "<feFlood \(paint)/><feComposite in2=\"s\" operator=\"in\" result=\"c\"/>"
        + (item.flags & 1 != 0
          ? "" : "<feMerge><feMergeNode in=\"c\"/><feMergeNode in=\"SourceGraphic\"/></feMerge>"))
  }

  private func clip(_ shape: String) -> String {
    let id = define { "<clipPath id=\"\($0)\">\(shape)</clipPath>" }
    return " clip-path=\"url(#\(id))\""
  }

  private func filter(_ content: String) -> String {
    let id = define {
      "<filter id=\"\($0)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\""
        + " color-interpolation-filters=\"sRGB\">\(content)</filter>"
    }
    return " filter=\"url(#\(id))\""
  }

  func define(_ text: (String) -> String) -> String {
    count += 1
    definitions += text("d\(count)") + "\n"
    return "d\(count)"
  }

  func leaveOut(_ what: String) {
    if !unsupported.contains(what) { unsupported.append(what) }
  }

  // MARK: - Leaves

  private func leaf(_ item: DisplayList.Item) {
    let v = item.values
    let box = CGRect(x: v.a, y: v.b, width: v.c, height: v.d)
    switch item.kind {
    case .rect:
      guard v.c > 0, v.d > 0 else { return }
      if v.e > 0, v.f > 0 {
        body += "<path d=\"\(data(rectOutline(item)))\"\(paint(item, box))/>\n"
      } else {
        body += "<rect x=\"\(number(v.a))\" y=\"\(number(v.b))\" width=\"\(number(v.c))\""
        body += " height=\"\(number(v.d))\"\(paint(item, box))/>\n"
      }
    case .ellipse:
      guard v.c > 0, v.d > 0 else { return }
      body += "<ellipse cx=\"\(number(v.a + v.c / 2))\" cy=\"\(number(v.b + v.d / 2))\""
      body += " rx=\"\(number(v.c / 2))\" ry=\"\(number(v.d / 2))\"\(paint(item, box))/>\n"
    case .fill:
      guard let path = path(item)?.offsetBy(dx: v.a, dy: v.b) else { return }
      let rule = item.flags & 1 != 0 ? " fill-rule=\"evenodd\"" : ""
      body +=
        "<path d=\"\(data(path))\"\(rule)\(paint(item, frame(of: path, v.a, v.b, v.c, v.d)))/>\n"
    case .stroke: stroke(item)
    case .text: text(item)
    case .image: image(item, box)
    default: break
    }
  }

  /// What gradients refer to: the frame of the item, or the outline's own box.
  private func frame(of path: Path, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> CGRect
  {
    width > 0 && height > 0
      ? CGRect(x: x, y: y, width: width, height: height) : path.boundingRect
  }

  private func stroke(_ item: DisplayList.Item) {
    let v = item.values
    guard let path = path(item)?.offsetBy(dx: v.a, dy: v.b), v.c > 0 else { return }
    let style =
      list.strokes.indices.contains(Int(item.flags)) ? list.strokes[Int(item.flags)] : StrokeStyle()
    var text = "<path d=\"\(data(path))\" fill=\"none\""
    text += paint(item, frame(of: path, v.a, v.b, v.e, v.f), attribute: "stroke")
    text += " stroke-width=\"\(number(v.c))\""
    if style.lineCap != .butt { text += " stroke-linecap=\"\(style.lineCap)\"" }
    if style.lineJoin != .miter {
      text += " stroke-linejoin=\"\(style.lineJoin)\""
    } else {
      text += " stroke-miterlimit=\"\(number(style.miterLimit))\""
    }
    if !style.dash.isEmpty {
      text += " stroke-dasharray=\"\(style.dash.map { number($0) }.joined(separator: " "))\""
      if v.d != 0 { text += " stroke-dashoffset=\"\(number(v.d))\"" }
    }
    body += text + "/>\n"
  }

  /// Each line of a text is stretched to the width that was measured, so that it fits also where
  /// another font has to stand in.
  private func text(_ item: DisplayList.Item) {
    guard list.texts.indices.contains(Int(item.resource)) else { return }
    let layout = list.texts[Int(item.resource)]
    guard let first = layout.block.spans.first else { return }
    let bytes = Array(layout.block.string.utf8)
    let frame = CGRect(
      x: item.values.a, y: item.values.b, width: max(item.values.c, layout.width),
      height: max(item.values.d, layout.height))
    for line in layout.lines where line.width > 0 {
      let range = line.range.clamped(to: 0..<bytes.count)
      var string = String(decoding: bytes[range], as: UTF8.self)
      if layout.isTruncated, line == layout.lines.last { string += "\u{2026}" }
      let paint = first.color.map { fill($0) } ?? paint(item, frame)
      body +=
        "<text x=\"\(number(frame.minX + line.x))\" y=\"\(number(frame.minY + line.baseline))\""
      body += " textLength=\"\(number(line.width))\" lengthAdjust=\"spacingAndGlyphs\""
      body += "\(font(first, scale: layout.scale))\(paint)>\(escaped(string))</text>\n"
    }
    if layout.block.spans.count > 1 { leaveOut("styles that change inside a text") }
  }

  private func font(_ span: TextSpan, scale: Double) -> String {
    let family = span.font.family ?? span.font.design.cssFamilies
    var text = " font-family=\"\(escaped(family))\" font-size=\"\(number(span.font.size * scale))\""
    if span.font.weight != 400 { text += " font-weight=\"\(number(span.font.weight))\"" }
    if span.font.isItalic { text += " font-style=\"italic\"" }
    if span.underline { text += " text-decoration=\"underline\"" }
    if span.strikethrough { text += " text-decoration=\"line-through\"" }
    return text
  }

  private func image(_ item: DisplayList.Item, _ box: CGRect) {
    guard list.images.indices.contains(Int(item.resource)) else { return }
    let href: String
    switch list.images[Int(item.resource)] {
    case .file(let path) where item.paint < 0: href = escaped(path)
    case .encoded(let picture) where item.paint < 0:
      let kind = picture.bytes.starts(with: [0xFF, 0xD8]) ? "jpeg" : "png"
      href = "data:image/\(kind);base64," + Data(picture.bytes).base64EncodedString()
    default: return leaveOut("symbols, tinted pictures and placeholders")
    }
    body += "<image x=\"\(number(box.minX))\" y=\"\(number(box.minY))\""
    body += " width=\"\(number(box.width))\" height=\"\(number(box.height))\""
    body += " preserveAspectRatio=\"none\" href=\"\(href)\"/>\n"
  }
}

extension BlendMode {
  /// The value of CSS's mix-blend-mode, or nil where CSS has none.
  fileprivate var css: String? {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      "\(self)"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    default: nil
    }
  }
}

extension ResolvedFont.Design {
  /// Families for CSS, the nearest first.
  fileprivate var cssFamilies: String {
    switch self {
    case .default: "Inter, -apple-system, sans-serif"
    case .rounded: "ui-rounded, Quicksand, sans-serif"
    case .serif: "ui-serif, Caladea, serif"
    case .monospaced: "ui-monospace, 'JetBrains Mono', monospace"
    }
  }
}
