import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

/// Frames of containers that are made of others, worked out by hand from the lengths of the table
/// of defaults.
@MainActor
@Suite("Frames in built containers") struct ContainerFrameTests {
  /// The frames that views with identifiers have on the stage.
  private func frames(
    _ view: some View, width: Double = 390, height: Double = 600
  ) -> [String: CGRect] {
    let host = Host(view, width: width, height: height)
    host.graph.frame(at: 0)
    return Dictionary(
      host.graph.elements().compactMap { element in element.identifier.map { ($0, element.frame) }
      },
      uniquingKeysWith: { first, _ in first })
  }

  private func block(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View
  {
    Color.red.frame(width: width, height: height).accessibilityElement(children: .ignore)
      .accessibilityIdentifier(name)
  }

  @Test("A group box keeps 16 points around its content and fills its room across")
  func groupBox() {
    // 100 high with two insets of 16 is 132: from (600 - 132) / 2 = 234, the content at 250.
    let view = GroupBox { block("content", nil, 100) }
    #expect(frames(view)["content"] == CGRect(x: 16, y: 250, width: 358, height: 100))
  }

  @Test("A page begins below its bar of 54 points, and below a large title of 52 more")
  func navigation() {
    let plain = NavigationStack { block("page") }
    #expect(frames(plain)["page"] == CGRect(x: 0, y: 0, width: 390, height: 600))
    let inline = NavigationStack {
      block("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    #expect(frames(inline)["page"] == CGRect(x: 0, y: 54, width: 390, height: 546))
    let large = NavigationStack { block("page").navigationTitle("Title") }
    #expect(frames(large)["page"] == CGRect(x: 0, y: 106, width: 390, height: 494))
  }

  @Test("A page of a tab view ends above the bar of 72 points, and fills the view as a page")
  func tabs() {
    let bar = TabView { block("page").tabItem { Label("Home", systemImage: "house") } }
    #expect(frames(bar)["page"] == CGRect(x: 0, y: 0, width: 390, height: 528))
    let pages = TabView {
      block("first")
      block("second")
    }
    .tabViewStyle(.page)
    let shown = frames(pages)
    #expect(shown["first"] == CGRect(x: 0, y: 0, width: 390, height: 600))
    #expect(shown["second"] == CGRect(x: 390, y: 0, width: 390, height: 600))
  }

  @Test("A row of a form is 20 points of margin and 16 of inset away from the sides")
  func form() {
    // The card begins 17.5 below the top, the row's content 15.5 below that.
    let view = Form { block("row", nil, 30) }
    #expect(frames(view)["row"] == CGRect(x: 36, y: 33, width: 318, height: 30))
  }

  @Test("A title of a section takes 55 and a third points at the top")
  func header() {
    // 55 1/3, then the row's inset of 15.5. The title's line is 21 points high here, not 20.4.
    let view = List { Section("Title") { block("row", nil, 30) } }
    let y = frames(view)["row"]?.minY ?? 0
    #expect(abs(y - (55.3333 + 15.5)) < 0.7)
  }

  @Test("A labelled value stands at the other end of the room")
  func labeled() {
    let view = LabeledContent {
      block("value", 50, 20)
    } label: {
      block("label", 80, 20)
    }
    let shown = frames(view)
    #expect(shown["label"] == CGRect(x: 0, y: 290, width: 80, height: 20))
    #expect(shown["value"] == CGRect(x: 340, y: 290, width: 50, height: 20))
  }

  @Test("A sheet of a detent stands at the bottom of the stage, 8 points from its sides")
  func sheet() {
    let view = Color.clear.sheet(isPresented: .constant(true)) {
      block("sheet").presentationDetents([.height(200)])
    }
    let host = Host(view, width: 390, height: 844)
    host.graph.advance(to: 3)
    host.graph.frame(at: 3)
    let frame = host.element("sheet")?.frame ?? .zero
    #expect(frame == CGRect(x: 8, y: 644, width: 374, height: 192))
  }

  @Test("A cover takes the whole stage")
  func cover() {
    let view = Color.clear.fullScreenCover(isPresented: .constant(true)) { block("cover") }
    let host = Host(view, width: 390, height: 844)
    host.graph.advance(to: 3)
    host.graph.frame(at: 3)
    #expect(host.element("cover")?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("A lazy row of a horizontal grid fills its room across by equal tracks")
  func horizontalGrid() {
    // Two tracks in 600 with a gap of 20: 290 each. Columns of 40 with a gap of 10.
    let view = LazyHGrid(
      rows: [GridItem(.flexible(), spacing: 20), GridItem(.flexible())], spacing: 10
    ) {
      ForEach(0..<3, id: \.self) { block("\($0)", 40, nil) }
    }
    let shown = frames(view)
    // Two columns: 40 + 10 + 40 = 90, from (390 - 90) / 2 = 150.
    #expect(shown["0"] == CGRect(x: 150, y: 0, width: 40, height: 290))
    #expect(shown["1"] == CGRect(x: 150, y: 310, width: 40, height: 290))
    #expect(shown["2"] == CGRect(x: 200, y: 0, width: 40, height: 290))
  }

  @Test("A lazy stack gives its views their ideal lengths and fills its room across")
  func lazyRow() {
    let view = ScrollView(.horizontal) {
      LazyHStack(alignment: .top, spacing: 5) {
        block("a", 30, 10)
        block("b", 40, 20)
      }
    }
    let shown = frames(view)
    #expect(shown["a"] == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(shown["b"] == CGRect(x: 35, y: 0, width: 40, height: 20))
  }

  @Test("Content of a scroll view in both directions keeps its size at the top left")
  func bothWays() {
    let view = ScrollView([.horizontal, .vertical]) { block("content", 800, 900) }
    #expect(frames(view)["content"] == CGRect(x: 0, y: 0, width: 800, height: 900))
  }

  @Test("A bar along an edge keeps the content clear of it")
  func bar() {
    let view = block("content").safeAreaBar(edge: .bottom, spacing: 10) { block("bar", nil, 40) }
    let shown = frames(view)
    #expect(shown["content"] == CGRect(x: 0, y: 0, width: 390, height: 550))
    #expect(shown["bar"] == CGRect(x: 0, y: 560, width: 390, height: 40))
  }

  @Test("A disclosure group shows its content below its label, as far to the left")
  func disclosure() {
    let view = DisclosureGroup(isExpanded: .constant(true)) {
      block("content", 50, 20)
    } label: {
      block("label", 80, 20)
    }
    let shown = frames(view)
    #expect(shown["label"]?.minX == 0 && shown["content"]?.minX == 0)
    #expect((shown["content"]?.minY ?? 0) >= (shown["label"]?.maxY ?? 1000))
  }

  @Test("An alert is 270 points wide, in the middle of the stage")
  func alert() {
    let view = Color.clear.alert("Title", isPresented: .constant(true)) { Button("OK") {} }
    let host = Host(view, width: 390, height: 844)
    host.graph.advance(to: 3)
    let button = host.element("OK")?.frame ?? .zero
    #expect(button.width == 270 && button.midX == 195)
  }
}
