import Glibc

/// The curve that stands for a corner with a radius.
struct RoundedCorner {
  let from, control1, control2, to: Point

  /// - Parameters:
  ///   - before: the point before the corner, or the end of the handle there.
  ///   - after: the point after it, or the end of the handle there.
  ///   - radius: negative for a corner that is cut out.
  init(at p: Point, before: Point, after: Point, radius wanted: Float) {
    let toPrevious = before - p
    let toNext = after - p
    let radius = min(toPrevious.length / 2, toNext.length / 2, abs(wanted))
    let a = toPrevious.normalized
    let b = toNext.normalized
    let handle = Self.handleLength(a, b, radius)
    from = p + a * radius
    to = p + b * radius
    if wanted < 0 {
      control1 = from + b * handle
      control2 = to + a * handle
    } else {
      control1 = p + a * (radius - handle)
      control2 = p + b * (radius - handle)
    }
  }

  /// How far from the ends of the curve its handles reach.
  private static func handleLength(_ a: Point, _ b: Point, _ radius: Float) -> Float {
    let angle = abs(atan2f(Point.cross(a, b), Point.dot(a, b)))
    let tangent = tanf(Angle.pi / (2 * (2 * Angle.pi / angle)))
    let factor = angle < Angle.pi / 2 ? 1 + cosf(angle) : 2 - sinf(angle)
    let handle = 4 / 3 * tangent * radius * factor
    return handle.isFinite ? min(radius, handle) : radius
  }
}

/// A closed outline of straight sides.
enum RoundedPolygon {
  static func build(_ outline: inout Outline, _ points: [Point], radius: (Int) -> Float) {
    let count = points.count
    guard count > 1 else { return }
    func corner(_ index: Int) -> RoundedCorner? {
      let radius = radius(index)
      if radius == 0 { return nil }
      return RoundedCorner(
        at: points[index], before: points[(index + count - 1) % count],
        after: points[(index + 1) % count], radius: radius)
    }
    var start = points[0]
    if let corner = corner(0) {
      start = corner.from
      outline.move(start)
      outline.cubic(corner.control1, corner.control2, corner.to)
    } else {
      outline.move(start)
    }
    for index in 1..<count {
      if let corner = corner(index) {
        outline.line(corner.from)
        outline.cubic(corner.control1, corner.control2, corner.to)
      } else {
        outline.line(points[index])
      }
    }
    outline.line(start)
    outline.close()
  }
}
