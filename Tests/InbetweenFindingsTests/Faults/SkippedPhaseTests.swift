import InbetweenFindings
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Fault: a phase that is skipped")
struct SkippedPhaseTests {
  enum Pose: CaseIterable { case rest, lift, hold }

  struct Badge: View {
    let trigger: Int
    /// The scale of the pose that is to be held.
    let held: Double
    var body: some View {
      Text("New")
        .phaseAnimator(Pose.allCases, trigger: trigger) { content, pose in
          content.scaleEffect(pose == .rest ? 1 : pose == .lift ? 1.5 : held)
        } animation: { _ in
          .linear(duration: 0.5)
        }
    }
  }

  struct Host: View {
    @ObservedObject var store: Store
    let held: Double
    var body: some View { Badge(trigger: store.count, held: held) }
  }

  private func run(held: Double) -> [String] {
    let store = Store()
    return findings(in: Host(store: store, held: held)) { stage in
      stage.perform { store.count = 1 }
      stage.advance(to: 3)
    }
  }

  @Test("the phase that looks like the one before it is named")
  func skipped() {
    #expect(
      run(held: 1.5) == [
        """
        skipped phase of Badge/PhaseAnimator at SkippedPhaseTests.swift:17: the phase hold was left \
        at 0.5 s, the instant at which it was entered. It looks like the phase before it, so nothing \
        animates and it takes no time. Give it a look of its own; to hold a pose, delay the \
        animation into the next phase.
        """
      ])
  }

  @Test("a phase with a look of its own takes its time")
  func sound() { #expect(run(held: 1.2) == []) }
}
