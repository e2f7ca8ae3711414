import InbetweenFindings
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Fault: a jump on interruption")
struct JumpTests {
  struct Card: View {
    let width: Double
    var body: some View { Text("Card").offset(x: width) }
  }

  /// A host that hands the number down.
  struct Host: View {
    @ObservedObject var store: Store
    var body: some View { AnyView(Card(width: store.width)) }
  }

  private func run(_ animation: Animation?) -> [String] {
    let store = Store()
    return findings(in: Host(store: store)) { stage in
      stage.perform { withAnimation(.linear(duration: 1)) { store.width = 100 } }
      stage.advance(to: 0.5)
      stage.perform { withAnimation(animation) { store.width = 0 } }
      stage.advance(to: 3)
    }
  }

  @Test("the attribute that was set in mid-run is named, with what it interrupted")
  func jump() {
    #expect(
      run(nil) == [
        """
        jump of Card/Text at JumpTests.swift:23: offset was set from (100, 0) to (0, 0) at \
        0.5 s without animation, while linear 1 s of it ran. The run goes on, shifted by the change, \
        so the view jumps and then drifts. Write the new value inside withAnimation, or take the \
        animation out before.
        """
      ])
  }

  @Test("an animated change takes over where it is")
  func sound() { #expect(run(.linear(duration: 0.5)) == []) }
}
