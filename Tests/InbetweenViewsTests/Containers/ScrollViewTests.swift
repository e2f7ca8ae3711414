import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Scroll views") struct ScrollViewTests {
  private struct Rows: View {
    var count = 20
    var tapped: (Int) -> Void = { _ in }
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { row in
            Color.red.frame(height: 40).onTapGesture { tapped(row) }
          }
        }
      }
    }
  }

  private func offset(_ host: Host, at time: Double? = nil) -> Double {
    host.values("contentOffset", at: time ?? host.graph.time).last ?? .nan
  }

  @Test("Content keeps its height, and the window takes the room that it is offered")
  func layout() {
    let host = Host(Rows(), width: 100, height: 200)
    let list = host.graph.frame(at: 0)
    #expect(list.items[0].kind == .clipRect && list.items[0].values.d == 200)
    #expect(list.items.filter { $0.kind == .rect }.last?.values.b == 760)
  }

  @Test("A finger moves the content by its way less 10 points of slop")
  func drag() {
    let host = Host(Rows(), width: 100, height: 200)
    host.send(.down, 50, 150, at: 0)
    host.send(.move, 50, 145, at: 0.1)
    #expect(offset(host) == 0)
    host.send(.move, 50, 90, at: 0.2)
    #expect(offset(host) == 50)
    host.send(.move, 50, 50, at: 5)
    host.send(.up, 50, 50, at: 6)
    #expect(offset(host, at: 7) == 90)
  }

  @Test("A flick runs on after the finger is gone, and a touch holds it")
  func flick() {
    let host = Host(Rows(count: 200), width: 100, height: 200)
    host.send(.down, 50, 190, at: 0)
    for step in 1...10 { host.send(.move, 50, 190 - 15 * Double(step), at: 0.01 * Double(step)) }
    host.send(.up, 50, 40, at: 0.1)
    let before = offset(host)
    #expect(before == 140)
    let later = offset(host, at: 0.6)
    #expect(later > before + 300)
    host.send(.down, 50, 100, at: 0.7)
    let held = offset(host)
    #expect(offset(host, at: 1.5) == held)
  }

  @Test("Beyond the end content gives way, and returns when it is let go")
  func overscroll() {
    let host = Host(Rows(), width: 100, height: 200)
    host.send(.down, 50, 20, at: 0)
    host.send(.move, 50, 130, at: 5)
    #expect(abs(offset(host) + 55.0 * 200 / 255) < 1e-9)
    host.send(.up, 50, 130, at: 10)
    #expect(offset(host, at: 12) == 0)
    #expect(host.graph.isIdle)
  }

  @Test("A touch that scrolls is no tap, and a tap finds the row that shows")
  func taps() {
    var rows: [Int] = []
    let host = Host(Rows { rows.append($0) }, width: 100, height: 200)
    host.send(.down, 50, 150, at: 0)
    host.send(.move, 50, 60, at: 0.1)
    host.send(.up, 50, 60, at: 2)
    #expect(rows.isEmpty && offset(host) == 80)
    host.tap(50, 10, at: 5)
    #expect(rows == [2])
  }

  @Test("A finger that moves across leaves a vertical scroll view alone")
  func across() {
    let host = Host(Rows(), width: 100, height: 200)
    host.send(.down, 20, 100, at: 0)
    host.send(.move, 80, 110, at: 0.1)
    #expect(offset(host) == 0)
  }

  private struct Reader: View {
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(10, anchor: .top) } }
            .frame(height: 40)
          Button("Lost") { proxy.scrollTo("nobody") }.frame(height: 40)
          Rows()
        }
      }
    }
  }

  @Test("A reader moves to a row as the transaction says")
  func scrollTo() throws {
    let host = Host(Reader(), width: 100, height: 280)
    host.graph.activate(try #require(host.element("Go")))
    host.graph.advance(to: 0)
    #expect(offset(host, at: 0.5) == 200)
    #expect(offset(host, at: 1) == 400)
    host.graph.activate(try #require(host.element("Lost")))
    host.graph.advance(to: 1)
    #expect(host.graph.journal.warnings.contains { $0.contains("nobody") })
  }

  private struct InnerReader: View {
    var body: some View {
      ScrollView {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("Go") { proxy.scrollTo(10, anchor: .top) }.frame(height: 40)
            ForEach(0..<30) { Text("Row \($0)").frame(height: 40).id($0) }
          }
        }
      }
    }
  }

  @Test("A reader inside a scroll view moves that one")
  func innerReader() throws {
    let host = Host(InnerReader(), width: 100, height: 280)
    host.graph.activate(try #require(host.element("Go")))
    host.graph.advance(to: 0)
    // The button's 40 and ten rows of 40.
    #expect(offset(host, at: 0) == 440)
    #expect(host.graph.journal.warnings.isEmpty)
  }

  private struct Position: View {
    @State private var row: Int? = nil
    var body: some View {
      VStack(spacing: 0) {
        Button("Row \(row ?? -1)") { row = 5 }.frame(height: 40)
        Rows().scrollPosition(id: $row, anchor: .top)
      }
    }
  }

  @Test("A bound identity moves the window, and a finger changes it")
  func position() throws {
    let host = Host(Position(), width: 200, height: 240)
    host.graph.activate(try #require(host.element("Row -1")))
    host.graph.advance(to: 0)
    #expect(offset(host) == 200)
    host.send(.down, 50, 200, at: 1)
    host.send(.move, 50, 150, at: 1.1)
    host.send(.up, 50, 150, at: 3)
    host.graph.advance(to: 10)
    #expect(offset(host) == 240)
    #expect(host.element("Row 6") != nil)
  }

  @Test("A window that rests at pages goes on by one page")
  func paging() {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<4, id: \.self) { _ in Color.red.frame(width: 100, height: 100) }
      }
    }
    .scrollTargetBehavior(.paging)
    let host = Host(view)
    host.send(.down, 90, 50, at: 0)
    for step in 1...8 { host.send(.move, 90 - 10 * Double(step), 50, at: 0.01 * Double(step)) }
    host.send(.up, 10, 50, at: 0.08)
    host.graph.advance(to: 5)
    #expect(host.values("contentOffset", at: 5).first == 100)
  }

  @Test("Geometry inside is told where it is while content scrolls")
  func geometry() {
    struct Inside: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            GeometryReader { proxy in
              Text("\(Int(proxy.frame(in: .global).minY))").accessibilityIdentifier("place")
            }
            .frame(height: 40)
            Color.red.frame(height: 1000)
          }
        }
      }
    }
    let host = Host(Inside(), width: 100, height: 200)
    #expect(host.element("place")?.label == "0")
    host.send(.down, 50, 150, at: 0)
    host.send(.move, 50, 110, at: 1)
    host.graph.frame(at: 1)
    #expect(host.element("place")?.label == "-30")
  }
}
