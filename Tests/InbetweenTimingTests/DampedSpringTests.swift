import InbetweenTiming
import Testing

#if canImport(Glibc)
  import Glibc
#endif

struct SpringVector: Sendable, CustomTestStringConvertible {
  let id: String
  let spring: DampedSpring
  let tolerance: Double
  let target, velocity: Double
  let points: [(time: Double, value: Double)]

  init(
    _ id: String, _ spring: DampedSpring, _ tolerance: Double, target: Double, velocity: Double,
    _ points: [(Double, Double)]
  ) {
    self.id = id
    self.spring = spring
    self.tolerance = tolerance
    self.target = target
    self.velocity = velocity
    self.points = points
  }

  var testDescription: String { id }
}

struct ParameterVector: Sendable, CustomTestStringConvertible {
  let id: String
  let spring: DampedSpring
  let ratio: Double?
  let stiffness, damping, tolerance: Double

  init(
    _ id: String, _ spring: DampedSpring, ratio: Double?, stiffness: Double, damping: Double,
    _ tolerance: Double
  ) {
    self.id = id
    self.spring = spring
    self.ratio = ratio
    self.stiffness = stiffness
    self.damping = damping
    self.tolerance = tolerance
  }

  var testDescription: String { id }
}

@Suite("Damped springs in closed form")
struct DampedSpringTests {
  static let values: [SpringVector] = [
    SpringVector(
      "value-K4d-0.4--0.3", DampedSpring(duration: 0.4, bounce: -0.3), 0.0005, target: 10,
      velocity: 0, [(0.1, 3.724)]),
    SpringVector(
      "value-K4d-0.4-0", DampedSpring(duration: 0.4, bounce: 0), 0.0005, target: 10, velocity: 0,
      [(0.1, 4.656)]),
    SpringVector(
      "value-K4d-0.4-0.3", DampedSpring(duration: 0.4, bounce: 0.3), 0.0005, target: 10,
      velocity: 0, [(0.1, 5.614)]),
    SpringVector(
      "value-K4d-0.4-0.5", DampedSpring(duration: 0.4, bounce: 0.5), 0.0005, target: 10,
      velocity: 0, [(0.1, 6.473)]),
    SpringVector(
      "value-K4d-0.5-0.15", DampedSpring(duration: 0.5, bounce: 0.15), 0.0005, target: 10,
      velocity: 0, [(0.1, 3.881)]),
    SpringVector(
      "value-K4d-1-0", DampedSpring(duration: 1, bounce: 0), 0.0005, target: 10, velocity: 0,
      [(0.1, 1.313)]),
    SpringVector(
      "value-K4d-1-0.3", DampedSpring(duration: 1, bounce: 0.3), 0.0005, target: 10, velocity: 0,
      [(0.1, 1.457)]),
    SpringVector(
      "value-motion-0.8", DampedSpring(response: 1, dampingRatio: 0.8), 0.001, target: 10,
      velocity: 0, [(0.5, 9.223)]),
    SpringVector(
      "value-K4", DampedSpring(duration: 0.4, bounce: 0), 0.0005, target: 10, velocity: 0,
      [
        (0.05, 1.86), (0.1, 4.656), (0.15, 6.819), (0.2, 8.21), (0.25, 9.029), (0.3, 9.487),
        (0.35, 9.734), (0.4, 9.864),
      ]),
    SpringVector(
      "value-K4e", DampedSpring(duration: 0.4, bounce: 0), 0.0005, target: -10, velocity: 50,
      [(0.05, -0.72), (0.1, -3.616), (0.2, -7.778), (0.4, -9.827)]),
  ]

  static let parameters: [ParameterVector] = [
    ParameterVector(
      "conv-bounce--0.2", DampedSpring(duration: 1, bounce: -0.2), ratio: 1.25,
      stiffness: 39.478417604, damping: 15.707963268, 1e-06),
    ParameterVector(
      "conv-bouncy", DampedSpring(duration: 0.5, bounce: 0.3), ratio: 0.7, stiffness: 157.913670417,
      damping: 17.59291886, 1e-06),
    ParameterVector(
      "conv-default-animation-as-documented", DampedSpring(response: 0.55, dampingRatio: 1.0),
      ratio: nil, stiffness: 130.507165634, damping: 22.847946572, 1e-06),
    ParameterVector(
      "conv-flutter-overdamped", DampedSpring(duration: 0.5, bounce: -0.3), ratio: nil,
      stiffness: 157.91, damping: 35.9, 0.01),
    ParameterVector(
      "conv-interactiveSpring-duration-form", DampedSpring(duration: 0.15, bounce: 0.15),
      ratio: 0.85, stiffness: 1754.596337971, damping: 71.209433481, 1e-06),
    ParameterVector(
      "conv-interactiveSpring-response-form", DampedSpring(response: 0.15, dampingRatio: 0.86),
      ratio: nil, stiffness: 1754.596337971, damping: 72.047191522, 1e-06),
    ParameterVector(
      "conv-smooth", DampedSpring(duration: 0.5, bounce: 0), ratio: 1, stiffness: 157.913670417,
      damping: 25.132741229, 1e-06),
    ParameterVector(
      "conv-spring-response-default", DampedSpring(response: 0.5, dampingRatio: 0.825), ratio: nil,
      stiffness: 157.913670417, damping: 20.734511514, 1e-06),
    ParameterVector(
      "conv-flutter-underdamped", DampedSpring(duration: 0.5, bounce: 0.3), ratio: nil,
      stiffness: 157.91, damping: 17.59, 0.01),
  ]

