import Foundation
import InbetweenDrawing

/// Finds symbols by the names that people write, in the sets that were built in.
final class SymbolLibrary {
  private var parsed: [String: Symbol?] = [:]
  private let warnings: Warnings

  init(warnings: Warnings) { self.warnings = warnings }

  /// The artwork of a name, or nil where none is near; the first time that is warned of.
  func symbol(_ name: String) -> Symbol? {
    if let known = parsed[name] { return known }
    let symbol = SymbolTable.shared.artwork(for: name).flatMap(Self.parse)
    if symbol == nil { warnings.addSymbol(name) }
    if parsed.count > 4096 { parsed = [:] }
    parsed[name] = symbol
    return symbol
  }

  /// Reads the fields of the table: the side of the square, then the shapes, each SVG path data after
  /// its fill rule (`n` or `e`).
  static func parse(_ artwork: SymbolTable.Artwork) -> Symbol? {
    let fields = artwork.fields
    guard fields.count >= 2, let side = Double(fields[0]), side > 0 else { return nil }
    let shrink = CGAffineTransform(scaleX: 1 / side, y: 1 / side)
    var layers: [Symbol.Layer] = []
    for field in fields.dropFirst() {
      guard let path = Path(svg: field.dropFirst()) else { return nil }
      layers.append(
        Symbol.Layer(path: path.applying(shrink), usesEvenOdd: field.first == "e"))
    }
    let bounds = layers.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    if bounds.isNull { return nil }
    return Symbol(
      layers: layers, parts: Symbol.parts(of: layers, isFilled: artwork.isFilled),
      isFilled: artwork.isFilled, bounds: bounds)
  }
}
