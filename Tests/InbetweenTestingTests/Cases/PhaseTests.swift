import InbetweenTesting
import SwiftUI
import Testing

/// Phases that follow one another, each with the animation that leads into it.
@MainActor
@Suite("Cases: phases")
struct PhaseTests {
  @Observable final class Model {
    var trigger = 0
    var isIdleOnly = false
  }

  // MARK: AC-16

  struct Hop: View {
    let model: Model
    let pause: Double
    let onAsk: (Double) -> Void
    var body: some View {
      Color.red.phaseAnimator([0.0, -100.0], trigger: model.trigger) { content, phase in
        content.offset(y: phase)
      } animation: { phase in
        let _ = onAsk(phase)
        let linear = Animation.linear(duration: 1)
        return phase == 0 && pause > 0 ? linear.delay(pause) : linear
      }
    }
  }

  @Test("AC-16: one trigger is one full pass, there and back")
  func onePass() {
    atEveryFrameRate { run in
      let model = Model()
      var asked: [Double] = []
      let stage = run.stage(Hop(model: model, pause: 0) { asked.append($0) })
      stage.expect("offset.y", at: [0.5: 0, 0.999: 0], within: 0)
      stage.expectIdle()
      #expect(asked.isEmpty)

      stage.perform(at: 1) { model.trigger += 1 }
      stage.expect("offset.y", at: [1.5: -50, 2: -100, 2.5: -50, 3: 0], within: 0.5)
      stage.expectIdle()
      #expect(asked == [-100, 0])
      stage.expectEvents([
        .trigger(at: 1), .enter("-100.0", at: 1), .leave("-100.0", at: 2), .enter("0.0", at: 2),
        .leave("0.0", at: 3),
      ])
      stage.expect("offset.y", at: [5: 0], within: 0)
      stage.expectIdle()
    }
  }

  @Test("AC-16: a delay on the way back holds the pose")
  func heldPose() {
    atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(Hop(model: model, pause: 1) { _ in })
      stage.perform(at: 1) { model.trigger += 1 }
      stage.expect(
        "offset.y", at: [1.5: -50, 2: -100, 2.5: -100, 3: -100, 3.5: -50, 4: 0], within: 0.5)
      stage.expectIdle()
    }
  }

  // MARK: AC-33

  struct Confirming: View {
    let model: Model
    var body: some View {
      Color.red.phaseAnimator(
        model.isIdleOnly ? ["idle"] : ["idle", "lift", "confirm"], trigger: model.trigger
      ) { content, phase in
        content.offset(y: phase == "lift" ? -10 : phase == "confirm" ? 20 : 0)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  @Test("AC-33: another sequence in mid-run animates from what is shown to its first phase")
  func replacedSequence() throws {
    try atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(Confirming(model: model))
      let watch = try stage.watch("offset.y")
      stage.perform(at: 0) { model.trigger += 1 }
      stage.expect("offset.y", at: [1: -10, 1.5: 5], within: 0.15)
      let before = try stage.value("offset.y")

      stage.perform(at: 1.5) { model.isIdleOnly = true }
      #expect(abs(try stage.value("offset.y") - before) < 1e-9)
      stage.expect("offset.y", at: [2.5: 0], within: 1e-9)
      stage.expectIdle()
      stage.expect("offset.y", at: [6: 0], within: 1e-9)
      stage.expectIdle()
      watch.expectContinuous(at: 1.5)
    }
  }
}
