import InbetweenStage
import Observation
import SwiftUI
import Testing

@Observable
@MainActor
private final class Model { var isAwake = false }

private struct Waking: View {
  let model: Model
  var body: some View {
    PhaseAnimator([0.0, -100]) { phase in
      Color.red.frame(width: 20, height: 20).offset(y: model.isAwake ? phase : 0)
    } animation: { _ in
      .linear(duration: 1)
    }
  }
}

@MainActor @Suite struct RestingPhaseTests {
  @Test("a loop that rested since all phases looked alike turns once they differ, and rests again")
  func waking() throws {
    let model = Model()
    let stage = Stage(Waking(model: model))
    stage.advance(to: 1)
    #expect(stage.isIdle)
    stage.perform { model.isAwake = true }
    for (time, offset) in [(1.5, -50.0), (2, -100), (2.5, -50), (3, 0), (3.5, -50)] {
      stage.advance(to: time)
      #expect(abs(try stage.value("offset.y", of: .type("Color")) - offset) < 1e-6)
    }
    stage.advance(to: 4)
    stage.perform { model.isAwake = false }
    stage.advance(to: 5)
    #expect(try stage.value("offset.y", of: .type("Color")) == 0)
    #expect(stage.isIdle)
  }
}
