import InbetweenFindings
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Fault: an implicit animation leaks to a neighbour")
struct LeakedAnimationTests {
  /// The modifier of a design system, put around whatever it is given.
  struct Fading: ViewModifier {
    let isOpen: Bool
    func body(content: Content) -> some View {
      content.animation(.linear(duration: 1), value: isOpen)
    }
  }

  struct Leaking: View {
    @ObservedObject var store: Store
    var body: some View {
      VStack {
        Text("Details").opacity(store.isOpen ? 1 : 0)
        Text("Badge").offset(x: Double(store.count))
      }
      .modifier(Fading(isOpen: store.isOpen))
    }
  }

  struct Sound: View {
    @ObservedObject var store: Store
    var body: some View {
      VStack {
        Text("Details").opacity(store.isOpen ? 1 : 0).modifier(Fading(isOpen: store.isOpen))
        Text("Badge").offset(x: Double(store.count))
      }
    }
  }

  private func run(_ stage: Stage, _ store: Store) {
    stage.perform { store.count = 100 }
    stage.advance(to: 2)
    stage.perform {
      store.isOpen = true
      store.count = 0
    }
    stage.advance(to: 4)
  }

  @Test("the neighbour that is carried along is named, with the modifier that did it")
  func leaking() {
    let store = Store()
    #expect(
      findings(in: Leaking(store: store)) { run($0, store) } == [
        """
        leaked animation of Fading/Text at LeakedAnimationTests.swift:13: offset went \
        from (100, 0) to (0, 0) at 2 s with linear 1 s. The .animation(value:) there watches another \
        value, which changed in the same update, so this change was carried along. Put the modifier \
        on the view that follows the watched value, or give this view an .animation(_:value:) of \
        its own.
        """
      ])
  }

  @Test("with the modifier on the view that follows the value nothing is found")
  func sound() {
    let store = Store()
    #expect(findings(in: Sound(store: store)) { run($0, store) } == [])
  }
}
