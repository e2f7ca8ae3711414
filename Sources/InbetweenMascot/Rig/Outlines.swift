import InbetweenRiveWriter

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A smooth point: the outline passes it at an angle (degrees), with handles of this length.
func smooth(_ x: Double, _ y: Double, _ angle: Double, _ distance: Double) -> Vertex {
  Vertex(
    Float(x), Float(y), .mirrored(rotation: Float(angle.radians), distance: Float(distance)))
}

/// A leaf from the origin along the x axis: narrow where it grows, round at its tip.
func leaf(length: Double, width: Double, root: Double) -> PointsPath {
  PointsPath(
    "Leaf",
    [
      Vertex(0, Float(-root / 2)),
      smooth(length * 0.58, -width / 2, 0, length * 0.27),
      smooth(length, 0, 90, width * 0.3),
      smooth(length * 0.58, width / 2, 180, length * 0.27),
      Vertex(0, Float(root / 2)),
    ])
}

extension Shape {
  /// An ellipse of one fill.
  static func ellipse(
    _ name: String, x: Double = 0, y: Double = 0, width: Double, height: Double,
    turned: Double = 0, _ fill: Fill
  ) -> Shape {
    let shape = Shape(name, x: Float(x), y: Float(y), rotation: Float(turned.radians))
    shape.add(Ellipse(width: Float(width), height: Float(height)))
    shape.add(fill)
    return shape
  }

  /// A rectangle with round corners, of one fill.
  static func card(
    _ name: String, x: Double = 0, y: Double = 0, width: Double, height: Double, radius: Double,
    _ fill: Fill
  ) -> Shape {
    let shape = Shape(name, x: Float(x), y: Float(y))
    shape.add(Rectangle(width: Float(width), height: Float(height), cornerRadius: Float(radius)))
    shape.add(fill)
    return shape
  }

  /// A line through points.
  static func line(
    _ name: String, _ vertices: [Vertex], _ color: UInt32, thickness: Double
  ) -> Shape {
    let shape = Shape(name)
    shape.add(PointsPath("", vertices, isClosed: false))
    shape.add(Stroke(color, thickness: Float(thickness)))
    return shape
  }
}

/// A bending limb along a chain of bones, thick where it begins, round where it ends.
struct Limb {
  /// A bone of the chain.
  struct Part {
    var length: Double
    /// To the bone before, degrees.
    var turn: Double
  }

  let parts: [Part]
  private(set) var bones: [Bone] = []

  /// - Parameters:
  ///   - root: the bone without length that the chain grows from: the limb's origin.
  ///   - joint: a bone without length between the first part and the second.
  init(_ name: String, from root: Bone, joint: Bone? = nil, _ parts: [Part]) {
    self.parts = parts
    var above = root
    for (index, part) in parts.enumerated() {
      if index == 1, let joint { above = above.add(joint) }
      above = above.add(
        Bone("\(name) \(index + 1)", length: Float(part.length), rotation: Float(part.turn.radians))
      )
      bones.append(above)
    }
  }

  /// A closed outline around the chain, carried by its bones.
  ///
  /// - Parameter radii: half the thickness at the beginning of each part, and at the end.
  func outline(_ radii: [Double]) -> PointsPath {
    var (upper, lower): ([Vertex], [Vertex]) = ([], [])
    func pair(
      _ x: Double, _ y: Double, _ angle: Double, _ radius: Double, _ handle: Double,
      _ influences: [Influence]
    ) {
      let (dx, dy) = (sin(angle.radians) * radius, -cos(angle.radians) * radius)
      let above = smooth(x + dx, y + dy, angle, handle)
      // The lower side runs backwards.
      let below = smooth(x - dx, y - dy, angle + 180, handle)
      above.influences = influences
      below.influences = influences
      upper.append(above)
      lower.append(below)
    }
    var (x, y, angle) = (0.0, 0.0, 0.0)
    for (index, part) in parts.enumerated() {
      // At a joint the outline runs halfway between both directions.
      let before = angle
      angle += part.turn
      let along = index == 0 ? angle : before + part.turn / 2
      let (bone, radius) = (bones[index], radii[index])
      let carried =
        index == 0
        ? [Influence(bone, 1)] : [Influence(bones[index - 1], 0.5), Influence(bone, 0.5)]
      pair(x, y, along, radius, index == 0 ? radius * 0.5523 : part.length * 0.42, carried)
      let (dx, dy) = (cos(angle.radians) * part.length, sin(angle.radians) * part.length)
      x += dx
      y += dy
    }
    let (tip, last) = (radii[parts.count], [Influence(bones[bones.count - 1], 1)])
    pair(x, y, angle, tip, tip * 0.5523, last)
    let cap = smooth(
      x + cos(angle.radians) * tip, y + sin(angle.radians) * tip, angle + 90, tip * 0.5523)
    cap.influences = last
    // Round where it begins, too.
    let (start, first) = (radii[0], [Influence(bones[0], 1)])
    let heel = smooth(
      -cos(parts[0].turn.radians) * start, -sin(parts[0].turn.radians) * start,
      parts[0].turn - 90, start * 0.5523)
    heel.influences = first
    return PointsPath("", upper + [cap] + lower.reversed() + [heel], skin: Skin(bones))
  }
}