  static func value(_ spring: DampedSpring, _ target: Double, _ velocity: Double, at time: Double)
    -> Double
  {
    let (position, response) = spring.coefficients(at: time)
    return position * target + response * velocity
  }

  @Test("A spring is where Apple's is", arguments: values)
  func value(vector: SpringVector) {
    for point in vector.points {
      let value = Self.value(vector.spring, vector.target, vector.velocity, at: point.time)
      #expect(abs(value - point.value) <= vector.tolerance)
    }
  }

  @Test("Duration and bounce, response and ratio give the known physics", arguments: parameters)
  func physics(vector: ParameterVector) {
    // The natural frequency is the animation's own; the stiffness getter of an over-damped spring
    // answers something else.
    let frequency = vector.spring.naturalFrequency
    #expect(abs(frequency * frequency - vector.stiffness) <= vector.tolerance)
    #expect(abs(vector.spring.damping - vector.damping) <= vector.tolerance)
    #expect(vector.spring.mass == 1)
    if let ratio = vector.ratio { #expect(abs(vector.spring.dampingRatio - ratio) <= 1e-9) }
  }

  // Vector conv-doc-msd.
  @Test("Mass 1, stiffness 100, damping 10 is duration 0.63, bounce 0.5")
  func physicalParameters() {
    let spring = DampedSpring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.response - 0.63) <= 0.005)
    #expect(abs(spring.bounce - 0.5) <= 0.005)
  }

  // Vector quirk-overdamped-stiffness.
  @Test("The stiffness getter of an over-damped spring answers Apple's other number")
  func overdampedStiffness() {
    let spring = DampedSpring(duration: 0.5, bounce: -0.3)
    #expect(abs(spring.stiffness - 486.631923123) <= 1e-6)
  }

  @Test("Duration 0.5, bounce 0.3 peaks at 1.046 near 0.35 s")
  func exportNumbers() {
    let spring = DampedSpring(duration: 0.5, bounce: 0.3)
    for (time, expected) in [(0.10, 0.423), (0.25, 0.984), (0.35, 1.046), (0.50, 1.0145)] {
      #expect(abs(spring.coefficients(at: time).position - expected) < 0.0006)
    }
    let peak = stride(from: 0, to: 2, by: 0.001).map { spring.coefficients(at: $0).position }.max()
    #expect(abs(peak! - 1.046) < 0.0006)
  }

  @Test("The closed forms obey the spring's own differential equation")
  func differentialEquation() {
    for spring in [
      DampedSpring(duration: 0.5, bounce: 0.3), DampedSpring(duration: 0.4, bounce: 0),
      DampedSpring(duration: 1, bounce: -0.4), DampedSpring(duration: 0.8, bounce: 1),
    ] {
      let square = spring.naturalFrequency * spring.naturalFrequency
      let h = 1e-5
      for time in stride(from: 0.05, to: 2, by: 0.15) {
        let x = Self.value(spring, 3, -7, at: time)
        let v = spring.rates(at: time).position * 3 - spring.rates(at: time).velocityResponse * 7
        let before = Self.value(spring, 3, -7, at: time - h)
        let after = Self.value(spring, 3, -7, at: time + h)
        #expect(abs((after - before) / (2 * h) - v) < 1e-5)
        let acceleration = (after - 2 * x + before) / (h * h)
        #expect(abs(acceleration - square * (3 - x) + 2 * spring.decay * v) < 0.01)
      }
    }
  }

  @Test("A spring near critical moves as a critical one")
  func nearCritical() {
    let critical = DampedSpring(response: 0.5, dampingRatio: 1)
    for ratio in [1 - 1e-7, 1 + 1e-7] {
      let spring = DampedSpring(response: 0.5, dampingRatio: ratio)
      for time in [0.05, 0.2, 0.7] {
        let difference =
          spring.coefficients(at: time).position - critical.coefficients(at: time).position
        #expect(abs(difference) < 1e-5)
      }
    }
  }

  @Test("Response r with ratio z equals duration r with bounce 1 - z")
  func equality() {
    #expect(
      DampedSpring(response: 0.4, dampingRatio: 0.75) == DampedSpring(duration: 0.4, bounce: 0.25))
    #expect(DampedSpring(mass: 1, stiffness: 100, damping: 30).dampedFrequency == 0)
    #expect(
      DampedSpring(mass: 1, stiffness: 100, damping: 30, allowOverDamping: true).dampingRatio > 1.4)
  }

  @Test("Parameters out of range give finite positions")
  func badInput() {
    for spring in [
      DampedSpring(duration: 0, bounce: 0), DampedSpring(duration: -1, bounce: 0.5),
      DampedSpring(duration: .nan, bounce: 0), DampedSpring(duration: 1, bounce: .nan),
      DampedSpring(duration: 1, bounce: -1), DampedSpring(duration: 1, bounce: -5),
      DampedSpring(duration: 1, bounce: 7), DampedSpring(mass: 0, stiffness: -1, damping: 3),
      DampedSpring(mass: 1, stiffness: 100, damping: -5),
      DampedSpring(duration: .infinity, bounce: 0),
    ] {
      for time in [-1, 0, 0.3, 1e6, .infinity, .nan] {
        #expect(abs(spring.coefficients(at: time).position) <= 2.0)
      }
    }
    #expect(DampedSpring(duration: 0, bounce: 0).coefficients(at: 0.1).position == 1)
    #expect(DampedSpring(duration: 1, bounce: -1).coefficients(at: 9).position == 0)
  }
}
