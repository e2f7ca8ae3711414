import Foundation

/// Outlines as sets of points: what lies in one, in both, in one but not the other.
///
/// Curves are taken as straight lines that stay within 0.01 points of them, so the result has lines
/// only. An outline with an infinite or undefined point loses the pieces that have it.
extension Path {
  /// The points of this outline or the other one.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, eoFill: eoFill).outline { $0 || $1 }
  }

  /// The points of both outlines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, eoFill: eoFill).outline { $0 && $1 }
  }

  /// The points of this outline that the other one has not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, eoFill: eoFill).outline { $0 && !$1 }
  }

  /// The points of exactly one of the outlines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, eoFill: eoFill).outline { $0 != $1 }
  }

  /// The same points, by an outline that does not cross itself.
  public func normalized(eoFill: Bool = true) -> Path {
    PathArrangement(self, Path(), eoFill: eoFill).outline { inside, _ in inside }
  }

  /// What of this line lies inside the other outline.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, eoFill: eoFill, closesFirst: false).line(inside: true)
  }

  /// What of this line lies outside the other outline.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, eoFill: eoFill, closesFirst: false).line(inside: false)
  }
}

/// The edges of two outlines, cut where they meet, so that each lies wholly inside, outside or on the
/// border of either.
private struct PathArrangement {
  private struct Edge {
    var start: CGPoint
    var end: CGPoint
    var isFirst: Bool
  }

  /// As the outlines have them.
  private var wholes: [Edge] = []
  /// Cut where they meet.
  private var pieces: [Edge] = []
  private let eoFill: Bool
  /// Points nearer than this are one, points.
  private let grain: CGFloat

  private static let tolerance: CGFloat = 0.01
  /// More edges are not taken apart: the work grows with their square.
  private static let mostEdges = 20_000

  init(_ first: Path, _ second: Path, eoFill: Bool, closesFirst: Bool = true) {
    self.eoFill = eoFill
    let box = first.boundingRect.union(second.boundingRect)
    let extent = box.isNull ? 1 : max(box.width, box.height, abs(box.midX), abs(box.midY), 1)
    // A power of two, so that round numbers stay what they are: about 1e-9 of the extent.
    grain = exp2(log2(extent).rounded() - 30)
    add(first, isFirst: true, closes: closesFirst)
    add(second, isFirst: false, closes: true)
    cut()
  }

  private mutating func add(_ path: Path, isFirst: Bool, closes: Bool) {
    for polygon in path.polylines(tolerance: Self.tolerance) where polygon.points.count > 1 {
      let points = polygon.points.map(snapped)
      for (start, end) in zip(points, points.dropFirst()) { add(start, end, isFirst) }
      if closes || polygon.isClosed, let last = points.last { add(last, points[0], isFirst) }
    }
  }

  private mutating func add(_ start: CGPoint, _ end: CGPoint, _ isFirst: Bool) {
    if start == end || wholes.count >= Self.mostEdges { return }
    wholes.append(Edge(start: start, end: end, isFirst: isFirst))
  }

