import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("The life of a leaving view")
struct LeavingTests {
  struct Leaving: View {
    let model: CaseModel
    let gone: () -> Void
    var body: some View {
      if !model.flag { Box().transition(.opacity).onDisappear(perform: gone) }
    }
  }

  @Test("AC-23: a leaving view stays until its transition ends")
  func stays() {
    atEveryRate { play in
      let model = CaseModel()
      var gone: [Double] = []
      play.put(Leaving(model: model) { gone.append(play.stage.time) })
      play.at(0) { withAnimation(.linear(duration: 1)) { model.flag = true } }
      play.check("opacity", [0.5: 0.5], within: 0.005)
      #expect(play.stage.findView(.type("Box")) != nil)
      play.stage.advance(to: 0.999)
      #expect(gone.isEmpty)
      play.stage.advance(to: 1.1)
      #expect(gone == [1])
      #expect(play.times(.disappear) == [1])
      #expect(play.stage.findView(.type("Box")) == nil)
      play.at(2) { model.flag = false }
      #expect(play.stage.findView(.type("Box")) != nil)
      #expect(play.stage.displayList.text.contains("rect 170 407 50 30"))
      #expect(!play.stage.displayList.text.contains("opacity"))
      #expect(play.stage.isIdle)
    }
  }
}
