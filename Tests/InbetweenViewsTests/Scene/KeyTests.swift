import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Keys") struct KeyTests {
  @Test("A shortcut does what its button is for, with the right keys held and while it is enabled")
  func shortcut() {
    let notes = Notes()
    let view = VStack {
      Button("Save") { notes("save") }.keyboardShortcut("s")
      Button("Send") { notes("send") }.keyboardShortcut(.defaultAction)
      Button("Stop") { notes("stop") }.keyboardShortcut(.cancelAction).disabled(true)
    }
    let host = Host(view)
    #expect(host.graph.strike("s", modifiers: .command))
    #expect(!host.graph.strike("s"))
    #expect(host.graph.strike(.return))
    #expect(!host.graph.strike(.escape))
    #expect(notes.lines == ["save", "send"])
  }

  @Test("The innermost view is asked first, and an ignored key goes on to the others")
  func order() {
    let notes = Notes()
    let view = VStack {
      Text("inside")
        .onKeyPress(.upArrow) {
          notes("inside")
          return .ignored
        }
        .onKeyPress("x") { .handled }
    }
    .onKeyPress(phases: .all) { press in
      notes("outside \(press.characters.count) \(press.phase == .down)")
      return .handled
    }
    let host = Host(view)
    #expect(host.graph.strike(.upArrow))
    #expect(notes.lines == ["inside", "outside 1 true", "outside 1 false"])
    notes.lines = []
    #expect(host.graph.strike("x"))
    #expect(notes.lines == ["outside 1 false"])
  }

  @Test("Keys of a view that left reach nobody")
  func left() throws {
    struct Fleeting: View {
      @State private var isThere = true
      var notes: Notes
      var body: some View {
        Button("Go") { isThere = false }
        if isThere {
          Text("x").onKeyPress("k") {
            notes("k")
            return .handled
          }
        }
      }
    }
    let notes = Notes()
    let host = Host(Fleeting(notes: notes))
    host.graph.activate(try #require(host.element("Go")))
    host.graph.advance(to: 1)
    #expect(!host.graph.strike("k") && notes.lines.isEmpty)
  }

  @Test(
    "Scripts call keys by name or character",
    arguments: [("up", "\u{F700}"), ("return", "\r"), ("q", "q")])
  func names(_ name: String, _ character: Character) {
    #expect(KeyEquivalent(scriptName: name)?.character == character)
    #expect(KeyEquivalent(scriptName: "nothing") == nil)
  }
}
