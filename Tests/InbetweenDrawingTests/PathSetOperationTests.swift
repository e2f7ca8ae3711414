import Foundation
import InbetweenDrawing
import Testing

@Suite("Outlines as sets of points") struct PathSetOperationTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let right = Path(CGRect(x: 6, y: 4, width: 10, height: 10))

  /// By the shoelace formula over closed outlines of straight lines; holes count negatively, since
  /// they run the other way.
  private func area(_ path: Path) -> Double {
    var sum = 0.0
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      sum += (last.x * point.y - point.x * last.y) / 2
      last = point
    }
    for element in path.elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): add(point)
      case .closeSubpath: add(start)
      default: Issue.record("the result has a curve")
      }
    }
    return sum
  }

  private func isNear(_ a: Double, _ b: Double, _ slack: Double = 1e-6) -> Bool {
    abs(a - b) <= slack
  }

  // Two squares of 10 by 10 points that share 4 by 6 of them.

  @Test("The union has the points of either")
  func union() {
    let both = left.union(right)
    #expect(isNear(area(both), 176))
    #expect(both.contains(CGPoint(x: 1, y: 1)) && both.contains(CGPoint(x: 15, y: 13)))
    #expect(!both.contains(CGPoint(x: 15, y: 1)))
    // One outline of eight corners, without the crossings inside.
    #expect(both.elements.count == 9)
  }

  @Test("The intersection has the points of both")
  func intersection() {
    let shared = left.intersection(right)
    #expect(shared.boundingRect == CGRect(x: 6, y: 4, width: 4, height: 6))
    #expect(isNear(area(shared), 24))
  }

  @Test("What is subtracted is gone, and only that")
  func subtraction() {
    let rest = left.subtracting(right)
    #expect(isNear(area(rest), 76))
    #expect(rest.contains(CGPoint(x: 5, y: 9)) && !rest.contains(CGPoint(x: 8, y: 8)))
  }

  @Test("The symmetric difference has the points of exactly one")
  func symmetricDifference() {
    let either = left.symmetricDifference(right)
    #expect(isNear(area(either), 152))
    #expect(!either.contains(CGPoint(x: 8, y: 8)))
  }

  @Test("A hole stays one, by either rule of filling")
  func hole() {
    let frame = left.subtracting(Path(CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(isNear(area(frame), 84))
    for rule in [true, false] {
      #expect(!frame.contains(CGPoint(x: 5, y: 5), eoFill: rule))
      #expect(frame.contains(CGPoint(x: 1, y: 5), eoFill: rule))
    }
  }

  @Test("Shared edges and corners, and equal outlines, are taken as they are")
  func sharedEdges() {
    let beside = Path(CGRect(x: 10, y: 0, width: 5, height: 10))
    #expect(left.union(beside).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(left.union(beside).elements.count == 5)
    #expect(left.intersection(beside).isEmpty)
    #expect(isNear(area(left.union(left)), 100) && left.subtracting(left).isEmpty)
    let corner = Path(CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect(isNear(area(left.union(corner)), 125))
  }

  @Test("Curves count as they are: a lens of two circles has its area in closed form")
  func curves() {
    let a = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let b = Path(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20))
    // Two circles of radius r whose middles are r apart share r²(2π/3 - √3/2).
    let lens = 100 * (2 * Double.pi / 3 - 3.0.squareRoot() / 2)
    #expect(isNear(area(a.intersection(b)), lens, 0.3))
    #expect(isNear(area(a.union(b)), 200 * .pi - lens, 0.6))
    #expect(isNear(area(a.subtracting(b)), 100 * .pi - lens, 0.6))
  }

  @Test("An outline that crosses itself is normalised by the rule")
  func normalized() {
    // A pentagram: by the even-odd rule its middle is out, by the winding number in.
    var star = Path()
    for corner in [0, 2, 4, 1, 3] {
      let angle = Double(corner) * 2 * .pi / 5
      let point = CGPoint(x: 10 * sin(angle), y: -10 * cos(angle))
      if corner == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    #expect(!star.normalized(eoFill: true).contains(.zero))
    #expect(star.normalized(eoFill: false).contains(.zero))
    #expect(star.normalized(eoFill: false).elements.count == 11)
  }

  @Test("A line is cut by an outline into what is inside and what is outside")
  func lines() {
    var line = Path()
    line.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 20, y: 5)])
    #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
    #expect(line.lineSubtraction(left).length == 15)
  }

  @Test("Nothing and no numbers are no points")
  func nothing() {
    #expect(Path().union(Path()).isEmpty && left.intersection(Path()).isEmpty)
    #expect(isNear(area(left.union(Path())), 100))
    var broken = Path()
    broken.addLines([CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: 1)])
    #expect(isNear(area(left.union(broken)), 100))
  }
}
