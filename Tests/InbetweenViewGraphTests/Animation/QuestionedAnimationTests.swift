import Foundation
import Testing

@testable import InbetweenViewGraph

/// `Animation.animate(value:time:context:)` called directly: a stream of questions.
@Suite("Animations that are asked directly")
struct QuestionedAnimationTests {
  private func ask(
    _ animation: Animation, _ distance: Double = 1, at times: [Double]
  ) -> [Double?] {
    var context = AnimationContext<Double>()
    return times.map { animation.animate(value: distance, time: $0, context: &context) }
  }

  // Vectors repeat-linear1-2-True, repeat-linear1-3-False and repeat-linear1-3-True.
  @Test(
    "A pass ends at the question that finds it over, and the next starts there",
    arguments: [
      (2, true, [0.0, 0.3, 0.6, 0.9, 1.0, 0.7, 0.4, 0.1, nil]),
      (
        3, false,
        [0.0, 0.3, 0.6, 0.9, 1.0, 0.3, 0.6, 0.9, 1.0, 0.3, 0.6, 0.9, nil]
      ),
      (
        3, true,
        [0.0, 0.3, 0.6, 0.9, 1.0, 0.7, 0.4, 0.1, 0.0, 0.3, 0.6, 0.9, nil]
      ),
    ] as [(Int, Bool, [Double?])])
  func repeats(count: Int, autoreverses: Bool, expected: [Double?]) {
    let times = expected.indices.map { Double($0) * 0.3 }
    let animation = Animation.linear(duration: 1).repeatCount(count, autoreverses: autoreverses)
    for (answer, truth) in zip(ask(animation, at: times), expected) {
      #expect((answer == nil) == (truth == nil))
      if let answer, let truth { #expect(abs(answer - truth) <= 1e-9) }
    }
  }

  // Vectors fluid-smooth-100 and fluid-bouncy.
  @Test("A spring integrates from question to question and ends at its rest step")
  func fluidSpring() {
    let smooth = ask(.smooth, 100, at: [0, 0.008333, 0.098333, 0.198333, 0.298333, 0.498333])
    for (answer, truth) in zip(
      smooth, [0, 0.511371769, 35.577940585, 71.291613526, 88.645526843, 98.446913915])
    {
      #expect(abs(answer! - truth) <= 1e-8)
    }
    let frames = stride(from: 0, to: 2, by: 1 / 60.0).map { $0 }
    let bouncy = ask(.bouncy, at: frames)
    let firstNil = bouncy.firstIndex { $0 == nil }!
    // Nil after 0.76 s.
    #expect(frames[firstNil] > 0.76 && frames[firstNil - 1] <= 0.76 + 1e-9)
    #expect(bouncy[firstNil...].allSatisfy { $0 == nil })
  }

  @Test("Asked directly, a spring agrees with its table")
  func fluidSpringAgrees() {
    for animation in [Animation.spring, .bouncy, .default, .interactiveSpring] {
      let times = stride(from: 0, to: 3, by: 0.0071).map { $0 }
      for (time, answer) in zip(times, ask(animation, 40, at: times)) {
        let motion = animation.motion!
        if let answer {
          #expect(abs(answer - 40 * motion.progress(at: time, distance: 40)) < 1e-8)
        } else {
          #expect(time > motion.end(distance: 40) - 1e-6)
        }
      }
    }
  }

  @Test("A question after a gap of more than a second goes on from 1/60 s before it")
  func gap() {
    let answers = ask(.spring, at: [0, 0.1, 50])
    let continued = ask(.spring, at: [0, 0.1, 0.1 + 1 / 60.0])
    #expect(abs(answers[2]! - continued[2]!) < 1e-9)
  }

  @Test("Speed, delay and an end of its own transform the questions")
  func modifiers() {
    #expect(ask(.linear(duration: 1).speed(2), at: [0.25, 0.6]) == [0.5, nil])
    #expect(ask(.linear(duration: 1).delay(1), at: [0.5, 1.25, 2.1]) == [0, 0.25, nil])
    #expect(ask(.linear(duration: 1).delay(1).speed(2), at: [0.5, 0.75]) == [0, 0.5])
    var context = AnimationContext<Double>()
    let early = Animation.linear(duration: 5).logicallyComplete(after: 1)
    _ = early.animate(value: 1, time: 0.9, context: &context)
    #expect(!context.isLogicallyComplete)
    _ = early.animate(value: 1, time: 1, context: &context)
    #expect(context.isLogicallyComplete)
  }

  // Vector logical-spring-repeat.
  @Test("A repeated spring is logically complete after its first response")
  func repeatedSpring() {
    var context = AnimationContext<Double>()
    let animation = Animation.spring(response: 0.5, dampingFraction: 1).repeatCount(4)
    for time in stride(from: 0, to: 0.49, by: 1 / 60.0) {
      _ = animation.animate(value: 1, time: time, context: &context)
      #expect(!context.isLogicallyComplete)
    }
    _ = animation.animate(value: 1, time: 0.51, context: &context)
    #expect(context.isLogicallyComplete)
  }

  // Vectors retarget-spring-over-spring and retarget-spring-over-curve: the context is handed on,
  // the value is the whole way from the first start.
  @Test("A spring over a spring keeps its velocity, over a curve it starts at rest")
  func merging() {
    var context = AnimationContext<Double>()
    let spring = Animation.smooth
    for time in [0, 0.05, 0.1, 0.15, 0.2] {
      _ = spring.animate(value: 100, time: time, context: &context)
    }
    let velocity = spring.velocity(value: 100, time: 0.2, context: context)!
    #expect(velocity > 100)
    #expect(spring.shouldMerge(previous: spring, value: 100, time: 0.2, context: &context))
    let turned = spring.animate(value: 0, time: 0.22, context: &context)!
    // Case AC-07: higher than at the event.
    #expect(abs(turned - 72.9) < 0.06)

    var curveContext = AnimationContext<Double>()
    let curve = Animation.linear(duration: 1)
    _ = curve.animate(value: 100, time: 0.5, context: &curveContext)
    #expect(spring.shouldMerge(previous: curve, value: 100, time: 0.5, context: &curveContext))
    let after = spring.animate(value: 0, time: 0.5 + 2.5 / 300, context: &curveContext)!
    #expect(after < 50 && after > 49)
  }

  @Test("Curves and physical springs never merge; modifiers merge only over their own kind")
  func whoMerges() {
    func merges(_ animation: Animation, over previous: Animation) -> Bool {
      var context = AnimationContext<Double>()
      return animation.shouldMerge(previous: previous, value: 1, time: 0.1, context: &context)
    }
    #expect(merges(.spring, over: .linear))
    #expect(merges(.default, over: .interpolatingSpring))
    #expect(!merges(.linear, over: .linear))
    #expect(!merges(.interpolatingSpring, over: .interpolatingSpring))
    #expect(!merges(.spring.delay(1), over: .linear))
    #expect(merges(.spring.delay(1), over: .bouncy))
    #expect(Animation.spring.speed(2).velocity(value: 1, time: 0.1, context: .init()) == nil)
  }

  @Test("A physical spring answers from its closed form and ends by its rule")
  func interpolating() {
    // Vector interp-k100c10.
    let answers = ask(
      .interpolatingSpring(stiffness: 100, damping: 10), at: [0.1, 0.4, 1.4727, 1.47271])
    #expect(abs(answers[0]! - 0.340299847) <= 1e-8)
    #expect(abs(answers[1]! - 1.153122768) <= 1e-8)
    #expect(answers[2] != nil)
    #expect(answers[3] == nil)
  }

  @Test("Questions out of range are answered and come back")
  func badInput() {
    for animation in [
      Animation.linear, .spring, .interpolatingSpring, .default, .spring.repeatForever(),
      .linear(duration: 0).repeatForever(), .linear(duration: .nan), .spring(response: .nan),
      .spring(duration: 1, bounce: -1), .spring(response: 0, dampingFraction: .infinity),
      .linear(duration: .infinity),
    ] {
      for answer in ask(animation, 10, at: [-1, 0, 0.1, .nan, 1e9, .infinity]) {
        if let answer { #expect(abs(answer) < 20, "\(animation)") }
      }
    }
  }
}
