import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Observation
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Shape views") struct ShapeViewTests {
  /// A stage as small as it can be: 100 by 60 points.
  private func graph(
    _ view: some View, _ environment: EnvironmentValues = .init()
  ) -> Graph {
    let graph = Graph(size: CGSize(width: 100, height: 60), typesetter: NoTypesetter())
    graph.build(view, environment: environment)
    return graph
  }

  /// The lines of the first frame, without the canvas.
  private func lines(_ view: some View, _ environment: EnvironmentValues = .init()) -> [String] {
    graph(view, environment).frame(at: 0).text.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test("A filled circle is an ellipse in the middle of the room")
  func circle() {
    #expect(lines(Circle().fill(.red)) == ["ellipse 20 0 60 60 #FF383C @Circle"])
  }

  @Test("A bare shape is filled with the foreground style")
  func bareShape() {
    var environment = EnvironmentValues()
    environment.foreground = environment.foreground.setting([AnyShapeStyle(Color.green)])
    #expect(lines(Rectangle(), environment) == ["rect 0 0 100 60 #34C759 @Rectangle"])
  }

  @Test("A colour and a gradient are views that fill the room")
  func colors() {
    #expect(lines(Color.blue) == ["rect 0 0 100 60 #0088FF @Color"])
    let line = lines(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    #expect(line.count == 1)
    #expect(line[0].hasPrefix("rect 0 0 100 60 "))
  }

  @Test("What is chained is drawn on top, in order")
  func chains() {
    let drawn = lines(
      Rectangle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green, lineWidth: 4))
    #expect(drawn.map { $0.split(separator: " ")[0] } == ["rect", "stroke", "stroke"])
    #expect(drawn[0].contains("#FF383C") && drawn[1].contains("#0088FF"))
    #expect(drawn[2].contains("#34C759"))
  }

  @Test("A border lies inside the edge by half its width")
  func strokeBorder() throws {
    let graph = graph(Rectangle().strokeBorder(.black, lineWidth: 10))
    let list = graph.frame(at: 0)
    #expect(list.items.map(\.kind) == [.stroke])
    #expect(list.items[0].values.c == 10)
    #expect(list.paths[0].boundingRect == CGRect(x: 5, y: 5, width: 90, height: 50))
  }

  @Test("Shadow, blending and a material open groups around the shape")
  func groups() {
    let style = Color.red.shadow(.drop(radius: 3)).blendMode(.multiply)
    let drawn = lines(Rectangle().fill(style))
    #expect(drawn.count == 3)
    #expect(drawn[0].hasPrefix("blend multiply"))
    #expect(drawn[1].hasPrefix("  shadow 3"))
    #expect(drawn[2].hasPrefix("    rect 0 0 100 60"))
    let glass = lines(Circle().fill(.regularMaterial))
    #expect(
      glass.map { $0.split(separator: " ")[0] } == ["clipPath", "backdrop", "ellipse", "ellipse"])
  }

  @Test("A shape is mirrored where lines are read from right to left, unless it is fixed")
  func mirroring() {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    }
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let list = graph(Corner().fill(.red), environment).frame(at: 0)
    #expect(list.paths[0].boundingRect == CGRect(x: 90, y: 0, width: 10, height: 10))
  }

  @Observable final class Model {
    var isOn = false
  }

  private struct Host<Content: View>: View {
    let model: Model
    let content: (Bool) -> Content

    var body: some View { content(model.isOn) }
  }

  private func change(_ model: Model, _ animation: Animation?) {
    withAnimation(animation) { model.isOn = true }
  }

  @Test("A colour moves through cube-root LMS and ends exactly")
  func animatedColor() throws {
    let model = Model()
    let graph = graph(
      Host(model: model) { isOn in
        Rectangle().fill(isOn ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
      })
    func color(at time: Double) -> ResolvedColor {
      let list = graph.frame(at: time)
      return list.paints[Int(list.items[0].paint)].solidColor ?? .clear
    }
    #expect(color(at: 0).hex == "#FF0000")
    change(model, .linear(duration: 1))
    #expect(color(at: 0).hex == "#FF0000")
    let emissions = graph.statistics.emissions
    // Vector color-red-blue-mid.
    let middle = color(at: 0.5)
    #expect(abs(middle.red - 0.5504) < 4e-3)
    #expect(abs(middle.green - 0.3256) < 4e-3)
    #expect(abs(middle.blue - 0.6365) < 4e-3)
    #expect(color(at: 1).hex == "#0000FF")
    #expect(graph.statistics.emissions == emissions)
  }

  @Test("A trim runs from its old to its new fraction, without the list being made again")
  func animatedTrim() {
    let model = Model()
    let graph = graph(
      Host(model: model) { Circle().trim(from: 0, to: $0 ? 1 : 0.5).stroke(.black, lineWidth: 3) })
    func length(at time: Double) -> CGFloat {
      let list = graph.frame(at: time)
      return list.paths[Int(list.items[0].resource)].length
    }
    let whole = CGFloat.pi * 60
    #expect(abs(length(at: 0) - whole * 0.5) < 0.1)
    change(model, .linear(duration: 2))
    _ = graph.frame(at: 0)
    let emissions = graph.statistics.emissions
    #expect(abs(length(at: 1) - whole * 0.75) < 0.1)
    #expect(abs(length(at: 2) - whole) < 0.1)
    #expect(graph.statistics.emissions == emissions)
  }

  @Test("A change without animation shows at once")
  func plainChange() {
    let model = Model()
    let graph = graph(
      Host(model: model) { RoundedRectangle(cornerRadius: $0 ? 20 : 10).fill(.red) })
    #expect(graph.frame(at: 0).items[0].values.e == 10)
    change(model, nil)
    #expect(graph.frame(at: 0).items[0].values.e == 20)
  }

  @Test("A shape of some type animates as well")
  func animatedAnyShape() {
    let model = Model()
    let graph = graph(
      Host(model: model) { AnyShape(RoundedRectangle(cornerRadius: $0 ? 20 : 10)).fill(.red) })
    _ = graph.frame(at: 0)
    change(model, .linear(duration: 1))
    #expect(abs(graph.frame(at: 0.25).items[0].values.e - 12.5) < 1e-6)
    #expect(graph.frame(at: 1).items[0].values.e == 20)
  }

  @Test("Stops of a gradient move to their new colours")
  func animatedGradient() {
    let model = Model()
    let graph = graph(
      Host(model: model) { isOn in
        Rectangle().fill(
          .linearGradient(
            colors: [isOn ? .white : .black, .black], startPoint: .top, endPoint: .bottom))
      })
    func first(at time: Double) -> Double {
      let list = graph.frame(at: time)
      guard case .linearGradient(let gradient, _, _) = list.paints[Int(list.items[0].paint)] else {
        return -1
      }
      return gradient.stops[0].color.green
    }
    #expect(first(at: 0) == 0)
    change(model, .linear(duration: 1))
    // Vector color-black-white-0.5.
    #expect(abs(first(at: 0.5) - 0.3886) < 1e-4)
    #expect(first(at: 1) == 1)
  }

  @Test("Only what is filled can be touched")
  func hitTesting() {
    let graph = graph(Circle().fill(.red))
    _ = graph.frame(at: 0)
    #expect(graph.rootRender.hitTest(CGPoint(x: 50, y: 30)) != nil)
    #expect(graph.rootRender.hitTest(CGPoint(x: 22, y: 2)) == nil)
    let clear = self.graph(Color.clear)
    _ = clear.frame(at: 0)
    #expect(clear.rootRender.hitTest(CGPoint(x: 50, y: 30)) == nil)
  }
}

/// Text plays no part here.
private final class NoTypesetter: Typesetter {
  func layout(_ block: TextBlock, width: Double?, height: Double?) -> TextLayout {
    TextLayout(
      block: block, proposedWidth: width, width: 0, height: 0, firstBaseline: 0, lastBaseline: 0,
      lines: [])
  }

  func symbolSize(_ source: ImageSource, font: ResolvedFont, scale: Double)
    -> (width: Double, height: Double, baseline: Double)
  { (0, 0, 0) }

  func imageSize(_ source: ImageSource) -> (width: Double, height: Double)? { nil }
}
