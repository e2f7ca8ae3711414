import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@Suite("Shape geometry") struct ShapeGeometryTests {
  private let wide = CGRect(x: 0, y: 0, width: 100, height: 40)

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
      && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
  }

  @Test("A circle is as wide as the smaller side and lies in the middle")
  func circle() {
    let frame = CGRect(x: 30, y: 0, width: 40, height: 40)
    #expect(Circle()._outline(in: wide) == .ellipse(frame))
    #expect(isNear(Circle().path(in: wide).boundingRect, frame))
  }

  @Test("A capsule's outline is two straight sides and two half circles", arguments: [true, false])
  func capsule(isContinuous: Bool) {
    let capsule = Capsule(style: isContinuous ? .continuous : .circular)
    let expected = 2 * 60 + CGFloat.pi * 40
    #expect(abs(capsule.path(in: wide).length - expected) < expected * 1e-3)
    guard case .rect(wide, let corner, _) = capsule._outline(in: wide) else {
      Issue.record("a capsule is drawn as a rectangle")
      return
    }
    #expect(corner == CGSize(width: 20, height: 20))
  }

  @Test("Corners never take more than half a side, and are continuous unless told otherwise")
  func roundedRectangle() {
    let shape = RoundedRectangle(cornerRadius: 30)
    #expect(
      shape._outline(in: wide)
        == .rect(wide, corner: CGSize(width: 30, height: 20), style: .continuous))
    #expect(
      RoundedRectangle(cornerRadius: .nan)._outline(in: wide)
        == .rect(wide, corner: .zero, style: .continuous))
  }

  @Test("An inset moves the edge inwards, and corners shrink with it")
  func insets() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inner = CGRect(x: 4, y: 4, width: 92, height: 92)
    #expect(Circle().inset(by: 4)._outline(in: square) == .ellipse(inner))
    #expect(
      RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 4)._outline(in: square)
        == .rect(inner, corner: CGSize(width: 6, height: 6), style: .circular))
    #expect(Rectangle().inset(by: 1).inset(by: 3)._outline(in: square) == .rect(inner))
  }

  @Test("An inset that leaves nothing of the frame leaves nothing of the shape")
  func exhaustiveInsets() {
    #expect(Circle().inset(by: 21).path(in: wide).isEmpty)
    #expect(RoundedRectangle(cornerRadius: 5).inset(by: .infinity).path(in: wide).isEmpty)
    #expect(Rectangle().inset(by: .nan).path(in: wide).isEmpty)
    #expect(UnevenRoundedRectangle().inset(by: 1e300).path(in: wide).isEmpty)
  }

  @Test("A trimmed circle is an arc of that part of its length, from the right and clockwise")
  func trimmedCircle() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let quarter = Circle().trim(from: 0, to: 0.25).path(in: square)
    #expect(abs(quarter.length - CGFloat.pi * 25) < 0.05)
    #expect(quarter.elements.first == .move(to: CGPoint(x: 100, y: 50)))
    let end = quarter.currentPoint ?? .zero
    #expect(abs(end.x - 50) < 0.05 && abs(end.y - 100) < 0.05)
    for fraction in [0.1, 1.0 / 3, 0.77] {
      let length = Circle().trim(from: 0, to: fraction).path(in: square).length
      #expect(abs(length - CGFloat.pi * 100 * fraction) < 0.1)
    }
  }

  @Test("A trimmed rectangle is the part of its sides")
  func trimmedRectangle() {
    let path = Rectangle().trim(to: 0.25).path(in: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 0))
    #expect(Rectangle().trim(from: 0.5, to: 0.5).path(in: wide).isEmpty)
    #expect(Rectangle().trim(from: .nan, to: .nan).path(in: wide) == Path(wide))
  }

  @Test("Shapes are moved, scaled and turned around points of their frame")
  func transforms() {
    func bounds(_ shape: some Shape) -> CGRect { shape.path(in: wide).boundingRect }
    #expect(isNear(bounds(Rectangle().offset(x: 5, y: -5)), wide.offsetBy(dx: 5, dy: -5)))
    #expect(
      isNear(
        bounds(Rectangle().scale(0.5)), CGRect(x: 25, y: 10, width: 50, height: 20)))
    #expect(
      isNear(
        bounds(Rectangle().scale(x: 2, y: 1, anchor: .leading)),
        CGRect(x: 0, y: 0, width: 200, height: 40)))
    #expect(
      isNear(
        bounds(Rectangle().rotation(.degrees(90))),
        CGRect(x: 30, y: -30, width: 40, height: 100)))
    #expect(
      isNear(
        bounds(Rectangle().size(width: 10, height: 20)),
        CGRect(x: 0, y: 0, width: 10, height: 20)))
    #expect(
      isNear(
        bounds(Rectangle().size(width: 10, height: 20, anchor: .center)),
        CGRect(x: 45, y: 10, width: 10, height: 20)))
    #expect(
      isNear(
        bounds(Rectangle().transform(CGAffineTransform(translationX: 3, y: 4))),
        wide.offsetBy(dx: 3, dy: 4)))
  }

  @Test("A stroke covers half its width on both sides of the edge")
  func stroke() {
    let path = Rectangle().stroke(lineWidth: 4).path(in: wide)
    #expect(path.contains(CGPoint(x: 50, y: 1.9)) && path.contains(CGPoint(x: 50, y: -1.9)))
    #expect(!path.contains(CGPoint(x: 50, y: 2.1)) && !path.contains(CGPoint(x: 50, y: -2.1)))
  }

  @Test(
    "Strokes are as the table of defaults says",
    .disabled(if: Facts.areMissing, "\(Facts.comment)"))
  func strokeDefaults() throws {
    let width = try #require(Facts.looks["default|stroke lineWidth|stroke and strokeBorder"])
    let style = try #require(
      Facts.looks["default|StrokeStyle|cap, join, miter limit, dash, phase"])
    let stroke = StrokeStyle()
    #expect("\(Int(stroke.lineWidth))" == width)
    #expect(
      "\(stroke.lineCap), \(stroke.lineJoin), \(Int(stroke.miterLimit)), "
        + "\(stroke.dash.isEmpty ? "none" : "some"), \(Int(stroke.dashPhase))" == style)
    #expect(
      Circle().stroke(Color.red).strokeStyle == stroke
        && Circle().strokeBorder(Color.red).strokeStyle == stroke)
  }

  @Test("A shape takes what it is offered, and 10 points where it is offered nothing")
  func sizes() {
    let ideal = CGSize(width: 10, height: 10)
    #expect(Rectangle().sizeThatFits(.unspecified) == ideal)
    #expect(Circle().sizeThatFits(.unspecified) == ideal)
    let proposal = ProposedViewSize(width: 100, height: 40)
    #expect(Rectangle().sizeThatFits(proposal) == wide.size)
    #expect(Circle().sizeThatFits(proposal) == CGSize(width: 40, height: 40))
    #expect(
      Capsule().sizeThatFits(ProposedViewSize(width: 50, height: nil))
        == CGSize(width: 50, height: 10))
    #expect(Circle().trim(to: 0.5).sizeThatFits(proposal) == CGSize(width: 40, height: 40))
  }

  @Test("Arcs by angle turn clockwise on screen unless told otherwise")
  func arcs() {
    func arc(clockwise: Bool) -> Path {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90),
          clockwise: clockwise)
      }
    }
    #expect(abs(arc(clockwise: false).length - 5 * CGFloat.pi) < 0.01)
    #expect(abs(arc(clockwise: true).length - 15 * CGFloat.pi) < 0.03)
    let half = Path {
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(180))
    }
    let end = half.currentPoint ?? .zero
    #expect(abs(end.x - -10) < 1e-9 && abs(end.y) < 1e-9)
    #expect(half.boundingRect.maxY > 9.9 && half.boundingRect.minY > -1e-9)
  }

  @Test("Animatable data has the parts that were measured, in their order")
  func animatableData() {
    func lanes<V: VectorArithmetic>(_ data: V) -> [Double] {
      guard V._laneCount > 0 else { return [] }
      var lanes = [Double](repeating: 0, count: V._laneCount)
      data._writeLanes(to: &lanes)
      return lanes
    }
    func data(_ shape: some Shape) -> [Double] { lanes(shape.animatableData) }
    #expect(data(Circle()) == [])
    #expect(data(RoundedRectangle(cornerSize: CGSize(width: 3, height: 5))) == [3, 5])
    #expect(data(Circle().trim(from: 0.25, to: 0.75)) == [0.25, 0.75])
    #expect(data(Rectangle().inset(by: 7)) == [7])
    #expect(
      data(Circle().stroke(style: StrokeStyle(lineWidth: 2, miterLimit: 9, dashPhase: 4)))
        == [2, 9, 4])
    #expect(data(Rectangle().rotation(.radians(1), anchor: .trailing)) == [128, 128, 64])
    #expect(
      data(UnevenRoundedRectangle(topLeadingRadius: 1, topTrailingRadius: 4)) == [1, 0, 0, 4])
  }

  @Test("A shape of some type animates like the shape itself")
  func anyShape() {
    var shape = AnyShape(RoundedRectangle(cornerRadius: 0, style: .circular))
    let end = AnyShape(RoundedRectangle(cornerRadius: 20, style: .circular)).animatableData
    var step = end - shape.animatableData
    step.scale(by: 0.25)
    shape.animatableData = shape.animatableData + step
    #expect(
      shape._outline(in: wide)
        == .rect(wide, corner: CGSize(width: 5, height: 5), style: .circular))
    #expect(end.magnitudeSquared == 800)
  }

  @Test("A frame without extent, or no frame, draws nothing and does not crash")
  func degenerateFrames() {
    let shapes: [any Shape] = [
      Circle(), Ellipse(), Capsule(), Rectangle(), RoundedRectangle(cornerRadius: 5),
      UnevenRoundedRectangle(topLeadingRadius: 5), ButtonBorderShape.automatic,
      Circle().trim(to: 0.5), Rectangle().rotation(.degrees(30)),
      Capsule().inset(by: 3).stroke(lineWidth: 2),
    ]
    let frames: [CGRect] = [
      .zero, .null, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
      CGRect(x: 0, y: 0, width: 1e300, height: 1e300),
    ]
    for shape in shapes {
      for frame in frames {
        _ = shape.path(in: frame)
        _ = shape._outline(in: frame)
      }
      #expect(shape.path(in: .zero).boundingRect.width < 5)
    }
  }

  @Test("Short names make the same shapes")
  func shorthands() {
    func outline(_ shape: some Shape) -> ShapeOutline { shape._outline(in: wide) }
    #expect(outline(.rect) == outline(Rectangle()))
    #expect(outline(.circle) == outline(Circle()))
    #expect(outline(.capsule) == outline(Capsule()))
    #expect(outline(.ellipse) == outline(Ellipse()))
    #expect(outline(.rect(cornerRadius: 8)) == outline(RoundedRectangle(cornerRadius: 8)))
    #expect(
      outline(.rect(topLeadingRadius: 4)) == outline(UnevenRoundedRectangle(topLeadingRadius: 4)))
    #expect(outline(.buttonBorder) == outline(Capsule()))
  }
}
