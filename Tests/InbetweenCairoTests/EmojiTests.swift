import InbetweenDrawing
import Testing

@testable import InbetweenCairo

struct EmojiTests {
  @Test(
    "an emoji is drawn in its colours, in a text of any design",
    arguments: [
      ResolvedFont.Design.default, .rounded, .serif, .monospaced,
    ])
  func colours(design: ResolvedFont.Design) throws {
    let typesetter = PangoTypesetter()
    let block = TextBlock(
      spans: [TextSpan(.string("😀"), font: ResolvedFont(size: 40, design: design))])
    let layout = typesetter.layout(block, width: nil, height: nil)
    var list = DisplayList()
    (list.width, list.height) = (layout.width, layout.height)
    list.texts = [layout]
    list.paints = [.color(.black)]
    list.items = [
      .init(.text, resource: 0, paint: 0, values: .init(0, 0, layout.width, layout.height))
    ]
    let bitmap = try CairoRenderer(typesetter: typesetter).render(
      list, scale: 1, background: .white)
    let pixels = bitmap.straightRGBA
    // The face is yellow: red and green well above blue.
    let yellow = stride(from: 0, to: pixels.count, by: 4).count { index in
      Int(pixels[index]) > Int(pixels[index + 2]) + 100
        && Int(pixels[index + 1]) > Int(pixels[index + 2]) + 80
    }
    #expect(yellow > 300)
  }
}
