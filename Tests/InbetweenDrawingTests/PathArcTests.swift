import Foundation
import InbetweenDrawing
import Testing

@Suite struct PathArcTests {
  private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> Path {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startRadians: start, endRadians: end, clockwise: clockwise)
    return path
  }

  @Test("clockwise false follows growing angles, which turn clockwise where y points down")
  func direction() throws {
    let growing = arc(0, .pi / 2, clockwise: false)
    #expect(abs(growing.length - 5 * .pi) < 3e-3)
    #expect(growing.contains(CGPoint(x: 6, y: 6)))
    let falling = arc(0, .pi / 2, clockwise: true)
    #expect(abs(falling.length - 15 * .pi) < 9e-3)
    #expect(!falling.contains(CGPoint(x: 6, y: 6)))
    let end = try #require(falling.currentPoint)
    #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
  }

  @Test("every point of an arc is on its circle to 3e-4 of the radius")
  func onCircle() {
    let path = arc(0.3, 5, clockwise: false)
    for step in 1..<200 {
      let part = path.trimmedPath(from: 0, to: CGFloat(step) / 200)
      let point = part.currentPoint ?? .zero
      #expect(abs(hypot(point.x, point.y) - 10) < 3e-3)
    }
  }

  @Test("endless and undefined angles add nothing or stay small")
  func badAngles() {
    #expect(arc(.nan, 1, clockwise: false).isEmpty)
    #expect(arc(0, .infinity, clockwise: true).isEmpty)
    #expect(arc(0, 1e9, clockwise: false).elements.count < 12)
  }

  @Test("a tangent arc touches both lines of its corner")
  func tangentArc() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    guard case .line(let touch) = path.elements[1] else {
      Issue.record("no line to the arc: \(path)")
      return
    }
    #expect(abs(touch.x - 6) < 1e-9 && abs(touch.y) < 1e-9)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
  }
}
