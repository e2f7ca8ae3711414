import InbetweenFindings
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Fault: a heavy keyframe closure")
struct HeavyFramesTests {
  struct Row: View {
    let number: Int
    let scale: Double
    var body: some View { Text("Row \(number)").scaleEffect(scale) }
  }

  struct Heavy: View {
    let trigger: Int
    var body: some View {
      KeyframeAnimator(initialValue: 1.0, trigger: trigger) { scale in
        VStack { ForEach(0..<12, id: \.self) { Row(number: $0, scale: scale) } }
      } keyframes: { _ in
        LinearKeyframe(1.5, duration: 0.5)
        LinearKeyframe(1, duration: 0.5)
      }
    }
  }

  struct Light: View {
    let trigger: Int
    var body: some View {
      VStack { ForEach(0..<12, id: \.self) { Row(number: $0, scale: 1) } }
        .keyframeAnimator(initialValue: 1.0, trigger: trigger) { content, scale in
          content.scaleEffect(scale)
        } keyframes: { _ in
          LinearKeyframe(1.5, duration: 0.5)
          LinearKeyframe(1, duration: 0.5)
        }
    }
  }

  struct Host<Content: View>: View {
    @ObservedObject var store: Store
    let content: (Int) -> Content
    var body: some View { content(store.count) }
  }

  private func run<V: View>(_ content: @escaping (Int) -> V) -> [String] {
    let store = Store()
    return findings(in: Host(store: store, content: content)) { stage in
      stage.perform { store.count = 1 }
      stage.advance(to: 2)
    }
  }

  @Test("the animator whose frames evaluate many bodies is named, with the views")
  func heavy() {
    #expect(
      run { Heavy(trigger: $0) } == [
        """
        heavy frames of Heavy/KeyframeAnimator at HeavyFramesTests.swift:18: each frame of the \
        keyframes evaluates 12 bodies: 12 of Row. The content closure runs on every frame, and these \
        views are made in it. Put them outside and apply only effects to the content that the \
        closure is handed.
        """
      ])
  }

  @Test("effects on content that stays are light")
  func sound() { #expect(run { Light(trigger: $0) } == []) }
}
