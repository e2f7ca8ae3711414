import Foundation
import InbetweenDrawing

/// Fills pixels with a gradient: each pixel's centre is taken back to the leaf's space and its place
/// along the gradient looked up, so that every kind follows every transform exactly.
struct GradientShader {
  /// The leaf's frame, in its own space.
  let frame: CGRect
  /// From the picture's pixels to the leaf's space.
  let inverse: CGAffineTransform

  init?(frame: CGRect, matrix: CGAffineTransform) {
    guard frame.width > 0, frame.height > 0, matrix.determinant != 0 else { return nil }
    self.frame = frame
    inverse = matrix.inverted()
  }

  private func place(_ unit: Paint.UnitPair) -> CGPoint {
    CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
  }

  func linear(
    _ canvas: Canvas, _ table: GradientTable, start: Paint.UnitPair, end: Paint.UnitPair
  ) {
    let (from, to) = (place(start), place(end))
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let square = dx * dx + dy * dy
    // A gradient without length shows its last colour.
    if !(square > 0) { return fill(canvas, table) { _, _ in 1 } }
    fill(canvas, table) { x, y in ((x - from.x) * dx + (y - from.y) * dy) / square }
  }

  func radial(
    _ canvas: Canvas, _ table: GradientTable, center: Paint.UnitPair, start: Double, end: Double
  ) {
    let middle = place(center)
    fill(canvas, table) { x, y in
      let (dx, dy) = (x - middle.x, y - middle.y)
      return Self.fraction((dx * dx + dy * dy).squareRoot(), start, end)
    }
  }

  func elliptical(
    _ canvas: Canvas, _ table: GradientTable, center: Paint.UnitPair, start: Double, end: Double
  ) {
    let middle = place(center)
    let (width, height) = (frame.width, frame.height)
    fill(canvas, table) { x, y in
      let (dx, dy) = ((x - middle.x) / width, (y - middle.y) / height)
      return Self.fraction((dx * dx + dy * dy).squareRoot(), start, end)
    }
  }

  /// Less than a turn: the rest shows the last colour and then the first, half each. More than a
  /// turn: the last whole turn shows (Apple's documentation of AngularGradient).
  func angular(
    _ canvas: Canvas, _ table: GradientTable, center: Paint.UnitPair, start: Double, end: Double
  ) {
    let middle = place(center)
    let turn = 2 * Double.pi
    let span = abs(end - start)
    guard start.isFinite, end.isFinite, span > 0 else { return fill(canvas, table) { _, _ in 0 } }
    let sign = end < start ? -1.0 : 1.0
    let visible = min(span, turn)
    // Where the visible turn begins, and how far along the gradient that is.
    let first = end - sign * visible
    let skipped = (span - visible) / span
    let seam = (turn - visible) / 2
    // The edge where last and first colour meet is softened over one pixel.
    let pixel = max(1e-9, abs(inverse.determinant).squareRoot())
    fill(canvas, table, blendsSeam: true) { x, y in
      let (dx, dy) = (x - middle.x, y - middle.y)
      var angle = sign * (atan2(dy, dx) - first)
      angle -= turn * (angle / turn).rounded(.down)
      // Counted from the middle of the gap, so that the seam lies at 0 and a whole turn.
      var fromSeam = angle + seam
      if fromSeam >= turn { fromSeam -= turn }
      let along = fromSeam - seam
      let location = skipped + min(visible, max(0, along)) / span
      let distance = (dx * dx + dy * dy).squareRoot() / pixel
      let edge = min(fromSeam, turn - fromSeam) * distance
      if edge >= 0.5 { return location }
      // Encodes the share of the first colour beyond 1: see `fill`.
      let share = fromSeam < turn / 2 ? 0.5 + edge : 0.5 - edge
      return 2 + share
    }
  }

  private static func fraction(_ value: Double, _ start: Double, _ end: Double) -> Double {
    start == end ? (value < start ? 0 : 1) : (value - start) / (end - start)
  }

  /// Fills the canvas. With `blendsSeam`, a location of 2 + s means a share s of the first colour and
  /// the rest of the last.
  @inline(__always)
  private func fill(
    _ canvas: Canvas, _ table: GradientTable, blendsSeam: Bool = false,
    _ location: (Double, Double) -> Double
  ) {
    table.pixels.withUnsafeBufferPointer { colors in
      var index = 0
      for row in 0..<canvas.height {
        let y = Double(canvas.rect.top + row) + 0.5
        for column in 0..<canvas.width {
          let x = Double(canvas.rect.left + column) + 0.5
          let place = location(
            inverse.a * x + inverse.c * y + inverse.tx, inverse.b * x + inverse.d * y + inverse.ty)
          if blendsSeam, place >= 2 {
            canvas.pixels[index] = Self.blend(
              colors[GradientTable.count - 1], colors[0], Float(place - 2))
          } else {
            canvas.pixels[index] = colors[GradientTable.index(place)]
          }
          index += 1
        }
      }
    }
    canvas.pixelsChanged()
  }

  static func blend(_ a: UInt32, _ b: UInt32, _ amount: Float) -> UInt32 {
    var result: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let (x, y) = (Float((a >> shift) & 255), Float((b >> shift) & 255))
      result |= UInt32(x + (y - x) * amount + 0.5) << shift
    }
    return result
  }
}
