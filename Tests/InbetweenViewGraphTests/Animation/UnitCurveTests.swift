import InbetweenViewGraph
import Testing

@Suite("Unit curves")
struct UnitCurveTests {
  // Vectors curve-bezier-a and curve-bezier-extreme.
  @Test("A bezier is made from two control points")
  func bezier() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
    #expect(abs(curve.value(at: 0.5) - 0.5) <= 0.01)
    #expect(abs(curve.velocity(at: 0.5) - 1.2) <= 0.01)
    let extreme = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    #expect(abs(extreme.value(at: 0.5) - 0.5) <= 1e-6)
    #expect(abs(extreme.velocity(at: 0.5) + 1) <= 1e-6)
  }

  @Test("Curves compare by shape")
  func equality() {
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(UnitCurve.easeIn != .easeOut)
    #expect(
      UnitCurve.easeIn
        == .bezier(
          startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1)))
  }
}
