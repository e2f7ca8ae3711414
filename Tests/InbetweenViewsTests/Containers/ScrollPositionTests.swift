import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Positions of scroll views") struct ScrollPositionTests {
  private struct Rows: View {
    var notes: Notes
    @State private var position: ScrollPosition
    var change: (inout ScrollPosition) -> Void

    init(
      _ notes: Notes, _ position: ScrollPosition = ScrollPosition(idType: Int.self),
      change: @escaping (inout ScrollPosition) -> Void = { _ in }
    ) {
      self.notes = notes
      self.change = change
      _position = State(initialValue: position)
    }

    var body: some View {
      VStack(spacing: 0) {
        Button("Go") { withAnimation(.linear(duration: 1)) { change(&position) } }
          .frame(height: 40)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 40) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($position)
      }
      .onChange(of: position) { _, new in
        notes("\(new.viewID(type: Int.self) ?? -1) \(new.isPositionedByUser)")
      }
    }
  }

  private func offset(_ host: Host, at time: Double) -> Double {
    host.values("contentOffset", at: time).last ?? .nan
  }

  // Twenty rows of 40 are 800 high, in a window of 200.
  nonisolated private static let places: [(ScrollPosition, Double)] = [
    (ScrollPosition(edge: .bottom), 600), (ScrollPosition(y: 100), 100),
    (ScrollPosition(point: CGPoint(x: 5, y: 50)), 50), (ScrollPosition(y: 5000), 600),
    (ScrollPosition(id: 5, anchor: .top), 200), (ScrollPosition(id: 5, anchor: .center), 120),
    (ScrollPosition(id: 5), 40), (ScrollPosition(y: .nan), 0),
  ]

  @Test("A position is taken as the transaction says", arguments: places)
  func taken(_ new: ScrollPosition, _ expected: Double) throws {
    let host = Host(Rows(Notes()) { $0 = new }, width: 100, height: 240)
    host.graph.activate(try #require(host.element("Go")))
    host.graph.advance(to: 0)
    #expect(offset(host, at: 0.5) == expected / 2)
    #expect(offset(host, at: 1) == expected)
  }

  @Test("A position that is there from the start is the first that is seen")
  func first() {
    let host = Host(Rows(Notes(), ScrollPosition(edge: .bottom)), width: 100, height: 240)
    #expect(offset(host, at: 0) == 600)
  }

  @Test("A finger takes the position over and tells which view is at the top")
  func finger() {
    let notes = Notes()
    let host = Host(Rows(notes), width: 100, height: 240)
    host.send(.down, 50, 200, at: 0)
    host.send(.move, 50, 90, at: 5)
    host.send(.up, 50, 90, at: 10)
    host.graph.advance(to: 12)
    // 100 points: half of the third row is out of the window, so the fourth... is not yet the first.
    #expect(offset(host, at: 12) == 100)
    #expect(notes.lines.last == "2 true")
  }

  @Test("What was scrolled to is what a position tells")
  func told() {
    var position = ScrollPosition(edge: .top)
    #expect(position.edge == .top && position.viewID == nil && position.point == nil)
    position.scrollTo(id: "row", anchor: .bottom)
    #expect(position.viewID(type: String.self) == "row" && position.edge == nil)
    position.scrollTo(x: 3)
    #expect(position.x == 3 && position.y == nil && position.viewID == nil)
    position.scrollTo(point: CGPoint(x: 1, y: 2))
    #expect(position.point == CGPoint(x: 1, y: 2) && !position.isPositionedByUser)
  }

  @Test("A position is for one scroll view and not for those inside")
  func nested() {
    let view = ScrollView {
      ScrollView(.horizontal) { Color.red.frame(width: 500, height: 500) }
    }
    .scrollPosition(.constant(ScrollPosition(x: 50, y: 60)))
    let host = Host(view)
    let rects = host.graph.frame(at: 0).items.filter { $0.kind == .offset }.map(\.values)
    #expect(rects.map(\.a) == [0, 0] && rects.map(\.b) == [-60, 0])
  }

  @Test("Anchors hold the end in sight while the content grows, and hold small content there")
  func anchors() throws {
    struct Chat: View {
      @State private var count = 2
      var body: some View {
        VStack(spacing: 0) {
          Button("More") { count += 3 }.frame(height: 40)
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 40) }
            }
          }
          .defaultScrollAnchor(.bottom)
        }
      }
    }
    let host = Host(Chat(), width: 100, height: 140)
    // Two rows of 40 in 100 points end at the bottom: the first begins at 40 + 20.
    let rows = host.graph.frame(at: 0).items.filter { $0.kind == .rect }
    #expect(rows.map(\.values.b) == [60, 100])
    host.graph.activate(try #require(host.element("More")))
    host.graph.advance(to: 1)
    #expect(offset(host, at: 1) == 100)
    host.graph.activate(try #require(host.element("More")))
    host.graph.advance(to: 2)
    #expect(offset(host, at: 2) == 220)
  }
}
