import InbetweenTesting
import SwiftUI
import Testing

@MainActor
@Suite("A value over a span of time")
struct WatchTests {
  // semantics 3.4, as in AC-07: the integrator's numbers.
  @Test(
    "a spring that is turned round keeps value and speed; its greatest value lies between frames")
  func turnedSpring() throws {
    let (stage, model) = cardStage()
    let x = try stage.watch("offset.x", of: "#card")
    stage.perform { withAnimation(.spring(duration: 0.5, bounce: 0)) { model.x = 100 } }
    stage.advance(to: 0.2)
    stage.perform { withAnimation(.spring(duration: 0.5, bounce: 0)) { model.x = 0 } }
    stage.advance(to: 2)
    x.expectContinuous()
    x.expectContinuous(at: 0.2)
    x.expectContinuousSpeed(at: 0.2)
    x.expectNever(below: 0)
    x.expectNever(above: 73)
    #expect(abs((x.maximum?.value ?? 0) - 72.9) < 0.1)
    #expect(abs((x.maximum?.time ?? 0) - 0.223) < 0.005)
    x.expectReaches(71, by: 0.2)
    x.expectCrossings(of: 50, count: 2)
    #expect(
      MotionFailure.collect { x.expectNever(above: 72) }.first?.description.hasPrefix(
        "offset.x of the view with identifier card rises to 72.9") == true)
  }

  @Test("a curve that takes over from a curve changes its speed, by equation and by what is drawn")
  func brokenSpeed() throws {
    let (stage, model) = cardStage()
    let x = try stage.watch("offset.x", of: "#card")
    stage.perform { withAnimation(.linear(duration: 1)) { model.x = 100 } }
    stage.advance(to: 0.5)
    stage.perform { withAnimation(.linear(duration: 0.25)) { model.x = 200 } }
    stage.advance(to: 2)
    x.expectContinuous(at: 0.5)
    let failures = MotionFailure.collect { x.expectContinuousSpeed(at: 0.5) }
    #expect(failures.count == 1)
    // Semantics 6.1: 50 + 100 s + (150 - 100 s) 4 s from there on, seen over 0.0001 s.
    #expect(
      failures.first?.description.hasPrefix(
        "offset.x of the view with identifier card moves at 100 per second before 0.5 s and at 699.96 "
          + "after, by its equation.") == true)
  }

  @Test("a plain write in mid-run is a jump, and is told with both values")
  func jump() throws {
    let (stage, model) = cardStage()
    let x = try stage.watch("offset.x", of: "#card")
    stage.perform { withAnimation(.linear(duration: 1)) { model.x = 100 } }
    stage.advance(to: 0.5)
    stage.perform { model.x = 0 }
    stage.advance(to: 2)
    #expect(
      MotionFailure.collect { x.expectContinuous(at: 0.5) }.map(\.description) == [
        """
        offset.x of the view with identifier card jumps from 50 to -50 at 0.5 s. A change in mid-run \
        that carries no animation shifts what runs: write it inside withAnimation.
        """
      ])
    #expect(x.jumps(above: 1) == [.init(time: 0.5, from: 50, to: -50)])
  }

  // A spring with damping ratio 0.5 overshoots by exp(-pi z / sqrt(1 - z^2)), 16.3 per cent.
  @Test("an overshoot is told as a share of the way")
  func overshoot() throws {
    let (stage, model) = cardStage()
    let x = try stage.watch("offset.x", of: "#card")
    stage.perform { withAnimation(.spring(duration: 0.5, bounce: 0.5)) { model.x = 100 } }
    stage.advance(to: 3)
    x.expectOvershoot(atMost: 0.17)
    #expect(MotionFailure.collect { x.expectOvershoot(atMost: 0.15) }.count == 1)
    x.expectReaches(share: 0.99, by: 0.3)
    #expect(MotionFailure.collect { x.expectReaches(share: 0.99, by: 0.1) }.count == 1)
    #expect(MotionFailure.collect { x.expectReaches(150, by: 2) }.count == 1)
  }

  @Test("what is asked beyond the watched span says so")
  func beyond() throws {
    let (stage, model) = cardStage()
    let x = try stage.watch("offset.x", of: "#card")
    stage.perform { withAnimation(.linear(duration: 1)) { model.x = 100 } }
    stage.advance(to: 0.5)
    #expect(
      MotionFailure.collect { x.expectReaches(90, by: 0.95) }.map(\.description) == [
        """
        offset.x of the view with identifier card was watched until 0.5 s only, and is 50 there. \
        Advance the stage to 0.95 s first.
        """
      ])
    #expect(abs(try #require(x.value(at: 0.1234)) - 12.34) < 1e-9)
    #expect(x.value(at: 0.6) == nil)
  }

  @Test("looking between frames asks for no frame and changes none")
  func noFrames() throws {
    func frames(watching: Bool) throws -> (Int, [String]) {
      let (stage, model) = cardStage()
      var lists: [String] = []
      stage.onFrame = { lists.append("\($0) \($1.text)") }
      if watching { _ = try stage.watch("offset.x", of: "#card") }
      stage.perform { withAnimation(.spring) { model.x = 100 } }
      stage.advance(to: 1)
      return (stage.requestedFrames, lists)
    }
    let (plain, watched) = (try frames(watching: false), try frames(watching: true))
    #expect(plain.0 == watched.0)
    #expect(plain.1 == watched.1)
  }
}
