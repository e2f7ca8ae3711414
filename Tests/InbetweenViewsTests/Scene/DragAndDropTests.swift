import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Dragging and dropping") struct DragAndDropTests {
  private struct Board: View {
    var notes: Notes
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 50).draggable("card")
        Color.green.frame(height: 50)
          .dropDestination(for: String.self) { items, place in
            notes("\(items) at \(Int(place.x)),\(Int(place.y))")
            return true
          } isTargeted: {
            notes("text \($0)")
          }
        Color.blue.frame(height: 50)
          .dropDestination(for: URL.self) { _, _ in
            notes("no address was dragged")
            return true
          } isTargeted: { _ in
            notes("no address was dragged")
          }
      }
    }
  }

  private func carry(_ host: Host, to y: Double, resting: Double) {
    host.send(.down, 50, 20, at: 0)
    host.graph.advance(to: resting)
    host.send(.move, 50, 40, at: resting + 0.1)
    host.send(.move, 30, y, at: resting + 0.2)
    host.send(.up, 30, y, at: resting + 0.3)
    host.graph.advance(to: 5)
  }

  @Test("What a finger picks up is dropped on the view that takes its type")
  func drop() {
    let notes = Notes()
    carry(Host(Board(notes: notes), width: 100, height: 150), to: 75, resting: 0.5)
    #expect(notes.lines == ["text true", "[\"card\"] at 30,25", "text false"])
  }

  @Test("Views of another type take nothing, and a quick finger picks nothing up")
  func refused() {
    let notes = Notes()
    carry(Host(Board(notes: notes), width: 100, height: 150), to: 125, resting: 0.5)
    #expect(notes.lines == [])
    carry(Host(Board(notes: notes), width: 100, height: 150), to: 75, resting: 0.05)
    #expect(notes.lines == [])
  }

  @Test("What is carried is shown under the finger")
  func preview() {
    let host = Host(
      Color.red.frame(width: 20, height: 20).draggable("x") {
        Color.blue.frame(width: 10, height: 10)
      })
    host.send(.down, 50, 50, at: 0)
    host.graph.advance(to: 0.5)
    host.send(.move, 80, 30, at: 0.6)
    let rects = host.graph.frame(at: 0.6).items.filter { $0.kind == .rect }
    #expect(rects.last?.values.a == 75 && rects.last?.values.b == 25)
    host.send(.up, 80, 30, at: 0.7)
    #expect(host.graph.frame(at: 1).items.filter { $0.kind == .rect }.count == 1)
  }

  private struct Delegate: DropDelegate {
    var notes: Notes
    func performDrop(info: DropInfo) -> Bool {
      notes("drop")
      return true
    }
    func dropEntered(info: DropInfo) { notes("in") }
    func dropExited(info: DropInfo) { notes("out") }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  }

  @Test("A delegate follows what is over its view")
  func delegate() {
    let notes = Notes()
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 50).draggable("card")
      Color.green.frame(height: 50).onDrop(of: ["text"], delegate: Delegate(notes: notes))
    }
    carry(Host(view, width: 100, height: 100), to: 75, resting: 0.5)
    #expect(notes.lines == ["in", "drop", "out"])
  }
}
