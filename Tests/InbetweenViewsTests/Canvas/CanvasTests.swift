import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Canvases") struct CanvasTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  /// What a closure draws in a canvas of 100 by 100 points, as lines of the list.
  private func drawn(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [String] {
    let lines = Host(Canvas(renderer: renderer)).lines()
    #expect(Array(lines.prefix(2)) == ["offset 0 0", "clipRect 0 0 100 100"])
    return Array(lines.dropFirst(2))
  }

  @Test("A canvas takes all the room and tells its size")
  func size() {
    var sizes: [CGSize] = []
    let host = Host(
      Canvas { context, size in
        sizes.append(size)
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      .frame(width: 40, height: 30).padding(5))
    let list = host.graph.frame(at: 0)
    #expect(sizes == [CGSize(width: 40, height: 30)])
    // In the middle of a stage of 100 by 100.
    #expect(list.items[0].values == .init(30, 35))
    #expect(list.paths[0].boundingRect == CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test("Fills and strokes are drawn in order, with their shading")
  func order() {
    let lines = drawn { context, _ in
      context.fill(square, with: .color(.red), style: FillStyle(eoFill: true))
      context.stroke(square, with: .color(.blue), lineWidth: 3)
    }
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("fill 0 0 evenOdd"))
    #expect(lines[1].hasPrefix("stroke 0 0 3"))
    #expect(lines[0].hasSuffix(Looks.color(.red).hex))
  }

  @Test("Transforms hold for the calls after them, the last one nearest to the drawing")
  func transforms() {
    let lines = drawn { context, _ in
      context.translateBy(x: 50, y: 20)
      context.scaleBy(x: 2, y: 2)
      context.fill(square, with: .color(.red))
    }
    // A point p is drawn at 2p + (50, 20).
    #expect(lines.first == "transform 2 0 0 2 50 20")
  }

  @Test("A copy of a context has settings of its own and draws into the same canvas")
  func copies() {
    let lines = drawn { context, _ in
      var copy = context
      copy.opacity = 0.5
      copy.rotate(by: .degrees(90))
      copy.fill(square, with: .color(.red))
      context.fill(square, with: .color(.red))
    }
    #expect(lines.map { $0.split(separator: " ")[0] } == ["opacity", "transform", "fill", "fill"])
    #expect(lines[0] == "opacity 0.5")
  }

  @Test("Of several filters the last one works first, so it is the inner one")
  func filters() {
    let lines = drawn { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .yellow))
      context.addFilter(.blur(radius: 8))
      context.drawLayer { layer in layer.fill(square, with: .color(.red)) }
    }
    #expect(lines.map { $0.split(separator: " ")[0] } == ["colorFilter", "blur", "layer", "fill"])
    #expect(lines[0].hasPrefix("colorFilter alphaThreshold 0.5 1"))
    #expect(lines[1] == "blur 8")
  }

  @Test("A layer begins with the transform around it and without its filters")
  func layers() {
    let lines = drawn { context, _ in
      context.translateBy(x: 7, y: 0)
      context.addFilter(.shadow(radius: 2, x: 1, y: 3))
      context.drawLayer { layer in
        layer.translateBy(x: 1, y: 0)
        layer.fill(square, with: .color(.red))
      }
    }
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("shadow 2 1 3") && lines[1] == "layer")
    #expect(lines[2] == "transform 1 0 0 1 8 0")
  }

  @Test("A clip stays where it was when the transform goes on")
  func clips() {
    let lines = drawn { context, _ in
      context.translateBy(x: 5, y: 5)
      context.clip(to: square)
      context.translateBy(x: 100, y: 0)
      context.fill(square, with: .color(.red))
    }
    #expect(lines[0] == "clipPath 0 0 (5 5 m 15 5 l 15 15 l 5 15 l h)")
    #expect(lines[1] == "transform 1 0 0 1 105 5")
  }

  @Test("Gradients of a context are in its points, not in fractions of the path")
  func gradients() throws {
    let host = Host(
      Canvas { context, _ in
        context.fill(
          square,
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 2, y: 3),
            endPoint: CGPoint(x: 40, y: 50)))
      })
    let list = host.graph.frame(at: 0)
    let fill = try #require(list.items.first { $0.kind == .fill })
    // The unit of the gradient is one point.
    #expect([fill.values.c, fill.values.d] == [1, 1])
    guard case .linearGradient(_, let start, let end) = list.paints[Int(fill.paint)] else {
      Issue.record("no linear gradient")
      return
    }
    #expect(start == .init(x: 2, y: 3) && end == .init(x: 40, y: 50))
  }

  @Test("A repeated gradient begins again along its line, a mirrored one goes back")
  func repeatedGradients() {
    func stops(_ options: GraphicsContext.GradientOptions) -> [ResolvedGradient.Stop] {
      let shading = GraphicsContext.Shading.linearGradient(
        Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0),
        options: options)
      guard
        case .linearGradient(let gradient, _, _) = shading.resolved(in: EnvironmentValues())
          .paints[0]
      else { return [] }
      return gradient.stops
    }
    #expect(stops([]).count == 2)
    // 32 copies; at the seam a hard edge from blue to red, or none.
    let repeated = stops(.repeat)
    #expect(repeated.count == 64 && repeated[1].location == repeated[2].location)
    #expect(repeated[1].color != repeated[2].color)
    let mirrored = stops(.mirror)
    #expect(mirrored[1].color == mirrored[2].color)
  }

  @Test("A text is drawn with a point of it at a place")
  func text() {
    let lines = drawn { context, _ in
      // Three characters of 10 by 24 points.
      context.draw(
        Text("abc").font(.system(size: 20)), at: CGPoint(x: 50, y: 50), anchor: .topLeading)
      context.draw(Text("abc").font(.system(size: 20)), at: CGPoint(x: 50, y: 50))
    }
    #expect(lines[0].hasPrefix("text 50 50 30 24") && lines[1].hasPrefix("text 35 38 30 24"))
  }

  @Test("A resolved text and a resolved picture take another shading")
  func shading() {
    let lines = drawn { context, _ in
      var text = context.resolve(Text("a").foregroundStyle(.red))
      #expect(text.measure(in: CGSize(width: 100, height: 100)).height > 0)
      text.shading = .color(.green)
      context.draw(text, at: .zero)
      var star = context.resolve(Image(systemName: "star"))
      #expect(star.size.width > 0)
      star.shading = .color(.green)
      context.draw(star, in: CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    let green = Looks.color(.green).hex
    #expect(lines.allSatisfy { $0.contains(green) })
    #expect(lines[1].hasPrefix("image 0 0 9 9"))
  }

  private struct Dots: View {
    @State private var isOn = false
    var body: some View {
      VStack(spacing: 0) {
        Canvas { context, size in
          if let dot = context.resolveSymbol(id: "dot") {
            context.draw(dot, at: CGPoint(x: 10, y: 10))
            context.draw(dot, at: CGPoint(x: 30, y: 10), anchor: .topLeading)
          }
          #expect(context.resolveSymbol(id: "other") == nil)
        } symbols: {
          Circle().fill(.red).frame(width: 8, height: 8).opacity(isOn ? 0.5 : 1).tag("dot")
        }
        .frame(height: 50)
        Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
  }

  @Test("A view of the symbols is drawn wherever the closure says")
  func symbols() {
    let lines = Host(Dots()).lines()
    let places = lines.filter { $0.hasPrefix("transform") }
    #expect(places == ["transform 1 0 0 1 6 6", "transform 1 0 0 1 30 10"])
    #expect(lines.filter { $0.hasPrefix("ellipse") }.count == 2)
  }

  @Test("What animates in a symbol is seen in the canvas")
  func animatedSymbols() {
    let host = Host(Dots())
    host.graph.frame(at: 0)
    if let button = host.element("Go") { host.graph.activate(button) }
    host.graph.advance(to: 0)
    // The first two opacities are the symbol's, drawn twice; the last is the button's.
    func opacities() -> [Double] {
      host.graph.list.items.filter { $0.kind == .opacity }.prefix(2).map(\.values.a)
    }
    host.graph.frame(at: 0.5)
    #expect(opacities() == [0.75, 0.75])
    host.graph.frame(at: 1)
    #expect(opacities() == [0.5, 0.5])
  }

  private struct Growing: View {
    var sizes: Notes
    @State private var isWide = false
    var body: some View {
      VStack(spacing: 0) {
        Canvas { context, size in
          sizes("\(size.width)")
          context.fill(square, with: .color(isWide ? .red : .blue))
        }
        .frame(width: isWide ? 80 : 40, height: 20)
        Button("Go") { withAnimation(.linear(duration: 1)) { isWide = true } }
      }
    }
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("A canvas on its way to another size is drawn in the size that is shown")
  func growing() {
    let sizes = Notes()
    let host = Host(Growing(sizes: sizes))
    host.graph.frame(at: 0)
    #expect(sizes.lines == ["40.0"])
    if let button = host.element("Go") { host.graph.activate(button) }
    host.graph.advance(to: 0)
    host.graph.frame(at: 0.5)
    #expect(sizes.lines.last == "60.0")
    // State that the closure reads counts too.
    #expect(host.graph.list.paints.contains(.color(Looks.color(.red))))
    host.graph.frame(at: 1)
    #expect(sizes.lines.last == "80.0")
  }

  @Test("Modes combine what is drawn with the canvas alone, which becomes a layer")
  func modes() {
    let lines = drawn { context, _ in
      context.blendMode = .plusLighter
      context.fill(square, with: .color(.red))
    }
    #expect(lines.map { $0.split(separator: " ")[0] } == ["layer", "blend", "fill"])
    #expect(lines[1] == "blend plusLighter")
  }
}
