import Foundation
import InbetweenDrawing
import Testing

@Suite struct PathTests {
  @Test("a path reads back the text that it writes")
  func roundTrip() throws {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2.5))
    path.addLine(to: CGPoint(x: -3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    #expect(path.description == "1 2.5 m -3 4 l 7 8 5 6 q 11 12 13 14 9 10 c h")
    #expect(try #require(Path(path.description)) == path)
  }

  @Test(
    "a text that is no path is refused",
    arguments: ["1 2 l", "1 m", "1 2 m 3", "a b m", "nan 0 m", "1 2 3 m"])
  func badText(_ text: String) { #expect(Path(text) == nil) }

  @Test("the current point is the end of the last step, or the start of a closed subpath")
  func currentPoint() {
    var path = Path()
    #expect(path.currentPoint == nil && path.isEmpty)
    path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1)])
    #expect(path.currentPoint == CGPoint(x: 5, y: 1))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
  }

  @Test("the bounding box follows the curve, not its control points")
  func bounds() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    // A quadratic curve reaches half the height of its control point.
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    let circle = Path(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 40)).boundingRect
    #expect(abs(circle.minX - 1) < 1e-9 && abs(circle.maxX - 31) < 1e-9)
    #expect(abs(circle.minY - 2) < 1e-9 && abs(circle.maxY - 42) < 1e-9)
    #expect(Path().boundingRect.isNull)
  }

  @Test("points inside are told by the non-zero and the even-odd rule")
  func contains() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(disc.contains(CGPoint(x: 1.5, y: 1.5)) && !disc.contains(CGPoint(x: 1.4, y: 1.4)))
  }

  @Test("offset and transform move every point")
  func transforms() {
    let path = Path(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(path.offsetBy(dx: 3, dy: 4) == Path(CGRect(x: 3, y: 4, width: 2, height: 1)))
    #expect(
      path.applying(CGAffineTransform(scaleX: 2, y: 2))
        == Path(CGRect(x: 0, y: 0, width: 4, height: 2)))
  }
}
