import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Anchors of effects that come later") struct EffectAnchorTests {
  @Test("Effects that are made once the view has its place refer to where it stands")
  func late() {
    // 20 by 20 in the corner of 100 by 100: its middle is at 90, 90.
    let view = Color.red.frame(width: 20, height: 20)
      .visualEffect { content, _ in content.scaleEffect(0.5).rotationEffect(.degrees(90)) }
      .frame(width: 100, height: 100, alignment: .bottomTrailing)
    let items = LayoutHarness(view).graph.frame(at: 0).items
    let scale = items.first { $0.kind == .scale }?.values
    #expect(scale?.a == 0.5 && scale?.c == 90 && scale?.d == 90)
    let rotation = items.first { $0.kind == .rotation }?.values
    #expect(rotation?.b == 90 && rotation?.c == 90)
  }
}
