import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Observation
import Testing

@testable import InbetweenViews

@Observable
@MainActor
private final class Model { var isOn = false }

/// Two views in opposite corners, one at a time, that share a geometry.
private struct Hero: View {
  var model: Model
  @Namespace private var space

  var body: some View {
    ZStack {
      if model.isOn {
        Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 40)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      } else {
        Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }
}

/// The same two, deeper in what comes and goes.
private struct DeepHero: View {
  enum Depth: CaseIterable { case stack, background, button }
  var model: Model
  var depth: Depth
  @Namespace private var space

  var body: some View {
    ZStack {
      if model.isOn {
        inside(Color.blue, 40).frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      } else {
        inside(Color.red, 20).frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }

  @ViewBuilder private func inside(_ color: Color, _ side: CGFloat) -> some View {
    let matched = color.matchedGeometryEffect(id: 1, in: space)
    switch depth {
    case .stack: VStack { matched.frame(width: side, height: side) }
    case .background: EmptyShape().frame(width: side, height: side).background(matched)
    case .button:
      Button {
      } label: {
        matched.frame(width: side, height: side)
      }
      .buttonStyle(BareStyle())
    }
  }
}

/// Takes room and draws nothing.
private struct EmptyShape: Shape {
  func path(in rect: CGRect) -> Path { Path() }
}

private struct BareStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A view in the middle that stands where the source of its group stands.
private struct Follower: View {
  var model: Model
  var properties: MatchedGeometryProperties = .frame
  var anchor: UnitPoint = .center
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.red.frame(width: 20, height: 20).matchedGeometryEffect(
        id: "a", in: space, anchor: anchor, isSource: !model.isOn)
      Color.green.frame(width: 40, height: 40).matchedGeometryEffect(
        id: "a", in: space, anchor: anchor, isSource: model.isOn
      )
      .frame(width: 100, height: 100, alignment: .bottomTrailing)
      Color.blue.frame(minWidth: 5, maxWidth: 50, minHeight: 5, maxHeight: 50)
        .matchedGeometryEffect(
          id: "a", in: space, properties: properties, anchor: anchor, isSource: false)
    }
  }
}

@MainActor
@Suite("Matched geometry") struct MatchedGeometryTests {
  @Test("A view that leaves and one that comes fly between both places")
  func hero() {
    let model = Model()
    let harness = LayoutHarness(Hero(model: model))
    #expect(harness.rects() == [box(0, 0, 20, 20)])
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    // Both are there, in the place of the one that leaves.
    #expect(harness.rects(at: 0) == [box(0, 0, 20, 20), box(0, 0, 20, 20)])
    // Half way from (0, 0) to (60, 60) and from 20 to 40.
    #expect(harness.rects(at: 0.5) == [box(30, 30, 30, 30), box(30, 30, 30, 30)])
    #expect(harness.rects(at: 1) == [box(60, 60, 40, 40)])
  }

  @Test(
    "A view inside another one that leaves hands its place on as well, without a warning",
    arguments: DeepHero.Depth.allCases)
  fileprivate func deepHero(depth: DeepHero.Depth) {
    let model = Model()
    let harness = LayoutHarness(DeepHero(model: model, depth: depth))
    #expect(harness.rects() == [box(0, 0, 20, 20)])
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    #expect(harness.rects(at: 0) == [box(0, 0, 20, 20), box(0, 0, 20, 20)])
    #expect(harness.rects(at: 0.5) == [box(30, 30, 30, 30), box(30, 30, 30, 30)])
    #expect(harness.rects(at: 1) == [box(60, 60, 40, 40)])
    #expect(harness.graph.journal.warnings.isEmpty)
  }

  @Test("Both cross-fade meanwhile")
  func crossFade() {
    let model = Model()
    let harness = LayoutHarness(Hero(model: model))
    _ = harness.rects()
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = harness.rects()
    let half = harness.lines(at: 0.25).filter { $0.contains("opacity") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(half.sorted() == ["opacity 0.25", "opacity 0.75"])
  }

  @Test("Turned back on the way, the first one is the source again")
  func comeBack() {
    let model = Model()
    let harness = LayoutHarness(Hero(model: model))
    _ = harness.rects()
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = harness.rects(at: 0.5)
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    _ = harness.rects(at: 0.5)
    #expect(harness.rects(at: 2) == [box(0, 0, 20, 20)])
  }

  @Test("Without an animation the other one is simply there")
  func withoutAnimation() {
    let model = Model()
    let harness = LayoutHarness(Hero(model: model))
    _ = harness.rects()
    model.isOn = true
    #expect(harness.rects() == [box(60, 60, 40, 40)])
  }

  @Test("A view that is no source stands in the source's frame from the first frame")
  func follower() {
    let model = Model()
    let harness = LayoutHarness(Follower(model: model))
    #expect(harness.rects()[2] == box(0, 0, 20, 20))
    #expect(harness.graph.isIdle)
  }

  @Test("Another source takes its followers along, as the change is animated")
  func changeOfSource() {
    let model = Model()
    let harness = LayoutHarness(Follower(model: model))
    _ = harness.rects()
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = harness.rects()
    // From (0, 0, 20, 20) to (60, 60, 40, 40).
    #expect(harness.rects(at: 0.5)[2] == box(30, 30, 30, 30))
    #expect(harness.rects(at: 1)[2] == box(60, 60, 40, 40))
    // The red one is no source any more: it is in the middle of the green one's frame.
    #expect(harness.rects(at: 1)[0] == box(70, 70, 20, 20))
  }

  @Test("A view can take the position alone, by an anchor, or the size alone")
  func parts() {
    let model = Model()
    model.isOn = true
    // The source is (60, 60, 40, 40). The follower keeps its 50: by its top it hangs at (80, 60).
    let position = LayoutHarness(
      Follower(model: model, properties: .position, anchor: .top))
    #expect(position.rects()[2] == box(55, 60, 50, 50))
    // It takes the size of 40 in the middle of its own frame of 50 at the top leading corner.
    let size = LayoutHarness(Follower(model: model, properties: .size))
    #expect(size.rects()[2] == box(5, 5, 40, 40))
  }

  @Test("Two sources of one group are told of")
  func twoSources() {
    struct Two: View {
      @Namespace private var space
      var body: some View {
        HStack {
          Color.red.matchedGeometryEffect(id: 1, in: space)
          Color.blue.matchedGeometryEffect(id: 1, in: space)
        }
      }
    }
    let harness = LayoutHarness(Two())
    #expect(harness.graph.journal.warnings.contains { $0.contains("isSource: false") })
  }
}
