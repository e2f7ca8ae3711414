import InbetweenStage
import SwiftUI
import Testing

/// Events bear the time at which they happen, whatever the frame rate, and keep their order.
@MainActor
@Suite("Events at exact times")
struct EventTests {
  private func expect(
    _ play: Play, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let events = play.stage.graph.journal.events.map {
      "\((($0.time * 1e6).rounded() / 1e6)) \($0.kind.rawValue) \($0.name)"
    }
    #expect(events == expected, sourceLocation: sourceLocation)
  }

  struct Badge: View {
    let model: CaseModel
    var body: some View {
      Box().phaseAnimator(["rest", "lift", "land"], trigger: model.count) { content, phase in
        content.offset(y: phase == "lift" ? -8 : 0).scaleEffect(phase == "lift" ? 1.1 : 1)
      } animation: { phase in
        switch phase {
        case "rest": .linear(duration: 0.07)
        case "lift": .linear(duration: 0.11)
        default: .linear(duration: 0.23)
        }
      }
    }
  }

  @Test("phases are entered and left at exact times, one without length with its reason")
  func phases() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Badge(model: model))
      play.at(0.05) { model.count += 1 }
      play.stage.advance(to: 1)
      expect(
        play,
        [
          "0.05 trigger trigger 0 to 1", "0.05 phase enter lift", "0.16 phase leave lift",
          "0.16 phase enter land", "0.39 phase leave land", "0.39 phase enter rest",
          "0.39 phase leave rest at once: nothing animated",
        ])
      #expect(play.stage.isIdle)
    }
  }

  struct Spun: View {
    let model: CaseModel
    var body: some View {
      Box().keyframeAnimator(initialValue: 0.0, trigger: model.count) { content, value in
        content.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(10, duration: 0.13)
        MoveKeyframe(20)
        LinearKeyframe(30, duration: 0.2)
      }
    }
  }

  @Test("runs of keyframes begin and end at exact times; jumps that are meant are named")
  func keyframes() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Spun(model: model))
      play.at(0.01) { model.count += 1 }
      play.at(0.21) { model.count += 1 }
      play.at(1) { model.count += 1 }
      play.stage.advance(to: 1.2)
      expect(
        play,
        [
          "0.01 trigger trigger 0 to 1", "0.01 keyframes run began",
          "0.01 jump the value moves at once, 0.13 s after the start",
          "0.21 trigger trigger 1 to 2", "0.21 keyframes run began",
          "0.21 jump the value moves at once, 0.13 s after the start",
          "0.54 keyframes run ended", "1.0 trigger trigger 2 to 3",
          "1.0 jump from rest back to the initial value", "1.0 keyframes run began",
          "1.0 jump the value moves at once, 0.13 s after the start",
        ])
    }
  }

  struct Coming: View {
    let model: CaseModel
    var body: some View {
      ZStack {
        if model.flag { Box().onAppear {}.onDisappear {}.transition(.scale) }
      }
    }
  }

  @Test("arrivals and departures bear the times of their transitions")
  func transitions() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Coming(model: model))
      play.at(0.02) { withAnimation(.linear(duration: 0.31)) { model.flag = true } }
      play.at(0.5) { withAnimation(.linear(duration: 0.31)) { model.flag = false } }
      play.at(0.6) { withAnimation(.linear(duration: 0.17)) { model.flag = true } }
      play.at(1) { withAnimation(.linear(duration: 0.21)) { model.flag = false } }
      play.stage.advance(to: 2)
      expect(
        play,
        [
          "0.02 transition insertion began", "0.02 appear appear",
          "0.33 transition insertion ended", "0.5 transition removal began",
          "0.6 transition came back", "1.0 transition removal began",
          "1.21 transition removal ended", "1.21 disappear disappear",
        ])
      #expect(play.stage.isIdle)
    }
  }

  struct Working: View {
    let model: CaseModel
    var body: some View {
      Box().offset(x: model.x).task(id: model.count) {
        try? await Task.sleep(for: .seconds(0.215))
        withAnimation(.linear(duration: 0.1)) {
          model.x += 10
        } completion: {
          model.y += 1
        }
      }
    }
  }

  @Test("tasks start, sleep, end and are cancelled at exact times, and so is what they animate")
  func tasks() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Working(model: model))
      play.stage.advance(to: 0.25)
      #expect(model.x == 10 && model.y == 0)
      play.at(0.4) { model.count += 1 }
      play.at(0.5) { model.count += 1 }
      play.stage.advance(to: 1)
      // Cancelled in its sleep, the second one goes on at once.
      #expect(model.x == 30 && model.y == 3)
      expect(
        play,
        [
          "0.0 task task started", "0.215 task task ended", "0.315 completion logicallyComplete",
          "0.4 task task cancelled", "0.4 task task started", "0.5 task task cancelled",
          "0.5 task task started", "0.6 completion logicallyComplete", "0.715 task task ended",
          "0.815 completion logicallyComplete",
        ])
    }
  }

  struct Moved: View {
    let model: CaseModel
    var body: some View { Box().offset(x: model.x) }
  }

  @Test("a completion's sleep begins when the animation ends, not at the frame that sees it")
  func sleepAfterCompletion() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Moved(model: model))
      var dates: [Double] = []
      let start = play.stage.clock.epoch
      var woken: [Double] = []
      play.at(0) {
        withAnimation(.linear(duration: 0.123)) {
          model.x = 10
        } completion: {
          dates.append(Date().timeIntervalSince(start))
          Task { @MainActor in
            try? await Task.sleep(for: .seconds(0.1))
            woken.append(play.stage.time)
          }
        }
      }
      play.stage.advance(to: 1)
      #expect(dates.count == 1 && abs(dates[0] - 0.123) < 1e-6)
      #expect(woken.count == 1 && abs(woken[0] - 0.223) < 1e-6)
    }
  }

  @Test("a plain write in mid-run and the end of an even repeat are named as jumps")
  func jumps() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Moved(model: model))
      play.at(0) { withAnimation(.linear(duration: 0.5)) { model.x = 10 } }
      play.at(0.25) { model.x = 20 }
      play.check("offset", [0.25: 15, 0.5: 20], within: 1e-9)
      play.at(1) {
        withAnimation(.linear(duration: 0.1).repeatCount(2, autoreverses: true)) { model.x = 0 }
      }
      play.check("offset", [1.1: 0, 1.15: 10, 1.199: 19.8, 1.2: 0], within: 1e-6)
      expect(
        play,
        [
          "0.25 jump offset was set without animation in mid-run: the run goes on, shifted",
          "1.2 jump offset ends a reversed pass and snaps to its value",
        ])
    }
  }

  /// A second's linear run that someone wrote himself, complete for its user after 0.4 s.
  struct Own: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      if time >= 0.4 { context.isLogicallyComplete = true }
      return time < 0.777 ? value.scaled(by: time / 0.777) : nil
    }
  }

  @Test("an animation of one's own ends at the moment at which it says so, at any frame rate")
  func ownAnimation() {
    atEveryRate { play in
      let model = CaseModel()
      play.put(Moved(model: model))
      play.at(0) {
        var transaction = Transaction(animation: Animation(Own()))
        transaction.addAnimationCompletion { play.note("logically complete") }
        transaction.addAnimationCompletion(criteria: .removed) { play.note("removed") }
        withTransaction(transaction) { model.x = 777 }
      }
      play.check("offset", [0.1: 100, 0.7: 700], within: 1e-6)
      #expect(play.value("offset", at: 1) == 777)
      #expect(play.stage.isIdle)
      expect(play, ["0.4 completion logicallyComplete", "0.777 completion removed"])
    }
  }
}
