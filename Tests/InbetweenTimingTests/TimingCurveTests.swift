import InbetweenTiming
import Testing

/// Numbers measured on, or derived from, Apple's UnitCurve.
struct CurveVector: Sendable, CustomTestStringConvertible {
  let id: String
  let curve: TimingCurve
  let tolerance: Double
  let points: [(at: Double, expected: Double)]

  init(_ id: String, _ curve: TimingCurve, _ tolerance: Double, _ points: [(Double, Double)]) {
    self.id = id
    self.curve = curve
    self.tolerance = tolerance
    self.points = points
  }

  var testDescription: String { id }
}

@Suite("Timing curves")
struct TimingCurveTests {
  static let values: [CurveVector] = [
    CurveVector(
      "curve-circularEaseIn-precise", .circularEaseIn, 1e-07,
      [
        (0.1, 0.005012563), (0.25, 0.031754163), (0.4, 0.083484861), (0.5, 0.133974596), (0.6, 0.2),
        (0.75, 0.338562172), (0.9, 0.564110106),
      ]),
    CurveVector(
      "curve-circularEaseIn-value", .circularEaseIn, 0.001,
      [(0, 0), (0.25, 0.032), (0.5, 0.134), (0.75, 0.339), (1, 1)]),
    CurveVector(
      "curve-circularEaseInOut-precise", .circularEaseInOut, 1e-07,
      [
        (0.1, 0.010102051), (0.25, 0.066987298), (0.4, 0.2), (0.5, 0.5), (0.6, 0.8),
        (0.75, 0.933012702), (0.9, 0.989897949),
      ]),
    CurveVector(
      "curve-circularEaseInOut-value", .circularEaseInOut, 0.001,
      [(0, 0), (0.25, 0.067), (0.5, 0.5), (0.75, 0.933), (1, 1)]),
    CurveVector(
      "curve-circularEaseOut-value", .circularEaseOut, 0.001,
      [(0, 0), (0.25, 0.661), (0.5, 0.866), (0.75, 0.968), (1, 1)]),
    CurveVector(
      "curve-easeIn-value", .easeIn, 0.01,
      [(0, 0), (0.25, 0.09), (0.5, 0.32), (0.75, 0.62), (1, 1)]),
    CurveVector(
      "curve-easeInOut-K2", .easeInOut, 6e-05,
      [
        (0.125, 0.0311), (0.25, 0.1292), (0.375, 0.2928), (0.5, 0.5), (0.625, 0.7072),
        (0.75, 0.8708), (0.875, 0.9689),
      ]),
    CurveVector(
      "curve-easeOut-precise", .easeOut, 2e-06,
      [
        (0.1, 0.1605722), (0.2, 0.3083661), (0.25, 0.3781381), (0.3, 0.445186), (0.4, 0.5708802),
        (0.5, 0.6846432), (0.6, 0.7851391), (0.7, 0.8704232), (0.75, 0.9065353), (0.8, 0.937718),
        (0.9, 0.9829734),
      ]),
    CurveVector(
      "curve-easeOut-value", .easeOut, 0.01,
      [(0, 0), (0.25, 0.38), (0.5, 0.68), (0.75, 0.91), (1, 1)]),
    CurveVector(
      "curve-linear-value", .linear, 1e-08,
      [(0, 0), (0.25, 0.25), (0.5, 0.5), (0.75, 0.75), (1, 1)]),
    CurveVector("curve-bezier-a", TimingCurve(0.25, 0.1, 0.75, 0.9), 0.01, [(0.5, 0.5)]),
    CurveVector(
      "curve-bezier-extreme", TimingCurve(-0.5, 2, 1.5, -1), 1e-06, [(0, 0), (0.5, 0.5), (1, 1)]),
  ]

