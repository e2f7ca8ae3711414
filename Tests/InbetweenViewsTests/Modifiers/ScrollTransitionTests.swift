import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Scroll transitions") struct ScrollTransitionTests {
  private struct Rows: View {
    var configuration: ScrollTransitionConfiguration
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<6, id: \.self) { row in
            Color.red.frame(height: 50)
              .scrollTransition(configuration) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 20)
              }
          }
        }
      }
    }
  }

  /// Rows of 50 points in a window of 120: the third is cut off at the bottom, 20 points of it show.
  private func host(_ configuration: ScrollTransitionConfiguration) -> Host {
    Host(Rows(configuration: configuration), width: 100, height: 120)
  }

  /// The opacities and the offsets of the rows, in order.
  private func effects(_ host: Host, at time: Double = 0) -> [(opacity: Double, x: Double)] {
    let items = host.graph.frame(at: time).items
    let opacities = items.filter { $0.kind == .opacity }.map(\.values.a)
    // The first offset is the scroll view's own.
    let offsets = items.filter { $0.kind == .offset }.dropFirst().map(\.values.a)
    return zip(opacities, offsets).map { ($0, $1) }
  }

  private func scroll(_ host: Host, by way: Double) {
    host.send(.down, 50, 110, at: 0)
    host.send(.move, 50, 100, at: 0.1)
    host.send(.move, 50, 100 - way, at: 0.2)
  }

  @Test("Interactive effects follow the share that is out")
  func interactive() {
    let rows = effects(host(.interactive(timingCurve: .linear)))
    #expect(rows[0].opacity == 1 && rows[0].x == 0)
    #expect(rows[1].opacity == 1 && rows[1].x == 0)
    // 30 of 50 points are out: 0.6 of the way.
    #expect(abs(rows[2].opacity - 0.7) < 1e-9 && abs(rows[2].x - 12) < 1e-9)
    // Wholly out.
    #expect(rows[3].opacity == 0.5 && rows[3].x == 20)
  }

  @Test("While the content moves the effects go along, at the top the other way")
  func scrolling() {
    let host = host(.interactive(timingCurve: .linear))
    _ = effects(host)
    scroll(host, by: 25)
    let rows = effects(host, at: 0.3)
    // The first row has half of itself out at the top.
    #expect(abs(rows[0].opacity - 0.75) < 1e-9 && abs(rows[0].x + 10) < 1e-9)
    // The third has 5 of 50 points out.
    #expect(abs(rows[2].opacity - 0.95) < 1e-9)
  }

  @Test("The timing curve bends the share")
  func curve() {
    let rows = effects(host(.interactive(timingCurve: .easeIn)))
    let share = UnitCurve.easeIn.value(at: 0.6)
    #expect(abs(rows[2].x - 20 * share) < 1e-9)
  }

  @Test("Animated effects stand still until the threshold is passed, then run by themselves")
  func animated() {
    let host = host(.animated(.linear(duration: 1)).threshold(.visible(0.5)))
    var rows = effects(host)
    #expect(rows[2].opacity == 0.5 && rows[2].x == 20)
    // Now 35 points of the third show.
    scroll(host, by: 15)
    rows = effects(host, at: 0.2)
    #expect(rows[2].opacity == 0.5)
    rows = effects(host, at: 0.7)
    #expect(abs(rows[2].opacity - 0.75) < 0.02)
    rows = effects(host, at: 2)
    #expect(rows[2].opacity == 1 && rows[2].x == 0)
  }

  @Test("A configuration of no effects has none")
  func identity() {
    #expect(effects(host(.identity)).allSatisfy { $0.opacity == 1 && $0.x == 0 })
  }

  @Test("Thresholds: visible, centred, inset, in between")
  func thresholds() {
    typealias Threshold = ScrollTransitionConfiguration.Threshold
    func places(_ threshold: Threshold) -> [Double] {
      let places = threshold.places(view: 40, window: 100)
      return [places.top, places.bottom]
    }
    #expect(places(.visible) == [0, 60])
    #expect(places(.hidden) == [-40, 100])
    #expect(places(.visible(0.25)) == [-30, 90])
    #expect(places(.centered) == [30, 30])
    #expect(places(.visible.inset(by: 10)) == [10, 50])
    #expect(places(.visible.interpolated(towards: .centered, amount: 0.5)) == [15, 45])
    #expect(places(.visible(.nan)) == [0, 60])
  }

  @Test("A view longer than the window is there while it fills it")
  func longView() {
    func phase(_ start: Double) -> ScrollTransitionPhase {
      ScrollPlace(start: start, view: 300, window: 100, top: .visible, bottom: .visible).phase
    }
    #expect(phase(-100) == .identity)
    #expect(phase(20) == .bottomTrailing)
    #expect(phase(-220) == .topLeading)
  }

  @Test("Outside a scroll view nothing happens")
  func noScrollView() {
    let view = Color.red.scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
    #expect(Host(view).lines().first == "opacity 1")
  }
}
