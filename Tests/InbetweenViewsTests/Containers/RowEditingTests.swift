import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Rows that are deleted, moved and swiped") struct RowEditingTests {
  private struct Names: View {
    @State var names = ["a", "b", "c"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { name in
            Text(name).deleteDisabled(name == "b")
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
      }
    }
  }

  private func names(_ host: Host) -> [String] {
    host.graph.elements().map(\.label).filter { ["a", "b", "c"].contains($0) }
  }

  private func swipe(_ host: Host, _ name: String, by way: Double) {
    guard let frame = host.element(name)?.frame else { return }
    let time = host.graph.time
    // A row is as wide as its card, whatever its text.
    host.send(.down, 300, frame.midY, at: time)
    for step in 1...4 {
      host.send(.move, 300 + way * Double(step) / 4, frame.midY, at: time + 0.5 * Double(step))
    }
    host.send(.up, 300 + way, frame.midY, at: time + 3)
    host.graph.advance(to: time + 5)
  }

  @Test("A drag to the side uncovers a button that deletes the row")
  func uncover() throws {
    let host = Host(Names(), width: 390, height: 600)
    swipe(host, "a", by: -100)
    #expect(names(host) == ["a", "b", "c"])
    host.graph.activate(try #require(host.element("Delete")))
    host.graph.advance(to: 10)
    #expect(names(host) == ["b", "c"])
  }

  @Test("A drag over more than half of the row deletes it at once, unless it refuses")
  func full() {
    let host = Host(Names(), width: 390, height: 600)
    swipe(host, "c", by: -250)
    #expect(names(host) == ["a", "b"])
    swipe(host, "b", by: -250)
    #expect(names(host) == ["a", "b"])
  }

  @Test("A short drag closes again")
  func short() {
    let host = Host(Names(), width: 390, height: 600)
    swipe(host, "a", by: -30)
    #expect(host.element("Delete") == nil)
  }

  @Test("While rows are edited they have buttons to delete and handles to move them")
  func editing() throws {
    let host = Host(Names(), width: 390, height: 600)
    #expect(host.element("Move") == nil)
    host.graph.activate(try #require(host.element("Edit")))
    host.graph.advance(to: 1)
    let handle = try #require(host.element("Move")).frame
    // Two of the three rows may be deleted.
    #expect(host.graph.elements().filter { $0.label == "Delete" && $0.role == .button }.count == 2)
    host.send(.down, handle.midX, handle.midY, at: 1)
    host.send(.move, handle.midX, handle.midY + 110, at: 2)
    host.send(.up, handle.midX, handle.midY + 110, at: 3)
    host.graph.advance(to: 5)
    #expect(names(host) == ["b", "c", "a"])
    host.graph.activate(try #require(host.element("Done")))
    host.graph.advance(to: 6)
    #expect(host.element("Move") == nil)
  }

  @Test("Actions of a row stand at their edges, and the first is the one of a long drag")
  func actions() {
    let notes = Notes()
    let view = List {
      Text("row")
        .swipeActions(edge: .leading) { Button("Pin") { notes("pin") } }
        .swipeActions(edge: .trailing) {
          Button("Archive") { notes("archive") }
          Button("Flag") { notes("flag") }
        }
    }
    let host = Host(view, width: 390, height: 200)
    swipe(host, "row", by: 80)
    #expect(host.element("Pin") != nil && notes.lines.isEmpty)
    swipe(host, "row", by: -80)
    swipe(host, "row", by: -250)
    #expect(notes.lines == ["archive"])
  }

  @Test("A vertical finger scrolls and uncovers nothing")
  func vertical() {
    let host = Host(Names(), width: 390, height: 120)
    guard let frame = host.element("a")?.frame else { return }
    host.send(.down, 300, frame.midY, at: 0)
    host.send(.move, 290, frame.midY - 60, at: 1)
    host.send(.up, 290, frame.midY - 60, at: 2)
    host.graph.advance(to: 3)
    #expect(host.element("Delete") == nil)
  }

  @Test("Rows of a binding are deleted from it")
  func bound() {
    struct Item: Identifiable { var id: String }
    struct Bound: View {
      @State private var items = ["a", "b", "c"].map(Item.init)
      var body: some View {
        List($items, editActions: .delete) { $item in Text(item.id) }
      }
    }
    let host = Host(Bound(), width: 390, height: 400)
    swipe(host, "b", by: -250)
    #expect(names(host) == ["a", "c"])
  }

  @Test("A list that is pulled beyond its top loads anew, with a spinner above it meanwhile")
  func refresh() async {
    let notes = Notes()
    let view = ScrollView { Color.red.frame(height: 1000) }
      .refreshable { await MainActor.run { notes("loaded") } }
    let host = Host(view, width: 200, height: 400)
    host.send(.down, 100, 50, at: 0)
    host.send(.move, 100, 100, at: 1)
    host.send(.up, 100, 100, at: 2)
    #expect(notes.lines.isEmpty && host.graph.elements().allSatisfy { $0.role != .progress })
    host.send(.down, 100, 50, at: 5)
    host.send(.move, 100, 300, at: 6)
    host.send(.up, 100, 300, at: 7)
    host.graph.advance(to: 7)
    #expect(host.graph.elements().contains { $0.role == .progress })
    // The action runs in a task of its own.
    for _ in 0..<100 where notes.lines.isEmpty { await Task.yield() }
    #expect(notes.lines == ["loaded"])
  }

  @Test("Room between sections and rows is what is asked for")
  func spacing() {
    func cards(_ view: some View) -> [Double] {
      Host(view, width: 390, height: 600).graph.frame(at: 0).items
        .filter { $0.kind == .rect && $0.flags == 1 }.map(\.values.b)
    }
    let list = List {
      Section { Text("a") }
      Section { Text("b") }
    }
    // Rows of 52, the first 17.5 below the top.
    #expect(cards(list) == [17.5, 17.5 + 52 + 17.5])
    #expect(cards(list.listSectionSpacing(5)) == [17.5, 17.5 + 52 + 5])
    let rows = List(0..<2) { Text("\($0)") }
    #expect(cards(rows.listRowSpacing(10)) == [17.5, 17.5 + 52 + 10])
  }
}
