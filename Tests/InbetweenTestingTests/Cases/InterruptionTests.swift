import InbetweenTesting
import SwiftUI
import Testing

/// What happens to an animation that another one interrupts.
@MainActor
@Suite("Cases: animations that are interrupted")
struct InterruptionTests {
  @Observable final class Model {
    var x = 0.0
  }

  // MARK: AC-07

  struct Moved: View {
    let model: Model
    var body: some View { Color.red.offset(x: model.x) }
  }

  @Test("AC-07: a spring that is turned round keeps its velocity")
  func turnedRound() throws {
    try atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(Moved(model: model))
      let spring = Animation.spring(duration: 0.5, bounce: 0)
      let watch = try stage.watch("offset.x")

      stage.perform(at: 0) { withAnimation(spring) { model.x = 100 } }
      stage.expect("offset.x", at: [0.2: 71.3], within: 1)
      let before = try stage.value("offset.x")
      let speed = try stage.velocity("offset.x")
      stage.perform(at: 0.2) { withAnimation(spring) { model.x = 0 } }
      stage.expect("offset.x", is: before, within: 1e-9)
      stage.expectVelocity("offset.x", is: speed, within: 1e-6)
      #expect(speed > 100)
      #expect(stage.runningAnimators.count == 1)
      #expect(stage.ledger.map(\.retargets) == [[0.2]])

      stage.expect("offset.x", at: [0.22: 72.9], within: 1)
      #expect(try stage.value("offset.x") > before)
      stage.expect("offset.x", at: [0.3: 52.7, 0.4: 24.3, 0.5: 9.75], within: 1)
      #expect(stage.runningAnimators.count == 1)

      let top = try #require(watch.maximum)
      #expect(abs(top.value - 72.9) < 1 && abs(top.time - 0.223) < 0.01)
      watch.expectContinuous(at: 0.2)
      watch.expectContinuousSpeed(at: 0.2)
    }
  }

  // MARK: AC-09

  struct Faded: View {
    let model: Model
    var body: some View { Rectangle().opacity(model.x) }
  }

  @Test("AC-09: a finite animation ends an endless loop without a jump")
  func loopEnds() throws {
    try atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(Faded(model: model))
      stage.perform(at: 0) {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { model.x = 1 }
      }
      stage.expect("opacity", at: [0.5: 0.5, 1: 1, 1.5: 0.5, 2.25: 0.25], within: 0.005)
      let before = try stage.value("opacity")
      stage.perform(at: 2.25) { withAnimation(.linear(duration: 0.5)) { model.x = 0 } }
      #expect(abs(try stage.value("opacity") - before) < 1e-9)

      // Soft: the loop goes on underneath while the other takes over.
      stage.expect("opacity", at: [2.5: 0.25], within: 0.005)
      stage.expect("opacity", at: [2.75: 0], within: 0)
      #expect(stage.runningAnimators.isEmpty)
      #expect(stage.ledger.allSatisfy { $0.end == 2.75 })
      stage.expectIdle()
      stage.expect("opacity", at: [3: 0, 10: 0], within: 0)
    }
  }
}
