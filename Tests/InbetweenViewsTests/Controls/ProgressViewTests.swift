import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Progress") struct ProgressViewTests {
  @Test("A bar fills its share of the track")
  func bar() {
    let host = Host(ProgressView(value: 3, total: 4), width: 200, height: 50)
    let bars = host.graph.frame(at: 0).items.filter { $0.kind == .rect }
    #expect(bars.map(\.values.c) == [200, 150])
    #expect(bars.map(\.values.d) == [4, 4])
    #expect(host.graph.elements()[0].value == "75%")
  }

  @Test("Shares beyond the ends, and shares of nothing, stay within the bar")
  func badShares() {
    func widths(_ view: some View) -> [Double] {
      Host(view, width: 200, height: 50).graph.frame(at: 0).items.filter { $0.kind == .rect }
        .map(\.values.c)
    }
    #expect(widths(ProgressView(value: 9, total: 4)) == [200, 200])
    #expect(widths(ProgressView(value: -1, total: 4)) == [200])
    #expect(widths(ProgressView(value: Double.nan)) == [200])
    #expect(widths(ProgressView(value: 1, total: 0)) == [200, 200])
  }

  @Test("A spinner has eight blades and moves on by one each eighth of a second")
  func spinner() {
    let host = Host(ProgressView())
    func opacities(_ time: Double) -> [Double] {
      host.graph.advance(to: time)
      return host.graph.frame(at: time).paints.map {
        if case .color(let color) = $0 { color.opacity } else { 0 }
      }
    }
    let first = opacities(0)
    #expect(first.count == 8 && first.max() == first[0])
    let second = opacities(0.13)
    #expect(second.max() == second[1])
    #expect(opacities(1) == first)
    #expect(!host.graph.isIdle)
  }
}
