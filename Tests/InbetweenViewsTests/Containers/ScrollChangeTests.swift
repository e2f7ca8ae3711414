import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("What scroll views tell") struct ScrollChangeTests {
  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 40) }
        }
        .scrollTargetLayout()
      }
    }
  }

  private func drag(_ host: Host, by way: Double) {
    host.send(.down, 50, 190, at: 0)
    host.send(.move, 50, 190 - way - 10, at: 1)
    host.graph.frame(at: 1)
    host.send(.up, 50, 190 - way - 10, at: 4)
    host.graph.advance(to: 6)
  }

  @Test("Geometry is told at first and whenever it is another")
  func geometry() {
    let notes = Notes()
    let view = Rows().contentMargins(.top, 30, for: .scrollContent)
      .onScrollGeometryChange(for: [Double].self) { geometry in
        [
          geometry.contentOffset.y, geometry.contentInsets.top, geometry.contentSize.height,
          geometry.containerSize.height, geometry.visibleRect.minY,
        ]
      } action: { old, new in
        notes("\(old) \(new)")
      }
    let host = Host(view, width: 100, height: 200)
    // The content begins 30 below the window's top, which leaves it 170.
    let first = "[-30.0, 30.0, 800.0, 170.0, 0.0]"
    #expect(notes.lines == ["\(first) \(first)"])
    drag(host, by: 50)
    #expect(notes.lines == ["\(first) \(first)", "\(first) [20.0, 30.0, 800.0, 170.0, 50.0]"])
  }

  @Test("Safe area is an inset, and content shows in it")
  func insets() {
    let notes = Notes()
    let view = Rows()
      .onScrollGeometryChange(for: Double.self, of: { $0.contentInsets.bottom }) { notes("\($1)") }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }
    let host = Host(view, width: 100, height: 200)
    #expect(notes.lines == ["50.0"])
    let clip = host.graph.frame(at: 0).items.first { $0.kind == .clipRect }
    #expect(clip?.values.d == 200)
  }

  @Test("Phases follow the finger, then the speed it gave, then rest")
  func phases() {
    let notes = Notes()
    let host = Host(
      Rows().onScrollPhaseChange { old, new in notes("\(old) \(new)") }, width: 100, height: 200)
    host.send(.down, 50, 190, at: 0)
    for step in 1...10 { host.send(.move, 50, 190 - 10 * Double(step), at: 0.02 * Double(step)) }
    host.send(.up, 50, 90, at: 0.2)
    host.graph.advance(to: 10)
    #expect(
      notes.lines == [
        "idle tracking", "tracking interacting", "interacting decelerating", "decelerating idle",
      ])
  }

  @Test("A touch that moves nothing is tracked and let go")
  func touch() {
    let notes = Notes()
    let host = Host(
      Rows().onScrollPhaseChange { old, new in notes("\(old) \(new)") }, width: 100, height: 200)
    host.tap(50, 50, at: 0)
    host.graph.advance(to: 1)
    #expect(notes.lines == ["idle tracking", "tracking idle"])
  }

  @Test("Scrolling by the program is a phase of its own, with the geometry at its beginning")
  func animating() throws {
    let notes = Notes()
    let view = ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Button("Go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(10, anchor: .top) } }
          .frame(height: 40)
        Rows().onScrollPhaseChange { old, new, context in
          notes("\(new) \(context.geometry.contentOffset.y) \(context.velocity == nil)")
        }
      }
    }
    let host = Host(view, width: 100, height: 240)
    host.graph.activate(try #require(host.element("Go")))
    host.graph.advance(to: 2)
    #expect(notes.lines == ["animating 0.0 true", "idle 400.0 true"])
  }

  @Test("Views tell when they come into the window and leave it")
  func visibility() {
    let notes = Notes()
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 40).onScrollVisibilityChange { notes("first \($0)") }
        Color.red.frame(height: 180)
        Color.red.frame(height: 40).onScrollVisibilityChange(threshold: 1) { notes("last \($0)") }
        Color.red.frame(height: 500)
      }
    }
    let host = Host(view, width: 100, height: 200)
    #expect(notes.lines == ["first true"])
    drag(host, by: 70)
    #expect(notes.lines == ["first true", "first false", "last true"])
  }

  @Test("The identities of the views that show are told")
  func targets() {
    let notes = Notes()
    let view = Rows().onScrollTargetVisibilityChange(idType: Int.self) { notes("\($0)") }
    let host = Host(view, width: 100, height: 100)
    // 100 points show two rows of 40 and half of the third.
    #expect(notes.lines == ["[0, 1, 2]"])
    host.send(.down, 50, 90, at: 0)
    host.send(.move, 50, 50, at: 1)
    host.graph.frame(at: 1)
    #expect(notes.lines.last == "[1, 2]")
  }

  @Test("A frame made of the window's follows it")
  func relative() throws {
    struct Growing: View {
      @State private var width = 50.0
      var body: some View {
        VStack(spacing: 0) {
          Button("Grow") { width = 80 }.frame(height: 40)
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Color.red.containerRelativeFrame(.horizontal)
              Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10)
            }
          }
          .frame(width: width)
        }
      }
    }
    let host = Host(Growing())
    func widths() -> [Double] {
      host.graph.frame(at: host.graph.time).items.filter { $0.kind == .rect }.map(\.values.c)
    }
    #expect(widths() == [50, 20])
    host.graph.activate(try #require(host.element("Grow")))
    host.graph.advance(to: 1)
    #expect(widths() == [80, 35])
  }

  @Test("A space of a scroll view is that of the nearest one that scrolls along the axis")
  func spaces() {
    let notes = Notes()
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        ScrollView(.horizontal) {
          Color.red.frame(width: 300, height: 50)
            .onGeometryChange(for: [Double].self) { proxy in
              [
                proxy.frame(in: .scrollView(axis: .vertical)).minY,
                proxy.frame(in: .scrollView(axis: .horizontal)).minY,
                proxy.frame(in: .scrollView).minY,
              ]
            } action: {
              notes("\($0)")
            }
        }
      }
    }
    _ = Host(view)
    #expect(notes.lines == ["[30.0, 0.0, 0.0]"])
  }
}
