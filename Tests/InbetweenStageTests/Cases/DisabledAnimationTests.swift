import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Animations that an ancestor disables")
struct DisabledAnimationTests {
  struct Spinner: View {
    let model: CaseModel
    let isMended: Bool
    var body: some View {
      Color.red
        .rotationEffect(.degrees(model.flag ? 360 : 0))
        .animation(
          .linear(duration: 1).repeatForever(autoreverses: false), value: model.flag
        )
        .transaction { if isMended { $0.disablesAnimations = false } }
        .transaction { $0.disablesAnimations = true }
    }
  }

  @Test("AC-05: an ancestor that disables animations freezes a spinner, and the trace says so")
  func freezes() throws {
    try atEveryRate { play in
      let model = CaseModel()
      play.put(Spinner(model: model, isMended: false))
      play.at(0) { model.flag = true }
      #expect(play.value("rotation", at: 0) == 360)
      #expect(play.stage.isIdle)
      let trace = try #require(try play.stage.trace(of: "rotation"))
      #expect(trace.hasPrefix("no animation: "))
      #expect(trace.hasSuffix("was blocked by .transaction at DisabledAnimationTests.swift:18"))
    }
  }

  @Test("AC-05: switching the flag back below the ancestor lets it turn")
  func turns() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Spinner(model: model, isMended: true))
      play.at(0) { model.flag = true }
      play.check("rotation", [0.5: 180, 1.25: 90], within: 360 * 0.005)
      play.stage.advance(to: 10)
      #expect(!play.stage.isIdle)
    }
  }
}
