extension Paint {
  var isColor: Bool {
    if case .color = self { return true }
    return false
  }

  /// As it stands in the text form of a display list.
  var text: String {
    switch self {
    case .color(let color): return color.hex
    case .linearGradient(let gradient, let start, let end):
      return "linear(\(gradient.text) from \(start.text) to \(end.text))"
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      return "radial(\(gradient.text) at \(center.text) from \(numberText(startRadius))"
        + " to \(numberText(endRadius)))"
    case .ellipticalGradient(let gradient, let center, let start, let end):
      return "elliptical(\(gradient.text) at \(center.text) from \(numberText(start))"
        + " to \(numberText(end)))"
    case .angularGradient(let gradient, let center, let start, let end):
      return "angular(\(gradient.text) at \(center.text) from \(numberText(start))"
        + " to \(numberText(end)))"
    case .image(let source, let scale): return "image(\(source.text) x\(numberText(scale)))"
    case .meshGradient(let columns, let rows, let points, let colors):
      let vertices = zip(points, colors).map { "\($0.text) \($1.hex)" }
      return "mesh(\(columns)x\(rows) \(vertices.joined(separator: " ")))"
    }
  }
}

extension Paint.UnitPair {
  var text: String { "\(numberText(x)),\(numberText(y))" }
}

extension ResolvedGradient {
  var text: String {
    let stops = stops.map { "\($0.color.hex) \(numberText($0.location))" }.joined(separator: " ")
    return stops + (mixesEncoded ? " encoded" : "")
  }
}

extension ImageSource {
  /// As it stands in the text form of a display list.
  var text: String {
    switch self {
    case .file(let path): "file \(quoted(path))"
    case .encoded(let picture): "picture \(quoted(picture.name)) \(picture.bytes.count) bytes"
    case .symbol(let name, let weight, let variable):
      "symbol \(name)" + (weight == 400 ? "" : " w\(numberText(weight))")
        + (variable.map { " value \(numberText($0))" } ?? "")
    case .symbolPart(let name, let weight, let number):
      "symbol \(name)" + (weight == 400 ? "" : " w\(numberText(weight))") + " part \(number)"
    case .placeholder(let name): "placeholder \(quoted(name))"
    }
  }
}

extension TextLayout {
  /// The string in quotes and then for each span its style, where it has one: size, weight, design
  /// and what else differs from plain text.
  var text: String {
    var words = block.spans.map(\.text)
    if isTruncated { words.append("truncated") }
    if scale != 1 { words.append("scaled \(numberText(scale))") }
    return words.joined(separator: " ")
  }
}

extension TextSpan {
  var text: String {
    var words: [String] = []
    switch content {
    case .string(let string): words.append(quoted(string))
    case .image(let source, let size): words.append("(\(source.text) \(numberText(size)))")
    }
    words.append(numberText(font.size))
    if font.weight != 400 { words.append("w\(numberText(font.weight))") }
    if font.design != .default { words.append("\(font.design)") }
    if let family = font.family { words.append(quoted(family)) }
    if font.isItalic { words.append("italic") }
    if font.monospacedDigits { words.append("monospacedDigits") }
    if font.smallCaps { words.append("smallCaps") }
    if font.width != 1 { words.append("width \(numberText(font.width))") }
    if tracking != 0 { words.append("tracking \(numberText(tracking))") }
    if kerning != 0 { words.append("kerning \(numberText(kerning))") }
    if baselineOffset != 0 { words.append("raised \(numberText(baselineOffset))") }
    if underline { words.append("underline") }
    if strikethrough { words.append("strikethrough") }
    if let color { words.append(color.hex) }
    return words.joined(separator: " ")
  }
}

/// A string in quotes on one line.
func quoted(_ string: String) -> String {
  var text = "\""
  for character in string.unicodeScalars {
    switch character {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\t": text += "\\t"
    default:
      if character.value < 32 {
        text += "\\u{\(String(character.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(character)
      }
    }
  }
  return text + "\""
}
