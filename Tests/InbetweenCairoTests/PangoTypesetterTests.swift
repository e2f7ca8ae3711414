import Foundation
import InbetweenCairo
import InbetweenDrawing
import Testing

@Suite struct PangoTypesetterTests {
  private let typesetter = PangoTypesetter()

  @Test("a 17 point line is 20.29 points high, 20 1/3 and 20.5 on devices of scale 3 and 2")
  func lineHeight() {
    let exact = typesetter.layout(plain("Ag"), width: nil, height: nil)
    #expect(abs(exact.height - 17 * 2444 / 2048) < 1e-9)
    #expect(exact.lines.count == 1 && !exact.isTruncated)
    for (scale, height) in [(3.0, 61.0 / 3), (2, 20.5)] {
      let layout = PangoTypesetter(displayScale: scale).layout(plain("Ag"), width: nil, height: nil)
      #expect(abs(layout.height - height) < 1e-9)
    }
  }

  @Test(
    "first baselines are the measured ones at scale 2",
    arguments: [(28.0, 26.5), (22, 21), (13, 12.5)])
  func baselines(_ size: Double, _ baseline: Double) {
    let layout = PangoTypesetter(displayScale: 2)
      .layout(plain("Label", size: size), width: nil, height: nil)
    #expect(layout.firstBaseline == baseline)
  }

  @Test("monospaced text advances by 0.6 of its size, to a hundredth of a point")
  func monospaced() {
    let font = ResolvedFont(size: 17, design: .monospaced)
    let block = TextBlock(spans: [TextSpan(.string("iW0.=>fi"), font: font)])
    let width = typesetter.layout(block, width: nil, height: nil).width
    #expect(abs(width - 8 * 0.6 * 17) < 0.01)
  }

