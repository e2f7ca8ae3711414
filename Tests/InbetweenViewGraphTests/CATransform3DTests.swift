import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@Suite("Maps of space") struct CATransform3DTests {
  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let (p, q) = (ProjectionTransform(a), ProjectionTransform(b))
    return abs(p.m11 - q.m11) + abs(p.m12 - q.m12) + abs(p.m13 - q.m13) + abs(p.m21 - q.m21)
      + abs(p.m22 - q.m22) + abs(p.m23 - q.m23) + abs(p.m31 - q.m31) + abs(p.m32 - q.m32)
      + abs(p.m33 - q.m33) + abs(a.m33 - b.m33) < 1e-9
  }

  @Test("What is written last happens first")
  func order() {
    var t = CATransform3DMakeTranslation(10, 0, 0)
    t = CATransform3DScale(t, 2, 3, 1)
    let point = CGPoint(x: 1, y: 1).applying(ProjectionTransform(t))
    #expect(point == CGPoint(x: 12, y: 3))
  }

  @Test("A turn about the z axis is the turn of the plane")
  func turn() {
    let t = CATransform3DMakeRotation(.pi / 2, 0, 0, 7)
    let plane = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(t, plane))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test("A turn about the y axis with an eye at 100 points shortens what goes away")
  func perspective() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 100
    t = CATransform3DRotate(t, .pi / 3, 0, 1, 0)
    // x = 10 goes to x cos 60° = 5 at a depth of -10 sin 60°, where w = 1 + 0.0866.
    let point = CGPoint(x: 10, y: 0).applying(ProjectionTransform(t))
    #expect(abs(point.x - 5 / (1 + 0.1 * sin(.pi / 3))) < 1e-9)
  }

  @Test("A map and the one that undoes it are none; one that flattens has none")
  func inverse() {
    let t = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.7, 1, 2, 3)
    #expect(isNear(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }
}
