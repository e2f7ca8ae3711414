import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Rows that are chosen") struct ListSelectionTests {
  private struct One: View {
    @State private var chosen: String?
    var body: some View {
      VStack(spacing: 0) {
        Text("chosen \(chosen ?? "none")").frame(height: 40)
        List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
      }
    }
  }

  /// Grounds drawn between the cards and the rows.
  private func grounds(_ host: Host) -> Int {
    host.graph.frame(at: host.graph.time).items
      .filter { $0.kind == .rect && $0.values.d == 52 }.count
  }

  @Test("A touch anywhere on a row chooses it, and its ground shows it")
  func one() throws {
    let host = Host(One(), width: 390, height: 400)
    #expect(grounds(host) == 0)
    let row = try #require(host.element("b")).frame
    host.tap(350, row.midY, at: 0)
    host.graph.advance(to: 1)
    #expect(host.element("chosen b") != nil)
    #expect(grounds(host) == 1)
    host.tap(row.midX, row.midY - 52, at: 2)
    host.graph.advance(to: 3)
    #expect(host.element("chosen a") != nil && grounds(host) == 1)
  }

  private struct Several: View {
    @State private var chosen: Set<Int> = [2]
    var body: some View {
      VStack(spacing: 0) {
        Text("\(chosen.sorted().description)").frame(height: 40)
        List(selection: $chosen) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
      }
    }
  }

  @Test("A set of rows grows and shrinks by touches")
  func several() throws {
    let host = Host(Several(), width: 390, height: 400)
    #expect(grounds(host) == 1)
    for name in ["one", "two"] {
      let row = try #require(host.element(name)).frame
      host.tap(row.midX, row.midY, at: host.graph.time + 1)
    }
    host.graph.advance(to: 5)
    #expect(host.element("[1]") != nil)
    #expect(grounds(host) == 1)
  }
}
