import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Tab views") struct TabViewTests {
  private struct Bar: View {
    @State var tab = "a"
    var body: some View {
      TabView(selection: $tab) {
        Text("Page A").tabItem { Label("First", systemImage: "star") }.tag("a")
        Text("Page B").tabItem { Label("Second", systemImage: "heart") }.tag("b")
      }
    }
  }

  @Test("One page shows, and a touch on an item shows its page")
  func bar() {
    let host = Host(Bar(), width: 390, height: 844)
    func pages() -> [String] {
      host.graph.elements().map(\.label).filter { $0.hasPrefix("Page") }
    }
    #expect(pages() == ["Page A"])
    // The platter of two items is 188.25 wide and stands 10 above the bottom.
    host.tap(195 + 43, 844 - 41)
    #expect(pages() == ["Page B"])
    #expect(host.graph.elements().contains { $0.label == "Second" })
  }

  private struct Pages: View {
    @State var page = 0
    var body: some View {
      VStack(spacing: 0) {
        Button("Page \(page)") { withAnimation(.linear(duration: 1)) { page = 2 } }
          .frame(height: 40)
        TabView(selection: $page) {
          ForEach(0..<3) { index in Color.red.tag(index) }
        }
        .tabViewStyle(.page)
      }
    }
  }

  @Test("Pages fill the window side by side, with dots below")
  func pages() {
    let host = Host(Pages(), width: 200, height: 240)
    let rects = host.graph.frame(at: 0).items.filter { $0.kind == .rect }
    #expect(rects.prefix(3).map(\.values.a) == [0, 200, 400])
    #expect(rects.prefix(3).map(\.values.c) == [200, 200, 200])
    // Three dots on a pitch of 18, 7.59 wide.
    #expect(rects.dropFirst(3).map { ($0.values.a + $0.values.c / 2).rounded() } == [82, 100, 118])
  }

  @Test("A choice moves the window as the transaction says, and a finger makes the choice")
  func choosing() throws {
    let host = Host(Pages(), width: 200, height: 240)
    host.graph.activate(try #require(host.element("Page 0")))
    host.graph.advance(to: 0)
    #expect(host.values("contentOffset", at: 0.5).first == 200)
    #expect(host.values("contentOffset", at: 1).first == 400)
    host.send(.down, 20, 140, at: 2)
    for step in 1...8 { host.send(.move, 20 + 20 * Double(step), 140, at: 2 + 0.01 * Double(step)) }
    host.send(.up, 180, 140, at: 2.08)
    host.graph.advance(to: 6)
    #expect(host.element("Page 1") != nil)
    #expect(host.values("contentOffset", at: 6).first == 200)
  }
}
