import Foundation
import InbetweenDrawing
import Testing

@Suite struct PathTrimmingTests {
  @Test("the length of a parabola agrees with its closed form to 1e-9")
  func parabola() {
    // y = x^2 over 0...1: length (sqrt 5)/2 + asinh(2)/4.
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0.5, y: 0))
    let expected = 5.0.squareRoot() / 2 + asinh(2.0) / 4
    #expect(abs(path.length - expected) < 1e-9)
  }

  @Test("a cusp does not spoil the length")
  func cusp() {
    // x = 3t - 6t^2 + 4t^3 hides a cusp; a straight there-and-back curve has a known length.
    var path = Path()
    path.move(to: .zero)
    path.addCurve(to: .zero, control1: CGPoint(x: 4, y: 0), control2: CGPoint(x: 4, y: 0))
    // x = 12 t (1 - t) (t + 1 - t) = 12 t (1 - t), whose highest value is 3.
    #expect(abs(path.length - 6) < 1e-6)
  }

  @Test("a trim of a circle is the arc of that share", arguments: [0.1, 0.25, 0.6, 0.999])
  func circle(_ fraction: CGFloat) throws {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let part = circle.trimmedPath(from: 0, to: fraction)
    #expect(abs(part.length - circle.length * fraction) < 1e-6)
    let end = try #require(part.currentPoint)
    #expect(abs(end.x - 10 * cos(2 * .pi * fraction)) < 4e-3)
    #expect(abs(end.y - 10 * sin(2 * .pi * fraction)) < 4e-3)
  }

  @Test("a trim of a rectangle starts at its origin and runs clockwise")
  func rectangle() {
    let path = Path(CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(path.trimmedPath(from: 0, to: 0.25).description == "0 0 m 20 0 l")
    #expect(path.trimmedPath(from: 0.9375, to: 1).description == "0 5 m 0 0 l")
  }

  @Test("a trim passes over gaps between subpaths without drawing them")
  func subpaths() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0)])
    path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    #expect(path.trimmedPath(from: 0.25, to: 0.75).description == "5 0 m 10 0 l 0 5 m 5 5 l")
  }

  @Test("fractions out of order or range are taken to the nearest end")
  func ranges() {
    let path = Path(CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(path.trimmedPath(from: -3, to: 7) == path)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(path.trimmedPath(from: .nan, to: 0.25).description == "0 0 m 20 0 l")
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }
}
