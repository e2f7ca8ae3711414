import InbetweenFindings
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Fault: a gate inside the trigger")
struct GatedTriggerTests {
  struct Gated: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    let likes: Int
    var body: some View {
      Text("Like")
        .keyframeAnimator(initialValue: 0.0, trigger: reduceMotion ? 0 : likes) { content, y in
          content.offset(y: y)
        } keyframes: { _ in
          LinearKeyframe(-10, duration: 0.25)
          LinearKeyframe(0, duration: 0.25)
        }
    }
  }

  struct Sound: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    let likes: Int
    var body: some View {
      Text("Like")
        .keyframeAnimator(initialValue: 0.0, trigger: likes) { [reduceMotion] content, y in
          content.offset(y: reduceMotion ? 0 : y)
        } keyframes: { _ in
          LinearKeyframe(-10, duration: 0.25)
          LinearKeyframe(0, duration: 0.25)
        }
    }
  }

  private func run<V: View>(_ view: V) -> [String] {
    findings(in: view) { stage in
      stage.advance(to: 5)
      stage.set { $0.reduceMotion = true }
      stage.advance(to: 8)
      stage.set { $0.reduceMotion = false }
      stage.advance(to: 10)
    }
  }

  @Test("the runs that nobody asked for are named, with the setting that made them")
  func gated() {
    #expect(
      run(Gated(likes: 3)) == [
        """
        gate inside a trigger of Gated/KeyframeAnimator at GatedTriggerTests.swift:14: it ran by \
        itself 2 times: at 5 s by trigger 3 to 0, because reduceMotion was set to true; at 8 s by \
        trigger 0 to 3, because reduceMotion was set to false. The setting is part of the trigger's \
        value, so changing it fires. Let the trigger be the event alone, and ask for the setting \
        where the content or the keyframes are made.
        """
      ])
  }

  @Test("a gate in the content does not fire")
  func sound() { #expect(run(Sound(likes: 3)) == []) }
}
