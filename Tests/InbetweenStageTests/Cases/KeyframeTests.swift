import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Keyframes on a stage")
struct KeyframeTests {
  struct Two {
    var a = 0.0
    var b = 0.0
  }

  @Test("AC-19: a timeline lasts as long as its longest track, and shorter ones hold")
  func timeline() {
    let timeline = KeyframeTimeline(initialValue: Two()) {
      KeyframeTrack(\.a) {
        LinearKeyframe(10, duration: 0.5)
        LinearKeyframe(0, duration: 0.5)
      }
      KeyframeTrack(\.b) { LinearKeyframe(1, duration: 0.25) }
    }
    #expect(timeline.duration == 1)
    let expected: KeyValuePairs = [
      0.25: (5.0, 1.0), 0.5: (10, 1), 0.75: (5, 1), 1: (0, 1), 2: (0, 1),
    ]
    for (time, (a, b)) in expected {
      let value = timeline.value(time: time)
      #expect(abs(value.a - a) < 1e-9 && abs(value.b - b) < 1e-9, "at \(time)")
    }
  }

  struct Triggered: View {
    let model: CaseModel
    let log: (Double) -> Void
    var body: some View {
      Color.red.keyframeAnimator(initialValue: 0.0, trigger: model.count) { content, value in
        content.offset(x: value)
      } keyframes: { value in
        let _ = log(value)
        LinearKeyframe(100, duration: 1)
      }
    }
  }

  @Test("AC-21: triggered again in mid-run, keyframes start from where they are")
  func retriggered() {
    atEveryRate { play in
      let model = CaseModel()
      var asked: [Double] = []
      play.put(Triggered(model: model) { asked.append($0) })
      play.at(0) { model.count += 1 }
      play.check("offset", [0.2: 20, 0.4: 40], within: 0.5)
      play.at(0.4) { model.count += 1 }
      play.check("offset", [0.9: 70, 1.4: 100, 1.9: 100], within: 0.5)
      play.at(2) { model.count += 1 }
      play.check("offset", [2: 0, 2.5: 50, 3: 100], within: 0.5)
      #expect(asked.count == 3 && asked[0] == 0 && abs(asked[1] - 40) < 0.5 && asked[2] == 0)
      #expect(play.times(.keyframes, "run began") == [0, 0.4, 2])
      #expect(play.times(.keyframes, "run ended") == [1.4, 3])
      #expect(play.stage.isIdle)
    }
  }

  struct Curved: View {
    let model: CaseModel
    var body: some View {
      Color.red.keyframeAnimator(initialValue: 0.0, trigger: model.count) { content, value in
        content.offset(x: value)
      } keyframes: { _ in
        CubicKeyframe(100, duration: 1)
      }
    }
  }

  @Test("AC-21: a trigger in mid-run keeps the velocity")
  func keepsVelocity() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Curved(model: model))
      play.at(0) { model.count += 1 }
      // A cubic from rest to rest: value 3u^2 - 2u^3 and slope 6u(1 - u), times 100.
      play.check("offset", [0.5: 50], within: 0.5)
      play.at(0.5) { model.count += 1 }
      // From 50 to 100 with 150 a second at the start: 50 + 150u + (150 - 300)u^2 + (150 - 100)u^3.
      play.check("offset", [0.6: 63.55, 1: 93.75, 1.5: 100], within: 0.5)
    }
  }

  struct Heavy: View {
    let log: () -> Void
    var body: some View {
      let _ = log()
      Color.red
    }
  }

  struct Costly: View {
    let model: CaseModel
    let evaluate: () -> Void
    let content: @Sendable () -> Void
    var body: some View {
      let content = content
      Heavy(log: evaluate).keyframeAnimator(initialValue: 0.0, trigger: model.count) {
        view, value in
        let _ = content()
        view.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(100, duration: 1)
      }
    }
  }

  @Test("AC-22: a run costs one content closure a frame, and its content's body nothing")
  func cost() {
    atEveryRate { play in
      let model = CaseModel()
      nonisolated(unsafe) var contents = 0
      var bodies = 0
      play.put(Costly(model: model, evaluate: { bodies += 1 }) { contents += 1 })
      contents = 0
      play.at(0) { model.count += 1 }
      play.stage.advance(to: 1)
      let frames = Int(play.rate)
      #expect((frames...frames + 2).contains(contents))
      #expect(abs(play.stage.requestedFrames - frames) <= 1)
      play.stage.advance(to: 1.1)
      let (before, contentsBefore) = (play.stage.requestedFrames, contents)
      play.stage.advance(to: 3)
      #expect(play.stage.requestedFrames == before)
      #expect(contents == contentsBefore)
      #expect(bodies == 1)
    }
  }

  struct Loop: View {
    let model: CaseModel
    var body: some View {
      Color.red.keyframeAnimator(initialValue: 0.0, repeating: !model.flag) { view, value in
        view.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
  }

  @Test("AC-33: a loop that is switched off finishes its pass and rests")
  func switchedOff() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Loop(model: model))
      play.at(0.5) { model.flag = true }
      play.check("offset", [1: 10, 1.5: 5, 2: 0], within: 0.05)
      #expect(play.stage.isIdle)
      #expect(play.value("offset", at: 5) == 0)
    }
  }
}
