import Foundation
import Testing

@testable import InbetweenCommand

@Suite("Without a duration, inbetween render")
struct RenderEndTests {
  private func errors(of body: String, _ options: String...) throws -> String {
    var result = ""
    let text = "import SwiftUI\nstruct Some: View {\n\(body)\n}"
    try withFiles(["Some.swift": text]) { folder in
      let run = try CommandRun(
        ["render", "Some.swift", "--values", "v.json"] + options, in: folder)
      #expect(run.status == 0, "\(run.errors)")
      result = run.errors
    }
    return result
  }

  @Test("plays one round of phases that come round")
  func phases() throws {
    let errors = try errors(
      of: """
        var body: some View {
          Color.red.phaseAnimator([0.0, 1.0, 0.5]) { content, phase in
            content.opacity(phase)
          } animation: { _ in .linear(duration: 0.3) }
        }
        """)
    #expect(errors.contains("one round of the longest loop, 0.9 s"))
  }

  @Test("plays there and back of an animation that repeats for ever, the longest of several")
  func repeats() throws {
    let errors = try errors(
      of: """
        @State private var on = false
        var body: some View {
          HStack {
            Rectangle().opacity(on ? 1 : 0).animation(.linear(duration: 1).repeatForever(), value: on)
            Rectangle().opacity(on ? 1 : 0)
              .animation(.linear(duration: 0.7).repeatForever(autoreverses: false), value: on)
          }.onAppear { on = true }
        }
        """)
    #expect(errors.contains("one round of the longest loop, 2 s"))
  }

  @Test("plays one round of keyframes that repeat")
  func keyframes() throws {
    let errors = try errors(
      of: """
        var body: some View {
          Color.red.keyframeAnimator(initialValue: 0.0) { content, value in
            content.opacity(value)
          } keyframes: { _ in
            LinearKeyframe(1, duration: 0.5)
            LinearKeyframe(0, duration: 0.75)
          }
        }
        """)
    #expect(errors.contains("one round of the longest loop, 1.25 s"))
  }

  @Test("shows ten seconds of what has no round")
  func endless() throws {
    let errors = try errors(
      of: """
        var body: some View {
          TimelineView(.animation) { context in
            Rectangle().opacity(context.date.timeIntervalSinceReferenceDate / 1e10)
          }
        }
        """, "--fps", "5")
    #expect(errors.contains("the first 10 s"))
  }

  @Test("taps the first control of a view in which nothing moves, and says so")
  func tap() throws {
    let errors = try errors(
      of: """
        @State private var on = false
        var body: some View {
          VStack {
            Text("a").opacity(on ? 0 : 1)
            Button("Go") { withAnimation(.linear(duration: 1)) { on = true } }
          }
        }
        """)
    #expect(errors.contains("nothing moves unasked: Go is tapped at 0.5 s"))
    #expect(errors.contains("at rest after 1.5 s"))
  }

  @Test("says that nothing moves where there is nothing to tap either")
  func still() throws {
    let errors = try errors(of: "var body: some View { Text(\"a\") }")
    #expect(errors.contains("there is no control to tap"))
  }
}
