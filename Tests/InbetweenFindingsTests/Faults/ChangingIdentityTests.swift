import Foundation
import InbetweenFindings
import InbetweenStage
import SwiftUI
import Testing

@MainActor
@Suite("Fault: an identity that changes on each render")
struct ChangingIdentityTests {
  struct Row: Identifiable {
    let id: UUID
    let name: String
  }

  struct Changing: View {
    let names: [String]
    @State private var taps = 0
    private var rows: [Row] { names.map { Row(id: UUID(), name: $0) } }
    var body: some View {
      VStack {
        ForEach(rows) { row in Text(row.name) }
        Button("Tap \(taps)") { withAnimation { taps += 1 } }
      }
    }
  }

  struct Sound: View {
    let names: [String]
    @State private var taps = 0
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { name in Text(name) }
        // A new page is a new view: its identity changes when the page does, and then only.
        Text("Page \(taps)").id(taps)
        Button("Next") { withAnimation { taps += 1 } }
      }
    }
  }

  @Test("the list whose rows are all new each time is named")
  func changing() throws {
    let found = try findings(in: Changing(names: ["A", "B"])) { stage in
      try stage.tap("Tap 0")
      stage.advance(to: 1)
      try stage.tap("Tap 1")
      stage.advance(to: 2)
    }
    #expect(
      found == [
        """
        changing identity of Changing/ForEach: all of its views were replaced at 0 s, and again \
        when the same state was rendered once more. Their ids are made in the body, so each render \
        loses their state, and their animations end. Take ids from the data: store them with it, or \
        use what tells its elements apart.
        """
      ])
  }

  @Test("an identity that changes with its page is none")
  func sound() throws {
    let found = try findings(in: Sound(names: ["A", "B"])) { stage in
      try stage.tap("Next")
      stage.advance(to: 1)
      try stage.tap("Next")
      stage.advance(to: 2)
    }
    #expect(
      found == [])
  }
}
