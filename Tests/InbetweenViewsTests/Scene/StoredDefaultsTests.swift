import Foundation
import InbetweenCombine
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Stored values") struct StoredDefaultsTests {
  private enum Mode: String { case light, dark }

  private struct Row: View {
    var name: String
    @AppStorage("count") var count = 0
    @AppStorage("mode") var mode = Mode.light

    var body: some View {
      Button("\(name) \(count) \(mode.rawValue)") {
        count += 1
        mode = .dark
      }
    }
  }

  @Test("A value is one for all views that name it, on one stage")
  func shared() throws {
    let view = VStack {
      Row(name: "a")
      Row(name: "b")
    }
    let host = Host(view, width: 300)
    host.graph.activate(try #require(host.element("a 0 light")))
    host.graph.advance(to: 0)
    #expect(host.element("b 1 dark") != nil)
    #expect(Host(view, width: 300).element("a 0 light") != nil)
  }

  private struct Listener: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var sum = 0
    var body: some View { Text("\(sum)").onReceive(subject) { sum += $0 } }
  }

  @Test("A view hears what a publisher sends while it is there")
  func receive() {
    let subject = PassthroughSubject<Int, Never>()
    let host = Host(Listener(subject: subject))
    subject.send(2)
    subject.send(3)
    host.graph.advance(to: 1)
    #expect(host.element("5") != nil)
  }
}
