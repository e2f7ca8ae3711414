import InbetweenFindings
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Fault: a completion that never comes")
struct EndlessCompletionTests {
  /// A controller that shakes a field and then lets the user go on.
  @MainActor final class Shaker: ObservableObject {
    @Published var x = 0.0
    @Published var isDone = false
    let animation: Animation

    init(_ animation: Animation) { self.animation = animation }

    func shake() {
      withAnimation(animation) {
        x = 8
      } completion: {
        self.isDone = true
      }
    }
  }

  struct Field: View {
    @StateObject var shaker: Shaker
    var body: some View {
      Text("Password").offset(x: shaker.x).opacity(shaker.isDone ? 0.5 : 1)
        .onTapGesture { shaker.shake() }
    }
  }

  private func run(_ animation: Animation) throws -> [String] {
    try findings(in: Field(shaker: Shaker(animation))) { stage in
      try stage.tap("Password")
      stage.advance(to: 1)
    }
  }

  @Test("the completion that waits for an endless animation is named, with its place")
  func endless() throws {
    let found = try run(.linear(duration: 0.1).repeatForever())
    #expect(
      found == [
        """
        completion that never comes of Field/Text at EndlessCompletionTests.swift:18: a \
        completion waits for offset, which is animated with linear 0.1 s, for ever to and fro. An \
        animation that repeats for ever is never complete, so the closure does not run while the \
        view is there. Use repeatCount, or do what follows without waiting.
        """
      ])
  }

  @Test("a repeat with a count completes")
  func sound() throws {
    #expect(try run(.linear(duration: 0.1).repeatCount(3)) == [])
  }
}
