import Foundation
import InbetweenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Events in their order, at their exact times")
struct ExpectEventsTests {
  enum Pose: CaseIterable { case rest, lift, hold }

  struct Screen: View {
    let model: CardModel
    var body: some View {
      VStack {
        if !model.isOn {
          Text("Leaving").transition(.opacity)
            .onAppear {}
            .onDisappear {}
            .task { try? await Task.sleep(for: .seconds(60)) }
        }
        Text("Badge")
          .phaseAnimator(Pose.allCases, trigger: model.count) { content, pose in
            content.offset(y: pose == .lift ? -8 : 0).opacity(pose == .hold ? 0.5 : 1)
          } animation: { pose in
            pose == .hold ? nil : .linear(duration: 0.25)
          }
          .keyframeAnimator(initialValue: 1.0, trigger: model.count) { content, scale in
            content.scaleEffect(scale)
          } keyframes: { _ in
            LinearKeyframe(2, duration: 0.4)
          }
      }
    }
  }

  // Each phase ends a quarter of a second after it began, however the frames lie; the one that is
  // reached without animation takes no time, and what follows begins at the very instant.
  @Test(
    "phases, keyframes and completions happen when the numbers say, at any frame rate",
    arguments: [30.0, 60, 120, 7])
  func order(_ rate: Double) {
    let model = CardModel()
    let stage = Stage(
      Screen(model: model), settings: StageSettings { $0.framesPerSecond = rate })
    stage.advance(to: 1)
    stage.perform {
      withAnimation(.linear(duration: 0.1)) {
        model.count = 1
        model.x = 5
      } completion: {
      }
    }
    stage.advance(to: 3)
    stage.expectEvents(
      [
        .trigger(at: 1, of: "PhaseAnimator"), .trigger(at: 1, of: "KeyframeAnimator"),
        .keyframesBegin(at: 1), .enter("lift", at: 1), .leave("lift", at: 1.25),
        .enter("hold", at: 1.25), .leave("hold at once: nothing animated", at: 1.25),
        .enter("rest", at: 1.25), .keyframesEnd(at: 1.4), .leave("rest", at: 1.5),
      ], since: 1)
    stage.expectCount(of: .logicallyComplete(), is: 1)
  }

  @Test("coming and going: appear, task, removal, disappear, cancel")
  func comingAndGoing() {
    let model = CardModel()
    let stage = Stage(Screen(model: model))
    stage.advance(to: 2)
    stage.perform { withAnimation(.linear(duration: 0.5)) { model.isOn = true } }
    stage.advance(to: 3)
    stage.expectEvents([
      .appear(at: 0), .taskStart(at: 0), EventPattern(.transition, "removal began", at: 2),
      EventPattern(.transition, "removal ended", at: 2.5), .taskCancel(at: 2.5),
      .disappear(at: 2.5),
    ])
  }

  @Test("a wrong order is told with the first event that differs, and all of them")
  func wrongOrder() {
    let model = CardModel()
    let stage = Stage(Screen(model: model))
    stage.perform { model.count = 1 }
    stage.advance(to: 1)
    let failures = MotionFailure.collect {
      stage.expectEvents([.enter("lift", at: 0), .enter("hold", at: 0.2)])
      stage.expectCount(of: .enter("lift"), is: 2)
    }
    #expect(
      failures.map(\.description) == [
        """
        Event 2 is 0.25 phase leave lift of Screen/PhaseAnimator; expected is 0.2 phase enter hold. \
        All of these kinds:
          0 phase enter lift of Screen/PhaseAnimator
          0.25 phase leave lift of Screen/PhaseAnimator
          0.25 phase enter hold of Screen/PhaseAnimator
          0.25 phase leave hold at once: nothing animated of Screen/PhaseAnimator
          0.25 phase enter rest of Screen/PhaseAnimator
          0.5 phase leave rest of Screen/PhaseAnimator
        """,
        """
        phase enter lift happens 1 times, not 2:
          0 phase enter lift of Screen/PhaseAnimator
        """,
      ])
  }
}
