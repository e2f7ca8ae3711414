import InbetweenFindings
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Fault: a Reduce Motion branch that only shortens")
struct ShortenedMotionTests {
  /// A drawer that asks for its animation elsewhere.
  struct Drawer: View {
    @ObservedObject var store: Store
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    let isCalm: Bool

    private func toggle() {
      withAnimation(reduceMotion ? .linear(duration: 0.1) : .linear(duration: 0.6)) {
        store.isOpen.toggle()
      }
    }

    var body: some View {
      Text("Menu").frame(width: 100, height: 100)
        .offset(x: store.isOpen && !(isCalm && reduceMotion) ? 240 : 0)
        .opacity(store.isOpen ? 1 : 0.5)
        .onTapGesture(perform: toggle)
    }
  }

  private func stage(reduceMotion: Bool, isCalm: Bool) throws -> Stage {
    let stage = Stage(
      Drawer(store: Store(), isCalm: isCalm),
      settings: StageSettings { $0.reduceMotion = reduceMotion })
    try stage.tap("Menu")
    stage.advance(to: 1)
    return stage
  }

  private func run(isCalm: Bool) throws -> [String] {
    let full = try stage(reduceMotion: false, isCalm: isCalm)
    let calm = try stage(reduceMotion: true, isCalm: isCalm)
    return calm.findings(comparedWith: full).map(\.description)
  }

  @Test("the motion that goes as far in less time is named")
  func shortened() throws {
    let found = try run(isCalm: false)
    #expect(
      found == [
        """
        motion that is only shortened of Drawer/Text at ShortenedMotionTests.swift:16: \
        under Reduce Motion offset still goes from (0, 0) to (240, 0), in 0.1 s in place of 0.6 s. A \
        large movement that is quicker is no calmer. Leave the place as it is and fade instead, or \
        show the change without animation.
        """
      ])
  }

  @Test("a fade in the place of the movement is calm")
  func sound() throws { #expect(try run(isCalm: true) == []) }
}
