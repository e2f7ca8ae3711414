import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Lists") struct ListTests {
  private func rects(_ view: some View) -> [CGRect] {
    Host(view, width: 390, height: 400).graph.frame(at: 0).items.filter { $0.kind == .rect }.map {
      CGRect(x: $0.values.a, y: $0.values.b, width: $0.values.c, height: $0.values.d)
    }
  }

  @Test("Rows stand on a card with margins of 20, each as high as its text and 31 points")
  func card() {
    let view = List {
      Text("One")
      Text("Two")
    }
    let rects = rects(view)
    // The ground, the card, the line between the rows.
    #expect(rects.count == 3)
    #expect(rects[0] == CGRect(x: 0, y: 0, width: 390, height: 400))
    // A text of 17 points is 21 pixels high here: 52 with the insets.
    #expect(rects[1] == CGRect(x: 20, y: 17.5, width: 350, height: 104))
    #expect(abs(rects[2].maxY - (17.5 + 52)) < 1e-9 && rects[2].width == 350 - 32)
  }

  @Test("Plain rows go from side to side")
  func plain() {
    let view = List(0..<2) { Text("\($0)") }.listStyle(.plain)
    #expect(rects(view)[1] == CGRect(x: 0, y: 0, width: 390, height: 104))
  }

  @Test("Each section has its card, its title and its note")
  func sections() {
    let view = List {
      Section("First") { Text("a") }
      Section {
        Text("b")
      } footer: {
        Text("note")
      }
    }
    let host = Host(view, width: 390, height: 500)
    let cards = host.graph.frame(at: 0).items.filter { $0.kind == .rect && $0.values.e == 26 }
    #expect(cards.count == 2)
    #expect(host.graph.elements().map(\.label) == ["First", "a", "b", "note"])
    // Titles are semibold of 17 points, notes of 13.
    let texts = host.graph.list.texts.map(\.block.spans[0].font)
    #expect(texts.map(\.size) == [17, 17, 17, 13])
    #expect(texts[0].weight == 600)
  }

  @Test("A list scrolls, and its buttons are tapped")
  func scrolls() {
    let notes = Notes()
    let view = List(0..<40, rowContent: { row in Button("Row \(row)") { notes("\(row)") } })
    let host = Host(view, width: 390, height: 400)
    host.send(.down, 100, 300, at: 0)
    host.send(.move, 100, 290, at: 0.1)
    host.send(.move, 100, 186, at: 0.2)
    host.send(.up, 100, 186, at: 3)
    #expect(host.values("contentOffset", at: 5).last == 104)
    // The third row begins where the first one did.
    host.tap(60, 40, at: 6)
    #expect(notes.lines == ["2"])
  }

  @Test("Insets and hidden lines of a row are its own")
  func rowTraits() {
    let view = List {
      Color.red.frame(height: 30).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
      Text("b")
    }
    let rects = rects(view)
    #expect(!rects.contains { $0.height < 1 })
    // The row is at least 44 high, with its content from side to side.
    #expect(rects.contains(CGRect(x: 20, y: 17.5 + 7, width: 350, height: 30)))
  }

  @Test("Rows of a binding change their elements")
  func binding() throws {
    struct Item: Identifiable {
      var id: Int
      var isOn = false
    }
    struct Switches: View {
      @State private var items = [Item(id: 1), Item(id: 2)]
      var body: some View {
        List($items) { $item in Toggle("Switch \(item.id)", isOn: $item.isOn) }
        Text("on \(items.filter(\.isOn).count)")
      }
    }
    let host = Host(VStack { Switches() }, width: 390, height: 400)
    host.graph.activate(try #require(host.element("Switch 2")))
    host.graph.advance(to: 1)
    #expect(host.element("on 1") != nil)
  }
}
