import Foundation
import InbetweenDrawing

/// Fills pixels with a mesh gradient.
///
/// Positions between the given points follow Catmull-Rom curves, colours are mixed with smoothed
/// fractions, so that neither rows nor columns show edges. Each patch is cut into small triangles
/// whose colours run linearly.
struct MeshShader {
  let columns: Int
  let rows: Int
  let points: [SIMD2<Double>]
  let colors: [ResolvedColor]

  /// Nil where the counts do not agree or a point is undefined.
  init?(columns: Int, rows: Int, points: [Paint.UnitPair], colors: [ResolvedColor]) {
    guard columns >= 2, rows >= 2, columns <= 256, rows <= 256,
      points.count == columns * rows, colors.count == columns * rows,
      points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else { return nil }
    self.columns = columns
    self.rows = rows
    self.points = points.map { SIMD2($0.x, $0.y) }
    self.colors = colors
  }

  func fill(_ canvas: Canvas, frame: CGRect, matrix: CGAffineTransform) {
    let steps = max(4, min(24, 160 / max(columns, rows)))
    for row in 0..<(rows - 1) {
      for column in 0..<(columns - 1) {
        fillPatch(canvas, row, column, steps: steps) { unit in
          let x = frame.minX + unit.x * frame.width
          let y = frame.minY + unit.y * frame.height
          let place = CGPoint(x: x, y: y).applying(matrix)
          return SIMD2(place.x - Double(canvas.rect.left), place.y - Double(canvas.rect.top))
        }
      }
    }
    canvas.pixelsChanged()
  }

  private struct Vertex {
    var place: SIMD2<Double>
    /// Premultiplied, 0...255.
    var color: SIMD4<Float>
  }

  private func fillPatch(
    _ canvas: Canvas, _ row: Int, _ column: Int, steps: Int,
    _ toPixels: (SIMD2<Double>) -> SIMD2<Double>
  ) {
    let corners = [0, 1].flatMap { y in
      [0, 1].map { x in colors[(row + y) * columns + column + x] }
    }
    var vertices: [Vertex] = []
    for v in 0...steps {
      let y = Double(v) / Double(steps)
      let smoothY = y * y * (3 - 2 * y)
      let left = ResolvedColor.mix(corners[0], corners[2], smoothY)
      let right = ResolvedColor.mix(corners[1], corners[3], smoothY)
      for u in 0...steps {
        let x = Double(u) / Double(steps)
        let color = ResolvedColor.mix(left, right, x * x * (3 - 2 * x))
        let alpha = Float(min(1, max(0, color.opacity))) * 255
        func part(_ value: Double) -> Float { Float(min(1, max(0, value))) * alpha }
        vertices.append(
          Vertex(
            place: toPixels(position(row, column, x, y)),
            color: SIMD4(part(color.blue), part(color.green), part(color.red), alpha)))
      }
    }
    for v in 0..<steps {
      for u in 0..<steps {
        let a = v * (steps + 1) + u
        let c = a + steps + 1
        fillTriangle(canvas, vertices[a], vertices[a + 1], vertices[c])
        fillTriangle(canvas, vertices[a + 1], vertices[c + 1], vertices[c])
      }
    }
  }

  /// The place of a fraction of a patch: Catmull-Rom along the row, then along the column.
  private func position(_ row: Int, _ column: Int, _ x: Double, _ y: Double) -> SIMD2<Double> {
    let along = (-1...2).map { offset in
      Self.spline(
        (-1...2).map { point(row + offset, column + $0) }, x)
    }
    return Self.spline(along, y)
  }

  /// A point of the mesh; beyond its edges, the mirror image that continues it evenly.
  private func point(_ row: Int, _ column: Int) -> SIMD2<Double> {
    if row < 0 { return 2 * point(0, column) - point(1, column) }
    if row >= rows { return 2 * point(rows - 1, column) - point(rows - 2, column) }
    if column < 0 { return 2 * points[row * columns] - points[row * columns + 1] }
    if column >= columns {
      return 2 * points[row * columns + columns - 1] - points[row * columns + columns - 2]
    }
    return points[row * columns + column]
  }

  private static func spline(_ p: [SIMD2<Double>], _ t: Double) -> SIMD2<Double> {
    let slopeIn: SIMD2<Double> = (p[2] - p[0]) * 0.5
    let slopeOut: SIMD2<Double> = (p[3] - p[1]) * 0.5
    let (t2, t3) = (t * t, t * t * t)
    let ends: SIMD2<Double> = p[1] * (2 * t3 - 3 * t2 + 1) + p[2] * (3 * t2 - 2 * t3)
    let slopes: SIMD2<Double> = slopeIn * (t3 - 2 * t2 + t) + slopeOut * (t3 - t2)
    return ends + slopes
  }

  /// Fills the pixels whose centre is in the triangle, a little generously so that neighbours leave
  /// no gap.
  private func fillTriangle(_ canvas: Canvas, _ a: Vertex, _ b: Vertex, _ c: Vertex) {
    let area = Self.cross(b.place - a.place, c.place - a.place)
    if abs(area) < 1e-9 { return }
    let xs = [a.place.x, b.place.x, c.place.x]
    let ys = [a.place.y, b.place.y, c.place.y]
    let left = max(0, Int(max(-1, min(1e6, xs.min()! - 1))))
    let right = min(canvas.width - 1, Int(max(-1, min(1e6, xs.max()! + 1))))
    let top = max(0, Int(max(-1, min(1e6, ys.min()! - 1))))
    let bottom = min(canvas.height - 1, Int(max(-1, min(1e6, ys.max()! + 1))))
    if left > right || top > bottom { return }
    let slack = -1e-3
    for y in top...bottom {
      for x in left...right {
        let place = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
        let toB = Self.cross(place - a.place, c.place - a.place) / area
        let toC = Self.cross(b.place - a.place, place - a.place) / area
        let toA = 1 - toB - toC
        if toA < slack || toB < slack || toC < slack { continue }
        var color: SIMD4<Float> = a.color * Float(toA) + b.color * Float(toB)
        color = color + c.color * Float(toC)
        color = pointwiseMin(
          SIMD4(repeating: 255), pointwiseMax(SIMD4(), color + SIMD4(repeating: 0.5)))
        canvas.pixels[y * canvas.width + x] =
          UInt32(color.w) << 24 | UInt32(color.z) << 16 | UInt32(color.y) << 8 | UInt32(color.x)
      }
    }
  }

  private static func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    a.x * b.y - a.y * b.x
  }
}
