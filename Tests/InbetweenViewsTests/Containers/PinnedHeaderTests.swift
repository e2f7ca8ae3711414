import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Pinned headers") struct PinnedHeaderTests {
  private func view(_ pins: PinnedScrollableViews) -> some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: pins) {
        ForEach(0..<3, id: \.self) { section in
          Section {
            Color.red.frame(height: 200)
          } header: {
            Color.blue.frame(height: 30).accessibilityIdentifier("header \(section)")
              .onTapGesture {}
          } footer: {
            Color.green.frame(height: 20)
          }
        }
      }
    }
  }

  /// The tops of the views of a height as they are shown, from the top down.
  private func tops(_ host: Host, height: Double) -> [Double] {
    let list = host.graph.frame(at: host.graph.time)
    let offset = list.items.first { $0.kind == .offset }?.values.b ?? 0
    return list.items.filter { $0.kind == .rect && $0.values.d == height }
      .map { $0.values.b + offset }
  }

  private func drag(_ host: Host, by way: Double) {
    host.send(.down, 50, 290, at: 0)
    host.send(.move, 50, 290 - way - 10, at: 2)
    host.send(.up, 50, 290 - way - 10, at: 5)
    host.graph.advance(to: 6)
  }

  // A section is 30 + 200 + 20 = 250 high.
  @Test("A header stays at the top while its section is there, and is pushed out by its end")
  func headers() {
    let host = Host(view(.sectionHeaders), width: 100, height: 300)
    #expect(tops(host, height: 30) == [0, 250, 500])
    drag(host, by: 100)
    #expect(tops(host, height: 30) == [0, 150, 400])
    let later = Host(view(.sectionHeaders), width: 100, height: 300)
    drag(later, by: 240)
    // 10 points of the first section are left: its header ends where it does.
    #expect(tops(later, height: 30) == [-20, 10, 260])
  }

  @Test("A footer stays at the bottom while its section is there")
  func footers() {
    let host = Host(view(.sectionFooters), width: 100, height: 300)
    // The second section begins at 250: 50 points of it show, and its footer at the bottom. The third
    // is out of sight: its footer waits at its beginning.
    #expect(tops(host, height: 20) == [230, 280, 500])
  }

  @Test("Nothing is pinned where nothing is asked for")
  func none() {
    let host = Host(view([]), width: 100, height: 300)
    drag(host, by: 100)
    #expect(tops(host, height: 30) == [-100, 150, 400])
  }

  @Test("A pinned header lies over the rows and takes their touches")
  func touches() {
    let host = Host(view(.sectionHeaders), width: 100, height: 300)
    drag(host, by: 100)
    let hit = host.graph.rootRender.hitTest(CGPoint(x: 50, y: 15))
    #expect(hit?.frame.height == 30)
  }
}
