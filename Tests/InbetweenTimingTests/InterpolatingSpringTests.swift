import InbetweenTiming
import Testing

@Suite("Interpolating springs")
struct InterpolatingSpringTests {
  static let vectors: [(String, InterpolatingSpring, Double, [(Double, Double)])] = [
    (
      "interp-k100c10",
      InterpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0), 1.472700335,
      [
        (0.01, 0.004833415), (0.05, 0.104405473), (0.1, 0.340299847), (0.2, 0.849425635),
        (0.4, 1.153122768), (0.8, 0.979006627),
      ]
    ),
    (
      "interp-mass2", InterpolatingSpring(mass: 2, stiffness: 100, damping: 5, initialVelocity: 0),
      5.658348137,
      [
        (0.01, 0.002478265), (0.05, 0.059358304), (0.1, 0.221123884), (0.2, 0.723803423),
        (0.4, 1.529995957), (0.8, 0.765657943),
      ]
    ),
    (
      "interp-smooth",
      InterpolatingSpring(
        mass: 1, stiffness: 157.913670417, damping: 25.132741229, initialVelocity: 0), 0.8,
      [
        (0.01, 0.007264369), (0.05, 0.131311455), (0.1, 0.357739556), (0.2, 0.715415689),
        (0.4, 0.960457286),
      ]
    ),
  ]

  @Test("An interpolating spring answers and ends as Apple's does", arguments: vectors)
  func answers(id: String, spring: InterpolatingSpring, end: Double, points: [(Double, Double)]) {
    for (time, value) in points {
      #expect(abs(spring.progress(at: time) - value) <= 1e-8)
    }
    #expect(abs(spring.end - end) <= 1e-8)
  }

  // Vector ca-settle-damping5: Core Animation's own settling duration of this spring.
  @Test("The end is where Core Animation calls such a spring settled")
  func coreAnimation() {
    let spring = InterpolatingSpring(mass: 1, stiffness: 100, damping: 5, initialVelocity: 0)
    #expect(abs(spring.end - 2.85) <= 0.02)
  }

  @Test("The initial velocity is in distances per second")
  func initialVelocity() {
    let spring = InterpolatingSpring(mass: 1, stiffness: 50, damping: 4, initialVelocity: 3)
    #expect(spring.velocity(at: 0) == 3)
    #expect(abs((spring.progress(at: 1e-6)) / 1e-6 - 3) < 1e-3)
  }

  @Test("Damping above critical is solved as critical")
  func overdamped() {
    let critical = InterpolatingSpring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 0)
    let over = InterpolatingSpring(mass: 1, stiffness: 100, damping: 90, initialVelocity: 0)
    #expect(over.end == critical.end)
    for time in [0.05, 0.2, 0.5] { #expect(over.progress(at: time) == critical.progress(at: time)) }
  }

  @Test("Without damping it never ends; with nonsense it ends at once")
  func extremes() {
    func end(_ m: Double, _ k: Double, _ c: Double, _ v: Double = 0) -> Double {
      InterpolatingSpring(mass: m, stiffness: k, damping: c, initialVelocity: v).end
    }
    #expect(end(1, 100, 0) == .infinity)
    for (m, k, c, v) in [
      (0, 100, 10, 0), (-1, 100, 10, 0), (1, 0, 10, 0), (1, -5, 10, 0), (1, 100, -1, 0),
      (.nan, 100, 10, 0), (1, .infinity, 10, 0), (1, 100, .nan, 0), (1, 100, 10, .infinity),
    ] as [(Double, Double, Double, Double)] {
      #expect(end(m, k, c, v) == 0)
    }
    // Critical and slower than 101 s: the walk finds nothing.
    #expect(end(1, 1e-6, 2e-3) == 0)
  }
}
