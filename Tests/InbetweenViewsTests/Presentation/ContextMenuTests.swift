import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Menus") struct ContextMenuTests {
  @Test("A long press shows the actions, and one of them is done and closes them")
  func press() throws {
    let notes = Notes()
    let view = Color.red.frame(width: 100, height: 50)
      .contextMenu {
        Button("Copy") { notes("copy") }
        Button("Delete", role: .destructive) { notes("delete") }
      }
    let host = Host(view, width: 390, height: 600)
    host.send(.down, 195, 300, at: 0)
    host.graph.advance(to: 0.3)
    #expect(host.element("Copy") == nil)
    host.graph.advance(to: 0.6)
    host.send(.up, 195, 300, at: 0.7)
    host.graph.advance(to: 2)
    let card = try #require(host.element("Copy")).frame
    // Below the view, which ends at 325, in its middle.
    #expect(card.minY >= 325 && card.minY < 350 && abs(card.midX - 195) < 1)
    host.tap(card.midX, card.midY, at: 3)
    host.graph.advance(to: 5)
    #expect(notes.lines == ["copy"])
    #expect(host.element("Copy") == nil)
  }

  @Test("Near the bottom the actions stand above the view")
  func above() throws {
    let view = VStack {
      Spacer()
      Menu("Open") { Button("One") {} }
    }
    let host = Host(view, width: 390, height: 300)
    host.graph.activate(try #require(host.element("Open")))
    host.graph.advance(to: 1)
    let (row, button) = (
      try #require(host.element("One")).frame, try #require(host.element("Open")).frame
    )
    #expect(row.maxY <= button.minY)
  }

  @Test("A touch beside the actions closes them")
  func beside() throws {
    let host = Host(Menu("Open") { Button("One") {} }, width: 390, height: 300)
    host.graph.activate(try #require(host.element("Open")))
    host.graph.advance(to: 1)
    host.tap(5, 295, at: 2)
    host.graph.advance(to: 3)
    #expect(host.element("One") == nil)
  }

  @Test("A menu with an action of its own does that, and a long press opens it")
  func primary() {
    let notes = Notes()
    let view = Menu {
      Button("One") {}
    } label: {
      Text("Go")
    } primaryAction: {
      notes("go")
    }
    let host = Host(view, width: 390, height: 300)
    host.tap(195, 150, at: 0)
    host.graph.advance(to: 1)
    #expect(notes.lines == ["go"] && host.element("One") == nil)
    host.send(.down, 195, 150, at: 2)
    host.graph.advance(to: 3)
    host.send(.up, 195, 150, at: 3)
    host.graph.advance(to: 4)
    #expect(host.element("One") != nil)
  }
}
