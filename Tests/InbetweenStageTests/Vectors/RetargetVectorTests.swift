import InbetweenStage
import SwiftUI
import Testing

/// The measured rules of interruption (semantics 6.1). Each is told by its vector's id.
@MainActor
@Suite("Measured interruptions")
struct RetargetVectorTests {
  private let model = CaseModel()

  private struct Moved: View {
    let model: CaseModel
    var body: some View { Box().offset(x: model.x) }
  }

  /// From 0 to 1 at 0 s, then to `target` at 0.3 s; answers the values at some times.
  private func course(
    _ first: Animation, _ second: Animation?, to target: Double, at times: [Double]
  ) throws -> [Double] {
    let stage = Stage(Moved(model: model))
    stage.perform { withAnimation(first) { model.x = 1 } }
    stage.advance(to: 0.3)
    stage.perform { withAnimation(second) { model.x = target } }
    return try times.map {
      stage.advance(to: $0)
      return try stage.value("offset")
    }
  }

  private func close(_ a: [Double], _ b: [Double], within tolerance: Double) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test(
    """
    retarget-linear-linear-3-0.3, retarget-linear-linear-3-0.55, retarget-linear-linear-3-0.8, \
    retarget-linear-linear-3-1.3: a curve over a curve blends from the one into the target
    """)
  func curveOverCurve() throws {
    let course = try course(
      .linear(duration: 1), .linear(duration: 1), to: 3, at: [0.3, 0.55, 0.8, 1.3])
    #expect(close(course, [0.3, 1.1625, 1.9, 3], within: 1e-9))
  }

  @Test("retarget-linear-nil-3-1.2: a write without animation shifts the running one")
  func nilShifts() throws {
    let course = try course(.linear(duration: 1), nil, to: 3, at: [0.3, 0.5, 1.2])
    #expect(close(course, [2.3, 2.5, 3], within: 1e-9))
  }

  @Test("retarget-same-target: a second animation to the same target changes nothing")
  func sameTarget() throws {
    let course = try course(.linear(duration: 1), .easeIn, to: 1, at: [0.3, 0.5, 0.9, 1])
    #expect(close(course, [0.3, 0.5, 0.9, 1], within: 1e-9))
  }

  /// The integrator of `.spring` written out: steps of 1/300 s, velocity before position, critical
  /// damping (semantics 3.4).
  private func integrate(
    response: Double, from start: Double, velocity: Double, to target: Double, steps: Int
  ) -> (value: Double, velocity: Double) {
    let frequency = 2 * Double.pi / response
    var (value, velocity) = (start, velocity)
    for _ in 0..<steps {
      let force = frequency * frequency * (target - value) - 2 * frequency * velocity
      velocity += force / 300
      value += velocity / 300
    }
    return (value, velocity)
  }

  @Test("retarget-spring-over-curve: a spring over a curve starts where it is, at rest")
  func springOverCurve() throws {
    let spring = Animation.spring(duration: 0.5, bounce: 0)
    let course = try course(.linear(duration: 1), spring, to: 3, at: [0.3, 0.4, 0.5, 0.7])
    let expected = [0, 29, 59, 119].map {
      integrate(response: 0.5, from: 0.3, velocity: 0, to: 3, steps: $0).value
    }
    #expect(close(course, expected, within: 0.025))
  }

  @Test("retarget-spring-over-spring: a spring over a spring keeps its velocity")
  func springOverSpring() throws {
    let spring = Animation.spring(duration: 0.5, bounce: 0)
    let course = try course(spring, spring, to: -1, at: [0.3, 0.35, 0.4, 0.5, 0.7])
    let turn = integrate(response: 0.5, from: 0, velocity: 0, to: 1, steps: 89)
    let expected = [0, 14, 29, 59, 119].map {
      integrate(response: 0.5, from: turn.value, velocity: turn.velocity, to: -1, steps: $0).value
    }
    #expect(close(course, expected, within: 0.01))
    // Without the velocity it would have fallen further by then.
    let atRest = integrate(response: 0.5, from: turn.value, velocity: 0, to: -1, steps: 29).value
    #expect(course[2] - atRest > 0.025)
  }

  @Test("a chain of three interruptions follows the rules one by one")
  func chain() throws {
    let stage = Stage(Moved(model: model))
    stage.perform { withAnimation(.linear(duration: 1)) { model.x = 1 } }
    stage.advance(to: 0.2)
    stage.perform { withAnimation(.linear(duration: 1)) { model.x = 3 } }
    stage.advance(to: 0.4)
    stage.perform { withAnimation(.linear(duration: 1)) { model.x = 2 } }
    stage.advance(to: 0.6)
    // A = 0.6; over it B = A + (3 - A) 0.4 = 1.56; over that C = B + (2 - B) 0.2 = 1.648.
    #expect(abs(try stage.value("offset") - 1.648) < 1e-9)
    stage.advance(to: 1.4)
    #expect(try stage.value("offset") == 2)
    #expect(stage.isIdle)
  }

  @Test("once an interrupting animation is over nothing is left of a longer one below")
  func longerBelow() throws {
    let stage = Stage(Moved(model: model))
    stage.perform { withAnimation(.linear(duration: 10)) { model.x = 1 } }
    stage.advance(to: 1)
    stage.perform { withAnimation(.linear(duration: 0.5)) { model.x = 2 } }
    stage.advance(to: 1.5)
    #expect(try stage.value("offset") == 2)
    #expect(stage.isIdle)
  }
}
