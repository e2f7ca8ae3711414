import InbetweenTiming
import Testing

struct FluidVector: Sendable, CustomTestStringConvertible {
  let id: String
  let response, fraction, distance: Double
  let lastStep: Int
  let logicalEnd: Double
  let points: [(time: Double, value: Double)]

  init(
    _ id: String, response: Double, fraction: Double, distance: Double, lastStep: Int,
    logical: Double, _ points: [(Double, Double)]
  ) {
    self.id = id
    self.response = response
    self.fraction = fraction
    self.distance = distance
    self.lastStep = lastStep
    logicalEnd = logical
    self.points = points
  }

  var testDescription: String { id }
}

/// The integrator written out for any vector, step by step: the truth for the table.
struct Integrator {
  var x, v: [Double]
  let target: [Double]
  let damping: Double

  mutating func step(response: Double, fraction: Double) {
    let frequency = 2 * Double.pi / response
    let k = min(frequency * frequency, 45000)
    for lane in x.indices {
      v[lane] += (k * (target[lane] - x[lane]) - 2 * fraction * k.squareRoot() * v[lane]) / 300
      x[lane] += v[lane] / 300
    }
  }
}

@Suite("The fixed-step spring")
struct FluidSpringTests {
  static let vectors: [FluidVector] = [
    FluidVector(
      "fluid-bouncy", response: 0.5, fraction: 0.7, distance: 1, lastStep: 228, logical: 0.5,
      [
        (0.008333, 0.005157816), (0.018333, 0.024249211), (0.038333, 0.094117594),
        (0.048333, 0.140482273), (0.098333, 0.419604388), (0.148333, 0.682513458),
        (0.198333, 0.870853156), (0.298333, 1.029656801), (0.398333, 1.036008858),
        (0.498333, 1.01329667),
      ]),
    FluidVector(
      "fluid-default-doc", response: 0.55, fraction: 1, distance: 1, lastStep: 264, logical: 0.55,
      [
        (0.008333, 0.004237698), (0.018333, 0.019597765), (0.038333, 0.07396623),
        (0.048333, 0.109132073), (0.098333, 0.314469336), (0.148333, 0.50946313),
        (0.198333, 0.663640007), (0.298333, 0.853062047), (0.398333, 0.939236556),
        (0.498333, 0.975600803),
      ]),
    FluidVector(
      "fluid-interactiveSpring", response: 0.15, fraction: 0.85, distance: 1, lastStep: 83,
      logical: 0.15,
      [
        (0.008333, 0.053478921), (0.018333, 0.205079243), (0.038333, 0.540986276),
        (0.048333, 0.674531997), (0.098333, 0.966974637), (0.148333, 1.000494789),
        (0.198333, 1.000643331),
      ]),
    FluidVector(
      "fluid-smooth-100", response: 0.5, fraction: 1, distance: 100, lastStep: 379, logical: 0.5,
      [
        (0.008333, 0.511371769), (0.018333, 2.346047878), (0.038333, 8.719302096),
        (0.048333, 12.770157697), (0.098333, 35.577940585), (0.148333, 56.022804978),
        (0.198333, 71.291613526), (0.298333, 88.645526843), (0.398333, 95.743117146),
        (0.498333, 98.446913915),
      ]),
    FluidVector(
      "fluid-snappy", response: 0.5, fraction: 0.85, distance: 1, lastStep: 167, logical: 0.5,
      [
        (0.008333, 0.005135767), (0.018333, 0.023851045), (0.038333, 0.090559824),
        (0.048333, 0.133862625), (0.098333, 0.385438632), (0.148333, 0.615648915),
        (0.198333, 0.783686128), (0.298333, 0.952489992), (0.398333, 0.99843286),
        (0.498333, 1.004350248),
      ]),
    FluidVector(
      "fluid-spring-default-args", response: 0.5, fraction: 0.825, distance: 1, lastStep: 158,
      logical: 0.5,
      [
        (0.008333, 0.005139441), (0.018333, 0.023916875), (0.038333, 0.091139209),
        (0.048333, 0.134933028), (0.098333, 0.390798008), (0.148333, 0.625918299),
        (0.198333, 0.796936431), (0.298333, 0.964493878), (0.398333, 1.00505333),
        (0.498333, 1.006793762),
      ]),
    FluidVector(
      "fluid-tiny-response", response: 0.02, fraction: 0.5, distance: 1, lastStep: 22,
      logical: 0.02,
      [
        (0.008333, 0.896446609), (0.018333, 1.045652961), (0.038333, 1.00013097),
        (0.048333, 1.000136042),
      ]),
    FluidVector(
      "fluid-zero-response", response: 0, fraction: 0.8, distance: 1, lastStep: 25, logical: 0,
      [
        (0.008333, 0.684314575), (0.018333, 0.936056212), (0.038333, 0.997274404),
        (0.048333, 0.999437544),
      ]),
  ]

