import Foundation
import InbetweenFindings
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Fault: a loop that outlives its view")
struct OutlivingLoopTests {
  /// A ticker that nobody cancels.
  struct Loose: View {
    @State private var angle = 0.0
    var body: some View {
      Text("Ticking").rotationEffect(.degrees(angle))
        .onAppear {
          Task {
            while !Task.isCancelled {
              try? await Task.sleep(for: .seconds(1))
              withAnimation(.linear(duration: 0.2)) { angle += 6 }
            }
          }
        }
    }
  }

  struct Bound: View {
    @State private var angle = 0.0
    var body: some View {
      Text("Ticking").rotationEffect(.degrees(angle))
        .task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            if Task.isCancelled { return }
            withAnimation(.linear(duration: 0.2)) { angle += 6 }
          }
        }
    }
  }

  struct Screen<Content: View>: View {
    @State private var shows = true
    @ViewBuilder let content: () -> Content
    var body: some View {
      VStack {
        if shows { content() }
        Button("Close") { shows = false }
      }
    }
  }

  @Test("the view whose state is written after it left is named")
  func loose() throws {
    let found = try findings(in: Screen { Loose() }) { stage in
      stage.advance(to: 1.5)
      try stage.tap("Close")
      stage.advance(to: 3.5)
    }
    #expect(
      found == [
        """
        loop that outlives its view of Screen/Loose: its state was written 2 times after it had left, \
        first at 2 s. Work that was started in onAppear, as a timer or a Task, goes on when the view \
        is gone. Start it with .task, which is cancelled when the view leaves, or end it in \
        onDisappear.
        """
      ])
  }

  @Test("a task of the view ends with it")
  func sound() throws {
    let found = try findings(in: Screen { Bound() }) { stage in
      stage.advance(to: 1.5)
      try stage.tap("Close")
      stage.advance(to: 3.5)
    }
    #expect(
      found == [])
  }

  @Test("a timer that goes on after the whole screen was left is told")
  func wholeScreen() {
    #expect(
      findings(in: Loose()) { stage in
        stage.advance(to: 1.5)
        stage.remove()
        stage.advance(to: 1.75)
      } == [
        """
        loop that outlives its view of the stage: the view was taken off the stage, and work of a \
        task or timer is still due at 2 s. Work that was started in onAppear, as a timer or a Task, \
        goes on when the view is gone. Start it with .task, which is cancelled when the view \
        leaves, or end it in onDisappear.
        """
      ])
  }
}
