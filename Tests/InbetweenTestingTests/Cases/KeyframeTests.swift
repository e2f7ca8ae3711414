import InbetweenTesting
import SwiftUI
import Testing

/// Keyframes: what they show when, from where they start, and what they cost.
@MainActor
@Suite("Cases: keyframes")
struct KeyframeTests {
  @Observable final class Model {
    var trigger = 0
    var isLooping = true
  }

  // MARK: AC-19

  struct Two {
    var a = 0.0
    var b = 0.0
  }

  @Test("AC-19: a timeline is as long as its longest track, and shorter tracks hold")
  func timeline() {
    let timeline = KeyframeTimeline(initialValue: Two()) {
      KeyframeTrack(\.a) {
        LinearKeyframe(10, duration: 0.5)
        LinearKeyframe(0, duration: 0.5)
      }
      KeyframeTrack(\.b) { LinearKeyframe(1, duration: 0.25) }
    }
    #expect(timeline.duration == 1)
    let table = CurveTable(
      [CurvePlot.Curve("a", timeline, \.a), CurvePlot.Curve("b", timeline, \.b)], step: 0.25)
    #expect(
      table.text == """
        seconds   a  b
              0   0  0
           0.25   5  1
            0.5  10  1
           0.75   5  1
              1   0  1
        """)
    // Soft: times beyond the end give the end value.
    #expect(timeline.value(time: 2).a == 0 && timeline.value(time: 2).b == 1)
  }

  // MARK: AC-21

  struct Triggered: View {
    let model: Model
    let onAsk: (Double) -> Void
    var body: some View {
      Color.red.keyframeAnimator(initialValue: 0.0, trigger: model.trigger) { content, x in
        content.offset(x: x)
      } keyframes: { x in
        let _ = onAsk(x)
        LinearKeyframe(100, duration: 1)
      }
    }
  }

  @Test("AC-21: triggered in mid-run keyframes start from where they are, at rest from the start")
  func retriggered() {
    atEveryFrameRate { run in
      let model = Model()
      var asked: [Double] = []
      let stage = run.stage(Triggered(model: model) { asked.append($0) })

      stage.perform(at: 0) { model.trigger += 1 }
      stage.expect("offset.x", at: [0.2: 20, 0.4: 40], within: 0.5)
      stage.perform(at: 0.4) { model.trigger += 1 }
      stage.expect("offset.x", at: [0.4: 40, 0.9: 70, 1.4: 100, 1.9: 100], within: 0.5)
      stage.perform(at: 2) { model.trigger += 1 }
      stage.expect("offset.x", at: [2: 0, 2.5: 50, 3: 100, 4: 100], within: 0.5)

      #expect(asked.count == 3)
      #expect(asked[0] == 0 && abs(asked[1] - 40) < 0.5 && asked[2] == 0)
      // The second run takes over from the first: never two at once.
      stage.expectEvents([
        .keyframesBegin(at: 0), .keyframesBegin(at: 0.4), .keyframesEnd(at: 1.4),
        .keyframesBegin(at: 2), .keyframesEnd(at: 3),
      ])
      stage.expectIdle()
    }
  }

  struct Curved: View {
    let model: Model
    var body: some View {
      Color.red.keyframeAnimator(initialValue: 0.0, trigger: model.trigger) { content, x in
        content.offset(x: x)
      } keyframes: { _ in
        CubicKeyframe(100, duration: 1)
      }
    }
  }

  @Test("AC-21: a trigger in mid-run keeps the velocity")
  func velocityKept() throws {
    try atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(Curved(model: model))
      let watch = try stage.watch("offset.x")
      stage.perform(at: 0) { model.trigger += 1 }
      // A cubic from rest to rest: 100 (3u^2 - 2u^3), with slope 600 u (1 - u).
      stage.expect("offset.x", at: [0.25: 15.625, 0.5: 50], within: 0.5)
      stage.perform(at: 0.5) { model.trigger += 1 }
      // From 50 to 100 with 150 a second: 50 + 150u + (150 - 300)u^2 + (150 - 100)u^3.
      stage.expect("offset.x", at: [0.6: 63.55, 1: 93.75, 1.5: 100], within: 0.5)
      watch.expectContinuous(at: 0.5)
      watch.expectContinuousSpeed(at: 0.5)
    }
  }

  // MARK: AC-22

  struct Heavy: View {
    var body: some View { Color.red }
  }

  struct Costly: View {
    let model: Model
    var body: some View {
      Heavy().keyframeAnimator(initialValue: 0.0, trigger: model.trigger) { content, x in
        content.offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(100, duration: 1)
      }
    }
  }

  @Test("AC-22: a run costs one content closure and one frame a frame, its child's body nothing")
  func cost() {
    atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(Costly(model: model))
      let frames = Int(run.framesPerSecond)

      let ofRun = stage.cost {
        stage.perform(at: 0) { model.trigger += 1 }
        stage.advance(to: 1 + 1 / run.framesPerSecond)
      }
      #expect((frames...frames + 2).contains(ofRun.contentClosures))
      let untilRest = stage.cost { stage.advance(to: 1.1) }
      #expect(abs(ofRun.frames + untilRest.frames - frames) <= 1)
      #expect(untilRest.contentClosures == 0)

      let atRest = stage.cost { stage.advance(to: 3) }
      atRest.expect(\.frames, atMost: 0)
      atRest.expect(\.contentClosures, atMost: 0)
      stage.cost.expectBodies(of: "Heavy", atMost: 1)
      #expect(stage.cost.bodies["Heavy"]?.total == 1)
    }
  }

  // MARK: AC-33

  struct Loop: View {
    let model: Model
    var body: some View {
      Color.red.keyframeAnimator(initialValue: 0.0, repeating: model.isLooping) { content, x in
        content.offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
  }

  @Test("AC-33: a loop that is switched off in mid-run finishes its pass and rests")
  func switchedOff() {
    atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(Loop(model: model))
      stage.perform(at: 0.5) { model.isLooping = false }
      stage.expect("offset.x", at: [1: 10, 1.5: 5, 2: 0], within: 0.05)
      stage.expectIdle()
      stage.expect("offset.x", at: [3: 0, 5: 0], within: 0)
      stage.expectIdle()
    }
  }
}
