import Foundation
import InbetweenDrawing
import Testing

@Suite struct RoundedRectangleOutlineTests {
  private let rect = CGRect(x: 0, y: 0, width: 200, height: 100)

  @Test("both styles stay inside their rectangle and touch all sides")
  func bounds() {
    for style in RoundedCornerStyle.allCases {
      for radius in [1, 20, 32, 45, 50, 500] as [CGFloat] {
        let box = Path(roundedRect: rect, cornerRadius: radius, style: style).boundingRect
        #expect(abs(box.minX) < 1e-9 && abs(box.maxX - 200) < 1e-9)
        #expect(abs(box.minY) < 1e-9 && abs(box.maxY - 100) < 1e-9)
      }
    }
  }

  @Test("a circular corner passes through the middle of its quarter circle")
  func circularCorner() {
    let path = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    let diagonal = 20 * (1 - 0.5.squareRoot())
    #expect(path.contains(CGPoint(x: diagonal + 0.05, y: diagonal + 0.05)))
    #expect(!path.contains(CGPoint(x: diagonal - 0.05, y: diagonal - 0.05)))
  }

  @Test("a continuous corner starts to bend 1.5287 radii before the vertex")
  func continuousCorner() {
    let path = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
    #expect(
      path.elements.contains(.line(to: CGPoint(x: 200, y: 100 - 20 * 1.528665))))
    // It cuts the diagonal a little nearer to the vertex than the circle does.
    #expect(path.contains(CGPoint(x: 5.95, y: 5.95)))
    #expect(!path.contains(CGPoint(x: 5.3, y: 5.3)))
  }

  @Test("a radius of half the side makes a capsule in both styles")
  func capsule() {
    let circular = Path(roundedRect: rect, cornerRadius: 50, style: .circular)
    let continuous = Path(roundedRect: rect, cornerRadius: 80, style: .continuous)
    #expect(circular == continuous)
  }

  @Test("the continuous outline changes without a jump as the radius grows")
  func growth() {
    var last = Path(roundedRect: rect, cornerRadius: 25).length
    for radius in stride(from: 25.1, through: 50, by: 0.1) {
      let length = Path(roundedRect: rect, cornerRadius: radius).length
      #expect(abs(length - last) < 0.5)
      last = length
    }
  }

  @Test("four radii round four corners, and shrink together where they do not fit")
  func fourRadii() {
    let path = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 30, bottomTrailing: 10),
      style: .circular)
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 99)))
    #expect(path.contains(CGPoint(x: 199, y: 1)) && !path.contains(CGPoint(x: 198.5, y: 98.5)))
    let tooBig = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 150, bottomLeading: 50),
      style: .circular)
    #expect(tooBig.elements.contains(.line(to: CGPoint(x: 0, y: 75))))
  }

  @Test("undefined and negative radii count as none")
  func badRadii() {
    for radius in [CGFloat.nan, -5] {
      #expect(Path(roundedRect: rect, cornerRadius: radius) == Path(rect))
    }
  }
}
