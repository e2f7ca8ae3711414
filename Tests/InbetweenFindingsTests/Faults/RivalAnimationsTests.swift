import InbetweenFindings
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Fault: several animations of one attribute")
struct RivalAnimationsTests {
  struct Rivals: View {
    @ObservedObject var store: Store
    var body: some View {
      Text("Switch").offset(x: store.isOn ? 100 : 0)
        .animation(.linear(duration: 0.2), value: store.isOn)
        .padding()
        .animation(.linear(duration: 1), value: store.isOn)
    }
  }

  struct Sound: View {
    @ObservedObject var store: Store
    var body: some View {
      Text("Switch").offset(x: store.isOn ? 100 : 0)
        .animation(.linear(duration: 0.2), value: store.isOn)
        .opacity(store.isOpen ? 1 : 0.5)
        .animation(.linear(duration: 1), value: store.isOpen)
    }
  }

  private func run<V: View>(_ view: V, _ store: Store) -> [String] {
    findings(in: view) { stage in
      stage.perform { withAnimation(.linear(duration: 3)) { store.isOn = true } }
      stage.advance(to: 2)
    }
  }

  @Test("both modifiers are named")
  func rivals() {
    let store = Store()
    #expect(
      run(Rivals(store: store), store) == [
        """
        rival animations of Rivals/Text at RivalAnimationsTests.swift:13: offset went from \
        (0, 0) to (100, 0) at 0 s with linear 0.2 s, and not with linear 1 s of .animation(value:) at \
        RivalAnimationsTests.swift:15. Two modifiers animate one change; the one nearest to the view \
        wins. Keep one of them, or let each watch a value of its own.
        """
      ])
  }

  @Test("a modifier over an explicit block is none, nor are two that watch two values")
  func sound() {
    let store = Store()
    #expect(run(Sound(store: store), store) == [])
  }
}
