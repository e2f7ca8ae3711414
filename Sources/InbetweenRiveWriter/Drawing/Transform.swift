#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A matrix of two dimensions, its numbers named as the format does:
/// x' = xx·x + yx·y + tx, y' = xy·x + yy·y + ty.
struct Transform: Equatable {
  var xx: Float = 1
  var xy: Float = 0
  var yx: Float = 0
  var yy: Float = 1
  var tx: Float = 0
  var ty: Float = 0

  static let identity = Transform()

  /// A translation of a rotation of a scale.
  init(
    x: Float = 0, y: Float = 0, rotation: Float = 0, scaleX: Float = 1, scaleY: Float = 1
  ) {
    let (sine, cosine) = (sinf(rotation), cosf(rotation))
    (xx, xy) = (cosine * scaleX, sine * scaleX)
    (yx, yy) = (-sine * scaleY, cosine * scaleY)
    (tx, ty) = (x, y)
  }

  static func * (outer: Transform, inner: Transform) -> Transform {
    var result = Transform()
    result.xx = outer.xx * inner.xx + outer.yx * inner.xy
    result.xy = outer.xy * inner.xx + outer.yy * inner.xy
    result.yx = outer.xx * inner.yx + outer.yx * inner.yy
    result.yy = outer.xy * inner.yx + outer.yy * inner.yy
    result.tx = outer.xx * inner.tx + outer.yx * inner.ty + outer.tx
    result.ty = outer.xy * inner.tx + outer.yy * inner.ty + outer.ty
    return result
  }
}
