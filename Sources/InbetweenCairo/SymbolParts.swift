import Foundation
import InbetweenDrawing

/// The parts of a symbol that move and are coloured by themselves.
///
/// The artwork says nothing of parts, so they are found by shape: what is connected is one part, and
/// what lies inside another part is one of its own. A filled shape with holes has two: what the holes
/// show, and the shape around them. Parts stand in the order in which they count: inner before outer,
/// then along the way in which they are spread, from the leading side or from the bottom.
extension Symbol {
  /// A closed piece of outline.
  private struct Contour {
    var path: Path
    var bounds: CGRect
    /// A point on it.
    var point: CGPoint
    /// How many others lie around it.
    var depth = 0

    func holds(_ other: Contour) -> Bool {
      bounds.contains(other.bounds) && path.contains(other.point)
    }
  }

  /// A filled contour with the holes directly inside it.
  private struct Component {
    var outer: Contour
    var holes: [Contour]

    var path: Path {
      var path = outer.path
      for hole in holes { path.addPath(hole.path) }
      return path
    }
  }

  /// At most this many; the rest belongs to the last.
  private static let mostParts = 16

  static func parts(of layers: [Layer], isFilled: Bool) -> [Layer] {
    var all: [Contour] = layers.flatMap { Self.contours(of: $0.path) }
    guard all.count > 1, all.count <= 128 else { return layers }
    for index in all.indices {
      all[index].depth = all.indices.filter { $0 != index && all[$0].holds(all[index]) }.count
    }
    var components: [Component] = all.filter { $0.depth % 2 == 0 }.map { outer in
      let holes = all.filter { $0.depth == outer.depth + 1 && outer.holds($0) }
      return Component(outer: outer, holes: holes)
    }
    if components.count == 1 {
      guard isFilled, !components[0].holes.isEmpty else { return layers }
      var inside = Path()
      for hole in components[0].holes { inside.addPath(hole.path) }
      return [
        Layer(path: inside, usesEvenOdd: true),
        Layer(path: components[0].path, usesEvenOdd: true),
      ]
    }
    func spread(_ places: [CGFloat]) -> CGFloat { (places.max() ?? 0) - (places.min() ?? 0) }
    let isWide =
      spread(components.map { $0.outer.bounds.midX })
      > spread(components.map { $0.outer.bounds.midY })
    components.sort { a, b in
      if a.outer.depth != b.outer.depth { return a.outer.depth > b.outer.depth }
      return isWide
        ? a.outer.bounds.midX < b.outer.bounds.midX : a.outer.bounds.midY > b.outer.bounds.midY
    }
    var parts = components.map { Layer(path: $0.path, usesEvenOdd: true) }
    while parts.count > mostParts {
      let last = parts.removeLast()
      parts[parts.count - 1].path.addPath(last.path)
    }
    return parts
  }

  private static func contours(of path: Path) -> [Contour] {
    var found: [Contour] = []
    var current = Path()
    func end() {
      let box = current.boundingRect
      if !box.isNull, box.width > 0, box.height > 0, let point = current.firstPoint {
        found.append(Contour(path: current, bounds: box, point: point))
      }
      current = Path()
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        end()
        current.move(to: point)
      case .line(let point): current.addLine(to: point)
      case .quadCurve(let point, let control): current.addQuadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2):
        current.addCurve(to: point, control1: control1, control2: control2)
      case .closeSubpath: current.closeSubpath()
      }
    }
    end()
    return found
  }
}

extension Path {
  fileprivate var firstPoint: CGPoint? {
    if case .move(let point)? = elements.first { point } else { nil }
  }
}
