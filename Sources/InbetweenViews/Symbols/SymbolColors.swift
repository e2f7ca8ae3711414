import Foundation
import InbetweenDrawing
import InbetweenViewGraph

extension Image {
  /// The paints of the first, the second and all further parts of a symbol; none where all of it is
  /// one colour.
  func partPaints(
    _ mode: SymbolRenderingMode, in environment: EnvironmentValues
  ) -> [Paint] {
    func level(_ level: Int) -> Paint {
      let context = StyleContext(environment: environment).atLevel(level)
      return ForegroundStyle()._style(in: context).paint
    }
    switch mode {
    case .palette: return (0..<3).map(level)
    case .hierarchical:
      // 1, 1/2 and 1/4 of the foreground's opacity (Human Interface Guidelines, SF Symbols, give
      // the levels and no numbers: chosen).
      let first = level(0)
      return [1, 0.5, 0.25].map { first.faded(by: $0) ?? first }
    case .multicolor:
      guard case .symbol(let name, _) = storage, let colors = SymbolColors.of(name) else {
        return []
      }
      return colors.map { .color($0.resolvedColor(in: environment)) }
    default: return []
    }
  }
}

/// The own colours of symbols, where they are known: by the words of their names.
private enum SymbolColors {
  private static let colors: [Substring: Color] = [
    "heart": .red, "star": .yellow, "sun": .yellow, "bolt": .yellow, "lightbulb": .yellow,
    "moon": .yellow, "flame": .orange, "leaf": .green, "drop": .blue, "cloud": .gray,
    "trash": .red, "snowflake": .cyan, "bell": .yellow, "gift": .red, "rainbow": .red,
    "battery": .green, "phone": .green, "exclamationmark": .yellow, "minus": .red, "plus": .green,
    "checkmark": .green, "xmark": .red, "camera": .gray, "tortoise": .green, "ladybug": .red,
  ]

  private static let grounds: [Substring] = ["circle", "square", "triangle", "octagon", "seal"]

  /// A colour for each word that has one, in the order of the name; nil where none has.
  static func of(_ name: String) -> [Color]? {
    let words = name.split(separator: ".")
    let found = words.compactMap { colors[$0] }
    guard let first = found.first else { return nil }
    // A sign on a filled ground is white.
    let isSign = words.last == "fill" && grounds.contains { words.contains($0) }
    return isSign ? [.white, first] : found
  }
}
