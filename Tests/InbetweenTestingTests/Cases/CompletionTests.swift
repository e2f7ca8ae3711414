import InbetweenTesting
import SwiftUI
import Testing

/// When a change is over for whoever waits for it.
@MainActor
@Suite("Cases: completions")
struct CompletionTests {
  @Observable final class Model {
    var x = 0.0
  }

  struct Moved: View {
    let model: Model
    var body: some View { Color.red.offset(x: model.x) }
  }

  @Test("AC-13: where nothing changes the completion runs at once, once")
  func nothingToAnimate() {
    atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(Moved(model: model))
      var times: [Double] = []
      stage.perform(at: 0) {
        withAnimation(.linear(duration: 1)) {
          model.x = 0
        } completion: {
          times.append(stage.time)
        }
      }
      #expect(times == [0])
      stage.advance(to: 3)
      #expect(times == [0])
      #expect(stage.ledger.isEmpty)
      stage.expectIdle()
    }
  }

  @Test("AC-13: a spring is complete at its response and removed at its rest")
  func spring() {
    atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(Moved(model: model))
      var calls: [String] = []
      stage.perform(at: 0) {
        var transaction = Transaction(animation: .spring(duration: 0.5, bounce: 0))
        transaction.addAnimationCompletion { calls.append("complete") }
        transaction.addAnimationCompletion(criteria: .removed) { calls.append("removed") }
        withTransaction(transaction) { model.x = 100 }
      }
      stage.expect("offset.x", at: [0.5: 98.6], within: 1)
      #expect(calls == ["complete"])
      stage.advance(to: 1.26)
      #expect(calls == ["complete"])

      // The integrator rests after 379 steps of 1/300 s: 1.263 s.
      stage.expect("offset.x", at: [1.2634: 100, 2: 100, 3: 100], within: 0)
      #expect(calls == ["complete", "removed"])
      stage.expectEvents([.logicallyComplete(at: 0.5), .removed(at: 379.0 / 300)])
      stage.expectIdle()
    }
  }
}
