import InbetweenStage
import SwiftUI
import Testing

/// The measured scenarios of transactions: which animation animates what. Each is told by its
/// vector's id.
@MainActor
@Suite("Measured transactions")
struct TransactionVectorTests {
  let log = DeltaLog()
  let model = CaseModel()

  /// Puts a view on a stage and makes a change.
  private func play<V: View>(_ view: V, _ change: () -> Void) {
    let stage = Stage(view)
    stage.perform(change)
    stage.advance(to: 2)
  }

  private var a: Animation { log.animation("A") }
  private var b: Animation { log.animation("B") }

  private struct Faded: View {
    let model: CaseModel
    var body: some View { Box().opacity(model.x) }
  }

  @Test("tx-C2: a write that changes nothing animates nothing")
  func unchanged() {
    play(Faded(model: model)) { withAnimation(a) { model.x = 0 } }
    #expect(log.names.isEmpty)
  }

  private struct Watching: View {
    let model: CaseModel
    let animation: Animation?
    var body: some View { Box().opacity(model.x).animation(animation, value: model.y) }
  }

  @Test("tx-T2: a change of what the modifier does not watch animates nothing")
  func unwatched() {
    play(Watching(model: model, animation: a)) { model.x = 1 }
    #expect(log.names.isEmpty)
  }

  private struct Beside: View {
    let model: CaseModel
    let animation: Animation
    var body: some View {
      HStack {
        Box().opacity(model.x).animation(animation, value: model.x)
        Box().offset(x: model.x)
      }
    }
  }

  @Test("tx-T3: a sibling without the modifier does not animate")
  func sibling() {
    play(Beside(model: model, animation: a)) { model.x = 1 }
    #expect(log.lanes(of: "A") == [[1]])
  }

  private struct Outside: View {
    let model: CaseModel
    let animation: Animation
    var body: some View { Box().animation(animation, value: model.x).opacity(model.x) }
  }

  @Test("tx-T3b: what is written after the modifier is outside its scope")
  func outside() {
    play(Outside(model: model, animation: a)) { model.x = 1 }
    #expect(log.names.isEmpty)
  }

  private struct Watched: View {
    let model: CaseModel
    let animation: Animation?
    var body: some View { Box().opacity(model.x).animation(animation, value: model.x) }
  }

  @Test("tx-T4: the modifier beats withAnimation")
  func modifierWins() {
    play(Watched(model: model, animation: b)) { withAnimation(a) { model.x = 1 } }
    #expect(log.names == ["B"])
  }

  @Test("tx-T4n: a nil modifier stops withAnimation")
  func nilModifier() {
    play(Watched(model: model, animation: nil)) { withAnimation(a) { model.x = 1 } }
    #expect(log.names.isEmpty)
  }

  private struct Edited: View {
    let model: CaseModel
    let animation: Animation?
    var body: some View {
      HStack {
        Box().opacity(model.x).transaction { $0.animation = animation }
        Box().offset(x: 2 * model.x)
      }
    }
  }

  @Test("tx-T6: an edit to nil stops its subtree, not the sibling")
  func editToNil() {
    play(Edited(model: model, animation: nil)) { withAnimation(a) { model.x = 1 } }
    #expect(log.lanes(of: "A") == [[2, 0]])
  }

  @Test("tx-T7: an edit replaces the animation of its subtree")
  func editReplaces() {
    play(Edited(model: model, animation: b)) { withAnimation(a) { model.x = 1 } }
    #expect(log.lanes(of: "B") == [[1]])
    #expect(log.lanes(of: "A") == [[2, 0]])
  }

  @Test("tx-T7c: an edit animates a change that carries no animation")
  func editAnimatesPlainWrite() {
    play(Edited(model: model, animation: b)) { model.x = 1 }
    #expect(log.lanes(of: "B") == [[1]])
    #expect(log.names == ["B"])
  }

  @Test("tx-T8: an explicit animation runs although animations are disabled; the modifier does not")
  func disabledWithAnimation() {
    play(Watched(model: model, animation: b)) {
      var transaction = Transaction(animation: a)
      transaction.disablesAnimations = true
      withTransaction(transaction) { model.x = 1 }
    }
    #expect(log.names == ["A"])
  }

  @Test("tx-T8b: where animations are disabled, a modifier animates nothing")
  func disabled() {
    play(Watched(model: model, animation: b)) {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { model.x = 1 }
    }
    #expect(log.names.isEmpty)
  }

  /// Hands its bindings out when it appears.
  private struct Stateful: View {
    @State private var first = 0.0
    @State private var second = 0.0
    let publish: (Binding<Double>, Binding<Double>) -> Void
    var body: some View {
      Box().opacity(first).offset(x: 2 * second).onAppear { publish($first, $second) }
    }
  }

  private func withState(_ change: (Binding<Double>, Binding<Double>) -> Void) {
    var bindings: (Binding<Double>, Binding<Double>)!
    let stage = Stage(Stateful { bindings = ($0, $1) })
    stage.perform { change(bindings.0, bindings.1) }
    stage.advance(to: 2)
  }

  @Test("tx-T9: an inner withAnimation wins for its writes, and the outer one goes on after it")
  func nested() {
    withState { first, second in
      withAnimation(a) {
        withAnimation(b) { first.wrappedValue = 1 }
        second.wrappedValue = 1
      }
    }
    #expect(log.lanes(of: "B") == [[1]])
    #expect(log.lanes(of: "A") == [[2, 0]])
  }

  @Test("tx-T10: two calls in one turn keep their own animations")
  func twoCalls() {
    withState { first, second in
      withAnimation(a) { first.wrappedValue = 1 }
      withAnimation(b) { second.wrappedValue = 1 }
    }
    #expect(log.lanes(of: "A") == [[1]])
    #expect(log.lanes(of: "B") == [[2, 0]])
  }

  @Test("tx-T11: a binding of closures over a model carries no animation")
  func closureBinding() {
    play(Faded(model: model)) {
      let binding = Binding(get: { model.x }, set: { model.x = $0 })
      binding.animation(a).wrappedValue = 1
    }
    #expect(model.x == 1)
    #expect(log.names.isEmpty)
  }

  @Test("tx-T11s: a binding to state carries its animation")
  func stateBinding() {
    withState { first, _ in first.animation(a).wrappedValue = 1 }
    #expect(log.lanes(of: "A") == [[1]])
  }

  @Test("tx-T12: a binding of closures carries no transaction either")
  func closureBindingTransaction() {
    play(Faded(model: model)) {
      let binding = Binding(get: { model.x }, set: { model.x = $0 })
      binding.transaction(Transaction(animation: a)).wrappedValue = 1
    }
    #expect(model.x == 1)
    #expect(log.names.isEmpty)
  }

  private struct Arriving: View {
    let model: CaseModel
    let stops: Bool
    var body: some View {
      ZStack {
        if model.flag {
          Box().transition(.opacity).transaction { if stops { $0.animation = nil } }
        }
      }
    }
  }

  @Test("tx-X14: an edit to nil inside the condition does not stop the transition")
  func editInsideCondition() {
    play(Arriving(model: model, stops: true)) { withAnimation(a) { model.flag = true } }
    #expect(log.lanes(of: "A") == [[1]])
  }

  @Test("tx-X1n: an insertion without an animation shows at once")
  func insertionWithoutAnimation() throws {
    let stage = Stage(Arriving(model: model, stops: false))
    stage.perform { model.flag = true }
    stage.advance(to: 0)
    #expect(stage.displayList.text.contains("rect"))
    #expect(!stage.displayList.text.contains("opacity"))
    #expect(stage.isIdle)
  }
}
