import InbetweenStage
import SwiftUI
import Testing

@Suite("Spring numbers")
struct SpringNumberTests {
  @Test("AC-30: a spring converts between its parameters")
  func conversions() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    let other = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(other.duration - 0.63) < 0.005)
    #expect(abs(other.bounce - 0.5) < 0.005)
  }

  @Test("AC-30: a spring's position follows the closed form")
  func positions() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    for (time, position) in [(0.1, 0.423), (0.25, 0.984), (0.35, 1.046), (0.5, 1.0145)] {
      #expect(abs(spring.value(target: 1.0, time: time) - position) < 0.0006, "at \(time)")
    }
    let positions = stride(from: 0.0, to: 1, by: 0.005).map { spring.value(target: 1.0, time: $0) }
    #expect(abs(positions.max()! - 1.046) < 0.0006)
  }

  @Test("AC-30: the default animation is a critical spring of response 0.55")
  @MainActor func defaultAnimation() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(InterruptionTests.Moved(model: model))
      play.at(0) { withAnimation { model.x = 100 } }
      play.check("offset", [0.275: 82.1, 0.55: 98.6], within: 1)
    }
  }
}
