import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Animated text") struct TextAnimationTests {
  private struct Toggled<Content: View>: View {
    var content: (Bool) -> Content
    @State private var isOn = false

    var body: some View {
      VStack {
        content(isOn)
        Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
    }
  }

  private func host<Content: View>(_ content: @escaping (Bool) -> Content) -> Host {
    let host = Host(Toggled(content: content), width: 200, height: 200)
    if let go = host.element("Go") { host.graph.activate(go) }
    host.graph.advance(to: 0)
    return host
  }

  @Test("A font grows from size to size")
  func fontSize() {
    let host = host { Text("abc").font(.system(size: $0 ? 40 : 20)) }
    #expect(host.values("font", at: 0) == [20, 400])
    #expect(host.values("font", at: 0.5) == [30, 400])
    let list = host.graph.list
    #expect(list.texts[0].block.spans[0].font.size == 30)
    // The frame is half way from 30 by 24 to 60 by 48 points.
    #expect(list.items[0].values.c == 45 && list.items[0].values.d == 36)
    #expect(host.values("font", at: 1) == [40, 400])
  }

  @Test("A colour fades from one to the other")
  func color() {
    let host = host { Text("abc").foregroundColor($0 ? .white : .black) }
    host.graph.frame(at: 0.5)
    // Half way in cube-root LMS is the cube of a half in linear light: 99 of 255 (semantics 9).
    guard case .color(let color) = host.graph.list.paints[0] else { return #expect(Bool(false)) }
    #expect(abs(color.red * 255 - 99) < 1)
  }

  @Test("Other characters fade in over the old ones while the frame moves")
  func fade() {
    let host = host { Text($0 ? "abcdef" : "abc").font(.system(size: 20)) }
    let lines = host.lines(at: 0.25)
    #expect(lines[0] == "opacity 0.75" && lines[2] == "opacity 0.25")
    #expect(lines[1].contains("abc") && lines[3].contains("abcdef"))
    // A quarter of the way from 30 to 60 points.
    #expect(host.graph.list.items[1].values.c == 37.5)
    #expect(host.lines(at: 1)[0].contains("abcdef"))
  }

  @Test("Without an animation, or with the identity transition, characters change at once")
  func atOnce() {
    let host = host {
      Text($0 ? "abcdef" : "abc").contentTransition(.identity).font(.system(size: 20))
    }
    #expect(host.lines(at: 0.25)[0].contains("abcdef"))
  }
}
