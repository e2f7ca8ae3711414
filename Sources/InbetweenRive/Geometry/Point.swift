import Glibc

/// A point or a direction of the plane; y points down.
public struct Point: Equatable, Hashable, Sendable {
  public var x, y: Float

  @inlinable public init(_ x: Float, _ y: Float) {
    self.x = x
    self.y = y
  }

  static let zero = Point(0, 0)

  @inline(__always) static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  @inline(__always) static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  @inline(__always) static func * (a: Point, f: Float) -> Point { Point(a.x * f, a.y * f) }

  var length: Float { sqrtf(x * x + y * y) }

  /// The point between two, at a fraction of the way.
  static func between(_ a: Point, _ b: Point, _ t: Float) -> Point {
    Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
  }

  static func dot(_ a: Point, _ b: Point) -> Float { a.x * b.x + a.y * b.y }

  static func cross(_ a: Point, _ b: Point) -> Float { a.x * b.y - a.y * b.x }

  /// The same direction of length 1; zero stays zero.
  var normalized: Point {
    let length = length
    return length > 0 ? Point(x / length, y / length) : self
  }
}

/// An upright rectangle; empty until a point is added.
public struct Box: Equatable, Sendable {
  public var minX = Float.infinity
  public var minY = Float.infinity
  public var maxX = -Float.infinity
  public var maxY = -Float.infinity

  init() {}

  init(_ minX: Float, _ minY: Float, _ maxX: Float, _ maxY: Float) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }
  public var width: Float { maxX - minX }
  public var height: Float { maxY - minY }
  var center: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }

  mutating func add(_ p: Point) {
    minX = min(minX, p.x)
    minY = min(minY, p.y)
    maxX = max(maxX, p.x)
    maxY = max(maxY, p.y)
  }

  func contains(_ p: Point) -> Bool { p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY }

  func padded(_ margin: Float) -> Box {
    Box(minX - margin, minY - margin, maxX + margin, maxY + margin)
  }

  func transformed(_ m: Matrix) -> Box {
    if isEmpty { return self }
    var result = Box()
    result.add(m * Point(minX, minY))
    result.add(m * Point(maxX, minY))
    result.add(m * Point(maxX, maxY))
    result.add(m * Point(minX, maxY))
    return result
  }
}
