import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Gauges") struct GaugeTests {
  private func bars(_ view: some View) -> [DisplayList.Item] {
    Host(view, width: 200).graph.frame(at: 0).items.filter { $0.kind == .rect }
  }

  @Test("The bar is filled by the share of the range")
  func linear() {
    let bars = bars(Gauge(value: 30, in: 20...60) { Text("Heat") })
    // The track is 200 points wide, the filling a quarter of it.
    #expect(bars.map(\.values.c) == [200, 50])
  }

  @Test("A value beyond its range, or none, stays in it", arguments: [-5, 99, Double.nan])
  func bounds(_ value: Double) {
    let share = Gauge<EmptyView, EmptyView, EmptyView, EmptyView>.fraction(value, 0...10)
    #expect((0...1).contains(share))
    #expect(Gauge<EmptyView, EmptyView, EmptyView, EmptyView>.fraction(value, 3...3) == 0)
  }

  @Test("A ring is trimmed to the value")
  func ring() throws {
    let list = Host(
      Gauge(value: 0.25) { Text("Heat") }.gaugeStyle(.accessoryCircularCapacity)
    ).graph.frame(at: 0)
    let strokes = list.items.filter { $0.kind == .stroke }
    #expect(strokes.count == 2)
    let lengths = strokes.map { list.paths[Int($0.resource)].length }
    #expect(abs(lengths[1] / lengths[0] - 0.25) < 1e-3)
  }

  @Test("The labels of value and bounds are shown where they were given")
  func labels() {
    let host = Host(
      Gauge(value: 0.5) {
        Text("Heat")
      } currentValueLabel: {
        Text("50")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }, width: 300)
    let words = host.graph.frame(at: 0).texts.map(\.block.string)
    #expect(words == ["Heat", "0", "100", "50"])
  }

  private struct Doubling: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: 100 * configuration.value, height: 10)
    }
  }

  @Test("A style of one's own gets the share and the labels")
  func ownStyle() {
    let bars = bars(Gauge(value: 3, in: 0...4) { Text("Heat") }.gaugeStyle(Doubling()))
    #expect(bars.map(\.values.c) == [75])
  }

  @Test("A gradient as tint goes along the bar and around the ring")
  func gradientTint() {
    func paints(_ style: some GaugeStyle) -> [Paint] {
      Host(
        Gauge(value: 0.5) { Text("Heat") }.gaugeStyle(style)
          .tint(Gradient(colors: [.red, .blue])), width: 200
      ).graph.frame(at: 0).paints
    }
    #expect(
      paints(.accessoryLinear).contains { paint in
        guard case .linearGradient(_, let start, let end) = paint else { return false }
        return start.x == 0 && end.x == 1 && start.y == end.y
      })
    #expect(
      paints(.accessoryCircular).contains { paint in
        guard case .angularGradient(_, _, 0, let end) = paint else { return false }
        return abs(end - 1.5 * .pi) < 1e-9
      })
  }
}