  @Test("A spring from rest answers as Apple's does and ends at the same step", arguments: vectors)
  func answers(vector: FluidVector) {
    let motion = Motion(
      base: .fluidSpring(
        response: vector.response, dampingFraction: vector.fraction, blendDuration: 0))
    let run = MotionRun(motion, distance: vector.distance)
    for point in vector.points {
      #expect(abs(run.progress(at: point.time) * vector.distance - point.value) <= 1e-8)
    }
    #expect(abs(run.end - Double(vector.lastStep) / 300) < 1e-12)
    #expect(abs(run.logicalEnd - min(vector.logicalEnd, run.end)) < 1e-12)
    #expect(run.progress(at: run.end) == 1)
  }

  // Vectors fluid-end-0.0001 and fluid-end-1e-05.
  @Test(
    "Hardly damped springs end after as many steps as measured",
    arguments: [
      (0.0001, 1_275_690), (1e-5, 12_751_650),
    ])
  func hardlyDamped(fraction: Double, step: Int) {
    let table = FluidSpringTable.table(response: 0.5, dampingFraction: fraction)
    let rest = table.rest(distanceSquared: 1, dot: 0, velocitySquared: 0)
    #expect((rest * 300).rounded() == Double(step))
  }

  // Vector fluid-blend-no-effect.
  @Test("Blend duration changes nothing while nothing is taken over")
  func blendWithoutMerge() {
    for response in [0.5, 0.15, 1, 0.3, 0.4] {
      for blend in [0.1, 0.25, 1.0] {
        let plain = MotionRun(
          Motion(base: .fluidSpring(response: response, dampingFraction: 0.8, blendDuration: 0)),
          distance: 40)
        let blended = MotionRun(
          Motion(
            base: .fluidSpring(response: response, dampingFraction: 0.8, blendDuration: blend)),
          distance: 40)
        #expect(plain.end == blended.end)
        for time in stride(from: 0, to: 1, by: 0.05) {
          #expect(plain.progress(at: time) == blended.progress(at: time))
        }
      }
    }
  }

  @Test(
    "The table gives what stepping a vector gives, and rests when it rests",
    arguments: [
      (0.5, 1.0, [100.0, 0], [0.0, 0]), (0.5, 0.7, [30, -40], [200, 500]),
      (0.15, 0.86, [1, 2], [-40, 3]), (2, 0.3, [300, 10], [-900, 400]),
      (1, 2.5, [50, 0], [0, 80]),
      (0.4, 0.9, [0, 0], [120, -50]),
    ] as [(Double, Double, [Double], [Double])])
  func table(response: Double, fraction: Double, distance: [Double], velocity: [Double]) {
    func dot(_ a: [Double], _ b: [Double]) -> Double { a[0] * b[0] + a[1] * b[1] }
    let table = FluidSpringTable.table(response: response, dampingFraction: fraction)
    var integrator = Integrator(x: [0, 0], v: velocity, target: distance, damping: fraction)
    let length = dot(distance, distance).squareRoot()
    let frequency = 2 * Double.pi / response
    let near = 0.01 * (length > 0 ? length : dot(velocity, velocity).squareRoot() / frequency)
    var restStep: Int?
    for step in 0..<6000 {
      // The middle of the time in which this step shows.
      let time = (Double(step) + 0.5) / 300
      let position = table.coefficients(at: time)
      let rate = table.rates(at: time)
      for lane in 0..<2 {
        let x = position.position * distance[lane] + position.velocityResponse * velocity[lane]
        let v = rate.position * distance[lane] + rate.velocityResponse * velocity[lane]
        #expect(abs(x - integrator.x[lane]) < 1e-6)
        #expect(abs(v - integrator.v[lane]) < 1e-6)
      }
      let before = integrator
      integrator.step(response: response, fraction: fraction)
      if restStep == nil {
        let left = (0..<2).map { distance[$0] - before.x[$0] }
        let acceleration = (0..<2).map { (integrator.v[$0] - before.v[$0]) * 300 }
        let mean = (0..<2).map { (integrator.v[$0] + before.v[$0]) / 2 }
        if dot(left, left) < near * near && dot(acceleration, acceleration) < 0.0036
          && dot(mean, mean) < 0.0036
        {
          restStep = step
        }
      }
    }
    let rest = table.rest(
      distanceSquared: dot(distance, distance), dot: dot(distance, velocity),
      velocitySquared: dot(velocity, velocity))
    #expect(restStep.map { abs(Double($0) / 300 - rest) < 1e-9 } == true)
  }

  @Test("Slow and large springs rest where stepping finds it, beyond the stored steps")
  func beyondTheTable() {
    for (response, fraction, distance) in [
      (20.0, 1.0, 1e5), (3, 0.02, 500), (0.5, 0.001, 1e6), (60, 3, 20),
    ] {
      var integrator = Integrator(x: [0], v: [0], target: [distance], damping: fraction)
      var step = 0
      while true {
        let before = integrator
        integrator.step(response: response, fraction: fraction)
        if abs(distance - before.x[0]) < 0.01 * distance
          && abs(integrator.v[0] - before.v[0]) * 300 < 0.06
          && abs(integrator.v[0] + before.v[0]) / 2 < 0.06
        {
          break
        }
        step += 1
      }
      let table = FluidSpringTable.table(response: response, dampingFraction: fraction)
      let rest = table.rest(distanceSquared: distance * distance, dot: 0, velocitySquared: 0)
      #expect(abs(rest - Double(step) / 300) < 1e-9, "response \(response)")
    }
  }

