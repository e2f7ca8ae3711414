import InbetweenTiming
import Testing

@Suite("Motions and their modifiers")
struct MotionTests {
  static func linear(_ duration: Double, _ modifiers: Motion.Modifier...) -> MotionRun {
    MotionRun(
      Motion(base: .bezier(.linear, duration: duration), modifiers: modifiers), distance: 1)
  }

  static func spring(_ modifiers: Motion.Modifier...) -> MotionRun {
    MotionRun(
      Motion(
        base: .fluidSpring(response: 0.5, dampingFraction: 1, blendDuration: 0),
        modifiers: modifiers),
      distance: 100)
  }

  // The vectors of kind animation.baseTime: ids retime-delay-0.25-0.0, retime-delay1-delay1-2.5,
  // retime-delay1-speed0.5-delay0.5-3.0, retime-delay1-speed2-1.0, retime-speed0-5.0,
  // retime-speed2-delay1-1.0. A line of 10 s shows the base's time as progress.
  @Test(
    "Modifiers turn outer time into inner time, last one first",
    arguments: [
      ([.delay(-0.25)], 0.0, 0.25), ([.delay(1), .delay(1)], 2.5, 0.5),
      ([.delay(1), .speed(0.5), .delay(0.5)], 3, 0.25), ([.delay(1), .speed(2)], 1, 1),
      ([.speed(0)], 5, 0), ([.speed(2), .delay(1)], 1, 0),
    ] as [([Motion.Modifier], Double, Double)])
  func baseTime(modifiers: [Motion.Modifier], time: Double, expected: Double) {
    let motion = Motion(base: .bezier(.linear, duration: 10), modifiers: modifiers)
    #expect(abs(motion.progress(at: time, distance: 1) * 10 - expected) <= 1e-12)
  }

  @Test("A curve runs for its duration and is then exactly done")
  func curve() {
    let run = Self.linear(2)
    #expect(run.end == 2)
    #expect(run.logicalEnd == 2)
    #expect(run.progress(at: 0.5) == 0.25)
    #expect(run.progress(at: 2) == 1)
    #expect(run.velocity(at: 1) == 0.5)
    #expect(run.velocity(at: 2) == 0)
  }

  @Test("Delay and speed move the end as they move time")
  func ends() {
    #expect(Self.linear(1, .delay(1), .speed(2)).end == 1)
    #expect(Self.linear(1, .speed(2), .delay(1)).end == 1.5)
    #expect(Self.linear(1, .delay(-0.25)).end == 0.75)
    #expect(Self.linear(1, .delay(-5)).end == 0)
    #expect(Self.linear(1, .speed(0)).end == .infinity)
    #expect(Self.linear(1, .speed(2)).velocity(at: 0.1) == 2)
    #expect(Self.linear(1, .delay(1)).velocity(at: 0.5) == 0)
  }

  @Test("Passes begin at exact times, whenever they are asked")
  func passes() {
    let run = Self.linear(1, .repeated(count: 3, autoreverses: true))
    #expect(run.end == 3)
    for (time, expected) in [
      (0.3, 0.3), (1.0, 1.0), (1.2, 0.8), (1.9, 0.1), (2.0, 0.0), (2.4, 0.4), (3.0, 1.0),
    ] {
      #expect(abs(run.progress(at: time) - expected) < 1e-9, "at \(time)")
    }
    #expect(abs(run.velocity(at: 1.5) + 1) < 1e-12)
    let again = Self.linear(1, .repeated(count: 3, autoreverses: false))
    for (time, expected) in [(0.9, 0.9), (1.0, 0.0), (1.2, 0.2), (2.7, 0.7), (3.0, 1.0)] {
      #expect(abs(again.progress(at: time) - expected) < 1e-9, "at \(time)")
    }
  }

  @Test("Sums of frame times hit the boundary they are meant to hit")
  func frameSums() {
    for framesPerSecond in [30.0, 60, 120] {
      let run = Self.linear(0.3, .repeated(count: nil, autoreverses: false))
      var time = 0.0
      for _ in 0..<Int(3 * framesPerSecond) { time += 1 / framesPerSecond }
      #expect(run.progress(at: time) < 1e-6)
    }
  }

