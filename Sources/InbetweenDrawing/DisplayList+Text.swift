/// The text form of a display list: what tests compare and people read.
///
/// One item a line, two spaces deeper inside each group; `.pop` shows only as the end of an indent.
/// The line holds the kind, its values in the order that `Kind` names (unused trailing values left
/// out), its options as words, its path, text, image, matrix or paint written out in place of the
/// table index, and last the owner after `@`. Numbers have at most 3 decimals and no trailing zeros.
///
///     canvas 100 60
///     offset 10 5 @Badge
///       opacity 0.5
///         rect 0 0 80 40 8 8 continuous #FF3B30
///       text 12 10 40.125 20.288 "Saved" 17 w600 #FFFFFF
///
/// A list with a `.pop` too many says `unmatched pop`; one with a pop too few ends inside the group.
extension DisplayList: CustomStringConvertible {
  public var description: String { text }

  public var text: String {
    var lines = ["canvas \(numberText(width)) \(numberText(height))"]
    var depth = 0
    for item in items {
      if item.kind == .pop {
        if depth == 0 { lines.append("unmatched pop") }
        depth = max(0, depth - 1)
        continue
      }
      lines.append(String(repeating: "  ", count: depth) + line(item))
      if item.kind.opensGroup { depth += 1 }
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ item: Item) -> String {
    let v = item.values
    let all = [v.a, v.b, v.c, v.d, v.e, v.f]
    var words = ["\(item.kind)"]
    func values(_ count: Int) { words += all.prefix(count).map { numberText($0) } }
    func flag(_ bit: UInt8, _ word: String) {
      if item.flags & bit != 0 { words.append(word) }
    }
    switch item.kind {
    case .pop: break
    case .offset: values(2)
    case .scale: values(4)
    case .rotation: values(3)
    case .transform: values(6)
    case .projection:
      values(2)
      words.append(entry(matrices, item.resource)?.text ?? missing(item.resource))
    case .opacity: values(1)
    case .blend: words.append(BlendMode(rawValue: item.resource).map { "\($0)" } ?? "unknown")
    case .layer: flag(1, "opaque")
    case .clipRect:
      values(v.e == 0 && v.f == 0 ? 4 : 6)
      flag(1, "continuous")
    case .clipPath, .fill:
      values(2)
      flag(1, "evenOdd")
      words.append(pathText(item.resource))
    case .mask: flag(1, "luminance")
    case .maskShape: break
    case .shadow:
      values(3)
      flag(1, "alone")
      flag(2, "inner")
    case .blur:
      values(1)
      flag(1, "opaque")
    case .colorFilter:
      let filter = ColorFilter(rawValue: item.resource)
      words.append(filter.map { "\($0)" } ?? "unknown")
      switch filter {
      case .invert, .multiply, .luminanceToAlpha: break
      case .alphaThreshold: values(2)
      default: values(1)
      }
    case .backdrop: values(6)
    case .rect:
      values(v.e == 0 && v.f == 0 ? 4 : 6)
      flag(1, "continuous")
    case .ellipse: values(4)
    case .stroke:
      values(3)
      words.append(strokeText(entry(strokes, Int32(item.flags)), phase: v.d))
      words.append(pathText(item.resource))
    case .text:
      values(4)
      words.append(entry(texts, item.resource)?.text ?? missing(item.resource))
    case .image:
      values(4)
      flag(1, "tile")
      flag(2, "pixelated")
      words.append(entry(images, item.resource)?.text ?? missing(item.resource))
    }
    // Of a path's frame only gradients know.
    let (width, height) =
      item.kind == .fill ? (v.c, v.d) : item.kind == .stroke ? (v.e, v.f) : (0, 0)
    if width > 0 || height > 0, let paint = entry(paints, item.paint), !paint.isColor {
      words.append("in \(numberText(width)) \(numberText(height))")
    }
    if item.paint >= 0 { words.append(entry(paints, item.paint)?.text ?? missing(item.paint)) }
    if item.owner >= 0 { words.append("@" + (entry(owners, item.owner) ?? missing(item.owner))) }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func entry<Element>(_ table: [Element], _ index: Int32) -> Element? {
    table.indices.contains(Int(index)) ? table[Int(index)] : nil
  }

  private func missing(_ index: Int32) -> String { "missing(\(index))" }

  private func pathText(_ index: Int32) -> String {
    guard let path = entry(paths, index) else { return missing(index) }
    return "(" + path.shortDescription + ")"
  }

  private func strokeText(_ style: StrokeStyle?, phase: Double) -> String {
    guard let style else { return "" }
    var words: [String] = []
    if style.lineCap != .butt { words.append("cap \(style.lineCap)") }
    if style.lineJoin != .miter {
      words.append("join \(style.lineJoin)")
    } else if style.miterLimit != 10 {
      words.append("miter \(numberText(style.miterLimit))")
    }
    if !style.dash.isEmpty {
      words.append("dash " + style.dash.map { numberText($0) }.joined(separator: ","))
      if phase != 0 { words.append("phase \(numberText(phase))") }
    }
    return words.joined(separator: " ")
  }
}

extension Path {
  /// As `description`, with at most 3 decimals.
  var shortDescription: String {
    var words: [String] = []
    for element in elements {
      switch element {
      case .move(let end): words += [numberText(end.x), numberText(end.y), "m"]
      case .line(let end): words += [numberText(end.x), numberText(end.y), "l"]
      case .quadCurve(let end, let control):
        words += [control, end].flatMap { [numberText($0.x), numberText($0.y)] } + ["q"]
      case .curve(let end, let control1, let control2):
        words +=
          [control1, control2, end].flatMap { [numberText($0.x), numberText($0.y)] } + ["c"]
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }
}

extension ProjectionMatrix {
  /// The sixteen numbers in rows, with 6 decimals since perspective is small.
  var text: String {
    let rows = (0..<4).map { row in
      (0..<4).map { numberText(m[row * 4 + $0], decimals: 6) }.joined(separator: " ")
    }
    return "[" + rows.joined(separator: "; ") + "]"
  }
}
