import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Phases by a trigger")
struct PhaseTests {
  struct Hop: View {
    let model: CaseModel
    let holds: Bool
    let asked: (Double) -> Void
    var body: some View {
      Color.red.phaseAnimator([0.0, -100.0], trigger: model.count) { content, phase in
        content.offset(y: phase)
      } animation: { phase in
        let _ = asked(phase)
        return holds && phase == 0 ? .linear(duration: 1).delay(1) : .linear(duration: 1)
      }
    }
  }

  @Test("AC-16: one trigger runs the phases once through and back")
  func onePass() {
    atEveryRate { play in
      let model = CaseModel()
      var asked: [Double] = []
      play.put(Hop(model: model, holds: false) { asked.append($0) })
      play.check("offset.y", [0.5: 0], within: 0)
      #expect(play.stage.isIdle)
      play.at(1) { model.count += 1 }
      play.check("offset.y", [1.5: -50, 2: -100, 2.5: -50, 3: 0], within: 0.5)
      #expect(play.stage.isIdle)
      #expect(asked == [-100, 0])
      #expect(play.times(.phase) == [1, 2, 2, 3])
      #expect(play.times(.trigger) == [1])
    }
  }

  @Test("AC-16: a delay on the way back holds the pose")
  func heldPose() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Hop(model: model, holds: true) { _ in })
      play.at(1) { model.count += 1 }
      play.check(
        "offset.y", [1.5: -50, 2: -100, 2.5: -100, 3: -100, 3.5: -50, 4: 0], within: 0.5)
      #expect(play.stage.isIdle)
    }
  }

  struct Replaced: View {
    let model: CaseModel
    var body: some View {
      Color.red.phaseAnimator(
        model.flag ? ["idle"] : ["idle", "lift", "confirm"], trigger: model.count
      ) { content, phase in
        content.offset(y: phase == "lift" ? -10 : phase == "confirm" ? 20 : 0)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  @Test("AC-33: another sequence in mid-run animates from what is shown to its first phase")
  func replacedSequence() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Replaced(model: model))
      play.at(0) { model.count += 1 }
      play.check("offset.y", [1: -10, 1.5: 5], within: 0.15)
      let before = play.value("offset.y", at: 1.5)
      play.at(1.5) { model.flag = true }
      #expect(abs(play.value("offset.y", at: 1.5) - before) < 1e-9)
      #expect(play.value("offset.y", at: 2.5) == 0)
      #expect(play.stage.isIdle)
      #expect(play.value("offset.y", at: 4) == 0)
    }
  }
}
