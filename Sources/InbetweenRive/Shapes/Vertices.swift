import Glibc

/// A corner of a path or mesh.
class Vertex: Component {
  /// Where bones have moved it, in the artboard's space.
  final var deformed = Point.zero
  final var weight: Weight?

  final var position: Point { Point(float(Slot.Vertex.x), float(Slot.Vertex.y)) }

  override func added() { weight = children.lazy.compactMap { $0 as? Weight }.first }

  override func changed(_ slot: Int) {
    if slot > Slot.Component.parentId { markGeometry() }
  }

  final func markGeometry() {
    if let path = parent as? PathNode {
      path.markPath()
    } else if let mesh = parent as? Mesh {
      mesh.mark(.vertices)
    }
  }

  /// Moves the point and its handles by bones.
  func deform(_ skin: Skin, _ space: Matrix) {
    guard let weight else { return }
    deformed = skin.deform(
      space * position, indices: weight.uint(Slot.Weight.indices),
      weights: weight.uint(Slot.Weight.values))
  }
}

final class StraightVertex: Vertex {
  var radius: Float { float(Slot.StraightVertex.radius) }
}

/// A corner with a handle on each side.
class CubicVertex: Vertex {
  final private var handles: (Point, Point)?
  final var deformedIn = Point.zero
  final var deformedOut = Point.zero

  /// The ends of the handles before and after.
  final var inAndOut: (Point, Point) {
    if let handles { return handles }
    let made = makeHandles()
    handles = made
    return made
  }

  func makeHandles() -> (Point, Point) { (position, position) }

  override func changed(_ slot: Int) {
    handles = nil
    super.changed(slot)
  }

  final func ray(_ rotation: Float, _ distance: Float) -> Point {
    Point(cosf(rotation) * distance, sinf(rotation) * distance)
  }

  override func deform(_ skin: Skin, _ space: Matrix) {
    guard let weight else { return }
    super.deform(skin, space)
    let (before, after) = inAndOut
    guard weight.type == .cubicWeight else {
      deformedIn = space * before
      deformedOut = space * after
      return
    }
    deformedIn = skin.deform(
      space * before, indices: weight.uint(Slot.CubicWeight.inIndices),
      weights: weight.uint(Slot.CubicWeight.inValues))
    deformedOut = skin.deform(
      space * after, indices: weight.uint(Slot.CubicWeight.outIndices),
      weights: weight.uint(Slot.CubicWeight.outValues))
  }
}

final class CubicDetachedVertex: CubicVertex {
  override func makeHandles() -> (Point, Point) {
    typealias Keys = Slot.CubicDetachedVertex
    return (
      position + ray(float(Keys.inRotation), float(Keys.inDistance)),
      position + ray(float(Keys.outRotation), float(Keys.outDistance))
    )
  }
}

final class CubicMirroredVertex: CubicVertex {
  override func makeHandles() -> (Point, Point) {
    typealias Keys = Slot.CubicMirroredVertex
    let out = ray(float(Keys.rotation), float(Keys.distance))
    return (position - out, position + out)
  }
}

final class CubicAsymmetricVertex: CubicVertex {
  override func makeHandles() -> (Point, Point) {
    typealias Keys = Slot.CubicAsymmetricVertex
    return (
      position - ray(float(Keys.rotation), float(Keys.inDistance)),
      position + ray(float(Keys.rotation), float(Keys.outDistance))
    )
  }
}

/// How much each bone moves a vertex.
final class Weight: Component {
  override func changed(_ slot: Int) { (parent as? Vertex)?.markGeometry() }
}
