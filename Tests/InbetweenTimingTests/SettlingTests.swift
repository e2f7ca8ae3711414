import InbetweenTiming
import Testing

struct SettlingVector: Sendable, CustomTestStringConvertible {
  let id: String
  let spring: DampedSpring
  let target, velocity, epsilon, expected, tolerance: Double

  init(
    _ id: String, _ spring: DampedSpring, target: Double, velocity: Double, epsilon: Double,
    _ expected: Double, _ tolerance: Double
  ) {
    self.id = id
    self.spring = spring
    self.target = target
    self.velocity = velocity
    self.epsilon = epsilon
    self.expected = expected
    self.tolerance = tolerance
  }

  var testDescription: String { id }
}

@Suite("Settling of springs")
struct SettlingTests {
  static let vectors: [SettlingVector] = [
    SettlingVector(
      "settling-K4d-0.2-0.7", DampedSpring(duration: 0.2, bounce: 0.7), target: 1, velocity: 0,
      epsilon: 0.001, 0.981661, 1e-06),
    SettlingVector(
      "settling-K4d-0.4--0.3", DampedSpring(duration: 0.4, bounce: -0.3), target: 1, velocity: 0,
      epsilon: 0.001, 1.2, 1e-06),
    SettlingVector(
      "settling-K4d-0.4-0", DampedSpring(duration: 0.4, bounce: 0), target: 1, velocity: 0,
      epsilon: 0.001, 0.6, 1e-06),
    SettlingVector(
      "settling-K4d-0.4-0.5", DampedSpring(duration: 0.4, bounce: 0.5), target: 1, velocity: 0,
      epsilon: 0.001, 1.157199, 1e-06),
    SettlingVector(
      "settling-K4d-0.5-0.15", DampedSpring(duration: 0.5, bounce: 0.15), target: 1, velocity: 0,
      epsilon: 0.001, 0.876827, 1e-06),
    SettlingVector(
      "settling-K4d-1-0.3", DampedSpring(duration: 1, bounce: 0.3), target: 1, velocity: 0,
      epsilon: 0.001, 1.953928, 1e-06),
    SettlingVector(
      "settling-derived-0.5-0-100-0-0.01", DampedSpring(duration: 0.5, bounce: 0), target: 100,
      velocity: 0, epsilon: 0.01, 1.0, 1e-08),
    SettlingVector(
      "settling-derived-0.5-0.3-1-0-0.001", DampedSpring(duration: 0.5, bounce: 0.3), target: 1,
      velocity: 0, epsilon: 0.001, 1.044713091, 1e-08),
    SettlingVector(
      "settling-derived-0.5-0.3-1-0-1e-05", DampedSpring(duration: 0.5, bounce: 0.3), target: 1,
      velocity: 0, epsilon: 1e-05, 1.568238518, 1e-08),
    SettlingVector(
      "settling-derived-0.5-0.3-100-0-0.001", DampedSpring(duration: 0.5, bounce: 0.3), target: 100,
      velocity: 0, epsilon: 0.001, 1.568238518, 1e-08),
    SettlingVector(
      "settling-derived-1--0.2-1-0-0.001", DampedSpring(duration: 1, bounce: -0.2), target: 1,
      velocity: 0, epsilon: 0.001, 2.3, 1e-08),
  ]

  static let inverses: [(String, Double, Double, Double, Double, Double)] = [
    ("init-settling-1-0.5-0.001", 1, 0.5, 0.001, 0.494081589, 0.5),
    ("init-settling-1-1-0.001", 1, 1, 0.001, 0.680483477, 1),
    ("init-settling-1-1.3-0.001", 1, 1.3, 0.001, 0.680483477, 1),
    ("init-settling-2.5-0.9-0.01", 2.5, 0.9, 0.01, 2.652289318, 0.9),
  ]

  @Test("A spring settles when Apple's does", arguments: vectors)
  func settling(vector: SettlingVector) {
    let duration = vector.spring.settlingDuration(
      targetSquared: vector.target * vector.target, dot: vector.target * vector.velocity,
      velocitySquared: vector.velocity * vector.velocity, epsilon: vector.epsilon)
    #expect(abs(duration - vector.expected) <= vector.tolerance)
  }

  @Test("A spring made from a settling duration has the known response", arguments: inverses)
  func inverse(
    id: String, duration: Double, ratio: Double, epsilon: Double, response: Double,
    resultingRatio: Double
  ) {
    let spring = DampedSpring(
      settlingDuration: duration, dampingRatio: ratio, epsilon: epsilon)
    #expect(abs(spring.response / response - 1) <= 5e-5)
    #expect(abs(spring.dampingRatio - resultingRatio) <= 1e-9)
  }

  // Hand-worked: an oscillating spring from rest to (3, 4) reaches as far as one lane of 5.
  @Test("Vectors settle by their length")
  func vectorsSettleByLength() {
    let spring = DampedSpring(duration: 0.5, bounce: 0.3)
    let plane = spring.settlingDuration(targetSquared: 9 + 16, epsilon: 0.001)
    let line = spring.settlingDuration(targetSquared: 25, epsilon: 0.001)
    #expect(plane == line)
    #expect(plane > spring.settlingDuration())
  }

  @Test("After settling, a spring with any start stays within epsilon")
  func staysWithinEpsilon() {
    for (bounce, velocity) in [(0.3, 40.0), (0, -60), (-0.3, 25), (0.7, 0)] {
      let spring = DampedSpring(duration: 0.5, bounce: bounce)
      let end = spring.settlingDuration(
        targetSquared: 100, dot: 10 * velocity, velocitySquared: velocity * velocity, epsilon: 0.01)
      for time in stride(from: end, to: end + 2, by: 0.01) {
        let (position, response) = spring.coefficients(at: time)
        #expect(abs(position * 10 + response * velocity - 10) < 0.0101)
      }
    }
  }

  @Test("Springs that never or never visibly settle say so and return")
  func extremes() {
    #expect(DampedSpring(duration: 0.5, bounce: 1).settlingDuration() == .infinity)
    #expect(DampedSpring(duration: 400, bounce: 0).settlingDuration() == 0)
    #expect(DampedSpring(duration: .nan, bounce: 0).settlingDuration() == 0)
    for ratio in [0, 0.0005, -1, .nan, 1 - 1e-12] {
      let spring = DampedSpring(settlingDuration: 1, dampingRatio: ratio)
      #expect(!(spring.response <= 0))
    }
    #expect(DampedSpring(settlingDuration: 1e9, dampingRatio: 1).response < 10)
    #expect(DampedSpring(settlingDuration: .nan, dampingRatio: 1).response > 0)
  }
}
