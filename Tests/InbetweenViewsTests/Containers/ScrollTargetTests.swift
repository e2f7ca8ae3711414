import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Where scroll views rest") struct ScrollTargetTests {
  /// Ten cards of 60 points with gaps of 10 in a window of 100.
  private struct Cards<B: ScrollTargetBehavior>: View {
    var behavior: B
    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 60, height: 100) }
        }
        .scrollTargetLayout()
        .overlay(alignment: .bottom) { Color.blue.frame(height: 2) }
      }
      .scrollTargetBehavior(behavior)
    }
  }

  /// The resting place after a drag of `way` points to the left within `duration` seconds.
  private func rest(_ view: some View, way: Double, duration: Double) -> Double {
    let host = Host(view)
    host.send(.down, 95, 50, at: 0)
    for step in 1...10 {
      host.send(.move, 95 - way * Double(step) / 10, 50, at: duration * Double(step) / 10)
    }
    // A finger that rests first gives no speed.
    host.send(.up, 95 - way, 50, at: duration < 1 ? duration : duration + 1)
    host.graph.advance(to: 20)
    return host.values("contentOffset", at: 20).first ?? .nan
  }

  @Test("Views that are marked are the ones to rest at, whatever stands over them")
  func aligned() {
    // 50 points less 10 of slop are 40: nearer to the second card at 70 than to the first at 0.
    #expect(rest(Cards(behavior: .viewAligned), way: 50, duration: 2) == 70)
    #expect(rest(Cards(behavior: .viewAligned), way: 40, duration: 2) == 0)
  }

  @Test("A limit of one lets a quick finger pass one view, none lets it pass several")
  func limits() {
    let one = Cards(behavior: .viewAligned(limitBehavior: .alwaysByOne))
    #expect(rest(one, way: 80, duration: 0.05) == 70)
    #expect(rest(one, way: 15, duration: 0.02) == 70)
    #expect(rest(Cards(behavior: .viewAligned), way: 80, duration: 0.05) > 140)
  }

  private struct Halves: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = context.contentSize.width / 2
      target.anchor = .center
    }
  }

  @Test("A behaviour of the user's own says where to rest, by a point of the rectangle")
  func own() {
    // The content is 690 wide: 345 at the window's beginning, since both have one size.
    #expect(rest(Cards(behavior: Halves()), way: 20, duration: 2) == 345)
  }

  private struct Lost: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = .nan
    }
  }

  @Test("A behaviour that names no place changes nothing")
  func lost() {
    #expect(rest(Cards(behavior: Lost()), way: 40, duration: 2) == 30)
  }

  @Test("Margins make the pages of a paging view smaller")
  func pages() {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<5, id: \.self) { _ in
          Color.red.containerRelativeFrame(.horizontal).frame(height: 100)
        }
      }
    }
    .contentMargins(.horizontal, 10, for: .scrollContent)
    .scrollTargetBehavior(.paging)
    // Pages are 100 less two margins of 10.
    #expect(rest(view, way: 80, duration: 0.2) == 80)
  }
}
