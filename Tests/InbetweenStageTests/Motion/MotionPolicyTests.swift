import Foundation
import InbetweenStage
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Motion policy")
struct MotionPolicyTests {
  @Observable @MainActor
  final class Model {
    var x = 0.0
    var isFaded = false
    var isShown = true
    var ends: [Double] = []
    var seen: [MotionPolicy] = []
  }

  struct Square: View {
    let model: Model
    @Environment(\.motionPolicy) private var policy
    var body: some View {
      let _ = model.seen.append(policy)
      Color.red.frame(width: 20, height: 20)
        .offset(x: model.x)
        .opacity(model.isFaded ? 0 : 1)
    }
  }

  private func settings(_ change: (inout StageSettings) -> Void) -> StageSettings {
    StageSettings(change)
  }

  @Test("AC-25 a: Reduce Motion by itself stops nothing")
  func passive() throws {
    let model = Model()
    let stage = Stage(Square(model: model), settings: settings { $0.reduceMotion = true })
    stage.perform { withAnimation(.linear(duration: 1)) { model.x = 100 } }
    stage.advance(to: 0.5)
    #expect(abs(try stage.value("offset.x") - 50) < 1e-9)
  }

  @Test("AC-25 b: an enforced policy without travel moves at once and completes at once")
  func enforced() throws {
    let model = Model()
    let view = Square(model: model).motionPolicy(.reduced, enforced: true)
    let stage = Stage(view, settings: settings { $0.reduceMotion = true })
    stage.perform {
      withAnimation(.linear(duration: 1)) {
        model.x = 100
      } completion: {
        model.ends.append(stage.time)
      }
    }
    #expect(try stage.value("offset.x") == 100)
    stage.advance(to: 2)
    #expect(model.ends == [0])
    #expect(stage.isIdle)
    let trace = try #require(try stage.trace(of: "offset"))
    #expect(trace.contains(".motionPolicy at MotionPolicyTests.swift:"), "\(trace)")
  }

  @Test("What does not move still fades under an enforced policy")
  func fades() throws {
    let model = Model()
    let stage = Stage(Square(model: model).motionPolicy(.reduced, enforced: true))
    stage.perform {
      withAnimation(.linear(duration: 1)) {
        model.x = 100
        model.isFaded = true
      }
    }
    stage.advance(to: 0.25)
    #expect(abs(try stage.value("opacity") - 0.75) < 1e-9)
    #expect(try stage.value("offset.x") == 100)
  }

  @Test("A passive policy stops nothing, and one inside an enforced one does not lift it")
  func passiveInside() throws {
    let model = Model()
    let loose = Stage(Square(model: model).motionPolicy(.reduced))
    loose.perform { withAnimation(.linear(duration: 1)) { model.x = 100 } }
    loose.advance(to: 0.5)
    #expect(abs(try loose.value("offset.x") - 50) < 1e-9)
    let other = Model()
    let bound = Stage(
      Square(model: other).motionPolicy(.full).motionPolicy(.reduced, enforced: true))
    bound.perform { withAnimation(.linear(duration: 1)) { other.x = 100 } }
    #expect(try bound.value("offset.x") == 100)
    #expect(other.seen.last == .full)
  }

  @Test(
    "The policy follows from the person's settings, at once when they change",
    arguments: [
      (false, false, MotionPolicy.full), (true, false, .reduced), (true, true, .reduced),
      (false, true, MotionPolicy(allowsLoops: false)),
    ])
  func derived(reduceMotion: Bool, lowPower: Bool, expected: MotionPolicy) {
    let model = Model()
    let stage = Stage(Square(model: model))
    stage.advance(to: 1)
    stage.set {
      $0.reduceMotion = reduceMotion
      $0.isLowPower = lowPower
    }
    stage.advance(to: 1.1)
    #expect(model.seen.last == expected)
  }

