import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

@MainActor
@Suite("Insets of the safe area and containers") struct LayoutSafeAreaTests {
  @Test("A view along an edge keeps the content clear, 8 points apart unless said otherwise")
  func inset() {
    let view = Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 20) }
    #expect(rects(view) == [box(0, 0, 100, 72), box(0, 80, 100, 20)])
    let top = Color.red.safeAreaInset(edge: .top, alignment: .leading, spacing: 0) {
      block(10, 20)
    }
    #expect(rects(top) == [box(0, 20, 100, 80), box(0, 0, 10, 20)])
    let side = Color.red.safeAreaInset(edge: .trailing, spacing: 2) { block(10, 20) }
    #expect(rects(side) == [box(0, 0, 88, 100), box(90, 40, 10, 20)])
  }

  @Test("Content that ignores the safe area grows behind the inset")
  func growsBehind() {
    let view = Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) {
      Color.blue.frame(height: 20)
    }
    #expect(rects(view) == [box(0, 0, 100, 100), box(0, 80, 100, 20)])
  }

  @Test("Safe area padding keeps clear, and lets backgrounds grow over it")
  func padding() {
    #expect(rects(Color.red.safeAreaPadding()) == [box(16, 16, 68, 68)])
    #expect(rects(Color.red.safeAreaPadding(.top, 10)) == [box(0, 10, 100, 90)])
    let grown = Color.red.background(Color.blue).safeAreaPadding(10)
    #expect(rects(grown) == [box(0, 0, 100, 100), box(10, 10, 80, 80)])
  }

  @Test("A proxy tells the insets that its view touches")
  func proxyInsets() {
    var seen = EdgeInsets()
    func note(_ insets: EdgeInsets) { seen = insets }
    let harness = LayoutHarness(
      GeometryReader { proxy in
        let _ = note(proxy.safeAreaInsets)
        Color.red
      })
    #expect(seen == EdgeInsets())
    harness.graph.rootRender.safeArea = .init(top: 20, leading: 0, bottom: 10, trailing: 0)
    _ = harness.rects()
    #expect(seen == EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
  }

  @Test("A frame relative to the container takes its length, a part of it, or columns of it")
  func relative() {
    let inner = { (view: AnyView) in rects(view.frame(width: 10, height: 10)) }
    #expect(
      inner(AnyView(Color.red.containerRelativeFrame(.horizontal))) == [box(0, 45, 100, 10)])
    #expect(
      inner(AnyView(Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 }))
        == [box(45, 25, 10, 50)])
    // Four columns with 4 between: (100 - 12) / 4 = 22; two of them are 22 + 4 + 22 = 48.
    let columns = Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4)
    #expect(inner(AnyView(columns)) == [box(26, 45, 48, 10)])
  }
}
