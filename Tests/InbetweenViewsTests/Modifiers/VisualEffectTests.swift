import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Visual effects") struct VisualEffectTests {
  @Test("Anchors refer to the view's frame from the first frame on")
  func anchors() throws {
    let view = Color.red.frame(width: 40, height: 20)
      .visualEffect { content, proxy in
        content.scaleEffect(0.5).rotationEffect(.degrees(proxy.size.width), anchor: .topLeading)
      }
    let items = Host(view).graph.frame(at: 0).items
    // The view stands in the middle of 100 by 100 points: from (30, 40) to (70, 60).
    let scale = try #require(items.first { $0.kind == .scale }).values
    #expect([scale.a, scale.c, scale.d] == [0.5, 50, 50])
    let rotation = try #require(items.first { $0.kind == .rotation }).values
    #expect([rotation.b, rotation.c] == [30, 40])
    #expect(abs(rotation.a - 40 * .pi / 180) < 1e-9)
  }

  @Test("Effects of one kind are mixed number by number")
  func mixing() {
    func angle(_ degrees: Double) -> _RotationEffect {
      _RotationEffect(angle: .degrees(degrees), anchor: .center)
    }
    let offset = _OffsetEffect(offset: CGSize(width: 10, height: 0))
      ._mixed(with: _OffsetEffect(offset: CGSize(width: 30, height: 8)), by: 0.25)
    #expect(offset.offset == CGSize(width: 15, height: 2))
    #expect(abs(angle(0)._mixed(with: angle(40), by: 0.25).angle.degrees - 10) < 1e-9)
    let chain = _VisualEffectChain(
      _modifier: ModifiedContent(content: EmptyModifier(), modifier: angle(0)))
    let other = _VisualEffectChain(
      _modifier: ModifiedContent(content: EmptyModifier(), modifier: angle(90)))
    #expect(abs(chain._mixed(with: other, by: 0.5)._modifier.modifier.angle.degrees - 45) < 1e-9)
    var (up, down) = (ProjectionTransform(), ProjectionTransform())
    (up.m13, down.m32) = (0.5, 8)
    let map = _ProjectionEffect(transform: up)
      ._mixed(with: _ProjectionEffect(transform: down), by: 0.5).transform
    #expect(map.m13 == 0.25 && map.m32 == 4 && map.m11 == 1)
  }
}
