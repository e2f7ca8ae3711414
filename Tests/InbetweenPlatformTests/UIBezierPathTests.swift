import SwiftUI
import Testing

@Suite struct UIBezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test("only the corners that are asked for are rounded")
  func corners() {
    let path = Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 20, height: 20)
      ).cgPath)
    #expect(path.boundingRect == rect)
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(!path.contains(CGPoint(x: 98, y: 58)))
    #expect(path.contains(CGPoint(x: 2, y: 58)))
    // The middle of the arc lies 20 (1 - cos 45°) = 5.86 from both sides.
    #expect(!path.contains(CGPoint(x: 5.7, y: 5.7)))
    #expect(path.contains(CGPoint(x: 6, y: 6)))
  }

  @Test(
    "radii of no meaning round nothing, large ones no more than half a side",
    arguments: [-5.0, 0, .nan])
  func badRadii(radius: Double) {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: radius, height: radius))
    #expect(path.cgPath.contains(CGPoint(x: 1, y: 1)))
    let round = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 1000, height: 1000))
    #expect(round.cgPath.boundingRect == rect)
    #expect(round.cgPath.contains(CGPoint(x: 50, y: 1)))
  }
}
