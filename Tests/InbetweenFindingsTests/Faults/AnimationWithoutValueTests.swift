import InbetweenFindings
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Fault: an animation without a value")
struct AnimationWithoutValueTests {
  struct Unbound: View {
    @ObservedObject var store: Store
    var body: some View {
      Text("Card").offset(x: store.isOn ? 50 : 0).animation(.linear(duration: 0.5))
    }
  }

  struct Sound: View {
    @ObservedObject var store: Store
    var body: some View {
      Text("Card").offset(x: store.isOn ? 50 : 0)
        .animation(.linear(duration: 0.5), value: store.isOn)
    }
  }

  private func run<V: View>(_ view: V, _ store: Store) -> [String] {
    findings(in: view) { stage in
      stage.perform { store.isOn = true }
      stage.advance(to: 1)
    }
  }

  @Test("the modifier that animates whatever changes is named")
  func unbound() {
    let store = Store()
    #expect(
      run(Unbound(store: store), store) == [
        """
        animation without value of Unbound/Text at AnimationWithoutValueTests.swift:12: \
        offset went from (0, 0) to (50, 0) at 0 s with linear 0.5 s. The .animation(_:) there \
        animates every change of the view, also those that nobody means, as a first layout or a \
        rotation of the device. Name the value that it is for: .animation(_:value:).
        """
      ])
  }

  @Test("an animation with its value is sound")
  func sound() {
    let store = Store()
    #expect(run(Sound(store: store), store) == [])
  }
}
