import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Distances of lines") struct LineHeightTests {
  private func leading(_ height: AttributedString.LineHeight) -> Double? {
    Host(Text("a").font(.system(size: 20)).lineHeight(height)).graph.frame(at: 0)
      .texts[0].block.spans[0].font.leading
  }

  @Test("A factor is of the font's size, points are as they are")
  func values() {
    #expect(leading(.multiple(factor: 1.5)) == 30)
    #expect(leading(.exact(points: 33)) == 33)
    #expect(abs((leading(.leading(increase: 4)) ?? 0) - (20 * 20.29 / 17 + 4)) < 1e-9)
    #expect(leading(.normal) == nil && leading(.multiple(factor: .nan)) == nil)
    #expect((leading(.tight) ?? 0) < (leading(.loose) ?? 0))
  }
}

@MainActor
@Suite("Sizes of fonts") struct FontSizeTests {
  private func size(_ font: Font) -> Double { font.resolve(in: EnvironmentValues()).size }

  @Test("A font is scaled and set to a size, in the order in which that is written")
  func scaled() {
    #expect(size(.system(size: 10).scaled(by: 2)) == 20)
    #expect(size(.system(size: 10).scaled(by: 2).pointSize(7)) == 7)
    #expect(size(.system(size: 10).scaled(by: -1)) == 10)
    #expect(Font.body.width(0.3).resolve(in: EnvironmentValues()).width == 1.3)
  }

  private struct Metric: View {
    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 17
    @ScaledMetric private var other = 17.0
    var body: some View { Color.red.frame(width: side, height: other) }
  }

  @Test("A scaled metric grows as its text style does")
  func metric() {
    let plain = Host(Metric()).graph.frame(at: 0).items[0].values
    #expect(plain.c == 17 && plain.d == 17)
    let large = Host(Metric()) { $0.dynamicTypeSize = .xxxLarge }.graph.frame(at: 0).items[0].values
    // Body is 23 points at that size, and 17 at the usual one.
    #expect(large.c == 23 && large.d == 23)
  }
}
