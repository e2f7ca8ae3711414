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
      VStack(alignment: .leading) {
        Text("\(Int(count))").font(.system(size: 20)).contentTransition(transition(count))
        Button("More") { withAnimation(.linear(duration: 1)) { count += 1 } }
        Button("Less") { withAnimation(.linear(duration: 1)) { count -= 2 } }
      }
    }
  }

  private func host(
    _ label: String, at time: Double = 0.25, _ transition: @escaping (Double) -> ContentTransition
  ) -> Host {
    let host = Host(Counter(transition: transition), width: 200, height: 200)
    if let button = host.element(label) { host.graph.activate(button) }
    host.graph.advance(to: 0)
    host.graph.frame(at: time)
    return host
  }

  private typealias Shown = (text: String, y: Double, opacity: Double)

  /// The texts of the counter with their way from the line and their opacity, in painting order.
  private func parts(_ host: Host, count: Int) -> [Shown] {
    let list = host.graph.list
    var opacity = 1.0
    var shown: [Shown] = []
    for item in list.items where shown.count < count {
      if item.kind == .opacity { opacity = item.values.a }
      if item.kind == .text {
        shown.append((list.texts[Int(item.resource)].block.string, item.values.b, opacity))
      }
    }
    let top = shown[0].y
    return shown.map { ($0.text, $0.y - top, $0.opacity) }
  }

  private func isNear(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("Each digit that changes leaves upwards while the new one comes from below")
  func up() {
    let parts = parts(host("More") { _ in .numericText() }, count: 5)
    #expect(parts.map(\.text) == ["1", "2", "3", "9", "0"])
    // A line is 24 points high: the way is 12. The tens go first and are a quarter of the time
    // divided by 0.85 on their way; the ones wait for 0.15 of the time.
    let (tens, ones) = (0.25 / 0.85, 0.1 / 0.85)
    #expect(
      isNear(
        parts.map(\.y), [0, -12 * tens, 12 * (1 - tens), -12 * ones, 12 * (1 - ones)]))
    #expect(isNear(parts.map(\.opacity), [1, 1 - tens, tens, 1 - ones, ones]))
  }

  @Test("A number that falls rolls the other way")
  func down() {
    let falling = parts(host("Less") { .numericText(value: $0) }, count: 3)
    #expect(falling.map(\.text) == ["12", "9", "7"])
    #expect(isNear(falling.map(\.y), [0, 3, -9]))
    let counting = parts(host("More") { _ in .numericText(countsDown: true) }, count: 3)
    #expect(counting[1].y > 0)
  }

  @Test("At the end the new number stands alone")
  func end() {
    let host = host("More", at: 1) { _ in .numericText() }
    #expect(host.graph.list.texts[0].block.string == "130")
  }

  /// The parts of a roll: text, role, from and to. Characters are 10 points wide.
  private func roll(_ old: String, _ new: String) -> [String] {
    let typesetter = PlainTypesetter()
    func layout(_ text: String) -> TextLayout {
      typesetter.layout(
        TextBlock(spans: [TextSpan(.string(text), font: ResolvedFont(size: 20))]), width: nil,
        height: nil)
    }
    let roll = NumericRoll(from: layout(old), to: layout(new), direction: 1, by: typesetter)
    return (roll?.parts ?? []).map {
      "\($0.layout.block.string) \($0.role) \(Int($0.from)) \(Int($0.to))"
    }
  }

  @Test("Places of a number face each other from the right")
  func places() {
    #expect(
      roll("99", "100") == [
        "1 arriving 0 0", "9 leaving 0 10", "0 arriving 0 10", "9 leaving 10 20",
        "0 arriving 10 20",
      ])
    #expect(
      roll("105", "95") == [
        "1 leaving 0 0", "0 leaving 10 0", "9 arriving 10 0", "5 staying 20 10",
      ])
  }

  @Test("Words around a number stay, and move sideways where it grows")
  func words() {
    #expect(
      roll("x9 km", "x10 km") == [
        "x staying 0 0", "1 arriving 10 10", "9 leaving 10 20", "0 arriving 10 20",
        " km staying 20 30",
      ])
  }

  @Test("At the end all that came stands on the line, and swings only as far as a spring does")
  func arrival() throws {
    let typesetter = PlainTypesetter()
    func layout(_ text: String) -> TextLayout {
      typesetter.layout(
        TextBlock(spans: [TextSpan(.string(text), font: ResolvedFont(size: 20))]), width: nil,
        height: nil)
    }
    let roll = try #require(
      NumericRoll(from: layout("123"), to: layout("456"), direction: 1, by: typesetter))
    let arriving = roll.parts.filter { $0.role == .arriving }
    #expect(arriving.count == 3)
    for part in arriving {
      #expect(abs(roll.place(of: part, at: 1).y) < 1e-9)
      // A tenth beyond a way of 12 points.
      #expect(roll.place(of: part, at: 1.1).y > -1.2 - 1e-9)
    }
  }

  @Test("Equal texts stay, and an empty one comes or goes as a whole")
  func edges() {
    #expect(roll("7", "7") == ["7 staying 0 0"])
    #expect(roll("", "7") == ["7 arriving 0 0"])
    #expect(roll("7", "") == ["7 leaving 0 0"])
  }
}
