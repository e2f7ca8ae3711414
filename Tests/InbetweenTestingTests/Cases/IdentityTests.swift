import InbetweenTesting
import SwiftUI
import Testing

/// Views that come and go: what lasts as long as their identity, and no longer.
@MainActor
@Suite("Cases: views that come and go")
struct IdentityTests {
  @Observable final class Model {
    var key = 1
    var isShown = true
  }

  // MARK: AC-11

  struct Pulse: View {
    @State private var p = 0.0
    var body: some View {
      Rectangle().opacity(p).onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { p = 1 }
      }
    }
  }

  struct Keyed: View {
    let model: Model
    var body: some View {
      if model.isShown { Pulse().id(model.key) }
    }
  }

  @Test("AC-11: a new identity ends the loop and starts another; removal ends that")
  func newIdentity() {
    atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(Keyed(model: model))
      stage.expect("opacity", at: [0.5: 0.5], within: 0.005)

      stage.perform(at: 2.25) { model.key = 2 }
      stage.expect("opacity", is: 0, within: 0.005)
      stage.expectEvents([.appear(at: 0), .appear(at: 2.25)])
      // The old child is gone in this frame: one is drawn.
      #expect(stage.displayList.text.components(separatedBy: "opacity").count == 2)
      #expect(stage.ledger.count == 2)
      #expect(stage.ledger[0].end == 2.25 && stage.ledger[0].reason == .viewRemoved)
      #expect(stage.ledger[1].start == 2.25 && stage.runningAnimators.count == 1)

      stage.expect("opacity", at: [2.75: 0.5], within: 0.005)
      #expect(stage.runningAnimators.count == 1)

      stage.perform(at: 4) { model.isShown = false }
      #expect(stage.runningAnimators.isEmpty)
      #expect(stage.ledger[1].end == 4 && stage.ledger[1].reason == .viewRemoved)
      stage.expectIdle()
    }
  }

  // MARK: AC-23

  struct Leaving: View {
    let model: Model
    let onGone: () -> Void
    var body: some View {
      if model.isShown { Text("Label").transition(.opacity).onDisappear(perform: onGone) }
    }
  }

  @Test("AC-23: a leaving view stays until its transition ends, and returns at once without one")
  func leaving() throws {
    atEveryFrameRate { run in
      let model = Model()
      var gone = 0
      let stage = run.stage(Leaving(model: model) { gone += 1 })

      stage.perform(at: 0) { withAnimation(.linear(duration: 1)) { model.isShown = false } }
      stage.expect("opacity", at: [0.5: 0.5], within: 0.005)
      #expect(stage.displayList.text.contains("\"Label\""))
      stage.advance(to: 0.999)
      #expect(gone == 0)

      stage.advance(to: 1.1)
      stage.expectEvents([.disappear(at: 1)])
      #expect(gone == 1)
      #expect(!stage.displayList.text.contains("\"Label\""))

      // The first frame shows it whole, and the trace says why.
      stage.perform(at: 2) { model.isShown = true }
      let frame = stage.displayList.text
      #expect(frame.contains("\"Label\"") && !frame.contains("opacity"))
      stage.expectEvents(
        [
          EventPattern(.transition, "inserted at once: the transaction carries no animation", at: 2)
        ],
        since: 2)
      stage.expectIdle()
    }
  }
}
