import InbetweenFindings
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Fault: state written while a frame is made")
struct WriteInFrameTests {
  struct Meter: View {
    let trigger: Int
    let writes: Bool
    @State private var shown = 0.0

    private func note(_ value: Double) { if writes { shown = value } }

    var body: some View {
      Text("\(Int(shown))")
        .keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, value in
          // The closure is not bound to the main actor by its type, though it runs there.
          let _ = MainActor.assumeIsolated { note(value) }
          content.offset(x: value)
        } keyframes: { _ in
          LinearKeyframe(10, duration: 0.5)
        }
    }
  }

  struct Host: View {
    @ObservedObject var store: Store
    let writes: Bool
    var body: some View { Meter(trigger: store.count, writes: writes) }
  }

  private func run(writes: Bool) -> [String] {
    let store = Store()
    return findings(in: Host(store: store, writes: writes)) { stage in
      stage.perform { store.count = 1 }
      stage.advance(to: 1)
    }
  }

  // 30 frames of the run; the content at 0 s writes what the state is already.
  @Test("the animator whose closure writes is named, with how often")
  func writing() {
    #expect(
      run(writes: true) == [
        """
        state written in a frame of Meter/KeyframeAnimator at WriteInFrameTests.swift:18: its \
        content closure wrote state 30 times, first at 0.016667 s. Each write evaluates views again \
        after the frame that made it, and what they show is a frame late. Let the closure only draw \
        what it is handed; ask a KeyframeTimeline for values that other code needs.
        """
      ])
  }

  @Test("a closure that only draws is sound")
  func sound() { #expect(run(writes: false) == []) }
}
