/// Whether something is painted near a point.
enum HitTest {
  /// Tries the box of four by four units around a point of the artboard's space against a filled
  /// outline (every winding but 0 is inside).
  static func covers(_ outline: Outline, _ back: Matrix, _ point: Point) -> Bool {
    let center = back * point
    let corners = [Point(-2, -2), Point(2, -2), Point(2, 2), Point(-2, 2)].map {
      back * (point + $0)
    }
    let box = outline.box
    if box.isEmpty { return false }
    var reach = Box()
    for corner in corners { reach.add(corner) }
    guard reach.maxX >= box.minX, reach.minX <= box.maxX, reach.maxY >= box.minY,
      reach.minY <= box.maxY
    else { return false }
    if winding(outline, center) != 0 { return true }
    return corners.contains { winding(outline, $0) != 0 }
  }

  /// How often the outline goes round a point, curves as sixteen lines each.
  static func winding(_ outline: Outline, _ p: Point) -> Int {
    var count = 0
    var start = Point.zero
    var last = Point.zero
    var at = 0
    func line(_ end: Point) {
      if (last.y <= p.y) != (end.y <= p.y) {
        let side = (end.x - last.x) * (p.y - last.y) - (p.x - last.x) * (end.y - last.y)
        if last.y <= p.y, side > 0 { count += 1 }
        if end.y <= p.y, side < 0 { count -= 1 }
      }
      last = end
    }
    for verb in outline.verbs {
      let points = outline.points
      switch verb {
      case .move:
        line(start)
        start = points[at]
        last = start
      case .line: line(points[at])
      case .quad:
        let from = last
        for step in 1...16 {
          let t = Float(step) / 16
          line(
            .between(
              .between(from, points[at], t), .between(points[at], points[at + 1], t), t))
        }
      case .cubic:
        let from = last
        for step in 1...16 {
          line(
            Outline.cubicPoint(
              from, points[at], points[at + 1], points[at + 2], Float(step) / 16))
        }
      case .close: line(start)
      }
      at += verb.pointCount
    }
    line(start)
    return count
  }
}
