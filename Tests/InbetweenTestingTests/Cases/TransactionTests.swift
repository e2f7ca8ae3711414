import InbetweenTesting
import SwiftUI
import Testing

/// Which animation a change gets: from the block around the write, from a modifier on the way, or
/// none.
@MainActor
@Suite("Cases: which animation applies")
struct TransactionTests {
  @Observable final class Model {
    var x = 0.0
    var isOpen = false
    var count = 0.0
    var isSpinning = false
  }

  // MARK: AC-01

  struct Square: View {
    let model: Model
    var body: some View {
      Color.red
        .offset(x: model.x)
        .animation(.linear(duration: 1), value: model.x)
    }
  }

  @Test("AC-01: a modifier that watches the value beats the block around the write")
  func modifierBeatsBlock() throws {
    try atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(Square(model: model))
      var completions = 0
      stage.perform(at: 0) {
        withAnimation(.linear(duration: 2)) {
          model.x = 100
        } completion: {
          completions += 1
        }
      }

      stage.expect("offset.x", at: [0.25: 25, 0.5: 50, 1: 100], within: 0.5)
      stage.expectIdle()
      stage.advance(to: 3)
      stage.expectEvents([.logicallyComplete(at: 1)])
      #expect(completions == 1)

      // The way of the transaction: the block, then the modifier in its place.
      stage.expectChange(
        of: "offset", is: .animated, with: "linear 1 s", by: ".animation(value:)")
      let trace = try #require(try stage.explain("offset"))
      #expect(trace.steps.map(\.source) == ["withAnimation", ".animation(value:)"])
      #expect(trace.steps.map(\.outcome) == [.began, .replaced])
      #expect(trace.steps.map(\.after) == ["linear 2 s", "linear 1 s"])
      #expect(
        trace.steps.allSatisfy { $0.place?.description.hasPrefix("TransactionTests") ?? false })
    }
  }

  // MARK: AC-03

  struct Together: View {
    let model: Model
    var body: some View {
      VStack {
        Rectangle().opacity(model.isOpen ? 1 : 0).accessibilityIdentifier("a")
        Color.red.offset(x: model.count).accessibilityIdentifier("b")
      }
      .animation(.linear(duration: 1), value: model.isOpen)
    }
  }

  @Test("AC-03: what changes in the same event is carried along by the container's animation")
  func carriedAlong() {
    atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(Together(model: model))

      stage.perform(at: 0) { model.count = 100 }
      stage.expect("offset.x", of: "#b", is: 100)
      stage.expectChange(of: "offset", of: "#b", is: .plainWrite)
      #expect(stage.ledger.isEmpty)
      stage.expectIdle()

      stage.perform(at: 2) {
        model.isOpen = true
        model.count = 0
      }
      stage.advance(to: 2.5)
      stage.expect("opacity", of: "#a", is: 0.5, within: 0.005)
      stage.expect("offset.x", of: "#b", is: 50, within: 0.5)
      stage.expectChange(
        of: "opacity", of: "#a", is: .animated, with: "linear 1 s", by: ".animation(value:)")
      stage.expectChange(
        of: "offset", of: "#b", is: .carriedAlong, with: "linear 1 s", by: ".animation(value:)")
    }
  }

  // MARK: AC-05

  struct Spinner: View {
    let model: Model
    let isMended: Bool
    var body: some View {
      Color.red
        .rotationEffect(.degrees(model.isSpinning ? 360 : 0))
        .animation(
          .linear(duration: 1).repeatForever(autoreverses: false), value: model.isSpinning
        )
        .transaction { if isMended { $0.disablesAnimations = false } }
        .transaction { $0.disablesAnimations = true }
    }
  }

  @Test("AC-05: an ancestor that disables animations freezes a spinner, and the trace names it")
  func frozenSpinner() throws {
    try atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(Spinner(model: model, isMended: false))
      stage.perform(at: 0) { model.isSpinning = true }

      stage.expect("rotation", is: 360)
      stage.expectIdle()
      stage.expectChange(of: "rotation", is: .blocked)
      let trace = try #require(try stage.explain("rotation"))
      let blocker = try #require(trace.steps.last { $0.outcome == .disabled })
      #expect(blocker.description == ".transaction at TransactionTests.swift:111")
      #expect(trace.steps.last?.outcome == .blocked)
    }
  }

  @Test("AC-05: an edit below the ancestor that switches animations on again lets it turn")
  func mendedSpinner() {
    atEveryFrameRate { run in
      let model = Model()
      let stage = run.stage(Spinner(model: model, isMended: true))
      stage.perform(at: 0) { model.isSpinning = true }

      stage.expect("rotation", at: [0.5: 180, 1.25: 90], within: 360 * 0.005)
      stage.advance(to: 10)
      #expect(!stage.isIdle)
      #expect(stage.runningAnimators.count == 1)
    }
  }
}
