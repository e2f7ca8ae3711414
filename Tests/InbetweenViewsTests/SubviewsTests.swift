import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

extension ContainerValues {
  @Entry fileprivate var isPinned = false
  @Entry fileprivate var rank = 0
}

@MainActor
@Suite("Views made of the views of others") struct SubviewsTests {
  /// Every second view of its content, each in a box of 20 by 10.
  private struct Evens<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        HStack(spacing: 0) {
          ForEach(subviews.indices, id: \.self) { index in
            if index.isMultiple(of: 2) { subviews[index].frame(width: 20, height: 10) }
          }
          Color.blue.frame(width: Double(subviews.count), height: 10)
        }
      }
    }
  }

  @Test("Content is taken apart into its views, whatever makes them")
  func parts() {
    // Five views: one, three of the rows, one of the condition. Those at 0, 2 and 4 are 20 wide; the
    // last is as wide as there are views: 65 in all, from (100 - 65) / 2.
    let view = Evens {
      Color.red
      ForEach(0..<3, id: \.self) { _ in Color.green }
      if true { Color.red }
    }
    #expect(
      rects(view) == [
        box(17.5, 45, 20, 10), box(37.5, 45, 20, 10), box(57.5, 45, 20, 10), box(77.5, 45, 5, 10),
      ])
  }

  @Test("Views that come and go are told")
  func changes() throws {
    struct Growing: View {
      @State private var count = 1
      var body: some View {
        VStack(spacing: 0) {
          Button("More") { count += 2 }.frame(height: 20)
          Group(subviews: ForEach(0..<count, id: \.self) { _ in Color.red }) { subviews in
            Text("\(subviews.count)").accessibilityIdentifier("count")
            HStack(spacing: 0) { subviews }
          }
        }
      }
    }
    let host = Host(Growing())
    #expect(host.element("count")?.label == "1")
    host.graph.activate(try #require(host.element("More")))
    host.graph.advance(to: 1)
    #expect(host.element("count")?.label == "3")
    let widths = host.graph.frame(at: 1).items.filter { $0.kind == .rect }.map(\.values.c)
    #expect(widths.count == 3 && widths.allSatisfy { abs($0 - 100.0 / 3) < 1e-9 })
  }

  @Test("What a view tells its container is read, several values of one view as well")
  func values() {
    let content = Group {
      Color.red.containerValue(\.isPinned, true).containerValue(\.rank, 3).tag("a")
      Color.red.padding(1).containerValue(\.rank, 4)
      Color.red
    }
    let notes = Notes()
    let view = Group(subviews: content) { subviews in
      let _ = notes(
        subviews.map {
          let values = $0.containerValues
          return "\(values.isPinned) \(values.rank) \(values.tag(for: String.self) ?? "-")"
        }.joined(separator: ", "))
      subviews[1...]
    }
    #expect(rects(ZStack { view }).count == 2)
    #expect(notes.lines == ["true 3 a, false 4 -, false 0 -"])
  }

  @Test("A value that changes is told")
  func changedValue() throws {
    struct Ranked: View {
      @State private var rank = 1
      var body: some View {
        VStack {
          Button("Up") { rank += 1 }
          ForEach(subviews: Text("x").containerValue(\.rank, rank)) { subview in
            Text("rank \(subview.containerValues.rank)").accessibilityIdentifier("rank")
          }
        }
      }
    }
    let host = Host(Ranked())
    #expect(host.element("rank")?.label == "rank 1")
    host.graph.activate(try #require(host.element("Up")))
    host.graph.advance(to: 1)
    #expect(host.element("rank")?.label == "rank 2")
  }

  @Test("State of a view lasts while others come before it, and its identity with it")
  func identity() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Shifting: View {
      @State private var isLong = false
      var body: some View {
        VStack {
          Button("Shift") { isLong = true }
          ForEach(
            subviews: Group {
              if isLong { Text("first") }
              Counter()
            }
          ) { $0 }
        }
      }
    }
    let host = Host(Shifting())
    host.graph.activate(try #require(host.element("count 0")))
    host.graph.advance(to: 1)
    host.graph.activate(try #require(host.element("Shift")))
    host.graph.advance(to: 2)
    #expect(host.element("first") != nil && host.element("count 1") != nil)
  }

  @Test("A view takes the environment of where it is shown, also after it changed itself")
  func environment() throws {
    struct Word: View {
      @Environment(\.lineLimit) private var limit
      @State private var count = 0
      var body: some View {
        Button("limit \(limit ?? 0), \(count)") { count += 1 }
      }
    }
    struct Shown: View {
      @State private var limit = 3
      var body: some View {
        VStack {
          Button("Less") { limit = 2 }
          ForEach(subviews: Word()) { $0.lineLimit(limit) }
        }
        .lineLimit(7)
      }
    }
    let host = Host(Shown())
    host.graph.activate(try #require(host.element("limit 3, 0")))
    host.graph.advance(to: 1)
    host.graph.activate(try #require(host.element("Less")))
    host.graph.advance(to: 2)
    #expect(host.element("limit 2, 1") != nil)
  }

  @Test("A view that is shown twice has its first place, and the second one is told")
  func twice() {
    let view = ZStack {
      Group(subviews: Color.red.frame(width: 10, height: 10)) { subviews in
        HStack(spacing: 0) {
          subviews[0]
          subviews[0]
        }
      }
    }
    let harness = LayoutHarness(view)
    #expect(harness.rects() == [box(45, 45, 10, 10)])
    #expect(harness.graph.journal.warnings.contains { $0.contains("second time") })
  }

  @Test("A layout reads the values of its views")
  func layout() {
    struct Ranks: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews.map { Double($0.containerValues.rank) }.reduce(0, +), height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for view in subviews {
          view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
      }
    }
    let view = Ranks { Color.red.containerValue(\.rank, 30) }
    #expect(rects(view) == [box(35, 45, 30, 10)])
  }
}
