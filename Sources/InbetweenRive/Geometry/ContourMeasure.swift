import Glibc

/// A contour as a chain of measured pieces: lengths along it and the curves they lie on.
///
/// Curves are divided so that they are within `tolerance` of their chords; lengths are those of the
/// chords.
struct ContourMeasure {
  /// The end of a piece: the distance up to it, and where on its curve it is.
  private struct Stop {
    var distance: Float
    /// The curve, by its place among `curves`.
    var curve: Int
    /// 0...1 on the curve
    var t: Float
  }

  /// A line or curve: its verb and first point (which is the end of the one before).
  private struct Curve {
    var verb: Outline.Verb
    var points: (Point, Point, Point, Point)
  }

  private var curves: [Curve] = []
  private var stops: [Stop] = []
  private(set) var length: Float = 0
  private(set) var isClosed = false

  private static let tolerance: Float = 0.5
  private static let mostSteps: Float = 100

  init(_ outline: Outline, _ contour: (verbs: Range<Int>, points: Range<Int>)) {
    var at = contour.points.lowerBound
    var last = Point.zero
    var start = Point.zero
    let points = outline.points
    for verb in outline.verbs[contour.verbs] {
      switch verb {
      case .move:
        start = points[at]
        last = start
      case .line:
        add(.line, last, points[at], .zero, .zero)
        last = points[at]
      case .quad:
        add(.quad, last, points[at], points[at + 1], .zero)
        last = points[at + 1]
      case .cubic:
        add(.cubic, last, points[at], points[at + 1], points[at + 2])
        last = points[at + 2]
      case .close:
        if last != start { add(.line, last, start, .zero, .zero) }
        isClosed = true
      }
      at += verb.pointCount
    }
  }

  /// The contours of an outline that have a length.
  static func all(_ outline: Outline) -> [ContourMeasure] {
    outline.contours.map { ContourMeasure(outline, $0) }.filter { $0.length > 0 }
  }

  private mutating func add(
    _ verb: Outline.Verb, _ a: Point, _ b: Point, _ c: Point, _ d: Point
  ) {
    let before = length
    let number = curves.count
    let curve = Curve(verb: verb, points: (a, b, c, d))
    if verb == .line {
      length += (b - a).length
      guard length > before, length.isFinite else {
        length = before
        return
      }
      stops.append(Stop(distance: length, curve: number, t: 1))
    } else {
      divide(curve, number, a)
      guard length > before else { return }
    }
    curves.append(curve)
  }

  /// Even steps of the parameter, as many as keep the chords within the tolerance (Wang's bound by
  /// the second differences).
  private mutating func divide(_ curve: Curve, _ number: Int, _ start: Point) {
    let p = curve.points
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Float { (a - b * 2 + c).length }
    let most =
      curve.verb == .quad
      ? bend(p.0, p.1, p.2) / 4 : max(bend(p.0, p.1, p.2), bend(p.1, p.2, p.3)) * 0.75
    let count = max(1, min(Self.mostSteps, sqrtf(most / Self.tolerance).rounded(.up)))
    var last = start
    for step in 1...Int(count) {
      let t = Float(step) / count
      let next = Self.point(curve, t)
      let distance = (next - last).length
      last = next
      if distance > 0, distance.isFinite {
        length += distance
        stops.append(Stop(distance: length, curve: number, t: t))
      }
    }
  }

  private static func point(_ curve: Curve, _ t: Float) -> Point {
    let p = curve.points
    switch curve.verb {
    case .quad:
      return .between(.between(p.0, p.1, t), .between(p.1, p.2, t), t)
    case .cubic: return Outline.cubicPoint(p.0, p.1, p.2, p.3, t)
    default: return .between(p.0, p.1, t)
    }
  }

  private static func tangent(_ curve: Curve, _ t: Float) -> Point {
    let p = curve.points
    var result: Point
    switch curve.verb {
    case .quad: result = .between(p.1 - p.0, p.2 - p.1, t)
    case .cubic:
      let (a, b, c) = (p.1 - p.0, p.2 - p.1, p.3 - p.2)
      result = .between(.between(a, b, t), .between(b, c, t), t)
      if result == .zero { result = t == 0 ? p.2 - p.0 : p.3 - p.1 }
    default: result = p.1 - p.0
    }
    return result.normalized
  }

  /// The curve and its parameter at a distance; at a corner the curve that ends there.
  private func find(_ distance: Float) -> (curve: Int, t: Float) {
    var low = 0
    var high = stops.count - 1
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].distance < distance { low = middle + 1 } else { high = middle }
    }
    let stop = stops[low]
    let before = low > 0 ? stops[low - 1] : Stop(distance: 0, curve: 0, t: 0)
    let from = low > 0 && before.curve == stop.curve ? before.t : 0
    let span = stop.distance - before.distance
    let t = span > 0 ? from + (stop.t - from) * (distance - before.distance) / span : stop.t
    return (stop.curve, min(1, max(0, t)))
  }

  /// The point at a distance and the direction there.
  func position(at distance: Float) -> (point: Point, tangent: Point) {
    guard !stops.isEmpty else { return (.zero, Point(1, 0)) }
    let (curve, t) = find(min(length, max(0, distance)))
    return (Self.point(curves[curve], t), Self.tangent(curves[curve], t))
  }

  /// Adds the part between two distances to an outline.
  func appendSegment(from: Float, to: Float, moving: Bool, into outline: inout Outline) {
    let from = max(0, from)
    let to = min(length, to)
    guard from < to, !stops.isEmpty else { return }
    let (first, t0) = find(from)
    let (last, t1) = find(to)
    if moving { outline.move(Self.point(curves[first], t0)) }
    if first == last { return Self.append(curves[first], t0, t1, &outline) }
    Self.append(curves[first], t0, 1, &outline)
    for curve in first + 1..<max(last, first + 1) { Self.append(curves[curve], 0, 1, &outline) }
    Self.append(curves[last], 0, t1, &outline)
  }

  private static func append(_ curve: Curve, _ t0: Float, _ t1: Float, _ outline: inout Outline) {
    let p = curve.points
    guard t0 < t1 else { return }
    switch curve.verb {
    case .quad:
      let end = point(curve, t1)
      // The control point lies where the tangents meet: the blossom at (t0, t1).
      let control = Point.between(.between(p.0, p.1, t0), .between(p.1, p.2, t0), t1)
      outline.quad(control, end)
    case .cubic:
      if t0 == 0, t1 == 1 { return outline.cubic(p.1, p.2, p.3) }
      outline.cubic(
        blossom(p, t0, t0, t1), blossom(p, t0, t1, t1), t1 == 1 ? p.3 : point(curve, t1))
    default: outline.line(t1 == 1 ? p.1 : point(curve, t1))
    }
  }

  /// The polar form of a cubic: the control points of its part between two parameters.
  private static func blossom(
    _ p: (Point, Point, Point, Point), _ r: Float, _ s: Float, _ t: Float
  ) -> Point {
    let (a, b, c) = (
      Point.between(p.0, p.1, r), Point.between(p.1, p.2, r), Point.between(p.2, p.3, r)
    )
    return .between(.between(a, b, s), .between(b, c, s), t)
  }
}
