import InbetweenTesting
import SwiftUI
import Testing

/// The numbers of springs.
@MainActor
@Suite("Cases: springs")
struct SpringTests {
  @Test("AC-30: a spring converts between duration and bounce, and stiffness and damping")
  func conversions() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    let other = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(other.duration - 0.63) < 0.005)
    #expect(abs(other.bounce - 0.5) < 0.005)
  }

  @Test("AC-30: a spring's position follows the closed form, with its maximum at 0.35 s")
  func positions() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    for (time, position) in [(0.1, 0.423), (0.25, 0.984), (0.35, 1.046), (0.5, 1.0145)] {
      #expect(abs(spring.value(target: 1.0, time: time) - position) < 0.0006, "at \(time)")
    }
    let times = stride(from: 0.0, to: 2, by: 0.001)
    let top = times.map { (time: $0, value: spring.value(target: 1.0, time: $0)) }
      .max { $0.value < $1.value }!
    #expect(abs(top.value - 1.046) < 0.0006 && abs(top.time - 0.35) < 0.01)
  }

  @Observable final class Model {
    var x = 0.0
  }

  struct Moved: View {
    let model: Model
    var body: some View { Color.red.offset(x: model.x) }
  }

  @Test("AC-30: the default animation is a spring of response 0.55 without bounce")
  func defaultAnimation() {
    atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(Moved(model: model))
      stage.perform(at: 0) { withAnimation { model.x = 100 } }
      stage.expect("offset.x", at: [0.275: 82.1, 0.55: 98.6], within: 1)
      stage.expectChange(of: "offset", is: .animated, with: "default spring")
    }
  }
}
