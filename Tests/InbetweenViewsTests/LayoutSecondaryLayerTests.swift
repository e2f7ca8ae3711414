import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

@MainActor
@Suite("Backgrounds, overlays, clips and shadows") struct LayoutSecondaryLayerTests {
  @Test("A background gets the frame of the view and is painted first")
  func background() {
    let view = block(40, 20).background(Color.blue)
    #expect(
      LayoutHarness(view).lines() == ["rect 30 40 40 20 #0088FF", "rect 30 40 40 20 #FF383C"])
  }

  @Test("An overlay of a size of its own hangs at the alignment and changes no layout")
  func overlay() {
    let view = HStack(spacing: 0) {
      block(40, 20).overlay(alignment: .topTrailing) { block(60, 10) }
      block(20, 20)
    }
    // 60 wide from 20: the overlay ends where the first view ends, at 60.
    #expect(rects(view) == [box(20, 40, 40, 20), box(0, 40, 60, 10), box(60, 40, 20, 20)])
  }

  @Test("Several views of an overlay stand in front of one another")
  func several() {
    let view = block(40, 20).overlay(alignment: .leading) {
      block(10, 10)
      block(20, 4)
    }
    #expect(rects(view) == [box(30, 40, 40, 20), box(30, 45, 10, 10), box(30, 48, 20, 4)])
  }

  @Test("Each view of a group gets a background of its own")
  func group() {
    let view = HStack(spacing: 10) {
      Group {
        block(10, 10)
        block(20, 10)
      }.background(Color.blue)
    }
    #expect(
      rects(view)
        == [box(30, 45, 10, 10), box(30, 45, 10, 10), box(50, 45, 20, 10), box(50, 45, 20, 10)])
  }

  @Test("An overlay can hang on a guide of the view")
  func guide() {
    let view = block(40, 20).alignmentGuide(.top) { _ in 5 }
      .overlay(alignment: .top) { block(10, 10) }
    #expect(rects(view)[1] == box(45, 45, 10, 10))
  }

  @Test("A background of a style reaches to the edges that its view touches")
  func safeArea() {
    let harness = LayoutHarness(Color.red.background(Color.blue))
    harness.graph.rootRender.safeArea = .init(top: 20, leading: 0, bottom: 10, trailing: 0)
    #expect(harness.rects() == [box(0, 0, 100, 100), box(0, 20, 100, 70)])
    let small = LayoutHarness(block(100, 10).background(Color.blue))
    small.graph.rootRender.safeArea = .init(top: 20, leading: 0, bottom: 10, trailing: 0)
    // 20 + (70 - 10) / 2 = 50: it touches neither top nor bottom.
    #expect(small.rects() == [box(0, 50, 100, 10), box(0, 50, 100, 10)])
  }

  @Test("A view that ignores the safe area grows over the edges it asked for")
  func ignoresSafeArea() {
    let harness = LayoutHarness(Color.red.ignoresSafeArea(edges: .top))
    harness.graph.rootRender.safeArea = .init(top: 20, leading: 0, bottom: 10, trailing: 0)
    #expect(harness.rects() == [box(0, 0, 100, 90)])
  }

  @Test("A mask comes before what it masks")
  func mask() {
    let lines = LayoutHarness(Color.red.mask { block(10, 10) }).lines()
    #expect(
      lines == [
        "mask", "  maskShape", "    rect 45 45 10 10 #FF383C", "  rect 0 0 100 100 #FF383C",
      ])
  }

  @Test("A clip is a rectangle, a round one, or the path of a shape in the view's frame")
  func clips() {
    #expect(
      LayoutHarness(block(40, 20).clipped()).lines()
        == ["clipRect 30 40 40 20", "  rect 30 40 40 20 #FF383C"])
    let round = LayoutHarness(
      block(40, 20).clipShape(RoundedRectangle(cornerRadius: 5, style: .circular)))
    #expect(round.lines()[0] == "clipRect 30 40 40 20 5 5")
    let circle = LayoutHarness(block(40, 20).clipShape(Circle()))
    #expect(circle.graph.frame(at: 0).items[0].kind == .clipPath)
    // The circle of 20 in the middle of 40 by 20.
    #expect(circle.graph.list.paths[0].boundingRect == box(10, 0, 20, 20))
  }

  @Test("What is clipped away cannot be touched")
  func clippedTouch() {
    let harness = LayoutHarness(block(40, 20).clipShape(Circle()))
    let root = harness.graph.rootRender!
    #expect(root.hitTest(CGPoint(x: 31, y: 41)) == nil)
  }

  @Test("A shadow has its colour, radius and offset")
  func shadow() {
    let lines = LayoutHarness(block(40, 20).shadow(color: .black, radius: 3, x: 1, y: 2)).lines()
    #expect(lines[0].hasPrefix("shadow 3 1 2 #000000"))
    let negative = LayoutHarness(block(40, 20).shadow(radius: -3)).lines()
    #expect(negative[0].hasPrefix("shadow 0 0 0 "))
  }

  @Test("What is hidden keeps its place and is not drawn")
  func hidden() {
    let view = HStack(spacing: 0) {
      block(20, 10).hidden()
      block(20, 10)
    }
    #expect(rects(view) == [box(50, 45, 20, 10)])
  }

  @Test("A border lies inside the frame")
  func border() {
    let lines = LayoutHarness(block(40, 20).border(Color.blue, width: 2)).lines()
    #expect(lines.count == 2)
    #expect(lines[1].hasPrefix("stroke 30 40 2"))
  }
}
