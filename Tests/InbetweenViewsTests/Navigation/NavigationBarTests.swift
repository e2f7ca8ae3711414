import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Bars and columns") struct NavigationBarTests {
  @Test("A page says what lies behind its bar")
  func ground() {
    func reds(_ view: some View) -> Int {
      Host(view, width: 390, height: 600).lines().filter { $0.contains("FF0000") }.count
    }
    let page = Text("x").navigationTitle("Title")
    #expect(reds(NavigationStack { page }) == 0)
    let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    #expect(reds(NavigationStack { page.toolbarBackground(red, for: .navigationBar) }) == 1)
    #expect(
      reds(
        NavigationStack {
          page.toolbarBackground(red).toolbarBackgroundVisibility(.hidden, for: .navigationBar)
        }) == 0)
  }

  @Test("A subtitle stands below the title")
  func subtitle() throws {
    let host = Host(
      NavigationStack { Text("x").navigationTitle("Title").navigationSubtitle("Below") },
      width: 390, height: 600)
    let (title, below) = (
      try #require(host.element("Title")).frame, try #require(host.element("Below")).frame
    )
    #expect(below.minY >= title.midY)
  }

  @Test("A link shows its page while the selection has its tag")
  func tag() throws {
    struct Tagged: View {
      @State private var selection: Int?
      var body: some View {
        NavigationView {
          VStack {
            Button("Choose") { selection = 2 }
            NavigationLink("One", destination: Text("page 1"), tag: 1, selection: $selection)
            NavigationLink("Two", destination: Text("page 2"), tag: 2, selection: $selection)
          }
        }
      }
    }
    let host = Host(Tagged(), width: 390, height: 600)
    host.graph.activate(try #require(host.element("Choose")))
    host.graph.advance(to: 2)
    #expect(host.element("page 2") != nil && host.element("page 1") == nil)
    host.graph.activate(try #require(host.element("Back")))
    host.graph.advance(to: 4)
    #expect(host.element("page 2") == nil)
  }

  private func split(_ visibility: NavigationSplitViewVisibility) -> some View {
    NavigationSplitView(columnVisibility: .constant(visibility)) {
      Text("side")
    } content: {
      Text("middle")
    } detail: {
      Text("end")
    }
  }

  @Test("A wide split view shows the columns that are asked for, a narrow one the first")
  func columns() {
    func labels(_ view: some View, width: Double) -> [String] {
      Host(view, width: width, height: 600).graph.elements().map(\.label)
    }
    #expect(labels(split(.all), width: 1200) == ["side", "middle", "end"])
    #expect(labels(split(.doubleColumn), width: 1200) == ["middle", "end"])
    #expect(labels(split(.detailOnly), width: 1200) == ["end"])
    #expect(labels(split(.all), width: 390) == ["side"])
  }

  @Test("A narrow split view shows the column that is preferred, and tells when it goes back")
  func compact() throws {
    struct Split: View {
      @State private var column = NavigationSplitViewColumn.sidebar
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Button("Open") { column = .detail }
        } detail: {
          Text("detail")
        }
      }
    }
    let host = Host(Split(), width: 390, height: 600)
    host.graph.activate(try #require(host.element("Open")))
    host.graph.advance(to: 2)
    #expect(host.element("detail") != nil)
    host.graph.activate(try #require(host.element("Back")))
    host.graph.advance(to: 4)
    #expect(host.element("detail") == nil)
    host.graph.activate(try #require(host.element("Open")))
    host.graph.advance(to: 6)
    #expect(host.element("detail") != nil)
  }
}
