import Foundation
import InbetweenDrawing

/// A perspective map of the plane: a 3x3 matrix acting on (x, y, 1).
struct Homography {
  /// Row-major.
  var m: [Double]

  /// The part of a 4x4 matrix that acts on points of the plane z = 0 and shows x and y.
  init(_ projection: ProjectionMatrix) {
    let p = projection.m
    m = [p[0], p[1], p[3], p[4], p[5], p[7], p[12], p[13], p[15]]
  }

  init(_ t: CGAffineTransform) { m = [t.a, t.c, t.tx, t.b, t.d, t.ty, 0, 0, 1] }

  private init(_ m: [Double]) { self.m = m }

  /// This map first, then `other`.
  func concatenating(_ other: Homography) -> Homography {
    var product = Array(repeating: 0.0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        for index in 0..<3 {
          product[row * 3 + column] += other.m[row * 3 + index] * m[index * 3 + column]
        }
      }
    }
    return Homography(product)
  }

  /// This map as an affine one, where it has no perspective.
  var affine: CGAffineTransform? {
    guard abs(m[6]) < 1e-12, abs(m[7]) < 1e-12, m[8] != 0 else { return nil }
    return CGAffineTransform(
      a: m[0] / m[8], b: m[3] / m[8], c: m[1] / m[8], d: m[4] / m[8], tx: m[2] / m[8],
      ty: m[5] / m[8])
  }

  var inverted: Homography? {
    let cofactors = [
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    let determinant = m[0] * cofactors[0] + m[1] * cofactors[3] + m[2] * cofactors[6]
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return Homography(cofactors.map { $0 / determinant })
  }

  /// The image of a point and its depth, positive in front of the eye.
  func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double, w: Double) {
    let w = m[6] * x + m[7] * y + m[8]
    return ((m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w, w)
  }

  /// The box around the image of a rectangle; everything where a part of it is behind the eye.
  func bounds(_ rect: CGRect) -> CGRect {
    if rect.isNull { return .null }
    var box = CGRect.null
    for (x, y) in [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY),
      (rect.maxX, rect.maxY),
    ] {
      let image = apply(x, y)
      guard image.w > 1e-6 else { return .infinite }
      box = box.union(CGRect(x: image.x, y: image.y, width: 0, height: 0))
    }
    return box
  }
}

/// Draws one canvas into another through a perspective map, four samples a pixel, each bilinear. The
/// transparent pixels around the source give soft edges.
enum ProjectionWarp {
  /// - Parameter toSource: from the target's pixels to the source's.
  static func draw(_ source: Canvas, into target: Canvas, toSource: Homography) {
    source.finishDrawing()
    let samples: [(Double, Double)] = [
      (0.125, 0.375), (0.375, 0.875), (0.625, 0.125), (0.875, 0.625),
    ]
    let side = Double(samples.count)
    for row in 0..<target.height {
      for column in 0..<target.width {
        var sum = SIMD4<Double>()
        for (dx, dy) in samples {
          let place = toSource.apply(
            Double(target.rect.left + column) + dx, Double(target.rect.top + row) + dy)
          // Points behind the eye have no image.
          if place.w > 0 { sum += sample(source, place.x, place.y) }
        }
        if sum.w == 0 { continue }
        sum = sum / side + SIMD4(repeating: 0.5)
        target.pixels[row * target.width + column] =
          UInt32(sum.w) << 24 | UInt32(sum.z) << 16 | UInt32(sum.y) << 8 | UInt32(sum.x)
      }
    }
    target.pixelsChanged()
  }

  private static func sample(_ source: Canvas, _ x: Double, _ y: Double) -> SIMD4<Double> {
    let (u, v) = (x - Double(source.rect.left) - 0.5, y - Double(source.rect.top) - 0.5)
    guard u > -1, v > -1, u < Double(source.width), v < Double(source.height) else {
      return SIMD4()
    }
    let (left, top) = (u.rounded(.down), v.rounded(.down))
    let (fx, fy) = (u - left, v - top)
    func pixel(_ column: Int, _ row: Int) -> SIMD4<Double> {
      guard column >= 0, row >= 0, column < source.width, row < source.height else {
        return SIMD4()
      }
      let value = source.pixels[row * source.width + column]
      return SIMD4(
        Double(value & 255), Double((value >> 8) & 255), Double((value >> 16) & 255),
        Double(value >> 24))
    }
    let (column, row) = (Int(left), Int(top))
    let upper: SIMD4<Double> = pixel(column, row) * (1 - fx) + pixel(column + 1, row) * fx
    let lower: SIMD4<Double> = pixel(column, row + 1) * (1 - fx) + pixel(column + 1, row + 1) * fx
    return upper * (1 - fy) + lower * fy
  }
}
