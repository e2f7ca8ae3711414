import InbetweenFindings
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Fault: an ancestor freezes a spinner")
struct FrozenLoopTests {
  struct Spinner: View {
    @State private var spins = false
    var body: some View {
      Circle().trim(from: 0, to: 0.7).stroke(lineWidth: 3).frame(width: 20, height: 20)
        .rotationEffect(.degrees(spins ? 360 : 0))
        .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: spins)
        .onAppear { spins = true }
    }
  }

  struct Calm<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View {
      content().transaction { $0.disablesAnimations = true }
    }
  }

  struct Frozen: View {
    var body: some View { Calm { Spinner() } }
  }

  struct Sound: View {
    var body: some View {
      Calm { Spinner().transaction { $0.disablesAnimations = false } }
    }
  }

  @Test("the loop that does not turn is named, with the ancestor that blocks it")
  func frozen() {
    #expect(
      findings(in: Frozen()) { $0.advance(to: 1) } == [
        """
        frozen loop of Spinner/Circle at FrozenLoopTests.swift:14: rotation went from \
        (0, 0.5, 0.5) to (360, 0.5, 0.5) at 0 s and does not move. The linear 1 s, for ever is \
        blocked, since .transaction at FrozenLoopTests.swift:22 disables animations. Set \
        disablesAnimations to false again around this view, or narrow the edit above.
        """
      ])
  }

  @Test("where an edit in between lets it turn nothing is found")
  func sound() {
    #expect(findings(in: Sound()) { $0.advance(to: 1) } == [])
  }
}
