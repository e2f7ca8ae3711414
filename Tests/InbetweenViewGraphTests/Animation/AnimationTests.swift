import Foundation
import InbetweenTiming
import Testing

@testable import InbetweenViewGraph

@Suite("Animations")
struct AnimationTests {
  // Vector desc-default.
  @Test("The default animation is a type of its own, equal only to itself")
  func defaultAnimation() {
    #expect(Animation.default == .default)
    #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(
      Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
  }

  // Case AC-30, from Apple's documents: response 0.55, damping fraction 1.
  @Test("The default animation is at 0.821 after 0.275 s and at 0.986 after 0.55 s")
  func defaultNumbers() {
    let spring = Spring(response: 0.55, dampingRatio: 1)
    #expect(abs(spring.value(target: 1.0, time: 0.275) - 0.821) < 0.0005)
    #expect(abs(spring.value(target: 1.0, time: 0.55) - 0.986) < 0.0005)
    // The integrator is a staircase one step behind.
    let motion = Animation.default.motion!
    #expect(abs(motion.progress(at: 0.275, distance: 1) - 0.821) < 0.01)
    #expect(abs(motion.progress(at: 0.55, distance: 1) - 0.986) < 0.01)
    #expect(motion.logicalEnd(distance: 1) == 0.55)
  }

  // Vector desc-smooth.
  @Test("A spring describes its parameters")
  func springDescription() {
    #expect(
      Animation.smooth.description
        == "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)")
  }

  // Vectors desc-easeIn and desc-linear.
  @Test("Curves have the printed coefficients and last 0.35 s")
  func curveCoefficients() {
    for (animation, expected) in [
      (Animation.easeIn, [-0.74, 0.48, 1.26, -2, 3, 0]), (.linear, [-2, 3, 0, -2, 3, 0]),
    ] {
      guard case .bezier(let curve, 0.35) = animation.motion?.base else {
        Issue.record("\(animation) is not a curve of 0.35 s")
        continue
      }
      let c = curve.coefficients
      for (a, b) in zip([c.ax, c.bx, c.cx, c.ay, c.by, c.cy], expected) {
        #expect(abs(a - b) <= 1e-9)
      }
    }
    #expect(Animation.easeIn.description.hasPrefix("BezierAnimation(duration: 0.35, curve: "))
    #expect(Animation.timingCurve(.circularEaseIn, duration: 2).description.contains("2.0"))
  }

  private func fluid(_ animation: Animation) -> [Double]? {
    guard case .fluidSpring(let response, let fraction, let blend) = animation.motion?.base else {
      return nil
    }
    return [response, fraction, blend]
  }

  @Test("Springs written in any form have the documented parameters")
  func springForms() {
    #expect(fluid(.spring) == [0.5, 1, 0])
    #expect(fluid(.spring()) == [0.5, 1, 0])
    #expect(fluid(.spring(duration: 0.3, bounce: 0.4)) == [0.3, 0.6, 0])
    #expect(fluid(.spring(response: 0.4)) == [0.4, 0.825, 0])
    #expect(fluid(.spring(dampingFraction: 0.6)) == [0.5, 0.6, 0])
    #expect(fluid(.spring(response: 0.2, dampingFraction: 0.3, blendDuration: 1)) == [0.2, 0.3, 1])
    #expect(fluid(.interactiveSpring) == [0.15, 0.85, 0.25])
    #expect(fluid(.interactiveSpring()) == [0.15, 0.85, 0.25])
    #expect(fluid(.interactiveSpring(response: 0.2)) == [0.2, 0.86, 0.25])
    #expect(fluid(.snappy) == [0.5, 0.85, 0])
    #expect(fluid(.bouncy) == [0.5, 0.7, 0])
    #expect(fluid(.smooth(duration: 0.8)) == [0.8, 1, 0])
    #expect(fluid(.snappy(duration: 1, extraBounce: 0.1)) == [1, 0.75, 0])
    #expect(fluid(.spring(duration: 1, bounce: -0.2)) == [1, 1.25, 0])
  }

  @Test("A physical spring from duration and bounce has mass 1 and the known parameters")
  func interpolatingForms() {
    for animation in [
      Animation.interpolatingSpring, .interpolatingSpring(duration: 0.5, bounce: 0),
      .interpolatingSpring(.smooth), .interpolatingSpring(Spring(duration: 0.5)),
    ] {
      guard case .interpolatingSpring(let spring) = animation.motion?.base else {
        Issue.record("\(animation) is no physical spring")
        continue
      }
      #expect(spring.mass == 1 && spring.initialVelocity == 0)
      #expect(abs(spring.stiffness - 157.913670417) < 1e-6)
      #expect(abs(spring.damping - 25.132741229) < 1e-6)
    }
  }

  @Test("Equality compares the calls")
  func equality() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.linear != .easeIn)
    #expect(Animation.linear.speed(1) != .linear)
    #expect(Animation.linear.delay(0) != .linear)
    #expect(Animation.linear.delay(1).delay(1) != .linear.delay(2))
    #expect(Animation.linear.delay(1).speed(2) == .linear.delay(1).speed(2))
    #expect(Animation.linear.repeatForever() == .linear.repeatForever(autoreverses: true))
    #expect(Set([Animation.spring, .spring, .smooth, .linear]).count == 2)
  }

  @Test("Modifiers are kept in call order, also over a custom animation")
  func modifiers() {
    let animation = Animation(Custom()).delay(1).speed(2).repeatCount(3)
    #expect(
      animation.modifiers == [.delay(1), .speed(2), .repeated(count: 3, autoreverses: true)])
    #expect(animation.motion == nil)
    #expect(animation.innermostBase is Custom)
    #expect(Animation.linear.delay(1).motion?.modifiers == [.delay(1)])
    #expect(Animation.linear.delay(1).description.hasSuffix(".delay(1.0)"))
    // Going through `base` loses nothing.
    let delayed = Animation.linear.delay(1)
    func again<A: CustomAnimation>(_ base: A) -> Animation { Animation(base) }
    #expect(again(delayed.base).motion == delayed.motion)
    #expect(again(delayed.base) == delayed)
  }

  struct Custom: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time >= 1 ? nil : value.scaled(by: time)
    }
  }

  @Test("A custom animation plays, has no velocity and does not merge unless it says so")
  func custom() {
    var context = AnimationContext<Double>()
    let animation = Animation(Custom())
    #expect(animation.animate(value: 10, time: 0.5, context: &context) == 5)
    #expect(animation.animate(value: 10, time: 1, context: &context) == nil)
    #expect(animation.velocity(value: 10, time: 0.5, context: context) == nil)
    #expect(
      !animation.shouldMerge(previous: .linear, value: 10, time: 0.5, context: &context))
    #expect(animation == Animation(Custom()))
  }
}
