import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Controls that hold others") struct GroupingTests {
  private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.content.frame(width: 10, height: 10)
        configuration.label.frame(width: 20, height: 10)
      }
    }
  }

  @Test("A style lays a group box out")
  func box() {
    // 30 points in the middle of 100.
    let view = GroupBox {
      Color.red
    } label: {
      Color.blue
    }
    .groupBoxStyle(Boxed())
    #expect(rects(view) == [box(35, 45, 10, 10), box(45, 45, 20, 10)])
  }

  private func box(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> CGRect {
    CGRect(x: x, y: y, width: w, height: h)
  }

  private struct Plain: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test("A style shows and hides the content of a disclosure group")
  func disclosure() throws {
    let view = VStack { DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Plain()) }
    let host = Host(view)
    #expect(host.element("inside") == nil)
    host.graph.activate(try #require(host.element("More")))
    host.graph.advance(to: 1)
    #expect(host.element("inside") != nil)
  }

  private struct Folder: Identifiable {
    var id: String
    var inside: [Folder]?
  }

  @Test("A tree shows what is below a row once it is opened")
  func outline() throws {
    let folders = [
      Folder(id: "top", inside: [Folder(id: "sub", inside: [Folder(id: "leaf")])]),
      Folder(id: "other"),
    ]
    let host = Host(
      VStack { OutlineGroup(folders, children: \.inside) { Text($0.id) } }, width: 200, height: 400)
    func labels() -> [String] {
      host.graph.elements().filter { $0.role == .text }.map(\.label)
    }
    #expect(labels() == ["top", "other"])
    host.graph.activate(try #require(host.graph.elements().first { $0.role == .disclosure }))
    host.graph.advance(to: 2)
    #expect(labels() == ["top", "sub", "other"])
    host.graph.activate(try #require(host.graph.elements().last { $0.role == .disclosure }))
    host.graph.advance(to: 4)
    #expect(labels() == ["top", "sub", "leaf", "other"])
  }

  @Test("Controls of a group stand side by side")
  func controlGroup() {
    let view = ControlGroup {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 10)
    }
    let rects = rects(view)
    #expect(rects.count == 2 && rects[0].minY == rects[1].minY && rects[1].minX > rects[0].maxX)
  }

  @Test("Sharing is an event")
  func share() throws {
    let host = Host(ShareLink(item: "text"))
    host.graph.activate(try #require(host.element("Share")))
    host.graph.advance(to: 1)
    #expect(host.graph.journal.events.contains { "\($0)".contains("share") })
  }

  @Test("What stands for nothing has its words in the middle")
  func unavailable() {
    let view = ContentUnavailableView(
      "Nothing", systemImage: "tray", description: Text("Add some"))
    let host = Host(view, width: 300, height: 300)
    let labels = host.graph.elements().map(\.label)
    #expect(labels.contains("Nothing") && labels.contains("Add some"))
  }

  @Test("A search field above content filters it and can be emptied")
  func search() throws {
    struct Found: View {
      @State private var text = ""
      var body: some View {
        ForEach(["apple", "pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
          Text($0)
        }
        .searchable(text: $text, prompt: "Find fruit")
      }
    }
    let host = Host(Found(), width: 300, height: 300)
    let field = try #require(host.graph.elements().first { $0.role == .textField })
    #expect(field.label == "Find fruit")
    host.graph.activate(field)
    host.graph.advance(to: 1)
    host.graph.type("pe")
    host.graph.advance(to: 2)
    #expect(host.element("apple") == nil && host.element("pear") != nil)
    host.graph.activate(try #require(host.element("Clear")))
    host.graph.advance(to: 3)
    #expect(host.element("apple") != nil)
  }

  @Test("A view that equals the one before is not evaluated again")
  func equatable() throws {
    final class Box { var count = 0 }
    struct Shown: View, Equatable {
      var number: Int
      var other: Int
      var box: Box
      nonisolated static func == (a: Self, b: Self) -> Bool { a.number == b.number }
      var body: some View {
        box.count += 1
        return Text("\(number)")
      }
    }
    struct Outer: View {
      @State private var other = 0
      var box: Box
      var body: some View {
        Button("Go") { other += 1 }
        Shown(number: other / 2, other: other, box: box).equatable()
      }
    }
    let box = Box()
    let host = Host(VStack { Outer(box: box) })
    #expect(box.count == 1)
    for (time, count) in [(1.0, 1), (2.0, 2)] {
      host.graph.activate(try #require(host.element("Go")))
      host.graph.advance(to: time)
      #expect(box.count == count)
    }
  }
}
