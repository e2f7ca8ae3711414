import Foundation
import InbetweenViewGraph
import Observation
import Testing

@testable import InbetweenViews

@Observable
@MainActor
private final class Model {
  var isOn = false
  var width: CGFloat = 20
}

private struct Reading<Content: View>: View {
  var model: Model
  @ViewBuilder var content: (Model) -> Content

  var body: some View { content(model) }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Total: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

@MainActor
@Suite("Reading geometry") struct LayoutReadingTests {
  @Test("An overlay made of anchors stands where the anchored views stand")
  func anchors() {
    let view = HStack(spacing: 10) {
      ForEach([10.0, 20.0], id: \.self) { width in
        Color.red.frame(width: width, height: 10)
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
    }
    .overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          let rect = proxy[anchors[index]]
          Color.blue.frame(width: rect.width, height: 4).offset(x: rect.minX, y: rect.minY)
        }
      }
    }
    // 10 + 10 + 20 = 40 from 30, 10 high from 45; the overlay's own origin is (30, 45).
    #expect(
      LayoutHarness(view).lines() == [
        "rect 30 45 10 10 #FF383C", "rect 50 45 20 10 #FF383C", "offset 0 0",
        "  rect 30 45 10 4 #0088FF", "offset 20 0", "  rect 30 45 20 4 #0088FF",
      ])
  }

  @Test("An underline made of an anchor moves with its view, under the same animation")
  func movingAnchor() {
    let model = Model()
    let harness = LayoutHarness(
      Reading(model: model) { model in
        Color.red.frame(width: 20, height: 20)
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
          .frame(maxWidth: .infinity, alignment: model.isOn ? .trailing : .leading)
          .backgroundPreferenceValue(Bounds.self) { anchors in
            GeometryReader { proxy in
              let rect = proxy[anchors[0]]
              Color.blue.frame(width: rect.width, height: 2)
                .position(x: rect.midX, y: rect.maxY)
            }
          }
      })
    // The view is 20 high from 40: its lower edge is at 60, and the line 2 thick from 59.
    #expect(harness.rects()[0] == box(0, 59, 20, 2))
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = harness.rects()
    #expect(harness.rects(at: 0.5) == [box(40, 59, 20, 2), box(40, 40, 20, 20)])
    #expect(harness.rects(at: 1) == [box(80, 59, 20, 2), box(80, 40, 20, 20)])
  }

  @Test("A background made of a preference follows it, also through an inserted view")
  func preferenceBackground() {
    let model = Model()
    let harness = LayoutHarness(
      Reading(model: model) { model in
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).preference(key: Total.self, value: model.width)
          if model.isOn {
            Color.red.frame(width: 10, height: 10).preference(key: Total.self, value: 5)
          }
        }.backgroundPreferenceValue(Total.self) { Color.blue.frame(width: $0, height: 2) }
      })
    #expect(harness.rects()[0].width == 20)
    model.width = 30
    #expect(harness.rects()[0].width == 30)
    model.isOn = true
    #expect(harness.rects()[0].width == 35)
    model.isOn = false
    #expect(harness.rects()[0].width == 30)
  }

  @Test("A change of geometry is told once, with the old and the new value")
  func geometryChange() {
    let model = Model()
    var told: [[CGFloat]] = []
    let harness = LayoutHarness(
      Reading(model: model) { model in
        Color.red.frame(width: model.width, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            told.append([$0, $1])
          }
      })
    #expect(told == [[20, 20]])
    model.width = 60
    _ = harness.rects()
    model.isOn = true
    _ = harness.rects()
    #expect(told == [[20, 20], [20, 60]])
  }

  @Test("A geometry that is written back into state settles at once")
  func writtenBack() {
    struct Twin: View {
      @State private var height: CGFloat = 0
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 30)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.height
            } action: {
              height = $0
            }
          Color.blue.frame(width: 10, height: height)
        }
      }
    }
    #expect(rects(Twin()) == [box(40, 35, 10, 30), box(50, 35, 10, 30)])
  }

  @Test("A visual effect is made of the geometry without the effect, before the first frame")
  func visualEffect() {
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 40)
      Color.blue.frame(height: 60).visualEffect { content, proxy in
        content.offset(x: proxy.frame(in: .global).minY / 4).opacity(proxy.size.height / 120)
      }
    }
    #expect(
      LayoutHarness(view).lines() == [
        "rect 0 0 100 40 #FF383C", "opacity 0.5", "  offset 10 0", "    rect 0 40 100 60 #0088FF",
      ])
  }

  @Test("A visual effect follows a change of its geometry under the animation of the change")
  func visualEffectUpdates() {
    let model = Model()
    let harness = LayoutHarness(
      Reading(model: model) { model in
        Color.red.frame(width: model.width, height: 10).visualEffect { content, proxy in
          content.offset(y: proxy.size.width)
        }
      })
    #expect(harness.lines()[0] == "offset 0 20")
    withAnimation(.linear(duration: 1)) { model.width = 40 }
    _ = harness.lines()
    #expect(harness.lines(at: 0.5)[0] == "offset 0 30")
  }
}
