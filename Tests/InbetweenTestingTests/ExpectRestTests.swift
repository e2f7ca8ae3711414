import InbetweenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Ledger and rest")
struct ExpectRestTests {
  // A curve over a curve is at its target when the second one ends (semantics 6.1).
  @Test("a stage settles at the exact time, and the ledger says how")
  func settles() throws {
    let (stage, model) = cardStage()
    stage.perform { withAnimation(.linear(duration: 1)) { model.x = 100 } }
    stage.advance(to: 0.3)
    stage.perform { withAnimation(.linear(duration: 0.5123)) { model.x = 0 } }
    #expect(stage.expectSettles(within: 5) == 0.3 + 0.5123)
    stage.expectIdle()
    #expect(
      stage.ledger.map(\.description) == [
        """
        offset of Card/Rectangle: linear 0.512 s from ExpectRestTests.swift:14, started at 0 s, \
        retargeted at 0.3 s, ended at 0.8123 s: finished
        """
      ])
    stage.expect("offset.x", of: "#card", is: 0)
  }

  @Test("exact to the end of an animation that lies between frames")
  func betweenFrames() throws {
    let (stage, model) = cardStage()
    stage.perform { withAnimation(.linear(duration: 0.5123)) { model.x = 100 } }
    let time = try #require(stage.expectSettles(within: 1))
    #expect(abs(time - 0.5123) < 1e-9)
  }

  struct Turning: View {
    @State private var turns = false
    var body: some View {
      Text("Turning").rotationEffect(.degrees(turns ? 360 : 0))
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { turns = true }
        }
    }
  }

  @Test("what never ends is named at once")
  func endless() throws {
    let stage = Stage(Turning())
    let failures = MotionFailure.collect { stage.expectSettles(within: 600) }
    #expect(
      failures.map(\.description) == [
        """
        The stage never settles: rotation of Turning/Text from ExpectRestTests.swift:40 never ends. \
        Give it an end, take its view off the stage, or advance to a time instead.
        """
      ])
    #expect(stage.time == 0)
    #expect(stage.requestedFrames == 0)
    #expect(MotionFailure.collect { stage.expectIdle() }.count == 1)
  }

  struct Breathing: View {
    let mode: Int
    var body: some View {
      switch mode {
      case 0:
        Text("K").keyframeAnimator(initialValue: 1.0) {
          $0.scaleEffect($1)
        } keyframes: { _ in
          LinearKeyframe(2, duration: 1)
        }
      case 1:
        Text("P").phaseAnimator([1.0, 2]) {
          $0.scaleEffect($1)
        } animation: { _ in
          .linear(duration: 1)
        }
      case 2: ProgressView()
      default: TimelineView(.animation) { _ in Text("T") }
      }
    }
  }

  @Test(
    "so are loops of keyframes and phases, spinners, and timelines",
    arguments: [
      (0, "a keyframe loop of Breathing/KeyframeAnimator from ExpectRestTests.swift:66 never ends"),
      (1, "a loop of phases of Breathing/PhaseAnimator from ExpectRestTests.swift:72 never ends"),
      (2, "a spinner of Breathing/Spinner never ends"),
      (3, "a timeline that shows each frame of Breathing/TimelineView never ends"),
    ])
  func loops(_ mode: Int, _ text: String) {
    let stage = Stage(Breathing(mode: mode))
    let failures = MotionFailure.collect { stage.expectSettles(within: 600) }
    let description = failures.first?.description ?? ""
    #expect(description.hasPrefix("The stage never settles: \(text)"))
    #expect(stage.time == 0)
  }

  struct Stopped: View {
    @State private var turns = false
    var body: some View {
      Text("Turning").opacity(turns ? 1 : 0)
        .animation(
          turns ? .linear(duration: 1).repeatForever() : .linear(duration: 1), value: turns
        )
        .task {
          turns = true
          try? await Task.sleep(for: .seconds(90))
          turns = false
        }
    }
  }

  @Test("a loop that a task ends is waited for, in virtual time")
  func stopped() throws {
    let stage = Stage(Stopped())
    #expect(stage.expectSettles(within: 600) == 91)
    #expect(stage.ledger.map(\.reason) == [.finished])
  }

  struct Ticking: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          count += 1
        }
      }
    }
  }

  @Test("work that goes on past the limit is told with when it is due")
  func ticking() {
    let stage = Stage(Ticking())
    #expect(
      MotionFailure.collect { stage.expectSettles(within: 2.5) }.map(\.description) == [
        """
        The stage did not settle within 2.5 s. At 2.5 s there is still: work of a task or timer, due \
        at 3 s.
        """
      ])
  }
}
