import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Sheets, covers and alerts") struct SheetTests {
  private struct Page: View {
    @State private var isShown = false
    var note: (String) -> Void = { _ in }
    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { note("gone") }, content: { Inner() })
    }
  }

  private struct Inner: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  private func open(_ host: Host, _ label: String = "Open", at time: Double = 0) {
    host.graph.advance(to: time)
    if let element = host.element(label) { host.graph.activate(element) }
    host.graph.advance(to: time)
  }

  @Test("A sheet comes up from below by itself and goes when its content asks")
  func sheet() throws {
    let notes = Notes()
    let host = Host(Page { notes($0) }, width: 390, height: 844)
    open(host)
    host.graph.frame(at: 0.01)
    let early = try #require(host.element("Close")?.frame)
    host.graph.advance(to: 5)
    host.graph.frame(at: 5)
    let rest = try #require(host.element("Close")?.frame)
    #expect(early.minY > rest.minY + 500)
    // The top of the sheet is 47 points from that of the device.
    #expect(abs(rest.minY - 47) < 1)
    host.tap(rest.midX, rest.midY, at: 6)
    host.graph.advance(to: 12)
    #expect(host.element("Close") == nil)
    #expect(notes.lines == ["gone"])
    #expect(host.graph.isIdle)
  }

  @Test("The view below takes no touches, and a touch beside the sheet takes it away")
  func dimming() {
    let host = Host(Page(), width: 390, height: 844)
    open(host)
    host.graph.advance(to: 5)
    host.tap(195, 20, at: 6)
    host.graph.advance(to: 12)
    #expect(host.element("Close") == nil)
  }

  @Test("A sheet that is pulled down by more than half goes, by less it returns")
  func pull() throws {
    let host = Host(Page(), width: 390, height: 844)
    open(host)
    host.graph.advance(to: 5)
    host.send(.down, 195, 400, at: 6)
    host.send(.move, 195, 500, at: 7)
    host.send(.up, 195, 500, at: 8)
    host.graph.frame(at: 12)
    #expect(abs(try #require(host.element("Close")?.frame).minY - 47) < 1)
    host.send(.down, 195, 300, at: 13)
    host.send(.move, 195, 800, at: 14)
    host.send(.up, 195, 800, at: 15)
    host.graph.advance(to: 20)
    #expect(host.element("Close") == nil)
  }

  private struct Item: Identifiable, Equatable { var id: Int }

  private struct Cover: View {
    @State private var item: Item?
    var body: some View {
      Button("Open") { item = Item(id: 7) }
        .fullScreenCover(item: $item) { Text("Item \($0.id)") }
    }
  }

  @Test("A cover shows its item over the whole stage")
  func cover() {
    let host = Host(Cover(), width: 390, height: 844)
    open(host)
    host.graph.frame(at: 5)
    #expect(host.element("Item 7") != nil)
    #expect(host.graph.list.items.contains { $0.kind == .rect && $0.values.d == 844 })
  }

  private struct Asking: View {
    @State private var isAsking = false
    var note: (String) -> Void
    var body: some View {
      Button("Open") { isAsking = true }
        .alert("Delete?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) { note("deleted") }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It is gone then.")
        }
    }
  }

  @Test("An alert is 270 points wide, and each of its buttons takes it away")
  func alert() throws {
    let notes = Notes()
    let host = Host(Asking { notes($0) }, width: 390, height: 844)
    open(host)
    host.graph.frame(at: 3)
    #expect(host.element("It is gone then.") != nil)
    let frame = try #require(host.element("Delete")?.frame)
    #expect(frame.width == 270 && frame.height == 45)
    host.tap(frame.midX, frame.midY, at: 4)
    host.graph.advance(to: 8)
    #expect(notes.lines == ["deleted"])
    #expect(host.element("Delete") == nil)
  }

  @Test("A sheet stands at the lowest of its heights")
  func detents() {
    let top = 47.0
    #expect(PresentationDetent.large.height(in: 844, top: top) == 797)
    #expect(PresentationDetent.medium.height(in: 844, top: top) == 422)
    #expect(PresentationDetent.fraction(0.25).height(in: 844, top: top) == 211)
    #expect(PresentationDetent.height(9999).height(in: 844, top: top) == 797)
    #expect(PresentationDetent.height(.nan).height(in: 844, top: top) == 797)
  }
}
