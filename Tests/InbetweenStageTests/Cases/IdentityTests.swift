import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Loops and the identity of their view")
struct IdentityTests {
  struct Pulse: View {
    @State private var p = 0.0
    var body: some View {
      Box().opacity(p).onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { p = 1 }
      }
    }
  }

  struct Keyed: View {
    let model: CaseModel
    var body: some View {
      if !model.flag { Pulse().id(model.count) }
    }
  }

  @Test("AC-11: a new identity ends the loop and starts another")
  func newIdentity() {
    atEveryRate { play in
      let model = CaseModel()
      model.count = 1
      play.put(Keyed(model: model))
      play.check("opacity", [0.5: 0.5], within: 0.005)
      play.at(2.25) { model.count = 2 }
      play.check("opacity", [2.25: 0], within: 0.005)
      let ledger = play.stage.graph.journal.ledger
      #expect(ledger.first?.end == 2.25)
      #expect(ledger.first?.reason?.rawValue == "view removed")
      #expect(play.running == 1)
      play.check("opacity", [2.75: 0.5], within: 0.005)
      #expect(play.running == 1)
      play.at(4) { model.flag = true }
      #expect(play.running == 0)
      #expect(play.stage.isIdle)
      #expect(play.times(.appear) == [0, 2.25])
    }
  }
}
