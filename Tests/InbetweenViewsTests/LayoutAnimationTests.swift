import Foundation
import InbetweenViewGraph
import Observation
import Testing

@testable import InbetweenViews

@Observable
@MainActor
private final class Model {
  var isOn = false
  var number: CGFloat = 0
}

@MainActor
private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

/// Content that is made of the model in a body of its own.
private struct Reading<Content: View>: View {
  var model: Model
  @ViewBuilder var content: (Model) -> Content

  var body: some View { content(model) }
}

@MainActor
@Suite("Animated layout") struct LayoutAnimationTests {
  @Test("A leaf's frame goes from the old place to the new one")
  func leaf() {
    let model = Model()
    let harness = LayoutHarness(
      Reading(model: model) {
        Color.red.frame(width: $0.isOn ? 60 : 20, height: 10)
      })
    #expect(harness.rects(at: 0) == [box(40, 45, 20, 10)])
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    #expect(harness.rects(at: 0) == [box(40, 45, 20, 10)])
    // Half way: 40 wide, from 30.
    #expect(harness.rects(at: 0.5) == [box(30, 45, 40, 10)])
    #expect(harness.rects(at: 1) == [box(20, 45, 60, 10)])
  }

  @Test("Backgrounds, clips and borders go with the frame that is shown")
  func layers() {
    let model = Model()
    let harness = LayoutHarness(
      Reading(model: model) {
        Color.red.frame(width: $0.isOn ? 60 : 20, height: 10).background(Color.blue).clipped()
      })
    _ = harness.rects(at: 0)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = harness.rects(at: 0)
    #expect(
      harness.lines(at: 0.5) == [
        "clipRect 30 45 40 10", "  rect 30 45 40 10 #0088FF", "  rect 30 45 40 10 #FF383C",
      ])
  }

  @Test("A clip's shape animates: the radius half way between 0 and 10 is 5")
  func clipShape() {
    let model = Model()
    let harness = LayoutHarness(
      Reading(model: model) {
        block(40, 40).clipShape(
          RoundedRectangle(cornerRadius: $0.isOn ? 10 : 0, style: .circular))
      })
    _ = harness.lines(at: 0)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = harness.lines(at: 0)
    #expect(harness.lines(at: 0.5)[0] == "clipRect 30 30 40 40 5 5")
    #expect(harness.lines(at: 1)[0] == "clipRect 30 30 40 40 10 10")
  }

  @Test("A shadow's radius and offset animate")
  func shadow() {
    let model = Model()
    let harness = LayoutHarness(
      Reading(model: model) {
        block(40, 40).shadow(color: .black, radius: $0.isOn ? 10 : 0, y: $0.isOn ? 4 : 0)
      })
    _ = harness.lines(at: 0)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = harness.lines(at: 0)
    #expect(harness.lines(at: 0.5)[0].hasPrefix("shadow 5 0 2"))
  }

  @Test("A geometry reader makes its content with its real size, so that nothing moves at first")
  func geometryReader() {
    let harness = LayoutHarness(
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
      }.animation(.linear(duration: 1), value: 0))
    #expect(harness.rects(at: 0) == [box(0, 0, 50, 25)])
    #expect(harness.graph.isIdle)
  }

  @Test("A geometry reader's content follows a change of its size in the same update")
  func geometryReaderUpdates() {
    let model = Model()
    let harness = LayoutHarness(
      Reading(model: model) { model in
        GeometryReader { proxy in
          Color.red.frame(width: proxy.size.width / 2, height: 10)
        }.frame(width: model.isOn ? 80 : 40)
      })
    // The reader is 40 wide from 30.
    #expect(harness.rects(at: 0) == [box(30, 0, 20, 10)])
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = harness.rects(at: 0)
    // 80 wide from 10 and a content of 40: half way it is at 20 and 30 wide.
    #expect(harness.rects(at: 0.5) == [box(20, 0, 30, 10)])
    #expect(harness.rects(at: 1) == [box(10, 0, 40, 10)])
  }

  @Test("A proxy tells frames in the global space, in a named one and in its own")
  func proxySpaces() {
    var seen: [String: CGRect] = [:]
    func note(_ name: String, _ rect: CGRect) { seen[name] = rect }
    _ = rects(
      VStack(spacing: 0) {
        Color.blue.frame(height: 30)
        GeometryReader { proxy in
          let _ = note("global", proxy.frame(in: .global))
          let _ = note("named", proxy.frame(in: .named("outer")))
          let _ = note("local", proxy.frame(in: .local))
          Color.red
        }
      }.padding(10).coordinateSpace(name: "outer").padding(5))
    // 5 + 10 at the sides, 5 + 10 + 30 above; 100 - 30 wide, 100 - 30 - 30 high.
    #expect(seen["global"] == box(15, 45, 70, 40))
    #expect(seen["named"] == box(10, 40, 70, 40))
    #expect(seen["local"] == box(0, 0, 70, 40))
  }

  @Test("A proxy's global frame goes along with an offset in motion")
  func movingProxy() {
    let model = Model()
    var places: [Double] = []
    let harness = LayoutHarness(
      Reading(model: model) { model in
        GeometryReader { proxy in
          let _ = places.append(proxy.frame(in: .global).minX)
          Color.red
        }.offset(x: model.isOn ? 40 : 0)
      })
    _ = harness.rects(at: 0)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = harness.rects(at: 0)
    _ = harness.rects(at: 0.5)
    _ = harness.rects(at: 1)
    #expect(places == [0, 20, 40])
  }
}
