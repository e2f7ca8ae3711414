import InbetweenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Costs as budgets")
struct CostTests {
  struct Heavy: View {
    var body: some View { Text("Heavy") }
  }

  struct Keyed: View {
    let model: CardModel
    var body: some View {
      Heavy().keyframeAnimator(initialValue: 0.0, trigger: model.count) { content, x in
        content.offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(100, duration: 1)
      }
    }
  }

  // AC-22: a run of a second asks for its frames and no more, and the child stays as it is.
  @Test("a run of keyframes costs its frames", arguments: [(60.0, 60...62), (30, 30...32)])
  func keyframes(_ rate: Double, _ frames: ClosedRange<Int>) {
    let model = CardModel()
    let stage = Stage(Keyed(model: model), settings: StageSettings { $0.framesPerSecond = rate })
    let run = stage.cost {
      stage.perform { model.count = 1 }
      stage.advance(to: 1 + 1 / rate)
    }
    #expect(frames.contains(run.frames))
    #expect(frames.contains(run.contentClosures))
    run.expectBodies(of: "Heavy", atMost: 0)
    let rest = stage.cost { stage.advance(to: 3) }
    rest.expect(\.frames, atMost: 0)
    rest.expect(\.contentClosures, atMost: 0)
    stage.cost.expectBodies(of: "Heavy", atMost: 1)
  }

  @Test("an effect moves without bodies, layouts or new display lists")
  func effect() {
    let (stage, model) = cardStage()
    stage.perform { withAnimation(.linear(duration: 1)) { model.x = 100 } }
    stage.advance(to: 0.1)
    let cost = stage.cost { stage.advance(to: 0.9) }
    #expect(cost.frames == 48)
    cost.expect(\.bodyEvaluations, atMost: 0)
    cost.expect(\.layouts, atMost: 0)
    cost.expect(\.emissions, atMost: 0)
    // offset, opacity, scale, rotation, each with its end, and the rectangle.
    cost.expect(\.displayCommands, atMost: 9)
  }

  struct Echo: View {
    let model: CardModel
    @State private var copy = 0
    var body: some View {
      Text("\(model.count) \(copy)").onChange(of: model.count) { copy = model.count }
    }
  }

  @Test("a budget that is broken is told with what was most, in all and in a frame")
  func overBudget() {
    let model = CardModel()
    let stage = Stage(Echo(model: model))
    let cost = stage.cost {
      stage.perform { model.count = 1 }
      stage.advance(to: 0.5)
    }
    let failures = MotionFailure.collect {
      cost.expectBodies(of: "Echo", atMost: 1)
      cost.expectBodies(of: "Echo", atMost: 2, inAFrame: 1)
      cost.expect(\.bodyEvaluations, atMost: 1)
    }
    #expect(
      failures.map(\.description) == [
        """
        The body of Echo is evaluated 2 times; the budget is 1. It reads something that changes, or \
        the closure around it makes it anew.
        """,
        """
        The body of Echo is evaluated 2 times in one frame; the budget is 1. Something that it reads \
        is written again while the frame settles.
        """,
        "2 bodies were evaluated; the budget is 1. Most bodies: Echo 2.",
      ])
  }
}
