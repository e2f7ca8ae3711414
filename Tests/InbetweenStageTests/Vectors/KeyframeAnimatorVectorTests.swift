import InbetweenStage
import SwiftUI
import Testing

/// The measured logs of a keyframe animator (semantics 4.3). Each is told by its vector's id.
@MainActor
@Suite("Measured keyframe animators")
struct KeyframeAnimatorVectorTests {
  private final class Log: @unchecked Sendable {
    // Written on the main actor only.
    var contents: [Double] = []
    var asked: [Double] = []
  }

  private struct Animated: View {
    let model: CaseModel
    let log: Log
    var body: some View {
      let log = log
      Box().keyframeAnimator(initialValue: 0.0, trigger: model.count) { content, value in
        let _ = log.contents.append(value)
        content.offset(x: value)
      } keyframes: { value in
        let _ = log.asked.append(value)
        LinearKeyframe(value + 20, duration: 0.2)
      }
    }
  }

  private let model = CaseModel()
  private let log = Log()

  @Test("kfa-K10: on appearing the content shows the initial value and no keyframes are made")
  func appearing() {
    let stage = Stage(Animated(model: model, log: log))
    stage.advance(to: 1)
    #expect(log.contents.allSatisfy { $0 == 0 } && !log.contents.isEmpty)
    #expect(log.asked.isEmpty)
    #expect(stage.isIdle)
  }

  @Test("kfa-K12: from rest the keyframes start at the initial value again")
  func fromRest() {
    let stage = Stage(Animated(model: model, log: log))
    stage.perform { model.count += 1 }
    stage.advance(to: 1)
    log.contents.removeAll()
    stage.perform { model.count += 1 }
    stage.advance(to: 2)
    #expect(log.asked == [0, 0])
    #expect(log.contents.first == 0)
    #expect(log.contents.last.map { abs($0 - 20) < 0.001 } == true)
    #expect(log.contents.max().map { abs($0 - 20) < 0.001 } == true)
  }

  @Test("kfa-K13: in mid-run the keyframes start at the value of the moment")
  func inMidRun() {
    let stage = Stage(Animated(model: model, log: log))
    stage.perform { model.count += 1 }
    stage.advance(to: 0.05)
    stage.perform { model.count += 1 }
    stage.advance(to: 1)
    #expect(log.asked.count == 2 && log.asked[0] == 0 && abs(log.asked[1] - 5) < 1e-9)
    #expect(log.contents.last.map { abs($0 - 25) < 1e-9 } == true)
  }
}

@MainActor
@Suite("Keyframes and the animation of the change that triggers them")
struct KeyframesUnderAnimationTests {
  private struct Spun: View {
    let model: CaseModel
    var body: some View {
      let y = model.y
      return Box().keyframeAnimator(initialValue: 0.0, trigger: model.count) { content, value in
        content.offset(x: value, y: y)
      } keyframes: { _ in
        LinearKeyframe(100, duration: 1)
      }
    }
  }

  @Test("the keyframes' own values are not animated once more; what else changes is")
  func triggered() throws {
    let model = CaseModel()
    let stage = Stage(Spun(model: model))
    stage.perform { model.count += 1 }
    stage.advance(to: 2)
    // From rest at 100 back to 0, and y by another animation.
    stage.perform {
      withAnimation(.linear(duration: 1)) {
        model.count += 1
        model.y = 50
      }
    }
    #expect(try stage.value("offset.x") == 0)
    stage.advance(to: 2.5)
    #expect(abs(try stage.value("offset.x") - 50) < 1e-6)
    #expect(abs(try stage.value("offset.y") - 25) < 1e-6)
    stage.advance(to: 3)
    #expect(try stage.value("offset.x") == 100)
    #expect(try stage.value("offset.y") == 50)
  }
}