  static let velocities: [CurveVector] = [
    CurveVector(
      "curve-circularEaseInOut-velocity", .circularEaseInOut, 0.001,
      [(0, 0), (0.25, 0.577), (0.5, .infinity), (0.75, 0.577), (1, 0)]),
    CurveVector(
      "curve-easeIn-velocity", .easeIn, 0.01,
      [(0, 0), (0.25, 0.67), (0.5, 1.07), (0.75, 1.37), (1, 0)]),
    CurveVector(
      "curve-easeInOut-velocity", .easeInOut, 0.01,
      [(0, 0), (0.25, 1.06), (0.5, 1.72), (0.75, 1.06), (1, 0)]),
    CurveVector(
      "curve-easeOut-velocity", .easeOut, 0.01,
      [(0, 1.0), (0.25, 1.37), (0.5, 1.07), (0.75, 0.67), (1, 0)]),
    CurveVector(
      "curve-linear-velocity", .linear, 1e-08,
      [(-0.5, 1), (0, 1), (0.25, 1), (0.5, 1), (0.75, 1), (1, 1), (1.5, 1)]),
    CurveVector("curve-bezier-a", TimingCurve(0.25, 0.1, 0.75, 0.9), 0.01, [(0.5, 1.2)]),
    CurveVector("curve-bezier-extreme", TimingCurve(-0.5, 2, 1.5, -1), 1e-06, [(0.5, -1.0)]),
  ]

  @Test("A curve passes through the measured points", arguments: values)
  func value(vector: CurveVector) {
    for point in vector.points {
      #expect(abs(vector.curve.value(at: point.at) - point.expected) <= vector.tolerance)
    }
  }

  @Test("A curve has the measured slopes, also where it is vertical", arguments: velocities)
  func velocity(vector: CurveVector) {
    for point in vector.points {
      let slope = vector.curve.velocity(at: point.at)
      #expect(slope == point.expected || abs(slope - point.expected) <= vector.tolerance)
    }
  }

  // Vectors curve-inverse-bezier and curve-inverse-easeIn.
  @Test("The inverse of a bezier exchanges x and y of its control points")
  func inverse() {
    let inverse = TimingCurve(0.25, 0.1, 0.75, 0.9).inverse
    let expected = TimingCurve(0.1, 0.25, 0.9, 0.75)
    for x in [0.3, 0.7] {
      #expect(abs(inverse.value(at: x) - expected.value(at: x)) <= 1e-6)
      #expect(TimingCurve.easeIn.inverse.value(at: x) != TimingCurve.easeOut.value(at: x))
    }
    #expect(TimingCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(TimingCurve.circularEaseOut.inverse == .circularEaseIn)
  }

  @Test(
    "A curve after its inverse is the identity",
    arguments: [
      TimingCurve.easeIn, .easeInOut, .circularEaseIn, .circularEaseInOut,
      TimingCurve(0.2, 0.1, 0.4, 0.9),
    ])
  func inverseUndoes(curve: TimingCurve) {
    for x in stride(from: 0.05, to: 1, by: 0.05) {
      #expect(abs(curve.value(at: curve.inverse.value(at: x)) - x) < 1e-5)
    }
  }

  @Test("The slope agrees with differences of the values")
  func slopeAgreesWithDifferences() {
    for curve in [TimingCurve.easeIn, .easeInOut, TimingCurve(0.1, 1.6, 0.3, -0.4)] {
      for x in stride(from: 0.1, to: 0.95, by: 0.1) {
        let difference = (curve.value(at: x + 0.005) - curve.value(at: x - 0.005)) / 0.01
        #expect(abs(curve.velocity(at: x) - difference) < 0.02)
      }
    }
  }

  @Test("Answers are multiples of 2^-20")
  func precision() {
    let scaled = TimingCurve.easeInOut.value(at: 0.123) * 0x1p20
    #expect(scaled == scaled.rounded())
  }

  @Test("Input out of range, and numbers that are none, give finite answers")
  func badInput() {
    #expect(TimingCurve.easeIn.value(at: -3) == 0)
    #expect(TimingCurve.easeIn.value(at: .nan) == 0)
    #expect(TimingCurve.easeIn.value(at: .infinity) == 1)
    let broken = TimingCurve(.nan, .infinity, -.infinity, .nan)
    for x in stride(from: -0.5, through: 1.5, by: 0.1) {
      #expect(broken.value(at: x).isFinite)
    }
    // Vertical inside: the solver must arrive although Newton cannot.
    let steep = TimingCurve(1, 0, 0, 1)
    #expect(abs(steep.value(at: 0.5) - 0.5) < 0.01)
    #expect(steep.value(at: 0.49) < steep.value(at: 0.51))
  }
}
