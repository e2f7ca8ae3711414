import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Navigation") struct NavigationStackTests {
  private func use(_ host: Host, _ label: String, at time: Double) {
    host.graph.advance(to: time)
    if let element = host.element(label) { host.graph.activate(element) }
    host.graph.advance(to: time)
  }

  private struct Simple: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Next") { Text("Second").navigationTitle("Two") }
          .navigationTitle("One")
      }
    }
  }

  @Test("A link brings a page from the side, with a title and a way back")
  func link() throws {
    let host = Host(Simple(), width: 390, height: 844)
    #expect(host.element("One") != nil)
    use(host, "Next", at: 1)
    host.graph.frame(at: 1.01)
    let early = try #require(host.element("Second")?.frame)
    host.graph.frame(at: 2)
    let rest = try #require(host.element("Second")?.frame)
    #expect(early.midX > 400 && abs(rest.midX - 195) < 1)
    #expect(host.element("Two") != nil)
    use(host, "Back", at: 3)
    host.graph.frame(at: 5)
    #expect(host.element("Second") == nil)
    #expect(host.graph.isIdle)
  }

  private struct ByPath: View {
    @State private var path = [Int]()
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Go 1", value: 1)
          Button("Deep") { path = [1, 2, 3] }
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Page \(number) of \(path.count)")
            NavigationLink("More", value: number + 1)
            Button("Root") { path.removeAll() }
          }
        }
      }
    }
  }

  @Test("A path is the pages, whoever writes it")
  func path() {
    let host = Host(ByPath(), width: 390, height: 844)
    use(host, "Go 1", at: 1)
    host.graph.advance(to: 3)
    #expect(host.element("Page 1 of 1") != nil)
    use(host, "More", at: 3)
    host.graph.advance(to: 5)
    #expect(host.element("Page 2 of 2") != nil)
    use(host, "Root", at: 5)
    host.graph.advance(to: 8)
    #expect(!host.graph.elements().contains { $0.label.hasPrefix("Page") })
    use(host, "Deep", at: 8)
    host.graph.advance(to: 10)
    #expect(host.element("Page 3 of 3") != nil)
  }

  private struct WithToolbar: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        Text("Body").toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Left") {} }
          ToolbarItem { Button("Add \(count)") { count += 1 } }
        }
      }
    }
  }

  @Test("Items of a toolbar stand at their sides of the bar and follow the state")
  func toolbar() throws {
    let host = Host(WithToolbar(), width: 390, height: 844)
    host.graph.frame(at: 0)
    let left = try #require(host.element("Left")?.frame)
    let add = try #require(host.element("Add 0")?.frame)
    #expect(left.minX == 20 && add.maxX == 370)
    #expect(left.midY == 27 && add.midY == 27)
    host.tap(add.midX, add.midY, at: 1)
    host.graph.frame(at: 2)
    #expect(host.element("Add 1") != nil)
  }

  @Test("A path of any values grows and shrinks within what it has")
  func navigationPath() {
    var path = NavigationPath()
    path.append(1)
    path.append("a")
    #expect(path.count == 2)
    path.removeLast(5)
    #expect(path.isEmpty)
    path.removeLast(-1)
    #expect(path.isEmpty)
  }
}
