import Foundation
import InbetweenViewGraph
import Observation
import Testing

@testable import InbetweenViews

@Observable
@MainActor
private final class Model {
  var isOn = false
  var amount: CGFloat = 0
}

private struct Reading<Content: View>: View {
  var model: Model
  @ViewBuilder var content: (Model) -> Content

  var body: some View { content(model) }
}

@MainActor
private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

private struct Weight: LayoutValueKey {
  static var defaultValue: CGFloat { 1 }
}

/// A layout as a user writes it: each view a step lower and to the right, by its weight.
private struct Stairs: Layout {
  var step: CGFloat

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, proposal: .unspecified)
      point.x += step * subview[Weight.self]
      point.y += step
    }
  }
}

/// A layout that places its first view only, and counts how often it makes its cache.
private struct First: Layout {
  final class Counter: @unchecked Sendable {
    // Written on one thread.
    var made = 0
  }

  var counter: Counter

  func makeCache(subviews: Subviews) -> Int {
    counter.made += 1
    return subviews.count
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    CGSize(width: 40, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
      proposal: .unspecified)
  }
}

@MainActor
@Suite("Layouts of the user's own") struct LayoutProtocolTests {
  @Test("Views stand where the layout places them, by values that they give it")
  func places() {
    let view = Stairs(step: 10) {
      block(20, 5)
      block(20, 5).layoutValue(key: Weight.self, value: 3)
      block(20, 5)
    }
    #expect(rects(view) == [box(0, 0, 20, 5), box(10, 10, 20, 5), box(40, 20, 20, 5)])
  }

  @Test("A view without a place stands in the middle; anchors say which point is placed")
  func unplaced() {
    let view = First(counter: .init()) {
      block(10, 4)
      block(10, 10)
    }
    // 40 x 20 from (30, 40).
    #expect(rects(view) == [box(60, 56, 10, 4), box(45, 45, 10, 10)])
  }

  @Test("A cache is made once for each layout of the tree")
  func cache() {
    let counter = First.Counter()
    let harness = LayoutHarness(First(counter: counter) { block(10, 4) })
    _ = harness.rects()
    #expect(counter.made == 1)
    harness.graph.rootRender.children[0].setNeedsLayout()
    _ = harness.rects()
    #expect(counter.made == 2)
  }

  @Test("The data of a layout animates: its views are placed anew in each frame")
  func animates() {
    let model = Model()
    let harness = LayoutHarness(
      Reading(model: model) { model in
        Stairs(step: model.amount) {
          block(20, 5)
          block(20, 5)
        }
      })
    #expect(harness.rects()[1] == box(0, 0, 20, 5))
    withAnimation(.linear(duration: 1)) { model.amount = 40 }
    #expect(harness.rects()[1] == box(0, 0, 20, 5))
    #expect(harness.rects(at: 0.5)[1] == box(20, 20, 20, 5))
    #expect(harness.rects(at: 1)[1] == box(40, 40, 20, 5))
  }

  @Test("An exchanged layout moves the same views from one arrangement to the other")
  func anyLayout() {
    let model = Model()
    let harness = LayoutHarness(
      Reading(model: model) { model in
        let layout =
          model.isOn
          ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
          : AnyLayout(HStackLayout(alignment: .top, spacing: 0))
        layout {
          block(20, 20)
          block(20, 20)
        }
      })
    // 40 x 20 from (30, 40), then 20 x 40 from (40, 30).
    #expect(harness.rects() == [box(30, 40, 20, 20), box(50, 40, 20, 20)])
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = harness.rects()
    #expect(harness.rects(at: 0.5) == [box(35, 35, 20, 20), box(45, 45, 20, 20)])
    #expect(harness.rects(at: 1) == [box(40, 30, 20, 20), box(40, 50, 20, 20)])
  }

  @Test("The stacks as layouts do what the stacks do")
  func stackLayouts() {
    let row = HStackLayout(alignment: .bottom, spacing: 4) {
      block(20, 10)
      Spacer()
      block(10, 20)
    }
    // A stack whose child is a spacer takes all: 100 wide, 20 high from 40.
    #expect(rects(row) == [box(0, 50, 20, 10), box(90, 40, 10, 20)])
    let pile = ZStackLayout(alignment: .topTrailing) {
      block(40, 40)
      block(10, 20)
    }
    #expect(rects(pile) == [box(30, 30, 40, 40), box(60, 30, 10, 20)])
  }

  @Test("The first view that fits is shown")
  func viewThatFits() {
    func choice(_ width: CGFloat) -> [CGRect] {
      rects(
        ViewThatFits {
          block(80, 10)
          block(40, 10)
          block(20, 10)
        }.frame(width: width, height: 50))
    }
    #expect(choice(100) == [box(10, 45, 80, 10)])
    #expect(choice(60) == [box(30, 45, 40, 10)])
    // None fits: the last one.
    #expect(choice(10) == [box(40, 45, 20, 10)])
  }

  @Test("Fitting along one axis looks at the lengths along it alone")
  func viewThatFitsAxis() {
    let view = ViewThatFits(in: .horizontal) {
      block(80, 200)
      block(20, 10)
    }
    #expect(rects(view) == [box(10, -50, 80, 200)])
  }

  @Test("A choice that changes is shown where it stands, without a way there")
  func viewThatFitsChange() {
    let model = Model()
    let harness = LayoutHarness(
      Reading(model: model) { model in
        ViewThatFits {
          Color.red.frame(width: 80, height: 10)
          Color.blue.frame(width: 20, height: 10)
        }.frame(width: model.isOn ? 40 : 90)
      })
    #expect(harness.rects() == [box(10, 45, 80, 10)])
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    #expect(harness.rects(at: 0.1) == [box(40, 45, 20, 10)])
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    #expect(harness.rects(at: 0.2) == [box(10, 45, 80, 10)])
  }
}
