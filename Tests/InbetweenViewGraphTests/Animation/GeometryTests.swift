import Foundation
import InbetweenViewGraph
import Testing

@Suite("Angles, edges and axes")
struct GeometryTests {
  @Test("Angles convert, compare and calculate")
  func angles() {
    #expect(abs(Angle.degrees(180).radians - .pi) < 1e-12)
    #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-12)
    #expect(Angle.degrees(10) < .degrees(20))
    #expect(abs((Angle.degrees(10) + .degrees(20) * 2 - .degrees(5)).degrees - 45) < 1e-12)
    #expect(-Angle.degrees(10) == Angle.degrees(-10))
    var angle = Angle.zero
    angle.degrees = 90
    angle /= 2
    #expect(abs(angle.degrees - 45) < 1e-12)
  }

  @Test("Sets of edges and axes hold what their names say")
  func sets() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set(.top) == .top)
    #expect(!Edge.Set.vertical.contains(.leading))
    #expect(Axis.Set([.horizontal, .vertical]).contains(.init(.vertical)))
    #expect(Axis.vertical.description == "vertical")
  }
}
