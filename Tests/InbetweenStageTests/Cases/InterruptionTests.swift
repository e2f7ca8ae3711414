import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Animations that another one interrupts")
struct InterruptionTests {
  struct Moved: View {
    let model: CaseModel
    var body: some View { Color.red.offset(x: model.x) }
  }

  @Test("AC-07: a spring that is turned round keeps its velocity")
  func springKeepsVelocity() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Moved(model: model))
      play.at(0) { withAnimation(.spring(duration: 0.5, bounce: 0)) { model.x = 100 } }
      play.check("offset", [0.2: 71.3], within: 1)
      let before = play.value("offset", at: 0.2)
      play.at(0.2) { withAnimation(.spring(duration: 0.5, bounce: 0)) { model.x = 0 } }
      #expect(abs(play.value("offset", at: 0.2) - before) < 1e-9)
      #expect(play.running == 1)
      #expect(play.stage.graph.journal.ledger.map(\.retargets) == [[0.2]])
      var peak = (time: 0.0, value: 0.0)
      for step in 1...40 {
        let time = 0.2 + Double(step) * 0.002
        let value = play.value("offset", at: time)
        if value > peak.value { peak = (time, value) }
      }
      #expect(abs(peak.value - 72.9) < 1 && abs(peak.time - 0.223) < 0.01)
      play.check("offset", [0.3: 52.7, 0.4: 24.3, 0.5: 9.75], within: 1)
    }
  }

  @Test("AC-07: just after the turn the value is higher than at the event")
  func overshoots() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Moved(model: model))
      play.at(0) { withAnimation(.spring(duration: 0.5, bounce: 0)) { model.x = 100 } }
      play.at(0.2) { withAnimation(.spring(duration: 0.5, bounce: 0)) { model.x = 0 } }
      let turned = play.value("offset", at: 0.2)
      play.check("offset", [0.22: 72.9], within: 1)
      #expect(play.value("offset", at: 0.22) > turned)
    }
  }

  struct Faded: View {
    let model: CaseModel
    var body: some View { Box().opacity(model.x) }
  }

  @Test("AC-09: a finite animation ends an endless loop without a jump")
  func finiteEndsLoop() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Faded(model: model))
      play.at(0) {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { model.x = 1 }
      }
      play.check("opacity", [0.5: 0.5, 1: 1, 1.5: 0.5, 2.25: 0.25], within: 0.005)
      play.at(2.25) { withAnimation(.linear(duration: 0.5)) { model.x = 0 } }
      play.check("opacity", [2.25: 0.25], within: 0.005)
      #expect(play.value("opacity", at: 2.75) == 0)
      #expect(play.stage.isIdle)
      #expect(play.stage.graph.journal.ledger.allSatisfy { $0.end == 2.75 })
      #expect(play.value("opacity", at: 4) == 0)
    }
  }

  @Test("AC-09: the loop goes on underneath while the finite animation takes over")
  func fades() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Faded(model: model))
      play.at(0) {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { model.x = 1 }
      }
      play.at(2.25) { withAnimation(.linear(duration: 0.5)) { model.x = 0 } }
      play.check("opacity", [2.5: 0.25], within: 0.005)
    }
  }

  @Test("a spring at the end of a drag goes on with the drag's velocity")
  func dragVelocity() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Moved(model: model))
      // 120 points a second, told 60 times a second.
      for step in 0...30 {
        play.at(Double(step) / 60) {
          var transaction = Transaction()
          transaction.tracksVelocity = true
          withTransaction(transaction) { model.x = 2 * Double(step) }
        }
      }
      play.at(0.5) { withAnimation(.spring(duration: 0.5, bounce: 0)) { model.x = 100 } }
      // Critical: 100 - (40 + (40 w - 120) t) exp(-w t) with w = 2 pi / 0.5.
      play.check("offset", [0.5: 60, 0.55: 68.45, 0.6: 77.72, 0.7: 90.56], within: 1)
    }
  }

  @Test("a spring after changes that were not tracked starts at rest")
  func noVelocity() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Moved(model: model))
      for step in 0...30 { play.at(Double(step) / 60) { model.x = 2 * Double(step) } }
      play.at(0.5) { withAnimation(.spring(duration: 0.5, bounce: 0)) { model.x = 100 } }
      // 100 - 40 (1 + w t) exp(-w t).
      play.check("offset", [0.5: 60, 0.55: 65.25, 0.6: 74.3], within: 1)
    }
  }
}
