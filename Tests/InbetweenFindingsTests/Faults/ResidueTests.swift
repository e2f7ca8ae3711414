import InbetweenFindings
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Fault: a residue")
struct ResidueTests {
  struct Hop: View {
    let trigger: Int
    let landing: Double
    var body: some View {
      Text("Hop")
        .keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, y in
          content.offset(y: y)
        } keyframes: { _ in
          LinearKeyframe(-10, duration: 0.2)
          SpringKeyframe(0, duration: landing)
        }
    }
  }

  struct Host: View {
    @ObservedObject var store: Store
    let landing: Double
    var body: some View { Hop(trigger: store.count, landing: landing) }
  }

  private func run(landing: Double) -> [String] {
    let store = Store()
    return findings(in: Host(store: store, landing: landing)) { stage in
      stage.perform { store.count = 1 }
      stage.advance(to: 5)
    }
  }

  // The documents' own hop: semantics 6.4 has its rest at y -1.445.
  @Test("the property that stays beside its target is named, with how far")
  func residue() {
    #expect(
      run(landing: 0.3) == [
        """
        residue of Hop/KeyframeAnimator at ResidueTests.swift:14: the value rests 1.445 beside its \
        target from 0.5 s on. The last spring keyframe is shorter than its settling, so it is cut \
        short. Give it a longer duration, or leave the duration out.
        """
      ])
  }

  @Test("a spring that has the time to settle leaves none")
  func sound() { #expect(run(landing: 3) == []) }
}
