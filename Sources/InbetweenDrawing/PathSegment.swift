import Foundation

/// One drawn piece of an outline with both its ends, as measuring needs it: a Bézier curve of degree
/// 1, 2 or 3.
struct PathSegment {
  /// 2, 3 or 4 points.
  var points: [CGPoint]
  /// Whether it is the line that `closeSubpath` draws.
  var closes = false
  /// Whether a subpath starts here.
  var startsSubpath = false

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }

  var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

  func point(at t: CGFloat) -> CGPoint {
    var row = points
    while row.count > 1 { row = Self.between(row, t) }
    return row[0]
  }

  /// The derivative by `t`.
  func derivative(at t: CGFloat) -> CGVector {
    let degree = CGFloat(points.count - 1)
    var row = zip(points.dropFirst(), points).map {
      CGPoint(x: ($0.x - $1.x) * degree, y: ($0.y - $1.y) * degree)
    }
    while row.count > 1 { row = Self.between(row, t) }
    return CGVector(dx: row[0].x, dy: row[0].y)
  }

  /// The two parts before and after `t` (de Casteljau).
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    var row = points
    var left = [row[0]]
    var right = [row[row.count - 1]]
    while row.count > 1 {
      row = Self.between(row, t)
      left.append(row[0])
      right.append(row[row.count - 1])
    }
    return (PathSegment(points: left), PathSegment(points: right.reversed()))
  }

  /// The part between two parameters.
  func part(from: CGFloat, to: CGFloat) -> PathSegment {
    let head = to < 1 ? split(at: to).0 : self
    return from > 0 && to > 0 ? head.split(at: min(1, from / to)).1 : head
  }

  /// Arc length in points, to about 1e-9 of itself.
  var length: CGFloat {
    if points.count == 2 { return hypot(end.x - start.x, end.y - start.y) }
    return length(from: 0, to: 1)
  }

  func length(from: CGFloat, to: CGFloat) -> CGFloat {
    if points.count == 2 { return length * (to - from) }
    return refine(from, to, whole: quadrature(from, to), depth: 0)
  }

  /// The parameter up to which the curve is `distance` long.
  func parameter(atLength distance: CGFloat, of total: CGFloat) -> CGFloat {
    if points.count == 2 || total <= 0 { return total > 0 ? distance / total : 0 }
    // Newton's steps, kept inside a bracket that every step narrows.
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var t = min(1, max(0, distance / total))
    for _ in 0..<60 {
      let error = length(from: 0, to: t) - distance
      if abs(error) <= 1e-10 * total { break }
      if error > 0 { high = t } else { low = t }
      let speed = derivative(at: t)
      let next = t - error / hypot(speed.dx, speed.dy)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func between(_ row: [CGPoint], _ t: CGFloat) -> [CGPoint] {
    zip(row, row.dropFirst()).map {
      CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
    }
  }

  private func refine(_ from: CGFloat, _ to: CGFloat, whole: CGFloat, depth: Int) -> CGFloat {
    let middle = (from + to) / 2
    let (left, right) = (quadrature(from, middle), quadrature(middle, to))
    if abs(left + right - whole) <= 1e-10 * abs(whole) || depth == 16 { return left + right }
    return refine(from, middle, whole: left, depth: depth + 1)
      + refine(middle, to, whole: right, depth: depth + 1)
  }

  /// Gauss-Legendre quadrature of the speed with eight nodes (Abramowitz and Stegun, table 25.4).
  private func quadrature(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    let nodes: [(CGFloat, CGFloat)] = [
      (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
      (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
    ]
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    var sum: CGFloat = 0
    for (node, weight) in nodes {
      let (a, b) = (derivative(at: middle - half * node), derivative(at: middle + half * node))
      sum += weight * (hypot(a.dx, a.dy) + hypot(b.dx, b.dy))
    }
    return sum * half
  }
}

extension Path {
  /// The drawn pieces in order. Pieces with an infinite or undefined point are left out.
  var segments: [PathSegment] {
    var result: [PathSegment] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var isNew = true
    func add(_ points: [CGPoint], closes: Bool = false) {
      let segment = PathSegment(points: points, closes: closes, startsSubpath: isNew)
      if segment.isFinite {
        result.append(segment)
        isNew = false
      }
      current = segment.end
    }
    for element in elements {
      switch element {
      case .move(let end): (start, current, isNew) = (end, end, true)
      case .line(let end): add([current, end])
      case .quadCurve(let end, let control): add([current, control, end])
      case .curve(let end, let control1, let control2): add([current, control1, control2, end])
      case .closeSubpath:
        add([current, start], closes: true)
        isNew = true
      }
    }
    return result
  }

  /// The length of the whole outline in points, closing lines included.
  public var length: CGFloat { segments.reduce(0) { $0 + $1.length } }
}
