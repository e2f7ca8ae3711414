import Foundation

/// Colours, gradients and the text forms of numbers and outlines.
extension SVGRenderer {
  func color(_ index: Int32) -> ResolvedColor? {
    guard list.paints.indices.contains(Int(index)), case .color(let color) = list.paints[Int(index)]
    else { return nil }
    return color
  }

  func paint(_ item: DisplayList.Item, _ frame: CGRect, attribute: String = "fill")
    -> String
  {
    guard list.paints.indices.contains(Int(item.paint)) else { return "" }
    func place(_ unit: Paint.UnitPair) -> CGPoint {
      CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
    }
    func standIn(_ color: ResolvedColor?, _ what: String) -> String {
      leaveOut(what)
      return fill(color ?? .clear, attribute)
    }
    switch list.paints[Int(item.paint)] {
    case .color(let color): return fill(color, attribute)
    case .linearGradient(let gradient, let start, let end):
      let (a, b) = (place(start), place(end))
      let id = define {
        "<linearGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(number(a.x))\""
          + " y1=\"\(number(a.y))\" x2=\"\(number(b.x))\" y2=\"\(number(b.y))\">"
          + stops(gradient) + "</linearGradient>"
      }
      return " \(attribute)=\"url(#\(id))\""
    case .radialGradient(let gradient, let center, let start, let end) where end > start:
      let middle = place(center)
      let id = define {
        "<radialGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(number(middle.x))\""
          + " cy=\"\(number(middle.y))\" fr=\"\(number(start))\" r=\"\(number(end))\">"
          + stops(gradient) + "</radialGradient>"
      }
      return " \(attribute)=\"url(#\(id))\""
    case .radialGradient(let gradient, _, _, _):
      return standIn(gradient.stops.last?.color, "radial gradients that run inwards")
    case .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
      return standIn(gradient.stops.first?.color, "angular and elliptical gradients")
    case .meshGradient(_, _, _, let colors): return standIn(colors.first, "mesh gradients")
    case .image: return standIn(nil, "picture fills")
    }
  }

  /// Eight steps between two stops follow the mixture to about 1/255, since SVG mixes encoded
  /// components.
  func stops(_ gradient: ResolvedGradient) -> String {
    var text = ""
    func add(_ color: ResolvedColor, _ location: Double) {
      text += "<stop offset=\"\(number(location))\" stop-color=\"\(rgb(color))\""
      text += color.opacity < 1 ? " stop-opacity=\"\(number(color.opacity))\"/>" : "/>"
    }
    for (index, stop) in gradient.stops.enumerated() {
      if index > 0, !gradient.mixesEncoded {
        let before = gradient.stops[index - 1]
        for step in 1..<8 where stop.location > before.location {
          let amount = Double(step) / 8
          add(
            ResolvedColor.mix(before.color, stop.color, amount),
            before.location + (stop.location - before.location) * amount)
        }
      }
      add(stop.color, stop.location)
    }
    return text
  }

  func fill(_ color: ResolvedColor, _ attribute: String = "fill") -> String {
    " \(attribute)=\"\(rgb(color))\""
      + (color.opacity < 1 ? " \(attribute)-opacity=\"\(number(color.opacity))\"" : "")
  }

  func rgb(_ color: ResolvedColor) -> String { String(color.hex.prefix(7)) }

  // MARK: - Text forms

  func path(_ item: DisplayList.Item) -> Path? {
    list.paths.indices.contains(Int(item.resource)) ? list.paths[Int(item.resource)] : nil
  }

  func rectOutline(_ item: DisplayList.Item) -> Path {
    let v = item.values
    return Path(
      roundedRect: CGRect(x: v.a, y: v.b, width: v.c, height: v.d),
      cornerSize: CGSize(width: v.e, height: v.f),
      style: item.flags & 1 != 0 ? .continuous : .circular)
  }

  func data(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let p): "M\(numbers(p.x, p.y))"
      case .line(let p): "L\(numbers(p.x, p.y))"
      case .quadCurve(let p, let q): "Q\(numbers(q.x, q.y, p.x, p.y))"
      case .curve(let p, let q, let r): "C\(numbers(q.x, q.y, r.x, r.y, p.x, p.y))"
      case .closeSubpath: "Z"
      }
    }.joined()
  }

  func numbers(_ values: Double...) -> String {
    values.map { number($0) }.joined(separator: " ")
  }

  /// Undefined and endless numbers would make the file unreadable.
  func number(_ value: Double) -> String {
    numberText(value.isFinite ? min(1e9, max(-1e9, value)) : 0)
  }

  func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default:
        let isControl = scalar.value < 32 && scalar != "\t" && scalar != "\n"
        if !isControl { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}
