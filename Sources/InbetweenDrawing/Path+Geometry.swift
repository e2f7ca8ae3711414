import Foundation

extension Path {
  /// The smallest rectangle around the outline itself, control points apart; null for none.
  public var boundingRect: CGRect {
    var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
    func include(_ point: CGPoint) {
      guard point.x.isFinite, point.y.isFinite else { return }
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    for element in elements {
      if case .move(let point) = element { include(point) }
    }
    for segment in segments {
      include(segment.start)
      include(segment.end)
      for t in Self.extremes(segment.points.map(\.x)) + Self.extremes(segment.points.map(\.y)) {
        include(segment.point(at: t))
      }
    }
    return left <= right
      ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }

  /// Whether a point is inside the outline; open subpaths count as closed.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    guard point.x.isFinite, point.y.isFinite, boundingRect.contains(point) else { return false }
    var winding = 0
    for polygon in polylines(tolerance: 0.01) where polygon.points.count > 1 {
      var previous = polygon.points[polygon.points.count - 1]
      for next in polygon.points {
        defer { previous = next }
        if (previous.y <= point.y) == (next.y <= point.y) { continue }
        let across = (point.y - previous.y) / (next.y - previous.y)
        if previous.x + across * (next.x - previous.x) > point.x {
          winding += next.y > previous.y ? 1 : -1
        }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// A subpath as straight lines.
  struct Polyline {
    var points: [CGPoint]
    var isClosed = false
  }

  /// The outline as straight lines that stay within `tolerance` points of it.
  func polylines(tolerance: CGFloat) -> [Polyline] {
    var result: [Polyline] = []
    for segment in segments {
      if segment.startsSubpath { result.append(Polyline(points: [segment.start])) }
      var line = result.removeLast()
      if segment.closes {
        line.isClosed = true
        if line.points.count > 1, segment.end == line.points[line.points.count - 1] {
          line.points.removeLast()
        }
      } else {
        let count = segment.lineCount(tolerance: tolerance)
        for index in 1..<count {
          line.points.append(segment.point(at: CGFloat(index) / CGFloat(count)))
        }
        line.points.append(segment.end)
      }
      result.append(line)
    }
    return result
  }

  /// The parameters inside (0, 1) where a Bézier curve of these coordinates turns.
  private static func extremes(_ c: [CGFloat]) -> [CGFloat] {
    switch c.count {
    case 3:
      let bend = c[0] - 2 * c[1] + c[2]
      return inside([(c[0] - c[1]) / bend])
    case 4:
      let a = -c[0] + 3 * c[1] - 3 * c[2] + c[3]
      let b = 2 * (c[0] - 2 * c[1] + c[2])
      let k = c[1] - c[0]
      if abs(a) < 1e-12 * (abs(b) + abs(k)) { return inside([-k / b]) }
      let root = b * b - 4 * a * k
      if root < 0 { return [] }
      // The form that does not subtract nearly equal numbers.
      let q = -(b + (b < 0 ? -root.squareRoot() : root.squareRoot())) / 2
      return inside([q / a, k / q])
    default: return []
    }
  }

  private static func inside(_ parameters: [CGFloat]) -> [CGFloat] {
    parameters.filter { $0 > 0 && $0 < 1 }
  }
}

extension PathSegment {
  /// How many equal steps of the parameter keep a polyline within `tolerance` of the curve: the
  /// second differences bound the deviation (Wang's formula). At most 500.
  func lineCount(tolerance: CGFloat) -> Int {
    if points.count == 2 { return 1 }
    let degree = CGFloat(points.count - 1)
    var bend: CGFloat = 0
    for index in 0..<(points.count - 2) {
      let (a, b, c) = (points[index], points[index + 1], points[index + 2])
      bend = max(bend, hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y))
    }
    let count = (degree * (degree - 1) / 8 * bend / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(500, max(1, count))) : 1
  }
}

extension Path {
  /// Whether every coordinate is a number and finite.
  package var isFinite: Bool {
    func isFinite(_ points: CGPoint...) -> Bool {
      points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
    var result = true
    forEach { element in
      switch element {
      case .move(let to), .line(let to): result = result && isFinite(to)
      case .quadCurve(let to, let control): result = result && isFinite(to, control)
      case .curve(let to, let first, let second):
        result = result && isFinite(to, first, second)
      case .closeSubpath: break
      }
    }
    return result
  }
}
