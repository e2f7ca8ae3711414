import Glibc

/// An outline that a few numbers make.
class ParametricPath: PathNode {
  final var width: Float { laidOutSize?.x ?? float(Slot.ParametricPath.width) }
  final var height: Float { laidOutSize?.y ?? float(Slot.ParametricPath.height) }
  final var left: Float { -float(Slot.ParametricPath.originX) * width }
  final var top: Float { -float(Slot.ParametricPath.originY) * height }

  /// The size that a layout gives it.
  final var laidOutSize: Point? {
    didSet { if laidOutSize != oldValue { markPath() } }
  }

  override func changed(_ slot: Int) {
    if slot >= Slot.ParametricPath.width { markPath() } else { super.changed(slot) }
  }

  final func polygon(_ outline: inout Outline, _ points: [Point], radius: Float) {
    RoundedPolygon.build(&outline, points, radius: { _ in radius })
  }
}

final class Rectangle: ParametricPath {
  override func build(_ outline: inout Outline) {
    typealias Keys = Slot.Rectangle
    let corner = float(Keys.cornerRadiusTL)
    let linked = bool(Keys.linkCornerRadius)
    let radii =
      linked
      ? [corner, corner, corner, corner]
      : [
        corner, float(Keys.cornerRadiusTR), float(Keys.cornerRadiusBR),
        float(Keys.cornerRadiusBL),
      ]
    let (left, top) = (left, top)
    RoundedPolygon.build(
      &outline,
      [
        Point(left, top), Point(left + width, top), Point(left + width, top + height),
        Point(left, top + height),
      ], radius: { radii[$0] })
  }
}

final class Ellipse: ParametricPath {
  override func build(_ outline: inout Outline) {
    let rx = width / 2
    let ry = height / 2
    let c = Point(left + rx, top + ry)
    let k: Float = 0.552284749831
    outline.move(Point(c.x, c.y - ry))
    outline.cubic(
      Point(c.x + rx * k, c.y - ry), Point(c.x + rx, c.y - ry * k), Point(c.x + rx, c.y))
    outline.cubic(
      Point(c.x + rx, c.y + ry * k), Point(c.x + rx * k, c.y + ry), Point(c.x, c.y + ry))
    outline.cubic(
      Point(c.x - rx * k, c.y + ry), Point(c.x - rx, c.y + ry * k), Point(c.x - rx, c.y))
    outline.cubic(
      Point(c.x - rx, c.y - ry * k), Point(c.x - rx * k, c.y - ry), Point(c.x, c.y - ry))
    outline.close()
  }
}

final class Triangle: ParametricPath {
  override func build(_ outline: inout Outline) {
    polygon(
      &outline,
      [
        Point(left + width / 2, top), Point(left + width, top + height), Point(left, top + height),
      ], radius: 0)
  }
}

/// A regular polygon, or a star.
final class Polygon: ParametricPath {
  /// No screen shows more corners than this; many polygons share a number that fits into memory.
  private var mostPoints: UInt32 {
    min(10_000, UInt32(max(16, 4_000_000 / max(1, artboard.polygonCount))))
  }

  override func build(_ outline: inout Outline) {
    let corners = Int(min(uint(Slot.Polygon.points), mostPoints))
    guard corners > 1 else { return }
    let isStar = type == .star
    let count = isStar ? corners * 2 : corners
    let inner = isStar ? float(Slot.Star.innerRadius) : 1
    let (rx, ry) = (width / 2, height / 2)
    let (cx, cy) = (left + rx, top + ry)
    var angle: Float = -Angle.pi / 2
    let step = 2 * Angle.pi / Float(count)
    let points = (0..<count).map { number -> Point in
      let factor: Float = isStar && number % 2 == 1 ? inner : 1
      defer { angle += step }
      return Point(cx + cosf(angle) * rx * factor, cy + sinf(angle) * ry * factor)
    }
    polygon(&outline, points, radius: float(Slot.Polygon.cornerRadius))
  }
}