  @Test("The integrator stays within 2 % of the closed form")
  func closedForm() {
    for (response, fraction) in [(0.5, 1.0), (0.55, 1), (0.5, 0.7), (1.2, 0.5)] {
      let spring = DampedSpring(response: response, dampingRatio: fraction)
      let table = FluidSpringTable.table(response: response, dampingFraction: fraction)
      for time in stride(from: 0, to: 2, by: 0.01) {
        let difference =
          table.coefficients(at: time).position - spring.coefficients(at: time).position
        #expect(abs(difference) < 0.025)
        #expect(
          abs(table.rates(at: time).position - spring.rates(at: time).position)
            < 0.06 * spring.naturalFrequency)
      }
    }
  }

  // Case AC-07: 0 to 100 by duration 0.5, bounce 0; at 0.2 back to 0.
  @Test("A spring that is turned round keeps its velocity")
  func turnedRound() {
    let table = FluidSpringTable.table(response: 0.5, dampingFraction: 1)
    let x = table.coefficients(at: 0.2).position * 100
    let v = table.rates(at: 0.2).position * 100
    #expect(abs(x - 71.3) < 0.05)
    func value(_ time: Double) -> Double {
      let (position, response) = table.coefficients(at: time - 0.2)
      return x + position * -x + response * v
    }
    for (time, expected) in [(0.22, 72.9), (0.30, 52.7), (0.40, 24.3), (0.50, 9.75)] {
      #expect(abs(value(time) - expected) < 0.06, "at \(time)")
    }
    let peak = stride(from: 0.2, to: 0.4, by: 0.001).map(value).max()!
    #expect(abs(peak - 72.9) < 0.06)
  }

  @Test("A blend eases the response from old to new by smoothstep")
  func blend() {
    let table = FluidSpringTable.table(
      response: 0.2, dampingFraction: 0.9, blendingFrom: 0.8, over: 0.3)
    var integrator = Integrator(x: [0], v: [5], target: [10], damping: 0.9)
    for step in 0..<400 {
      let position = table.coefficients(at: (Double(step) + 0.5) / 300)
      #expect(abs(position.position * 10 + position.velocityResponse * 5 - integrator.x[0]) < 1e-6)
      let u = min(Double(step) / 300 / 0.3, 1)
      integrator.step(
        response: 0.8 + (0.2 - 0.8) * u * u * (3 - 2 * u), fraction: 0.9)
    }
    #expect(table.rest(distanceSquared: 100, dot: 50, velocitySquared: 25).isFinite)
  }

  @Test("The same spring shares one table")
  func shared() {
    let first = FluidSpringTable.table(response: 0.37, dampingFraction: 0.61)
    #expect(first === FluidSpringTable.table(response: 0.37, dampingFraction: 0.61))
    #expect(
      first
        === FluidSpringTable.table(
          response: 0.37, dampingFraction: 0.61, blendingFrom: 0.37, over: 0.25))
  }

  @Test("Springs out of range stay bounded and come back with an answer")
  func badInput() {
    func rest(_ response: Double, _ fraction: Double, _ distance: Double = 100) -> Double {
      FluidSpringTable.table(response: response, dampingFraction: fraction)
        .rest(distanceSquared: distance * distance, dot: 0, velocitySquared: 0)
    }
    #expect(rest(0.5, 0) == .infinity)
    #expect(rest(0.5, -3) == .infinity)
    #expect(rest(.infinity, 1) == .infinity)
    #expect(rest(0.5, .infinity) == .infinity)
    #expect(rest(.nan, 1) == 0)
    #expect(rest(0.5, .nan) == 0)
    #expect(rest(0.5, 1, .nan) == 0)
    #expect(rest(0.5, 1, .infinity) == 0)
    #expect(rest(0.5, 1, 0) == 0)
    #expect(rest(-2, 0.8) == rest(0, 0.8))
    #expect(rest(0.5, 1e-9) > 1e7)
    // Beyond a century it counts as never.
    #expect(rest(0.5, 1e-13) == .infinity)
    #expect(rest(1e5, 1, 1) > 1000)
    #expect(rest(0.01, 50).isFinite)
    #expect(rest(0.5, 1, 1e150).isFinite)
    let creeping = FluidSpringTable.table(response: 0.01, dampingFraction: 50)
    for time in [0, 0.1, 1, 100, 1e12, .infinity, .nan, -1] {
      let position = creeping.coefficients(at: time).position
      #expect(position >= 0 && position <= 1)
    }
  }
}
