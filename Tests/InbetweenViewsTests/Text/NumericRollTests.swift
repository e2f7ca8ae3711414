import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Rolling digits") struct NumericRollTests {
  private struct Counter: View {
    var transition: (Double) -> ContentTransition
    @State private var count = 129.0

    var body: some View {
      VStack {
        Text("\(Int(count))").font(.system(size: 20)).contentTransition(transition(count))
        Button("More") { withAnimation(.linear(duration: 1)) { count += 1 } }
        Button("Less") { withAnimation(.linear(duration: 1)) { count -= 2 } }
      }
    }
  }

  private func host(_ label: String, _ transition: @escaping (Double) -> ContentTransition) -> Host
  {
    let host = Host(Counter(transition: transition), width: 200, height: 200)
    if let button = host.element(label) { host.graph.activate(button) }
    host.graph.advance(to: 0)
    host.graph.frame(at: 0.25)
    return host
  }

  /// The texts of the counter with their way from the line, in painting order.
  private func parts(_ host: Host) -> [(text: String, y: Double)] {
    let list = host.graph.list
    let items = list.items.filter { $0.kind == .text }
    let top = items[0].values.b
    return items.prefix(3).map { (list.texts[Int($0.resource)].block.string, $0.values.b - top) }
  }

  @Test("Digits that change leave upwards while the new ones come from below; the others stand")
  func up() {
    let parts = parts(host("More") { _ in .numericText() })
    #expect(parts.map(\.text) == ["1", "29", "30"])
    // Half a line of 24 points; a quarter of the way.
    #expect(parts.map(\.y) == [0, -3, 9])
  }

  @Test("A number that falls rolls the other way")
  func down() {
    let falling = parts(host("Less") { .numericText(value: $0) })
    #expect(falling.map(\.text) == ["12", "9", "7"])
    #expect(falling.map(\.y) == [0, 3, -9])
    let counting = parts(host("More") { _ in .numericText(countsDown: true) })
    #expect(counting.map(\.y) == [0, 3, -9])
  }

  @Test("At the end the new number stands alone")
  func end() {
    let host = host("More") { _ in .numericText() }
    host.graph.frame(at: 1)
    #expect(host.graph.list.texts[0].block.string == "130")
  }
}
