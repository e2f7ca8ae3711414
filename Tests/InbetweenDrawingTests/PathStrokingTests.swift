import Foundation
import InbetweenDrawing
import Testing

@Suite struct PathStrokingTests {
  private let line = Path { path in
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)])
  }
  private let corner = Path { path in
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
  }

  @Test("caps reach half the width beyond the ends, butt caps do not")
  func caps() {
    let box = { (cap: CGLineCap) in
      line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap)).boundingRect
    }
    #expect(box(.butt) == CGRect(x: 0, y: -5, width: 100, height: 10))
    #expect(box(.square) == CGRect(x: -5, y: -5, width: 110, height: 10))
    #expect(abs(box(.round).minX + 5) < 1e-9 && abs(box(.round).maxX - 105) < 1e-9)
    let round = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))
    #expect(!round.contains(CGPoint(x: -4, y: -4)))
    #expect(round.contains(CGPoint(x: -3, y: -3)))
  }

  @Test("joins fill the outer corner as their kind says")
  func joins() {
    let stroked = { (join: CGLineJoin) in
      corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join))
    }
    let tip = CGPoint(x: 104.5, y: -4.5)
    let near = CGPoint(x: 103, y: -3)
    let close = CGPoint(x: 102, y: -2)
    #expect(stroked(.miter).contains(tip))
    #expect(!stroked(.round).contains(tip) && stroked(.round).contains(near))
    #expect(!stroked(.bevel).contains(near) && stroked(.bevel).contains(close))
    let cut = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .miter, miterLimit: 1.2))
    #expect(!cut.contains(tip))
  }

  @Test("a stroked circle is a ring")
  func ring() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let ring = circle.strokedPath(StrokeStyle(lineWidth: 4))
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      #expect(ring.contains(CGPoint(x: 51.9 * x, y: 51.9 * y)))
      #expect(ring.contains(CGPoint(x: 48.1 * x, y: 48.1 * y)))
      #expect(!ring.contains(CGPoint(x: 52.1 * x, y: 52.1 * y)))
      #expect(!ring.contains(CGPoint(x: 47.9 * x, y: 47.9 * y)))
    }
  }

  @Test("dashes lie where pattern and phase put them")
  func dashes() {
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 12))
    // The line starts 12 into the pattern: 3 off, then 10 on.
    #expect(!dashed.contains(CGPoint(x: 1, y: 0.5)))
    #expect(dashed.contains(CGPoint(x: 4, y: 0.5)) && dashed.contains(CGPoint(x: 12.5, y: 0.5)))
    #expect(!dashed.contains(CGPoint(x: 14, y: 0.5)) && dashed.contains(CGPoint(x: 19, y: 0.5)))
  }

  @Test("bad widths and patterns draw nothing or a solid line")
  func badStyles() {
    for width in [0, -1, CGFloat.nan, .infinity] {
      #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }
    let solid = line.strokedPath(StrokeStyle(lineWidth: 2))
    for dash in [[0, 0], [-1, 2], [.nan], [1e-9]] as [[CGFloat]] {
      #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash)) == solid)
    }
  }
}
