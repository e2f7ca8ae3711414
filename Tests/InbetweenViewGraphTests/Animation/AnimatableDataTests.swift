import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@Suite("Animatable data")
struct AnimatableDataTests {
  // Vectors angle-90, angle-180 and angle-360.
  @Test(
    "An angle is radians times 128",
    arguments: [(90.0, 201.06192983), (180, 402.123859659), (360, 804.247719319)])
  func angle(degrees: Double, expected: Double) {
    #expect(abs(Angle(degrees: degrees).animatableData - expected) <= 1e-9)
  }

  private func color(_ hex: Int) -> ResolvedColor {
    ResolvedColor(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }

  private func lanes<V: VectorArithmetic>(_ vector: V) -> [Double] {
    var lanes = [Double](repeating: 0, count: V._laneCount)
    lanes.withUnsafeMutableBufferPointer { vector._writeLanes(to: $0.baseAddress!) }
    return lanes
  }

  // Vectors color-data-808080, color-data-FF0000 and color-data-FFFFFF.
  @Test(
    "A colour is its cube-root cone responses times 128",
    arguments: [
      (0x808080, [76.7835, 76.7835, 76.7835, 128]), (0xFF0000, [95.2621, 76.3114, 56.999, 128]),
      (0xFFFFFF, [128, 128, 128, 128]),
    ])
  func colorData(hex: Int, expected: [Double]) {
    for (lane, truth) in zip(lanes(color(hex).animatableData), expected) {
      #expect(abs(lane - truth) <= 0.005)
    }
  }

  // Vectors color-W4 and color-W4-fit: the recorder's red and blue are #FF4245 and #0091FF.
  @Test("The change from red to blue is the one that Apple's framework reported")
  func colorDelta() {
    let delta = lanes(color(0x0091FF).animatableData - color(0xFF4245).animatableData)
    for (lane, truth) in zip(delta, [-22.4213, 4.4912, 47.5327, 0]) {
      #expect(abs(lane - truth) <= 0.0005)
    }
  }

  @Test("Every type's data can be written to lanes and read back")
  func lanesRoundTrip() {
    func check<A: Animatable & Equatable>(_ value: A, _ expected: [Double], from other: A) {
      #expect(lanes(value.animatableData) == expected)
      var copy = other
      copy.animatableData = expected.withUnsafeBufferPointer {
        A.AnimatableData._read(lanes: $0.baseAddress!)
      }
      #expect(copy == value)
    }
    check(2.5, [2.5], from: 0)
    check(Float(2.5), [2.5], from: 0)
    check(CGFloat(2.5), [2.5], from: 0)
    check(UnitPoint(x: 0.5, y: 1), [64, 128], from: .zero)
    check(CGPoint(x: 1, y: 2), [1, 2], from: .zero)
    check(CGSize(width: 1, height: 2), [1, 2], from: .zero)
    check(CGRect(x: 1, y: 2, width: 3, height: 4), [1, 2, 3, 4], from: .zero)
    check(
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), [1, 2, 3, 4], from: EdgeInsets())
    check(
      StrokeStyle(lineWidth: 3, miterLimit: 4, dashPhase: 5), [3, 4, 5], from: StrokeStyle())
    check(AnimatablePair(1.0, AnimatablePair(CGFloat(2), 3.0)), [1, 2, 3], from: .zero)
    check(
      AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0)), [1, 2, 3, 4], from: .zero)
    #expect(EmptyAnimatableData._laneCount == 0)
  }

  @Test("Sums, scales and lengths go through all parts")
  func arithmetic() {
    let a = AnimatableValues(1.0, CGFloat(2), Float(3))
    let b = AnimatableValues(3.0, CGFloat(2), Float(1))
    #expect(a + b == AnimatableValues(4.0, CGFloat(4), Float(4)))
    #expect(a - b == AnimatableValues(-2.0, CGFloat(0), Float(2)))
    #expect(a.magnitudeSquared == 14)
    #expect(a.scaled(by: 2) == AnimatableValues(2.0, CGFloat(4), Float(6)))
    let pair = AnimatablePair(1.0, 2.0)
    #expect(pair.interpolated(towards: AnimatablePair(3, 6), amount: 0.5) == AnimatablePair(2, 4))
    #expect(pair.magnitudeSquared == 5)
  }

  struct Own: VectorArithmetic {
    var x = 0.0
    static var zero: Own { Own() }
    static func + (a: Own, b: Own) -> Own { Own(x: a.x + b.x) }
    static func - (a: Own, b: Own) -> Own { Own(x: a.x - b.x) }
    mutating func scale(by rhs: Double) { x *= rhs }
    var magnitudeSquared: Double { x * x }
  }

  @Test("A vector with a part of a user's own type has no known lanes")
  func unknownLanes() {
    #expect(Own._laneCount == -1)
    #expect(AnimatablePair<Double, Own>._laneCount == -1)
    #expect(AnimatableValues<Double, Own, Double>._laneCount == -1)
  }
}
