import Foundation
import InbetweenDrawing
import Testing

@Suite struct DisplayListTextTests {
  @Test("groups indent what they hold, numbers are short, tables are written out")
  func form() {
    var list = DisplayList()
    list.width = 100
    list.height = 60.5
    list.owners = ["Badge"]
    list.paints = [.color(ResolvedColor(red: 1, green: 0, blue: 0))]
    list.paths = [Path { $0.addLines([.zero, CGPoint(x: 1.0 / 3, y: -0.0001)]) }]
    list.strokes = [StrokeStyle(lineCap: .round, dash: [2, 3])]
    list.items = [
      .init(.offset, owner: 0, values: .init(10, -0.0)),
      .init(.opacity, values: .init(0.5)),
      .init(.rect, flags: 1, paint: 0, values: .init(0, 0, 80, 40, 8, 8)),
      .init(.pop),
      .init(.stroke, resource: 0, paint: 0, values: .init(0, 0, 2, 1)),
      .init(.pop),
      .init(.blend, resource: BlendMode.plusDarker.rawValue),
      .init(.pop),
    ]
    #expect(
      list.text == """
        canvas 100 60.5
        offset 10 0 @Badge
          opacity 0.5
            rect 0 0 80 40 8 8 continuous #FF0000
          stroke 0 0 2 cap round dash 2,3 phase 1 (0 0 m 0.333 0 l) #FF0000
        blend plusDarker
        """)
    #expect("\(list)" == list.text)
  }

  @Test("texts, images, gradients and matrices are written out")
  func tables() {
    var list = DisplayList()
    var span = TextSpan(.string("Say \"hi\"\n"), font: ResolvedFont(size: 17, weight: 600))
    span.underline = true
    list.texts = [
      TextLayout(
        block: TextBlock(spans: [span]), proposedWidth: nil, width: 40, height: 20,
        firstBaseline: 16, lastBaseline: 16, lines: [])
    ]
    list.images = [.symbol(name: "star.fill", weight: 700, variableValue: 0.5)]
    let gradient = ResolvedGradient(stops: [
      .init(color: .black, location: 0), .init(color: .white, location: 1),
    ])
    list.paints = [
      .linearGradient(gradient, start: .init(x: 0, y: 0), end: .init(x: 0, y: 1))
    ]
    list.matrices = [.identity]
    list.items = [
      .init(.projection, resource: 0, values: .init(5, 6)),
      .init(.text, resource: 0, values: .init(1, 2, 40, 20)),
      .init(.image, flags: 2, resource: 0, paint: 0, values: .init(0, 0, 16, 16)),
      .init(.fill, resource: 7),
      .init(.pop), .init(.pop),
    ]
    #expect(
      list.text == """
        canvas 0 0
        projection 5 6 [1 0 0 0; 0 1 0 0; 0 0 1 0; 0 0 0 1]
          text 1 2 40 20 "Say \\"hi\\"\\n" 17 w600 underline
          image 0 0 16 16 pixelated symbol star.fill w700 value 0.5 \
        linear(#000000 0 #FFFFFF 1 from 0,0 to 0,1)
          fill 0 0 missing(7)
        unmatched pop
        """)
  }

  @Test("undefined and endless numbers are shown as they are")
  func badNumbers() {
    var list = DisplayList()
    list.items = [.init(.ellipse, values: .init(.nan, .infinity, -.infinity, 1e300))]
    #expect(list.text == "canvas 0 0\nellipse nan inf -inf 1e+300")
  }
}
