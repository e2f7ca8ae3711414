import Foundation
import InbetweenDrawing
import Testing

@Suite struct CGAffineTransformTests {
  @Test("a positive rotation turns the x axis towards the y axis")
  func rotation() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-15 && abs(point.y - 1) < 1e-15)
  }

  @Test("concatenating applies the receiver first; the -ed forms apply the new step first")
  func order() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.concatenating(double)) == CGPoint(x: 22, y: 2))
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 2))
    #expect(point.applying(double.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 2))
  }

  @Test("the inverse undoes a transform, and a singular transform is its own inverse")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let back = CGPoint(x: 3, y: 4).applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("a rectangle moves to the box around its corners, a size forgets translation")
  func boxes() {
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0)
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 20).applying(quarter)
        == CGRect(x: 80, y: 0, width: 20, height: 10))
    #expect(CGSize(width: 1, height: 2).applying(quarter) == CGSize(width: -2, height: 1))
  }
}