  @Test("widths grow evenly with the size, apart from the font's own tracking")
  func evenWidths() {
    func width(_ size: Double) -> Double {
      let tracking = size * (-0.0223 + 0.185 * exp(-0.1745 * size))
      let text = "Hamburgefonts"
      let width = typesetter.layout(plain(text, size: size), width: nil, height: nil).width
      return (width - tracking * Double(text.count - 1)) / size
    }
    let unit = width(100)
    for size in stride(from: 9.0, to: 40, by: 0.7) { #expect(abs(width(size) - unit) < 0.01) }
  }

  @Test(
    "heavier weights are wider, tabular digits equally wide, tracking stands between characters")
  func variants() {
    func width(_ change: (inout TextSpan) -> Void, _ text: String = "11171") -> Double {
      var span = TextSpan(.string(text), font: ResolvedFont(size: 20))
      change(&span)
      return typesetter.layout(TextBlock(spans: [span]), width: nil, height: nil).width
    }
    let regular = width({ _ in }, "Weights")
    #expect(width({ $0.font.weight = 700 }, "Weights") > regular + 1)
    #expect(width({ $0.font.weight = 100 }, "Weights") < regular)
    let (ones, zeros) = (
      width({ $0.font.monospacedDigits = true }),
      width({ $0.font.monospacedDigits = true }, "00000")
    )
    #expect(abs(ones - zeros) < 1e-6 && width({ _ in }) < ones)
    #expect(abs(width({ $0.tracking = 3 }, "Weights") - regular - 18) < 0.01)
  }

  @Test("lines wrap at words, stand a leading apart and hug the widest line")
  func wrapping() {
    var block = plain("one two three four five six seven", size: 17)
    block.spans[0].font.leading = 22
    let layout = typesetter.layout(block, width: 90, height: nil)
    #expect(layout.lines.count >= 3 && layout.width <= 90)
    #expect(layout.width == layout.lines.map(\.width).max())
    for (upper, lower) in zip(layout.lines, layout.lines.dropFirst()) {
      #expect(abs(lower.baseline - upper.baseline - 22) < 1e-9)
    }
    let count = Double(layout.lines.count - 1)
    #expect(abs(layout.height - (17 * 2444 / 2048 + count * 22)) < 1e-9)
    block.lineSpacing = 5
    let spaced = typesetter.layout(block, width: 90, height: nil)
    #expect(abs(spaced.height - layout.height - count * 5) < 1e-9)
  }

  @Test("line ranges cover the text without gaps")
  func ranges() {
    let text = "one two three 已保存 four\nfive 👍🏽 six"
    let layout = typesetter.layout(plain(text), width: 70, height: nil)
    var covered = Set<Int>()
    for line in layout.lines { covered.formUnion(line.range) }
    let bytes = Array(text.utf8)
    for index in bytes.indices where bytes[index] != 32 && bytes[index] != 10 {
      #expect(covered.contains(index))
    }
  }

  @Test("a line limit or a height cuts the text off and says so")
  func truncation() {
    var block = plain("a long text that needs several lines to be shown in full", size: 17)
    let free = typesetter.layout(block, width: 100, height: nil)
    #expect(!free.isTruncated && free.lines.count > 2)
    let cut = typesetter.layout(block, width: 100, height: 45)
    #expect(cut.isTruncated && cut.lines.count == 2 && cut.width <= 100)
    block.lineLimit = 1
    for mode in [TextBlock.Truncation.head, .middle, .tail] {
      block.truncation = mode
      let one = typesetter.layout(block, width: 100, height: nil)
      #expect(one.isTruncated && one.lines.count == 1 && one.width <= 100)
    }
    #expect(!typesetter.layout(plain("fits"), width: 100, height: nil).isTruncated)
    let paragraphs = plain("first\nsecond")
    var limited = paragraphs
    limited.lineLimit = 1
    #expect(typesetter.layout(limited, width: nil, height: nil).isTruncated)
    #expect(!typesetter.layout(paragraphs, width: nil, height: nil).isTruncated)
  }

  @Test("reserved lines count in the height")
  func reserved() {
    var block = plain("one")
    block.lineLimit = 3
    block.reservesSpace = true
    let layout = typesetter.layout(block, width: 200, height: nil)
    #expect(abs(layout.height - 3 * 17 * 2444 / 2048) < 1e-9 && layout.lines.count == 1)
  }

  @Test("a minimum scale factor shrinks the text just enough")
  func shrinking() {
    var block = plain("Shrink me to fit", size: 30)
    block.lineLimit = 1
    block.minimumScaleFactor = 0.2
    let layout = typesetter.layout(block, width: 120, height: nil)
    #expect(!layout.isTruncated && layout.scale < 1 && layout.scale > 0.3)
    #expect(layout.width <= 120 && layout.width > 110)
    block.minimumScaleFactor = 0.95
    let cut = typesetter.layout(block, width: 120, height: nil)
    #expect(cut.isTruncated && cut.scale == 0.95)
  }

  @Test("alignment follows the direction of writing")
  func alignment() {
    var block = plain("wide line here\nshort")
    func offset() -> Double {
      let layout = typesetter.layout(block, width: nil, height: nil)
      return layout.lines[1].x / (layout.width - layout.lines[1].width)
    }
    #expect(offset() == 0)
    block.alignment = .center
    #expect(abs(offset() - 0.5) < 1e-9)
    block.alignment = .trailing
    #expect(abs(offset() - 1) < 1e-9)
    block.isRightToLeft = true
    #expect(offset() == 0)
  }

  @Test("bad sizes and widths are tamed")
  func badNumbers() {
    for size in [Double.nan, Double.infinity, -3, 0, 1e12] {
      for width in [Double.nan, -Double.infinity, -1, 0, 1e300] {
        let layout = typesetter.layout(plain("Abc def", size: size), width: width, height: width)
        #expect(layout.width.isFinite && layout.height.isFinite && layout.width >= 0)
      }
    }
    let empty = typesetter.layout(plain(""), width: 10, height: nil)
    #expect(empty.width == 0 && empty.height == 0 && empty.lines.isEmpty)
    #expect(typesetter.layout(plain("a\u{0}b"), width: nil, height: nil).width > 0)
  }

  @Test(
    "Latin, Chinese, Arabic, Hebrew and emoji all leave ink",
    arguments: ["Saved", "已保存", "حفظ", "שמור", "👍🏽"])
  func scripts(_ text: String) throws {
    let renderer = CairoRenderer(typesetter: typesetter)
    var scene = Scene(120, 40)
    scene.text(plain(text, size: 24), x: 4, y: 4, typesetter)
    let bitmap = try renderer.render(scene.list, scale: 1)
    let ink = (0..<bitmap.width * bitmap.height).filter { bitmap.bytes[$0 * 4 + 3] > 128 }.count
    #expect(ink > 40)
    #expect(renderer.warnings.isEmpty)
  }

  @Test("text moves by fractions of a pixel")
  func subpixel() throws {
    let renderer = CairoRenderer(typesetter: typesetter)
    func center(_ x: Double) throws -> Double {
      var scene = Scene(60, 30)
      scene.text(plain("I"), x: x, y: 3, typesetter)
      let bitmap = try renderer.render(scene.list, scale: 1)
      var (sum, weight) = (0.0, 0.0)
      for index in 0..<bitmap.width * bitmap.height {
        let alpha = Double(bitmap.bytes[index * 4 + 3])
        sum += alpha * Double(index % bitmap.width)
        weight += alpha
      }
      return sum / weight
    }
    let places = try (0...10).map { try center(10 + Double($0) / 10) }
    for (before, after) in zip(places, places.dropFirst()) {
      #expect(after - before > 0.04 && after - before < 0.2)
    }
    #expect(abs(places[10] - places[0] - 1) < 0.01)
  }
}
