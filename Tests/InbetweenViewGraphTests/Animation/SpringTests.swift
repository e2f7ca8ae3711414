import Foundation
import InbetweenViewGraph
import Testing

@Suite("Spring")
struct SpringTests {
  // Vectors quirk-overdamped-velocity-1--0.2-0.1 and quirk-overdamped-velocity-2--0.7-0.5.
  @Test("The velocity of an over-damped spring is too large by its target, as on Apple's systems")
  func overdampedVelocity() {
    let mild = Spring(duration: 1, bounce: -0.2)
    #expect(abs(mild.velocity(target: 1.0, time: 0.1) - 2.86733397) <= 1e-7)
    let strong = Spring(duration: 2, bounce: -0.7)
    #expect(abs(strong.velocity(target: 1.0, time: 0.5) - 1.388114682) <= 1e-7)
    #expect(mild.velocity(target: 1.0, initialVelocity: 3, time: 0) == 3)
  }

  @Test("Presets have duration 0.5 and bounces 0, 0.15 and 0.3")
  func presets() {
    #expect(Spring.smooth == Spring())
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.4))
    #expect(abs(Spring.bouncy.bounce - 0.3) < 1e-12)
    #expect(abs(Spring(duration: 0.7).duration - 0.7) < 1e-12)
  }

  @Test("Duration 0.5, bounce 0.3 is mass 1, stiffness 157.9, damping 17.6")
  func documentedNumbers() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
  }

  @Test("Stepping with update stays on the closed form")
  func update() {
    for bounce in [0.3, 0] {
      let spring = Spring(duration: 0.5, bounce: bounce)
      var value = 0.0
      var velocity = 20.0
      for _ in 0..<30 {
        spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.01)
      }
      #expect(abs(value - spring.value(target: 10, initialVelocity: 20, time: 0.3)) < 1e-9)
    }
  }

  @Test("Force is the derivative of the velocity on mass 1")
  func force() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let h = 1e-5
    let before = spring.velocity(target: 10.0, time: 0.2 - h)
    let after = spring.velocity(target: 10.0, time: 0.2 + h)
    let force = spring.force(
      target: 10, position: spring.value(target: 10, time: 0.2),
      velocity: spring.velocity(target: 10, time: 0.2))
    #expect(abs(force - (after - before) / (2 * h)) < 1e-3)
  }

  @Test("Animatable values move between two others and settle by their distance")
  func animatable() {
    let spring = Spring(duration: 0.4, bounce: 0)
    let from = CGPoint(x: 5, y: 5)
    let to = CGPoint(x: 15, y: -5)
    let value = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.1)
    // Vector value-K4: 4.656 of 10.
    #expect(abs(value.x - 9.656) < 0.0005 && abs(value.y - 0.344) < 0.0005)
    let angle = Spring(duration: 0.5, bounce: 0.3).settlingDuration(
      fromValue: Angle.zero, toValue: Angle(radians: 1), initialVelocity: .zero, epsilon: 0.001)
    let number = Spring(duration: 0.5, bounce: 0.3).settlingDuration(target: 128.0, epsilon: 0.001)
    #expect(angle == number)
  }
}