  struct Loops: View {
    struct Bump { var y = 0.0 }
    let isCalm: Bool
    @State private var isOn = false
    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: 20)
          .opacity(isOn ? 0 : 1)
          .animation(.linear(duration: 1).repeatForever(), value: isOn)
        Color.green.frame(width: 20, height: 20)
          .phaseAnimator([0.0, 10]) {
            $0.offset(x: $1)
          } animation: { _ in
            .linear(duration: 1)
          }
        Color.blue.frame(width: 20, height: 20)
          .keyframeAnimator(initialValue: Bump()) {
            $0.offset(y: $1.y)
          } keyframes: { _ in
            KeyframeTrack(\.y) {
              LinearKeyframe(10, duration: 0.5)
              LinearKeyframe(0, duration: 0.5)
            }
          }
      }
      .onAppear { isOn = true }
      .motionPolicy(isCalm ? .reduced : .full, enforced: true)
    }
  }

  @Test("Loops of every kind rest under an enforced policy, and turn without one")
  func loops() {
    let calm = Stage(Loops(isCalm: true))
    calm.advance(to: 0.1)
    #expect(calm.isIdle)
    let full = Stage(Loops(isCalm: false))
    full.advance(to: 20)
    #expect(!full.isIdle)
  }

  struct Switched: View {
    let model: Model
    var body: some View {
      Color.blue.frame(width: 20, height: 20)
        .keyframeAnimator(initialValue: 0.0) {
          $0.offset(y: $1)
        } keyframes: { _ in
          KeyframeTrack(\.self) {
            LinearKeyframe(10, duration: 0.5)
            LinearKeyframe(0, duration: 0.5)
          }
        }
        .motionPolicy(model.isFaded ? .reduced : .full, enforced: true)
    }
  }

  @Test("A loop under way finishes its pass when the policy comes, and starts over when it goes")
  func switched() throws {
    let model = Model()
    let stage = Stage(Switched(model: model))
    stage.advance(to: 1.25)
    stage.perform { model.isFaded = true }
    stage.advance(to: 1.5)
    #expect(abs(try stage.value("offset.y") - 10) < 1e-9)
    stage.advance(to: 2)
    #expect(abs(try stage.value("offset.y")) < 1e-9)
    stage.advance(to: 3)
    #expect(stage.isIdle)
    stage.perform { model.isFaded = false }
    stage.advance(to: 3.25)
    #expect(abs(try stage.value("offset.y") - 5) < 1e-9)
  }

  struct Panel: View {
    let model: Model
    var body: some View {
      VStack {
        if model.isShown {
          Color.red.frame(width: 300, height: 20).transition(.move(edge: .leading))
        }
      }
    }
  }

  @Test("AC-25 c: with Reduce Motion a panel that would slide away fades where it is")
  func transition() throws {
    for isReduced in [true, false] {
      let model = Model()
      let stage = Stage(
        Panel(model: model), settings: settings { $0.reduceMotion = isReduced })
      stage.advance(to: 0.1)
      stage.perform { withAnimation(.linear(duration: 1)) { model.isShown = false } }
      stage.advance(to: 0.6)
      let name = isReduced ? "opacity" : "offset.x"
      let expected = isReduced ? 0.5 : -150
      #expect(abs(try stage.value(name) - expected) < 1e-6)
    }
  }

  struct Device: View {
    var body: some View { Battery() }
  }

  struct Battery: View {
    @State private var isLow = ProcessInfo.processInfo.isLowPowerModeEnabled
    var body: some View {
      Text(isLow ? "Low" : "Full")
        .onReceive(NotificationCenter.default.publisher(for: .NSProcessInfoPowerStateDidChange)) {
          _ in isLow = ProcessInfo.processInfo.isLowPowerModeEnabled
        }
    }
  }

  @Test("ProcessInfo tells of low power, by a notification when it changes, each stage its own")
  func processInfo() throws {
    let low = Stage(settings: settings { $0.isLowPower = true }) { Device() }
    let full = Stage { Device() }
    #expect(try low.drawnText() == "Low")
    #expect(try full.drawnText() == "Full")
    full.set { $0.isLowPower = true }
    full.advance(by: 0.1)
    #expect(try full.drawnText() == "Low")
    low.set { $0.isLowPower = false }
    low.advance(by: 0.1)
    #expect(try low.drawnText() == "Full")
  }

  @Test("A policy's animation is the movement's, a fade's or none")
  func animations() {
    #expect(MotionPolicy.full.animation(.linear(duration: 2)) == .linear(duration: 2))
    #expect(MotionPolicy.reduced.animation(.bouncy) == .easeInOut(duration: 0.2))
    #expect(MotionPolicy.still.animation(.bouncy) == nil)
    #expect(MotionPolicy(recommendedDuration: .nan).recommendedDuration == 0)
  }
}
