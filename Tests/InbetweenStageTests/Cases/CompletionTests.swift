import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Completions of a change")
struct CompletionTests {
  struct Moved: View {
    let model: CaseModel
    var body: some View { Color.red.offset(x: model.x) }
  }

  @Test("AC-13: where nothing changes, the completion runs at once and once")
  func nothingChanges() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Moved(model: model))
      var times: [Double] = []
      play.at(0) {
        withAnimation(.linear(duration: 1)) {
          model.x = 0
        } completion: {
          times.append(play.stage.time)
        }
      }
      play.stage.advance(to: 2)
      #expect(times == [0])
      #expect(play.stage.isIdle)
    }
  }

  @Test("AC-13: a spring completes logically at its response and is removed at its rest")
  func springCompletes() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Moved(model: model))
      var logical: [Double] = []
      var removed: [Double] = []
      play.at(0) {
        var transaction = Transaction(animation: .spring(duration: 0.5, bounce: 0))
        transaction.addAnimationCompletion { logical.append(play.stage.time) }
        transaction.addAnimationCompletion(criteria: .removed) {
          removed.append(play.stage.time)
        }
        withTransaction(transaction) { model.x = 100 }
      }
      play.check("offset", [0.5: 98.6], within: 1)
      play.stage.advance(to: 1.25)
      #expect(logical == [0.5] && removed.isEmpty)
      #expect(play.value("offset", at: 1.27) == 100)
      play.stage.advance(to: 3)
      #expect(logical == [0.5])
      // The integrator rests after 379 steps of 1/300 s.
      #expect(removed.count == 1 && abs(removed[0] - 379.0 / 300) < 1e-9)
      #expect(play.stage.isIdle)
    }
  }
}
