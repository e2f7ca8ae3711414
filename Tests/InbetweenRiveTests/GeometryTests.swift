import Foundation
import Testing

@testable import InbetweenRive

@Suite("Geometry in 32-bit floats")
struct GeometryTests {
  @Test("a map taken apart and put together again is the map")
  func parts() {
    for matrix in [
      Matrix(2, 0, 0, 3, 4, 5), Matrix.rotation(1.2), Matrix(0.5, 0.25, -0.75, 2, 1, 2),
      Matrix(-1, 0, 0, 1, 0, 0),
    ] {
      let made = TransformParts(matrix).matrix
      for (a, b) in zip(
        [made.xx, made.xy, made.tx, made.ty], [matrix.xx, matrix.xy, matrix.tx, matrix.ty])
      {
        #expect(abs(a - b) < 1e-5)
      }
      #expect(abs(made.determinant - matrix.determinant) < 1e-4)
    }
  }

  @Test("the inverse undoes a map, and a flat one has none")
  func inverse() throws {
    let matrix = Matrix(2, 1, -1, 3, 5, -7)
    let back = try #require(matrix.inverse)
    let point = back * (matrix * Point(3, 4))
    #expect((point - Point(3, 4)).length < 1e-5)
    #expect(Matrix(1, 2, 2, 4, 0, 0).inverse == nil)
  }

  @Test("a circle of curves is as long as its circumference, within the tolerance of its chords")
  func circle() throws {
    var outline = Outline()
    let k: Float = 0.552284749831 * 100
    outline.move(Point(0, -100))
    outline.cubic(Point(k, -100), Point(100, -k), Point(100, 0))
    outline.cubic(Point(100, k), Point(k, 100), Point(0, 100))
    outline.cubic(Point(-k, 100), Point(-100, k), Point(-100, 0))
    outline.cubic(Point(-100, -k), Point(-k, -100), Point(0, -100))
    outline.close()
    let contour = try #require(ContourMeasure.all(outline).first)
    #expect(abs(contour.length - 200 * .pi) < 2)
    #expect(contour.isClosed)
    // A quarter of the way is at the right, going down.
    let spot = contour.position(at: contour.length / 4)
    #expect((spot.point - Point(100, 0)).length < 0.5)
    #expect(abs(spot.tangent.y - 1) < 0.01)
  }

  @Test("a part of a line begins and ends where it is cut")
  func segment() throws {
    var outline = Outline()
    outline.move(Point(0, 0))
    outline.line(Point(10, 0))
    outline.line(Point(10, 10))
    let contour = try #require(ContourMeasure.all(outline).first)
    var part = Outline()
    contour.appendSegment(from: 5, to: 15, moving: true, into: &part)
    #expect(part.points == [Point(5, 0), Point(10, 0), Point(10, 5)])
  }

  @Test("the winding of a ring is one inside and none in its hole")
  func winding() {
    var ring = Outline()
    ring.addRect(Box(0, 0, 100, 100))
    var hole = Outline()
    hole.addRect(Box(25, 25, 75, 75))
    ring.appendReversed(hole, .identity)
    #expect(HitTest.winding(ring, Point(10, 10)) != 0)
    #expect(HitTest.winding(ring, Point(50, 50)) == 0)
    #expect(HitTest.winding(ring, Point(150, 50)) == 0)
  }

  @Test("easing curves begin at 0, end at 1 and pass where the Bézier formula says")
  func ease() {
    let ease = CubicEase(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    #expect(ease.progress(0) == 0)
    #expect(ease.progress(1) == 1)
    for step in 1..<20 {
      let t = Double(step) / 20
      let u = 1 - t
      let x = 3 * u * u * t * 0.42 + 3 * u * t * t * 0.58 + t * t * t
      let y = 3 * u * t * t + t * t * t
      #expect(abs(Double(ease.progress(Float(x))) - y) < 1e-4)
    }
  }

  @Test("an elastic ends at 1 and overshoots on the way")
  func elastic() {
    let elastic = Elastic(amplitude: 1, period: 0.3, easing: 1)
    #expect(abs(elastic.transform(1) - 1) < 1e-3)
    #expect((0...100).contains { elastic.transform(Float($0) / 100) > 1.05 })
  }

  @Test("colours are mixed channel by channel and faded in their alpha")
  func colors() {
    #expect(ColorMath.mix(0xFF00_0000, 0xFFFF_8000, 0.5) == 0xFF80_4000)
    #expect(ColorMath.faded(0x8040_2010, 0.5) == 0x4040_2010)
    #expect(ColorMath.faded(0xFF00_0000, .nan) >> 24 <= 255)
  }
}