  private func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x / grain).rounded() * grain, y: (point.y / grain).rounded() * grain)
  }

  // MARK: Cutting

  private mutating func cut() {
    // Only edges whose extents along x overlap can meet.
    let order = wholes.indices.sorted {
      min(wholes[$0].start.x, wholes[$0].end.x) < min(wholes[$1].start.x, wholes[$1].end.x)
    }
    var cuts: [[CGPoint]] = Array(repeating: [], count: wholes.count)
    for (place, index) in order.enumerated() {
      let edge = wholes[index]
      let right = max(edge.start.x, edge.end.x)
      for other in order[(place + 1)...] {
        if min(wholes[other].start.x, wholes[other].end.x) > right { break }
        for point in meetings(of: edge, wholes[other]) {
          cuts[index].append(point)
          cuts[other].append(point)
        }
      }
    }
    for (edge, points) in zip(wholes, cuts) {
      let way = CGVector(dx: edge.end.x - edge.start.x, dy: edge.end.y - edge.start.y)
      let along = points.sorted {
        ($0.x - edge.start.x) * way.dx + ($0.y - edge.start.y) * way.dy
          < ($1.x - edge.start.x) * way.dx + ($1.y - edge.start.y) * way.dy
      }
      var start = edge.start
      for end in along + [edge.end] where end != start {
        pieces.append(Edge(start: start, end: end, isFirst: edge.isFirst))
        start = end
      }
    }
  }

  /// Where two edges cross or touch: one point, or two where they lie on one line.
  private func meetings(of a: Edge, _ b: Edge) -> [CGPoint] {
    if max(a.start.y, a.end.y) < min(b.start.y, b.end.y)
      || max(b.start.y, b.end.y) < min(a.start.y, a.end.y)
    {
      return []
    }
    let (px, py) = (a.end.x - a.start.x, a.end.y - a.start.y)
    let (qx, qy) = (b.end.x - b.start.x, b.end.y - b.start.y)
    let (ox, oy) = (b.start.x - a.start.x, b.start.y - a.start.y)
    let cross = px * qy - py * qx
    let (pLength, qLength) = (hypot(px, py), hypot(qx, qy))
    if abs(cross) > 1e-12 * pLength * qLength {
      let t = (ox * qy - oy * qx) / cross
      let u = (ox * py - oy * px) / cross
      let (tSlack, uSlack) = (2 * grain / pLength, 2 * grain / qLength)
      guard t >= -tSlack, t <= 1 + tSlack, u >= -uSlack, u <= 1 + uSlack else { return [] }
      // A corner that touches is taken as it is.
      if abs(t) <= tSlack { return [a.start] }
      if abs(t - 1) <= tSlack { return [a.end] }
      if abs(u) <= uSlack { return [b.start] }
      if abs(u - 1) <= uSlack { return [b.end] }
      return [snapped(CGPoint(x: a.start.x + t * px, y: a.start.y + t * py))]
    }
    // Parallel: the ends of one that lie on the other.
    func isOn(_ point: CGPoint, _ edge: Edge) -> Bool {
      let (x, y) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
      let length = hypot(x, y)
      let (dx, dy) = (point.x - edge.start.x, point.y - edge.start.y)
      let along = (dx * x + dy * y) / length
      return abs(dx * y - dy * x) / length <= 2 * grain && along >= -grain
        && along <= length + grain
    }
    return [a.start, a.end].filter { isOn($0, b) } + [b.start, b.end].filter { isOn($0, a) }
  }

  // MARK: Inside and outside

  private func isInside(_ point: CGPoint, first: Bool) -> Bool {
    var winding = 0
    for edge in wholes where edge.isFirst == first {
      if (edge.start.y <= point.y) == (edge.end.y <= point.y) { continue }
      let across = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
      if edge.start.x + across * (edge.end.x - edge.start.x) > point.x {
        winding += edge.end.y > edge.start.y ? 1 : -1
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The points on both sides of the middle of a piece: to its right, as it runs on screen, and to
  /// its left.
  private func sides(of edge: Edge) -> (right: CGPoint, left: CGPoint) {
    let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let step = 32 * grain / hypot(dx, dy)
    let (x, y) = ((edge.start.x + edge.end.x) / 2, (edge.start.y + edge.end.y) / 2)
    return (
      CGPoint(x: x - dy * step, y: y + dx * step), CGPoint(x: x + dy * step, y: y - dx * step)
    )
  }

  // MARK: Results

  /// The border of the points for which `keeps` is true of (inside the first, inside the second).
  /// It has the points to its right, so that it runs clockwise on screen around them.
  func outline(_ keeps: (Bool, Bool) -> Bool) -> Path {
    var border: [CGPoint: [CGPoint]] = [:]
    var known: Set<[CGPoint]> = []
    var starts: [CGPoint] = []
    for piece in pieces {
      let sides = sides(of: piece)
      func isKept(_ point: CGPoint) -> Bool {
        keeps(isInside(point, first: true), isInside(point, first: false))
      }
      let right = isKept(sides.right)
      if right == isKept(sides.left) { continue }
      let (start, end) = right ? (piece.start, piece.end) : (piece.end, piece.start)
      // Where the outlines share an edge it is there twice.
      if !known.insert([start, end]).inserted { continue }
      border[start, default: []].append(end)
      starts.append(start)
    }
    var path = Path()
    for start in starts {
      while border[start]?.isEmpty == false { append(loop(from: start, &border), to: &path) }
    }
    return path
  }

  /// Follows the border until it is back; at a crossing it turns right, so that loops touch and do
  /// not cross.
  private func loop(from start: CGPoint, _ border: inout [CGPoint: [CGPoint]]) -> [CGPoint] {
    var points = [start]
    var current = start
    var way: CGVector?
    repeat {
      guard let ends = border[current], !ends.isEmpty else { break }
      var choice = 0
      if ends.count > 1, let way {
        func turn(_ end: CGPoint) -> CGFloat {
          let next = CGVector(dx: end.x - current.x, dy: end.y - current.y)
          return atan2(way.dx * next.dy - way.dy * next.dx, way.dx * next.dx + way.dy * next.dy)
        }
        choice = ends.indices.max { turn(ends[$0]) < turn(ends[$1]) } ?? 0
      }
      let next = border[current]!.remove(at: choice)
      way = CGVector(dx: next.x - current.x, dy: next.y - current.y)
      points.append(next)
      current = next
    } while current != start
    return points
  }

  /// Adds a closed loop without the corners that are none.
  private func append(_ points: [CGPoint], to path: inout Path) {
    var corners = points
    if corners.first == corners.last { corners.removeLast() }
    guard corners.count > 2 else { return }
    func isStraight(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Bool {
      let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
      let along = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)
      return abs(cross) <= 4 * grain * hypot(c.x - a.x, c.y - a.y) && along > 0
    }
    let count = corners.count
    let kept = corners.indices.filter {
      !isStraight(corners[($0 + count - 1) % count], corners[$0], corners[($0 + 1) % count])
    }
    guard kept.count > 2 else { return }
    path.move(to: corners[kept[0]])
    for index in kept.dropFirst() { path.addLine(to: corners[index]) }
    path.closeSubpath()
  }

  /// The pieces of the first outline on one side of the second, as lines that are not closed.
  func line(inside: Bool) -> Path {
    var path = Path()
    for piece in pieces where piece.isFirst {
      let middle = CGPoint(
        x: (piece.start.x + piece.end.x) / 2, y: (piece.start.y + piece.end.y) / 2)
      if isInside(middle, first: false) != inside { continue }
      if path.currentPoint != piece.start { path.move(to: piece.start) }
      path.addLine(to: piece.end)
    }
    return path
  }
}
