import Testing

@testable import InbetweenRive

@Suite("Fitting content into boxes")
struct BoxFitTests {
  private func fit(_ kind: UInt32, alignment: Point = .zero) -> BoxFit? {
    BoxFit(kind, content: Point(100, 50), box: Point(200, 200), alignment: alignment)
  }

  @Test("each way to fit has its scale and stands in the middle")
  func kinds() {
    #expect(fit(0) == BoxFit(7, content: Point(100, 50), box: Point(200, 200), alignment: .zero))
    let expected: [(UInt32, Point, Point)] = [
      (0, Point(2, 4), Point(0, 0)), (1, Point(2, 2), Point(0, 50)),
      (2, Point(4, 4), Point(-100, 0)), (3, Point(2, 2), Point(0, 50)),
      (4, Point(4, 4), Point(-100, 0)), (5, Point(1, 1), Point(50, 75)),
      (6, Point(1, 1), Point(50, 75)),
    ]
    for (kind, scale, offset) in expected {
      #expect(fit(kind)?.scale == scale, "\(kind)")
      #expect(fit(kind)?.offset == offset, "\(kind)")
    }
  }

  @Test("alignment moves what is left from one side to the other")
  func alignment() {
    #expect(fit(1, alignment: Point(-1, -1))?.offset == Point(0, 0))
    #expect(fit(1, alignment: Point(1, 1))?.offset == Point(0, 100))
  }

  @Test("content without a size fits nowhere")
  func empty() {
    #expect(BoxFit(1, content: Point(0, 10), box: Point(5, 5), alignment: .zero) == nil)
  }
}
