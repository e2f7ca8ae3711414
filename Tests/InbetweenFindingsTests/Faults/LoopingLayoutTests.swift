import InbetweenFindings
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Fault: a loop that captures layout")
struct LoopingLayoutTests {
  /// The title arrives in the very update that starts the pulse, so the loop takes the move as well.
  struct Captured: View {
    @State private var pulses = false
    @State private var title = false
    var body: some View {
      VStack {
        if title { Text("Title") }
        Circle().frame(width: 20, height: 20).scaleEffect(pulses ? 1.2 : 1)
      }
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever()) {
          pulses = true
          title = true
        }
      }
    }
  }

  struct Sound: View {
    @State private var pulses = false
    @State private var title = false
    var body: some View {
      VStack {
        if title { Text("Title").transition(.identity) }
        Circle().frame(width: 20, height: 20).scaleEffect(pulses ? 1.2 : 1)
      }
      .onAppear {
        title = true
        withAnimation(.linear(duration: 1).repeatForever()) { pulses = true }
      }
    }
  }

  @Test("the view that layout moves to and fro is named, with the loop that took it")
  func captured() {
    let found = findings(in: Captured()) { $0.advance(to: 3) }
    #expect(
      found == [
        """
        looping layout of Captured/Circle at LoopingLayoutTests.swift:19: its frame moves with \
        linear 1 s, for ever to and fro. The loop took a change of layout along that came in the \
        same update, so the view never comes to its place. Start the loop in a change of its own, \
        or bind it with .animation(_:value:) to the effect that is to repeat.
        """
      ])
  }

  @Test("a loop in a change of its own leaves layout alone")
  func sound() { #expect(findings(in: Sound()) { $0.advance(to: 3) } == []) }
}
