import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Observation
import Testing

@testable import InbetweenViews

@Observable
@MainActor
private final class Model { var amount: CGFloat = 0 }

private struct Reading<Content: View>: View {
  var model: Model
  @ViewBuilder var content: (Model) -> Content

  var body: some View { content(model) }
}

/// Moves to the right by three times its data, as a user writes it.
private struct Shake: GeometryEffect {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 3 * amount, y: size.height))
  }
}

@MainActor
@Suite("Geometry effects") struct GeometryEffectTests {
  @Test("A rotation in space draws what is far away smaller")
  func perspective() {
    // 60 degrees around the upright axis in the middle of 100 x 100: the eye is 100 away. The
    // right edge is at 50 cos 60 = 25 from the middle and 50 sin 60 = 43.301 behind, so it is
    // drawn at 50 + 25 / 1.43301 = 67.446 and its half height 50 is 50 / 1.43301 = 34.892.
    let effect = _Rotation3DEffect(
      angle: .degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 1)
    let map = effect.effectValue(size: CGSize(width: 100, height: 100))
    let corner = CGPoint(x: 100, y: 0).applying(map)
    #expect(abs(corner.x - 67.446) < 1e-3)
    #expect(abs(corner.y - (50 - 34.892)) < 1e-3)
    // The left edge comes nearer: 50 - 25 / 0.56699 = 5.908.
    #expect(abs(CGPoint(x: 0, y: 0).applying(map).x - 5.908) < 1e-3)
  }

  @Test("Without perspective a rotation in space only narrows")
  func parallel() {
    let effect = _Rotation3DEffect(
      angle: .degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 0, perspective: 0)
    let map = effect.effectValue(size: CGSize(width: 100, height: 40))
    let corner = CGPoint(x: 100, y: 40).applying(map)
    #expect(abs(corner.x - 50) < 1e-9 && abs(corner.y - 40) < 1e-9)
    #expect(map.isAffine)
  }

  @Test("A rotation around the depth axis is a plain clockwise rotation")
  func depthAxis() {
    let effect = _Rotation3DEffect(
      angle: .degrees(90), axis: (x: 0, y: 0, z: 5), anchor: .topLeading, anchorZ: 0,
      perspective: 1)
    let point = CGPoint(x: 10, y: 0).applying(
      effect.effectValue(size: CGSize(width: 100, height: 100)))
    #expect(abs(point.x) < 1e-9 && abs(point.y - 10) < 1e-9)
  }

  @Test("A deep anchor: the eye's distance is measured from the anchor's depth")
  func deepAnchor() {
    // Half a turn around the upright axis through a point 30 before the view: the view is then 30
    // before the anchor, so w = 1 - 30 / 100 = 0.7 and lengths are divided by it.
    let effect = _Rotation3DEffect(
      angle: .degrees(180), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 30, perspective: 1)
    let map = effect.effectValue(size: CGSize(width: 100, height: 100))
    let top = CGPoint(x: 50, y: 0).applying(map)
    #expect(abs(top.x - 50) < 1e-9 && abs(top.y - (50 - 50 / 0.7)) < 1e-9)
  }

  @Test("An axis of no length, sizes of zero and angles that are none change nothing")
  func nonsense() {
    let size = CGSize(width: 10, height: 10)
    func map(_ angle: Double, _ x: CGFloat, _ size: CGSize) -> ProjectionTransform {
      _Rotation3DEffect(
        angle: .radians(angle), axis: (x: x, y: 0, z: 0), anchor: .center, anchorZ: 0,
        perspective: 1
      ).effectValue(size: size)
    }
    #expect(map(1, 0, size).isIdentity)
    #expect(map(.nan, 1, size).isIdentity)
    #expect(map(1, 1, .zero).isAffine)
  }

  @Test("A map, its inverse and a chain of maps agree with their points")
  func algebra() {
    var map = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    map.m13 = 0.01
    map.m23 = 0.02
    let point = CGPoint(x: 7, y: 8)
    let there = point.applying(map)
    // w = 1 + 0.07 + 0.16 = 1.23; x = (7 + 24 + 5) / 1.23
    #expect(abs(there.x - 36 / 1.23) < 1e-9)
    let back = there.applying(map.inverted())
    #expect(abs(back.x - 7) < 1e-9 && abs(back.y - 8) < 1e-9)
    let chained = point.applying(map.concatenating(map))
    let twice = there.applying(map)
    #expect(abs(chained.x - twice.x) < 1e-9 && abs(chained.y - twice.y) < 1e-9)
  }

  @Test("An affine effect is told around the top left of the frame")
  func affine() {
    let view = Color.red.frame(width: 20, height: 10)
      .transformEffect(CGAffineTransform(scaleX: 2, y: 3))
    // The frame begins at 40, 45: x' = 2 (x - 40) + 40, y' = 3 (y - 45) + 45.
    #expect(LayoutHarness(view).lines()[0] == "transform 2 0 0 3 -40 -90")
  }

  @Test("A user's effect is asked in each frame of its animation")
  func usersEffect() {
    let model = Model()
    let harness = LayoutHarness(
      Reading(model: model) {
        Color.red.frame(width: 20, height: 10).modifier(Shake(amount: $0.amount))
      })
    #expect(harness.lines()[0] == "transform 1 0 0 1 0 10")
    withAnimation(.linear(duration: 1)) { model.amount = 10 }
    _ = harness.lines()
    let emissions = harness.graph.statistics.emissions
    #expect(harness.lines(at: 0.5)[0] == "transform 1 0 0 1 15 10")
    #expect(harness.graph.statistics.emissions == emissions)
    #expect(harness.lines(at: 1)[0] == "transform 1 0 0 1 30 10")
  }

  @Test("A rotation in space animates its angle and can be touched where it is drawn")
  func animatedRotation() {
    let model = Model()
    let harness = LayoutHarness(
      Reading(model: model) {
        Color.red.rotation3DEffect(.degrees($0.amount), axis: (x: 0, y: 1, z: 0))
      })
    #expect(harness.lines()[0] == "transform 1 0 0 1 0 0")
    withAnimation(.linear(duration: 1)) { model.amount = 120 }
    _ = harness.lines()
    let list = harness.graph.frame(at: 0.5)
    #expect(list.items[0].kind == .projection)
    // Half way it is at 60 degrees: the first column's third row is k r13 = -1/100 * -sin 60.
    #expect(abs(list.matrices[0].m[12] - 0.0086602540378) < 1e-12)
    let layer = harness.graph.rootRender.children[0]
    let inside = layer.convertToChildren(CGPoint(x: 67.446, y: 50))
    #expect(abs((inside?.x ?? 0) - 100) < 1e-2)
  }
}
