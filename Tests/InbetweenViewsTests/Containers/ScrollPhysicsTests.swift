import Foundation
import Testing

@testable import InbetweenViews

@Suite("Scroll physics") struct ScrollPhysicsTests {
  @Test("Content that is pulled beyond its end gives way by the banded distance")
  func banding() {
    // c d D / (c d + D) with c 0.55: 100 points of pull on 400 points of window.
    #expect(abs(ScrollPhysics.banded(100, dimension: 400) - 55.0 * 400 / 455) < 1e-9)
    #expect(
      ScrollPhysics.banded(-100, dimension: 400) == -ScrollPhysics.banded(100, dimension: 400))
    #expect(ScrollPhysics.held(50, within: 0...200, dimension: 400) == 50)
    #expect(ScrollPhysics.held(1e9, within: 0...200, dimension: 400) < 600)
    // The pull that shows by so much is found again.
    let shown = ScrollPhysics.banded(73, dimension: 250)
    #expect(abs(ScrollPhysics.pull(shown, dimension: 250) - 73) < 1e-9)
  }

  @Test("A free run goes (v - 10) * 0.499 points and stops where 0.998 per ms leaves 10 points/s")
  func free() {
    let run = ScrollRun(from: 100, velocity: 1000, bounds: 0...10_000)
    #expect(abs(run.target - (100 + 990 * 0.499)) < 1e-9)
    #expect(abs(1000 * pow(0.998, 1000 * run.duration) - 10) < 1e-6)
    #expect(run.offset(at: 0) == 100)
    #expect(abs(run.offset(at: run.duration - 1e-9) - run.target) < 1e-3)
    #expect(run.offset(at: run.duration) == run.target)
  }

  @Test("The velocity of a run falls by the same share each millisecond")
  func velocity() {
    let run = ScrollRun(from: 0, velocity: 2000, bounds: 0...10_000)
    func speed(_ time: Double) -> Double {
      (run.offset(at: time + 1e-6) - run.offset(at: time - 1e-6)) / 2e-6
    }
    #expect(abs(speed(0.6) / speed(0.5) - pow(0.998, 100)) < 1e-4)
  }

  @Test("A run that reaches the end springs over it and comes to rest there")
  func bounce() {
    let run = ScrollRun(from: 0, velocity: 3000, bounds: 0...300)
    #expect(run.target == 300)
    let places = stride(from: 0, to: run.duration, by: 0.001).map(run.offset)
    let most = places.max() ?? 0
    // A critically damped spring leaves the end by v / (11 e), with the velocity left there.
    let left = 3000 - 300 / 0.499
    #expect(abs(most - 300 - left / (11 * exp(1))) < 0.01)
    // Place and velocity do not jump where the spring takes over.
    for (a, b) in zip(places, places.dropFirst()) { #expect(abs(b - a) < 3.1) }
    #expect(abs(run.offset(at: run.duration - 1e-6) - 300) < 0.11)
  }

  @Test("Content that is let go beyond its end returns without swinging")
  func back() {
    let run = ScrollRun(from: -80, velocity: 0, bounds: 0...300)
    #expect(run.target == 0 && run.offset(at: 0) == -80)
    let places = stride(from: 0, to: run.duration, by: 0.01).map(run.offset)
    for (a, b) in zip(places, places.dropFirst()) { #expect(b >= a && b <= 0) }
    // At rest at first: (46 * -80 e^(-9t) - 9 * -80 e^(-46t)) / 37.
    let t = 0.1
    let wanted = -80 * (46 * exp(-9 * t) - 9 * exp(-46 * t)) / 37
    #expect(abs(run.offset(at: t) - wanted) < 1e-9)
  }

  @Test("A slow finger, and numbers that are none, move nothing")
  func nothing() {
    #expect(ScrollRun(from: 50, velocity: 9, bounds: 0...100).duration == 0)
    #expect(ScrollRun(from: .nan, velocity: 9, bounds: 0...100).duration == 0)
    #expect(ScrollRun(from: 50, velocity: .infinity, bounds: 0...100).duration == 0)
    #expect(ScrollRun(from: 50, velocity: 1e300, bounds: 0...100).duration < 10)
  }
}
