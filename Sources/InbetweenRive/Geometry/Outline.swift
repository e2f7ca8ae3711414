/// A path as flat arrays of steps and points.
public struct Outline: Equatable, Sendable {
  /// A step and, in brackets, how many points belong to it.
  public enum Verb: UInt8, Sendable {
    /// (1)
    case move
    /// (1)
    case line
    /// (2)
    case quad
    /// (3)
    case cubic
    /// (0)
    case close
  }

  public private(set) var verbs: [Verb] = []
  public private(set) var points: [Point] = []

  public init() {}

  var isEmpty: Bool { verbs.isEmpty }

  /// Empties it and keeps the room that it has.
  mutating func rewind() {
    verbs.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
  }

  mutating func move(_ p: Point) {
    verbs.append(.move)
    points.append(p)
  }

  mutating func line(_ p: Point) {
    verbs.append(.line)
    points.append(p)
  }

  mutating func quad(_ c: Point, _ p: Point) {
    verbs.append(.quad)
    points.append(c)
    points.append(p)
  }

  mutating func cubic(_ c1: Point, _ c2: Point, _ p: Point) {
    verbs.append(.cubic)
    points.append(c1)
    points.append(c2)
    points.append(p)
  }

  mutating func close() { verbs.append(.close) }

  mutating func addRect(_ box: Box) {
    move(Point(box.minX, box.minY))
    line(Point(box.maxX, box.minY))
    line(Point(box.maxX, box.maxY))
    line(Point(box.minX, box.maxY))
    close()
  }

  mutating func append(_ other: Outline) {
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
  }

  mutating func append(_ other: Outline, _ m: Matrix) {
    if m == .identity { return append(other) }
    verbs.append(contentsOf: other.verbs)
    points.reserveCapacity(points.count + other.points.count)
    for p in other.points { points.append(m * p) }
  }

  /// Each contour walked the other way round.
  mutating func appendReversed(_ other: Outline, _ m: Matrix) {
    for contour in other.contours {
      let points = other.points[contour.points]
      var at = points.endIndex - 1
      guard at >= points.startIndex else { continue }
      move(m * points[at])
      for verb in other.verbs[contour.verbs].reversed() {
        switch verb {
        case .move, .close: break
        case .line:
          line(m * points[at - 1])
          at -= 1
        case .quad:
          quad(m * points[at - 1], m * points[at - 2])
          at -= 2
        case .cubic:
          cubic(m * points[at - 1], m * points[at - 2], m * points[at - 3])
          at -= 3
        }
      }
      if other.verbs[contour.verbs].last == .close { close() }
    }
  }

  /// Takes out lines and curves that stay where they are.
  mutating func dropEmptySteps() {
    var at = 0
    var hasEmpty = false
    for verb in verbs {
      let count = verb.pointCount
      if verb != .move, count > 0, isEmptyStep(at, count) {
        hasEmpty = true
        break
      }
      at += count
    }
    guard hasEmpty else { return }
    var kept = Outline()
    at = 0
    for verb in verbs {
      let count = verb.pointCount
      if verb == .move || count == 0 || !isEmptyStep(at, count) {
        kept.verbs.append(verb)
        kept.points.append(contentsOf: points[at..<at + count])
      }
      at += count
    }
    self = kept
  }

  private func isEmptyStep(_ at: Int, _ count: Int) -> Bool {
    guard at > 0 else { return false }
    let last = points[at - 1]
    for index in at..<at + count where points[index] != last { return false }
    return true
  }

  /// Where each contour's steps and points are.
  var contours: [(verbs: Range<Int>, points: Range<Int>)] {
    var result: [(Range<Int>, Range<Int>)] = []
    var verbStart = 0
    var pointStart = 0
    var point = 0
    for (number, verb) in verbs.enumerated() {
      if verb == .move, number > verbStart {
        result.append((verbStart..<number, pointStart..<point))
        verbStart = number
        pointStart = point
      }
      point += verb.pointCount
    }
    if verbs.count > verbStart { result.append((verbStart..<verbs.count, pointStart..<point)) }
    return result
  }

  /// The box around all points, control points included.
  var box: Box {
    var box = Box()
    for p in points { box.add(p) }
    return box
  }

  /// The box around the drawn curves.
  var tightBox: Box {
    var box = Box()
    var at = 0
    var last = Point.zero
    for verb in verbs {
      switch verb {
      case .move, .line: box.add(points[at])
      case .quad:
        let third: Float = 2 / 3
        Self.extend(
          &box, last, .between(last, points[at], third),
          .between(points[at + 1], points[at], third),
          points[at + 1])
      case .cubic: Self.extend(&box, last, points[at], points[at + 1], points[at + 2])
      case .close: break
      }
      at += verb.pointCount
      if at > 0 { last = points[at - 1] }
    }
    return box
  }

  private static func extend(
    _ box: inout Box, _ a: Point, _ b: Point, _ c: Point, _ d: Point
  ) {
    box.add(a)
    box.add(d)
    if box.contains(b), box.contains(c) { return }
    for t in roots(a.x, b.x, c.x, d.x) + roots(a.y, b.y, c.y, d.y) {
      box.add(cubicPoint(a, b, c, d, t))
    }
  }

  /// Where a cubic's coordinate turns, inside 0...1.
  private static func roots(_ a: Float, _ b: Float, _ c: Float, _ d: Float) -> [Float] {
    let p = d - a + 3 * (b - c)
    let q = 2 * (a - 2 * b + c)
    let r = b - a
    var result: [Float] = []
    if abs(p) < 1e-9 {
      if q != 0 { result = [-r / q] }
    } else {
      let root = q * q - 4 * p * r
      if root >= 0 {
        let s = root.squareRoot()
        result = [(-q + s) / (2 * p), (-q - s) / (2 * p)]
      }
    }
    return result.filter { $0 > 0 && $0 < 1 }
  }

  static func cubicPoint(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Float) -> Point {
    let u = 1 - t
    let w0 = u * u * u
    let w1 = 3 * u * u * t
    let w2 = 3 * u * t * t
    let w3 = t * t * t
    return Point(
      w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x, w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y)
  }

  /// Twice the area that the points enclose: positive when clockwise on a screen.
  var signedArea: Float {
    var area: Float = 0
    var at = 0
    var start = Point.zero
    var last = Point.zero
    func add(_ p: Point) {
      area += Point.cross(last, p)
      last = p
    }
    for verb in verbs {
      switch verb {
      case .move:
        if last != start { add(start) }
        start = points[at]
        last = start
      case .line: add(points[at])
      case .quad:
        add(points[at])
        add(points[at + 1])
      case .cubic:
        add(points[at])
        add(points[at + 1])
        add(points[at + 2])
      case .close: add(start)
      }
      at += verb.pointCount
    }
    if last != start { add(start) }
    return area
  }
}

extension Outline.Verb {
  @inline(__always) var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quad: 2
    case .cubic: 3
    case .close: 0
    }
  }
}