  @Test("An even count with reverse is back at the start, then snaps to the model value")
  func evenCount() {
    let run = Self.linear(1, .repeated(count: 2, autoreverses: true))
    #expect(run.end == 2)
    #expect(abs(run.progress(at: 1.999) - 0.001) < 1e-9)
    #expect(run.progress(at: 2) == 1)
  }

  @Test("A count below 1 runs once")
  func lowCounts() {
    for count in [0, 1, -7, .min] {
      #expect(Self.linear(1, .repeated(count: count, autoreverses: true)).end == 1)
    }
    #expect(Self.linear(1, .repeated(count: .max, autoreverses: true)).end > 1e18)
  }

  @Test("Delay inside a repeat delays each pass, outside only the first")
  func delayAndRepeat() {
    let inside = Self.linear(1, .delay(1), .repeated(count: 2, autoreverses: true))
    #expect(inside.end == 4)
    for (time, expected) in [(0.5, 0.0), (1.5, 0.5), (2.0, 1.0), (2.5, 1.0), (3.5, 0.5)] {
      #expect(abs(inside.progress(at: time) - expected) < 1e-9, "at \(time)")
    }
    let outside = Self.linear(1, .repeated(count: 2, autoreverses: true), .delay(1))
    #expect(outside.end == 3)
    #expect(abs(outside.progress(at: 2.5) - 0.5) < 1e-9)
  }

