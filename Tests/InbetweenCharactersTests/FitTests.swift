import Testing

@testable import InbetweenCharacters

@Suite("Fits")
struct FitTests {
  /// An artboard of 100 by 50 in a view of 200 by 200, worked out by hand: scale x, scale y, x, y.
  static let cases: [(Fit, [Double])] = [
    (.fill(alignment: .center), [2, 4, 0, 0]),
    (.contain(alignment: .center), [2, 2, 0, 50]),
    (.contain(alignment: .topLeft), [2, 2, 0, 0]),
    (.contain(alignment: .bottomRight), [2, 2, 0, 100]),
    (.cover(alignment: .center), [4, 4, -100, 0]),
    (.cover(alignment: .centerLeft), [4, 4, 0, 0]),
    (.fitWidth(alignment: .center), [2, 2, 0, 50]),
    (.fitHeight(alignment: .center), [4, 4, -100, 0]),
    (.none(alignment: .center), [1, 1, 50, 75]),
    (.none(alignment: .topRight), [1, 1, 100, 0]),
    (.scaleDown(alignment: .center), [1, 1, 50, 75]),
    (.layout(scaleFactor: .automatic), [1, 1, 0, 0]),
    (.layout(scaleFactor: .explicit(4)), [2, 2, 0, 0]),
  ]

  @Test("place an artboard as their names say", arguments: cases)
  func placement(fit: Fit, expected: [Double]) {
    let placed = fit.placement(of: (100, 50), in: (200, 200), pixels: 2)
    #expect([placed.scaleX, placed.scaleY, placed.x, placed.y] == expected)
  }

  @Test("never scale up what is only to be scaled down")
  func down() {
    let placed = Fit.scaleDown(alignment: .center).placement(
      of: (400, 400), in: (200, 100), pixels: 2)
    #expect(placed == Fit.Placement(scaleX: 0.25, scaleY: 0.25, x: 50, y: 0))
  }
}
