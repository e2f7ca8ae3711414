import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Pages that grow from a view") struct ZoomTransitionTests {
  private struct Photos: View {
    @Namespace private var space
    var zooms: Bool
    var body: some View {
      NavigationStack {
        NavigationLink {
          let page = Color.blue
          if zooms {
            page.navigationTransition(.zoom(sourceID: "photo", in: space))
          } else {
            page
          }
        } label: {
          Text("photo").frame(width: 100, height: 50)
            .matchedTransitionSource(id: "photo", in: space)
        }
      }
    }
  }

  /// The scales and offsets around the page at a time.
  private func ways(_ host: Host, at time: Double) -> (scale: [Double], offset: [Double]) {
    let items = host.graph.frame(at: time).items
    return (
      items.filter { $0.kind == .scale }.map(\.values.a),
      items.filter { $0.kind == .offset }.map(\.values.a).filter { $0 != 0 }
    )
  }

  @Test("The page begins at the frame of its source and ends at that of the stack")
  func zoom() throws {
    let host = Host(Photos(zooms: true), width: 400, height: 600)
    host.graph.activate(try #require(host.element("photo")))
    host.graph.advance(to: 0)
    // The source is 100 wide in the middle of 400, from 150.
    let start = ways(host, at: 0)
    #expect(abs((start.scale.first ?? 0) - 0.25) < 1e-9)
    #expect(start.offset.contains { abs($0 - 150) < 1e-9 })
    let later = ways(host, at: 0.2)
    #expect((later.scale.first ?? 0) > 0.25)
    host.graph.advance(to: 3)
    #expect(ways(host, at: 3).scale.allSatisfy { $0 == 1 })
    #expect(ways(host, at: 3).offset.isEmpty)
  }

  @Test("Without it the page comes from the side, and the one below gives way")
  func side() throws {
    let host = Host(Photos(zooms: false), width: 400, height: 600)
    host.graph.activate(try #require(host.element("photo")))
    host.graph.advance(to: 0)
    #expect(ways(host, at: 0).offset == [400])
    host.graph.advance(to: 3)
    #expect(ways(host, at: 3).offset.count == 1)
  }
}
