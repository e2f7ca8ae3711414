import InbetweenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Why a change was shown as it was")
struct ExpectWhyTests {
  struct Pair: View {
    let model: CardModel
    var body: some View {
      VStack {
        Text("A").opacity(model.isOn ? 1 : 0)
        Text("B").offset(x: Double(model.count))
      }
      .animation(.linear(duration: 1), value: model.isOn)
    }
  }

  @Test("a modifier in the place of the block: both with their places")
  func replaced() throws {
    let model = CardModel()
    let stage = Stage(Pair(model: model))
    stage.perform { withAnimation(.linear(duration: 2)) { model.isOn = true } }
    let trace = try #require(try stage.explain("opacity", of: "A"))
    #expect(trace.verdict == .animated)
    #expect(trace.applied == "linear 1 s")
    #expect(trace.root?.source == "withAnimation")
    #expect(trace.root?.place?.line == 23)
    #expect(trace.appliedBy?.place?.line == 15)
    #expect(trace.steps.map(\.outcome) == [.began, .replaced])
    #expect(
      trace.description == """
        opacity of Pair/Text at 0 s, 0 to 1: animated with linear 1 s
          withAnimation at ExpectWhyTests.swift:23 begins with linear 2 s
          .animation(value:) at ExpectWhyTests.swift:15 puts linear 1 s in the place of linear 2 s
        """)
    stage.expectChange(
      of: "opacity", of: "A", is: .animated, with: "linear 1 s", by: ".animation(value:)")
  }

  // AC-03.
  @Test("a change that a container's modifier carries along")
  func carriedAlong() throws {
    let model = CardModel()
    let stage = Stage(Pair(model: model))
    stage.perform { model.count = 100 }
    stage.expectChange(of: "offset", of: "B", is: .plainWrite)
    stage.advance(to: 2)
    stage.perform {
      model.isOn = true
      model.count = 0
    }
    stage.expectChange(of: "offset", of: "B", is: .carriedAlong, by: ".animation(value:)")
    stage.expectChange(of: "opacity", of: "A", is: .animated)
    let trace = try #require(try stage.explain("offset", of: "B"))
    #expect(trace.alsoAnimated == ["opacity of Pair/Text"])
    #expect(
      trace.description == """
        offset of Pair/Text at 2 s, (100, 0) to (0, 0): carried along with linear 1 s by \
        .animation(value:) at ExpectWhyTests.swift:15, which watches another value
          .animation(value:) at ExpectWhyTests.swift:15 sets linear 1 s
        """)
  }

  struct Blocked: View {
    let model: CardModel
    var body: some View {
      Text("C").rotationEffect(.degrees(model.isOn ? 360 : 0))
        .animation(.linear(duration: 1), value: model.isOn)
        .transaction { $0.disablesAnimations = true }
    }
  }

  // AC-05.
  @Test("a modifier that an ancestor blocks")
  func blocked() throws {
    let model = CardModel()
    let stage = Stage(Blocked(model: model))
    stage.perform { model.isOn = true }
    let trace = try #require(try stage.explain("rotation", of: "C"))
    #expect(
      trace.description == """
        rotation of Blocked/Text at 0 s, (0, 0.5, 0.5) to (360, 0.5, 0.5): not animated, since \
        .transaction at ExpectWhyTests.swift:70 disables animations
          .transaction at ExpectWhyTests.swift:70 disables animations
          .animation(value:) at ExpectWhyTests.swift:69 is blocked: linear 1 s does not apply
        """)
    #expect(trace.verdict == .blocked)
  }

  struct Removed: View {
    let model: CardModel
    var body: some View {
      Text("D").offset(x: model.x).transaction { $0.animation = nil }
    }
  }

  @Test("a modifier that removes the animation, and a block that carries none")
  func removed() throws {
    let model = CardModel()
    let stage = Stage(Removed(model: model))
    stage.perform { withAnimation { model.x = 10 } }
    stage.expectChange(of: "offset", of: "D", is: .removed)
    stage.perform { withAnimation(nil) { model.x = 20 } }
    stage.expectChange(of: "offset", of: "D", is: .noAnimation)
    let failures = MotionFailure.collect {
      stage.expectChange(of: "offset", of: "D", is: .animated, with: "linear 1 s")
    }
    #expect(
      failures.map(\.description) == [
        """
        Expected: animated with linear 1 s. It was otherwise: offset of Removed/Text at 0 s, (10, 0) \
        to (20, 0): not animated, since withAnimation at ExpectWhyTests.swift:104 carries no animation
          withAnimation at ExpectWhyTests.swift:104 begins with no animation
        """
      ])
  }
}