  @Test("An endless repeat never ends and tells its period")
  func endless() {
    let run = Self.linear(1.5, .repeated(count: nil, autoreverses: true), .speed(3), .delay(2))
    #expect(run.end == .infinity)
    #expect(run.logicalEnd == .infinity)
    #expect(run.period == 1)
    #expect(abs(run.progress(at: 2 + 1000.25) - 0.5) < 1e-6)
    #expect(Self.linear(1, .repeated(count: nil, autoreverses: false)).period == 1)
    #expect(Self.linear(1).period == nil)
    // The integrator's rest for 100 points, there and back.
    #expect(
      abs(Self.spring(.repeated(count: nil, autoreverses: true)).period! - 2 * 379 / 300) < 1e-9)
  }

  @Test("Repeats nest")
  func nested() {
    let run = Self.linear(
      1, .repeated(count: 2, autoreverses: true), .repeated(count: 3, autoreverses: false))
    #expect(run.end == 6)
    for time in [0.25, 1.25, 2.25, 3.25, 4.25, 5.25] {
      let expected = time.truncatingRemainder(dividingBy: 2) < 1 ? 0.25 : 0.75
      #expect(abs(run.progress(at: time) - expected) < 1e-9)
    }
  }

  @Test("A spring is complete for its user at its response, a repeated one after its first")
  func logicalEnds() {
    #expect(Self.spring().logicalEnd == 0.5)
    #expect(abs(Self.spring().end - 379.0 / 300) < 1e-12)
    #expect(Self.spring(.repeated(count: 5, autoreverses: true)).logicalEnd == 0.5)
    #expect(Self.linear(1, .repeated(count: 5, autoreverses: true)).logicalEnd == 5)
    #expect(Self.spring(.delay(1)).logicalEnd == 1.5)
    let interpolating = Motion(
      base: .interpolatingSpring(
        InterpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)))
    #expect(abs(interpolating.logicalEnd(distance: 7) - 0.6283185307) < 1e-9)
  }

  @Test("logicallyComplete(after:) sets the flag in the time where it was written")
  func logicallyComplete() {
    #expect(Self.linear(5, .logicallyComplete(after: 1)).logicalEnd == 1)
    #expect(Self.linear(5, .logicallyComplete(after: 1)).end == 5)
    #expect(Self.linear(5, .logicallyComplete(after: 1), .speed(2), .delay(1)).logicalEnd == 1.5)
    #expect(Self.linear(1, .logicallyComplete(after: 9)).logicalEnd == 1)
    #expect(Self.linear(1, .logicallyComplete(after: -3)).logicalEnd == 0)
    #expect(
      Self.linear(1, .logicallyComplete(after: 0.2), .repeated(count: 3, autoreverses: true))
        .logicalEnd == 0.2)
  }

  @Test("Only a spring without modifiers takes over velocity")
  func mergeable() {
    let spring = Motion(base: .fluidSpring(response: 0.5, dampingFraction: 1, blendDuration: 0))
    #expect(spring.isPlainFluidSpring)
    #expect(!spring.modified(by: .delay(0)).isPlainFluidSpring)
    #expect(!Motion(base: .bezier(.linear, duration: 1)).isPlainFluidSpring)
  }

  @Test("Equality compares the calls, not their effect")
  func equality() {
    let motion = Motion(base: .bezier(.easeIn, duration: 1))
    #expect(motion.modified(by: .speed(1)) != motion)
    #expect(motion.modified(by: .delay(0)) != motion)
    #expect(
      motion.modified(by: .delay(1)).modified(by: .delay(1)) != motion.modified(by: .delay(2)))
    #expect(motion.modified(by: .delay(1)) == motion.modified(by: .delay(1)))
  }

  @Test("A spring's speed is the integrator's, mirrored on the way back")
  func velocity() {
    let there = Self.spring()
    let loop = Self.spring(.repeated(count: 2, autoreverses: true), .speed(2))
    #expect(there.velocity(at: 0.1) > 0)
    #expect(loop.velocity(at: 0.05) == 2 * there.velocity(at: 0.1))
    #expect(
      abs(loop.velocity(at: (there.end + 0.1001) / 2) + 2 * there.velocity(at: 0.1001)) < 1e-9)
  }

  @Test("Numbers out of range end or wait, and never hang or leave the finite")
  func badInput() {
    #expect(Self.linear(-1).end == 0)
    #expect(Self.linear(.nan).end == 0)
    #expect(Self.linear(0).progress(at: 0) == 1)
    #expect(Self.linear(.infinity).end == .infinity)
    #expect(Self.linear(.infinity).progress(at: 1e9) == 0)
    #expect(Self.linear(0, .repeated(count: nil, autoreverses: true)).end == 0)
    #expect(Self.linear(1, .delay(.nan)).end == 1)
    #expect(Self.linear(1, .delay(.infinity)).end == .infinity)
    #expect(Self.linear(1, .delay(-.infinity)).end == 0)
    #expect(Self.linear(1, .speed(-2)).end == .infinity)
    #expect(Self.linear(1, .speed(.nan)).end == .infinity)
    #expect(Self.linear(1, .speed(.infinity)).end < 1e-8)
    #expect(Self.linear(1, .logicallyComplete(after: .nan)).logicalEnd == 1)
    let odd: [Motion.Modifier] = [
      .delay(.infinity), .delay(-.infinity), .speed(.infinity), .speed(0), .speed(-1),
      .repeated(count: nil, autoreverses: true), .repeated(count: 2, autoreverses: false),
    ]
    for first in odd {
      for second in odd {
        for base in [
          Motion.Base.bezier(.easeIn, duration: 0.5),
          .fluidSpring(response: 0.5, dampingFraction: 0, blendDuration: .nan),
          .interpolatingSpring(
            InterpolatingSpring(mass: 1, stiffness: 100, damping: 0, initialVelocity: 0)),
        ] {
          let run = MotionRun(Motion(base: base, modifiers: [first, second]), distance: 10)
          #expect(!run.end.isNaN && run.end >= 0 && run.logicalEnd <= run.end)
          for time in [-1, 0, 0.2, 1e9, .infinity, .nan] {
            #expect(abs(run.progress(at: time)) < 2.5, "\(first) \(second) at \(time)")
          }
        }
      }
    }
    #expect(Self.spring(.delay(1)).progress(at: .nan) == 0)
  }
}
