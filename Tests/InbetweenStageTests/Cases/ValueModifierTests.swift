import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Animation modifiers that watch a value")
struct ValueModifierTests {
  struct Square: View {
    let model: CaseModel
    var body: some View {
      Color.red.offset(x: model.x).animation(.linear(duration: 1), value: model.x)
    }
  }

  @Test("AC-01: a modifier that watches a value beats the explicit block")
  func beatsBlock() throws {
    try atEveryRate { play in
      let model = CaseModel()
      play.put(Square(model: model))
      play.at(0) {
        withAnimation(.linear(duration: 2)) {
          model.x = 100
        } completion: {
          play.note("complete")
        }
      }
      play.check("offset", [0.25: 25, 0.5: 50, 1: 100], within: 0.5)
      #expect(play.times(.completion) == [1])
      #expect(play.stage.isIdle)
      let trace = try #require(try play.stage.trace(of: "offset"))
      #expect(trace.hasPrefix("linear 1 s from .animation(value:) at ValueModifierTests.swift:11"))
      #expect(trace.contains("in place of linear 2 s from withAnimation at"))
    }
  }

  struct Together: View {
    let model: CaseModel
    var body: some View {
      VStack {
        Box().opacity(model.flag ? 1 : 0)
        Color.red.offset(x: Double(model.count))
      }
      .animation(.linear(duration: 1), value: model.flag)
    }
  }

  @Test("AC-03: a change in the same event inherits the container's animation")
  func inheritsInOneEvent() throws {
    try atEveryRate { play in
      let model = CaseModel()
      play.put(Together(model: model))
      play.at(0) { model.count = 100 }
      #expect(play.value("offset", at: 0) == 100)
      #expect(play.stage.isIdle)
      play.at(2) {
        model.flag = true
        model.count = 0
      }
      play.check("opacity", [2.5: 0.5], within: 0.005)
      play.check("offset", [2.5: 50], within: 0.5)
      let trace = try #require(try play.stage.trace(of: "offset"))
      #expect(trace.contains(".animation(value:)"))
    }
  }
}
