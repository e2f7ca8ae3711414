import InbetweenStage
import SwiftUI
import Testing

/// The measured order of completions (semantics 7.1). Each is told by its vector's id.
@MainActor
@Suite("Measured completions")
struct CompletionVectorTests {
  private let model = CaseModel()

  private struct Moved: View {
    let model: CaseModel
    var body: some View { Box().offset(x: model.x, y: model.y) }
  }

  @Test("completion-order-logical-removed: the logical completion comes first")
  func logicalFirst() {
    let stage = Stage(Moved(model: model))
    var order: [String] = []
    let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
    stage.perform {
      withAnimation(animation, completionCriteria: .removed) {
        model.x = 1
      } completion: {
        order.append("removed at \(stage.time)")
      }
    }
    stage.perform {
      withAnimation(animation, completionCriteria: .logicallyComplete) {
        model.y = 1
      } completion: {
        order.append("logical at \(stage.time)")
      }
    }
    stage.advance(to: 6)
    #expect(order == ["logical at 1.0", "removed at 5.0"])
  }

  @Test(
    """
    completion-order-unused: what no animation took runs when the transaction goes away, the \
    logical ones newest first, then the others newest first
    """)
  func unused() {
    let stage = Stage(Moved(model: model))
    var order: [String] = []
    stage.perform {
      var transaction = Transaction(animation: .linear)
      transaction.addAnimationCompletion { order.append("logical 1") }
      transaction.addAnimationCompletion(criteria: .removed) { order.append("removed 1") }
      transaction.addAnimationCompletion { order.append("logical 2") }
      transaction.addAnimationCompletion(criteria: .removed) { order.append("removed 2") }
      let copy = transaction
      transaction = Transaction()
      #expect(order.isEmpty)
      _ = copy.animation
    }
    #expect(order == ["logical 2", "logical 1", "removed 2", "removed 1"])
  }

  @Test("a completion that a modifier adds on the way down runs when its animation ends")
  func addedOnTheWay() {
    struct Adding: View {
      let model: CaseModel
      let done: () -> Void
      var body: some View {
        Box().offset(x: model.x).transaction(value: model.x) { $0.addAnimationCompletion(done) }
      }
    }
    var times: [Double] = []
    var now = { 0.0 }
    let stage = Stage(Adding(model: model) { times.append(now()) })
    now = { stage.time }
    stage.perform { withAnimation(.linear(duration: 1)) { model.x = 1 } }
    stage.advance(to: 2)
    #expect(times == [1])
    stage.perform { model.x = 2 }
    #expect(times == [1, 2])
  }

  @Test("the first of two springs completes on its own time, although the second took over")
  func interruptedSpring() {
    let stage = Stage(Moved(model: model))
    var logical: [Double] = []
    var removed: [Double] = []
    func change(to x: Double) {
      var transaction = Transaction(animation: .spring(duration: 0.5, bounce: 0))
      transaction.addAnimationCompletion { logical.append(stage.time) }
      transaction.addAnimationCompletion(criteria: .removed) { removed.append(stage.time) }
      stage.perform { withTransaction(transaction) { model.x = x } }
    }
    change(to: 100)
    stage.advance(to: 0.2)
    change(to: 0)
    stage.advance(to: 5)
    #expect(logical == [0.5, 0.7])
    #expect(removed.count == 2 && removed[0] == removed[1] && removed[0] > 0.7)
  }

  @Test("when a view leaves, its animations' completions run")
  func leavingView() {
    struct Leaving: View {
      let model: CaseModel
      var body: some View { if !model.flag { Box().offset(x: model.x) } }
    }
    let stage = Stage(Leaving(model: model))
    var times: [Double] = []
    stage.perform {
      withAnimation(.linear(duration: 5)) {
        model.x = 1
      } completion: {
        times.append(stage.time)
      }
    }
    stage.advance(to: 1)
    stage.perform { model.flag = true }
    #expect(times == [1])
    #expect(stage.isIdle)
  }
}
