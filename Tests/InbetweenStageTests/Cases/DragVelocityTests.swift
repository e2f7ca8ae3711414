import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Springs that take over from a drag")
struct DragVelocityTests {
  struct Moved: View {
    let model: CaseModel
    var body: some View { Color.red.offset(x: model.x) }
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
