import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Text fields") struct TextFieldTests {
  private enum Field { case name, word }

  private struct Form: View {
    @State var name = ""
    @State var word = ""
    @FocusState var focus: Field?
    var note: (String) -> Void

    var body: some View {
      VStack {
        TextField("Name", text: $name, onEditingChanged: { note($0 ? "begins" : "ends") })
          .focused($focus, equals: .name)
          .onSubmit {
            note("submitted \(name)")
            focus = .word
          }
        SecureField("Word", text: $word).focused($focus, equals: .word)
        Button("First") { focus = .name }
      }
    }
  }

  @Test("A touch gives a field the focus, and what is typed goes there")
  func type() throws {
    let notes = Notes()
    let host = Host(Form { notes($0) }, width: 200, height: 200)
    #expect(!host.graph.type("lost"))
    let frame = try #require(host.element("Name")?.frame)
    host.tap(frame.midX, frame.midY)
    #expect(host.graph.type("Adda\u{8}"))
    host.graph.advance(to: host.graph.time)
    #expect(host.element("Name")?.value == "Add")
    #expect(notes.lines == ["begins"])
  }

  @Test("A line feed submits, and the focus goes where the state says")
  func submit() throws {
    let notes = Notes()
    let host = Host(Form { notes($0) }, width: 200, height: 200)
    let first = try #require(host.element("First"))
    host.graph.activate(first)
    host.graph.advance(to: 0)
    host.graph.type("Ada")
    host.graph.advance(to: 0)
    host.graph.type("\n")
    host.graph.advance(to: 0)
    #expect(notes.lines.contains("submitted Ada"))
    host.graph.type("xyz")
    host.graph.advance(to: 0)
    #expect(host.element("Word")?.value == "xyz")
    // The characters themselves are not shown.
    #expect(host.lines().contains { $0.contains("•••") })
    #expect(!host.lines().contains { $0.contains("xyz") })
  }

  @Test("A rounded border is 34 points high")
  func border() {
    let host = Host(
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder), width: 200)
    #expect(host.element("Name")?.frame.height == 34)
  }
}
