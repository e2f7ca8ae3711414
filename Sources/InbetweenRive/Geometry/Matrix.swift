import Glibc

/// An affine map of the plane in 32-bit floats: x' = xx x + yx y + tx, y' = xy x + yy y + ty.
/// (xx, xy) is where the x axis goes.
public struct Matrix: Equatable, Sendable {
  public var xx, xy, yx, yy, tx, ty: Float

  @inlinable public init(
    _ xx: Float, _ xy: Float, _ yx: Float, _ yy: Float, _ tx: Float, _ ty: Float
  ) {
    self.xx = xx
    self.xy = xy
    self.yx = yx
    self.yy = yy
    self.tx = tx
    self.ty = ty
  }

  public static let identity = Matrix(1, 0, 0, 1, 0, 0)

  static func translation(_ x: Float, _ y: Float) -> Matrix { Matrix(1, 0, 0, 1, x, y) }

  static func scale(_ x: Float, _ y: Float) -> Matrix { Matrix(x, 0, 0, y, 0, 0) }

  /// A rotation about the origin in radians.
  static func rotation(_ angle: Float) -> Matrix {
    if angle == 0 { return identity }
    let sine = sinf(angle)
    let cosine = cosf(angle)
    return Matrix(cosine, sine, -sine, cosine, 0, 0)
  }

  /// `b` first, then `a`.
  @inline(__always) static func * (a: Matrix, b: Matrix) -> Matrix {
    Matrix(
      a.xx * b.xx + a.yx * b.xy, a.xy * b.xx + a.yy * b.xy,
      a.xx * b.yx + a.yx * b.yy, a.xy * b.yx + a.yy * b.yy,
      a.xx * b.tx + a.yx * b.ty + a.tx, a.xy * b.tx + a.yy * b.ty + a.ty)
  }

  @inline(__always) static func * (a: Matrix, p: Point) -> Point {
    Point(a.xx * p.x + a.yx * p.y + a.tx, a.xy * p.x + a.yy * p.y + a.ty)
  }

  /// The image of a direction: without the translation.
  func direction(_ p: Point) -> Point { Point(xx * p.x + yx * p.y, xy * p.x + yy * p.y) }

  var determinant: Float { xx * yy - xy * yx }

  /// The map that undoes this one, or nil where none exists.
  var inverse: Matrix? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let scale = 1 / determinant
    return Matrix(
      yy * scale, -xy * scale, -yx * scale, xx * scale,
      (yx * ty - yy * tx) * scale, (xy * tx - xx * ty) * scale)
  }

  var translation: Point {
    get { Point(tx, ty) }
    set {
      tx = newValue.x
      ty = newValue.y
    }
  }

  /// The columns stretched.
  func scaled(x: Float, y: Float) -> Matrix { Matrix(xx * x, xy * x, yx * y, yy * y, tx, ty) }

  var isFinite: Bool { (xx + xy + yx + yy + tx + ty).isFinite }

  /// The largest factor by which a length grows.
  var largestScale: Float { max(hypotf(xx, xy), hypotf(yx, yy)) }
}

/// A map taken apart: scale, then skew, rotation and translation.
struct TransformParts: Equatable {
  var x: Float = 0
  var y: Float = 0
  var scaleX: Float = 1
  var scaleY: Float = 1
  /// radians
  var rotation: Float = 0
  /// radians
  var skew: Float = 0

  init() {}

  init(_ m: Matrix) {
    rotation = atan2f(m.xy, m.xx)
    let square = m.xx * m.xx + m.xy * m.xy
    scaleX = sqrtf(square)
    scaleY = scaleX == 0 ? 0 : m.determinant / scaleX
    skew = atan2f(m.xx * m.yx + m.xy * m.yy, square)
    x = m.tx
    y = m.ty
  }

  var matrix: Matrix {
    var result = Matrix.rotation(rotation)
    result.tx = x
    result.ty = y
    result = result.scaled(x: scaleX, y: scaleY)
    if skew != 0 {
      result.yx = result.xx * skew + result.yx
      result.yy = result.xy * skew + result.yy
    }
    return result
  }
}
