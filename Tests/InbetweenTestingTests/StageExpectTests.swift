import InbetweenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Values on a stage")
struct StageExpectTests {
  @Observable final class Model { var x = 0.0 }

  struct Square: View {
    let model: Model
    var body: some View {
      Color.red.frame(width: 50, height: 50).offset(x: model.x)
        .accessibilityIdentifier("square")
    }
  }

  @Test("a value that is not as expected is told with what it is and why")
  func wrongValue() throws {
    let model = Model()
    let stage = Stage(Square(model: model))
    stage.perform { withAnimation(.linear(duration: 1)) { model.x = 100 } }
    stage.advance(to: 0.25)
    stage.expect("offset.x", of: "#square", is: 25, within: 1e-9)
    stage.expectModel("offset.x", of: "#square", is: 100)
    stage.expectVelocity("offset.x", of: "#square", is: 100, within: 1e-9)
    let failures = MotionFailure.collect {
      stage.expect("offset.x", of: "#square", is: 30, within: 1)
    }
    #expect(
      failures.map(\.description) == [
        """
        offset.x of the view with identifier square is 25 at 0.25 s, not 30 within 1. Its last \
        change: offset of Square/Color at 0 s, (0, 0) to (100, 0): animated with linear 1 s
          withAnimation at StageExpectTests.swift:22 begins with linear 1 s
        """
      ])
    #expect(failures.first?.place.line == 28)
  }
}
