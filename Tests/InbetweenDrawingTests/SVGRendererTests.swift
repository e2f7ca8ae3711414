import Foundation
import InbetweenDrawing
import Testing

@Suite struct SVGRendererTests {
  private func body(_ build: (inout DisplayList) -> Void) -> (String, [String]) {
    var list = DisplayList()
    (list.width, list.height) = (100, 50)
    build(&list)
    let renderer = SVGRenderer()
    let lines = renderer.render(list, scale: 2).split(separator: "\n")
    return (lines.dropFirst().dropLast().joined(separator: "\n"), renderer.unsupported)
  }

  @Test("shapes, lines and groups are written with their numbers")
  func shapes() {
    let (text, unsupported) = body { list in
      list.group(.rotation, .init(.pi / 2, 5, 6)) {
        $0.add(.rect, .init(1, 2, 3, 4), color: ResolvedColor(hex: "#FF000080"))
      }
      list.addStroke(
        Path { $0.addLines([.zero, CGPoint(x: 9, y: 0)]) }, width: 2, color: .black,
        style: StrokeStyle(lineCap: .round, dash: [1, 2]))
    }
    #expect(
      text == """
        <g transform="rotate(90 5 6)">
        <rect x="1" y="2" width="3" height="4" fill="#FF0000" fill-opacity="0.502"/>
        </g>
        <path d="M0 0L9 0" fill="none" stroke="#000000" stroke-width="2" stroke-linecap="round" \
        stroke-miterlimit="10" stroke-dasharray="1 2"/>
        """)
    #expect(unsupported.isEmpty)
  }

  @Test("the picture has its size in pixels and its coordinates in points")
  func size() {
    var list = DisplayList()
    (list.width, list.height) = (100, 50)
    let text = SVGRenderer().render(list, scale: 2, background: .white)
    #expect(text.contains("width=\"200\" height=\"100\" viewBox=\"0 0 100 50\""))
    #expect(text.contains("<rect width=\"100%\" height=\"100%\" fill=\"#FFFFFF\"/>"))
  }

  @Test("gradients carry enough stops to follow the mixture")
  func gradients() {
    let (text, _) = body { list in
      let gradient = ResolvedGradient(stops: [
        .init(color: .black, location: 0), .init(color: .white, location: 1),
      ])
      list.paints = [
        .linearGradient(gradient, start: .init(x: 0, y: 0), end: .init(x: 1, y: 0))
      ]
      list.items = [.init(.rect, paint: 0, values: .init(10, 0, 20, 5))]
    }
    #expect(text.contains("x1=\"10\" y1=\"0\" x2=\"30\" y2=\"0\""))
    // Halfway, cube-root LMS of black and white is 0.125 of the light: 99 of 255.
    #expect(text.contains("<stop offset=\"0.5\" stop-color=\"#636363\"/>"))
  }

  @Test("what cannot be written is left out and named")
  func unsupported() {
    let (text, unsupported) = body { list in
      list.group(.backdrop, .init(5, 1, 0, 0, 9, 9)) { $0.add(.ellipse, .init(0, 0, 4, 2)) }
      list.images = [.symbol(name: "star", weight: 400, variableValue: nil)]
      list.add(.image, .init(0, 0, 5, 5), resource: 0)
      list.add(.fill, .init(.nan, 0), resource: 9)
    }
    #expect(text.contains("<ellipse cx=\"2\" cy=\"1\" rx=\"2\" ry=\"1\"/>"))
    #expect(unsupported == ["backdrops", "symbols, tinted pictures and placeholders"])
  }

  @Test("numbers that are undefined do not get into the file")
  func badNumbers() {
    let (text, _) = body { $0.add(.rect, .init(.nan, .infinity, 1e300, 5)) }
    #expect(!text.contains("nan") && !text.contains("inf"))
  }
}
