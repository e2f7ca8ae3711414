import InbetweenTiming
import Testing

@Suite("Velocity of what is set again and again")
struct VelocitySamplerTests {
  // Vectors velocity-sampler-0 and velocity-sampler-1.
  @Test("Two samples give their slope", arguments: [(1.0, 1.1, 10.0), (1.0, 2.0, 1.0)])
  func slope(first: Double, second: Double, expected: Double) {
    var sampler = VelocitySampler(laneCount: 1)
    sampler.add([1], at: first)
    sampler.add([2], at: second)
    #expect(abs(sampler.velocity[0] - expected) <= 1e-6)
  }

  // Vector velocity-sampler-past.
  @Test("A sample from the past is ignored")
  func past() {
    var sampler = VelocitySampler(laneCount: 1)
    sampler.add([1], at: 1)
    sampler.add([2], at: 0)
    #expect(sampler.lastTime == 1)
    #expect(sampler.velocity == [0])
  }

  // Hand-worked: 10, then 0.75 * 10 + 0.25 * 30.
  @Test("The average keeps three quarters of the old velocity")
  func average() {
    var sampler = VelocitySampler(laneCount: 2)
    sampler.add([0, 0], at: 0)
    sampler.add([1, -1], at: 0.1)
    sampler.add([4, -4], at: 0.2)
    #expect(abs(sampler.velocity[0] - 15) < 1e-9)
    #expect(abs(sampler.velocity[1] + 15) < 1e-9)
  }

  @Test("An untouched velocity fades by 0.998 a millisecond")
  func fades() {
    var sampler = VelocitySampler(laneCount: 1)
    sampler.add([0], at: 0)
    sampler.add([10], at: 1)
    #expect(sampler.velocity(at: 1) == [10])
    #expect(abs(sampler.velocity(at: 1.002)[0] - 10 * 0.998 * 0.998) < 1e-9)
  }

  @Test("A vector of another length is ignored")
  func length() {
    var sampler = VelocitySampler(laneCount: 2)
    sampler.add([1], at: 0)
    #expect(sampler.lastTime == nil)
  }
}
