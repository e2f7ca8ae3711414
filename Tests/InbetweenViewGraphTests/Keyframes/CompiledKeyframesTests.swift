import Foundation
import InbetweenTiming
import Testing

@testable import InbetweenViewGraph

@Suite("Compiled keyframes")
struct CompiledKeyframesTests {
  struct Mascot {
    var scale = 1.0
    var angle = Angle.zero
    var y = 0.0
  }

  /// The tracks of the documents' WobblingMascot.
  @KeyframesBuilder<Mascot> static func wobble() -> some Keyframes<Mascot> {
    KeyframeTrack(\.scale) {
      SpringKeyframe(1.15, duration: 0.2)
      SpringKeyframe(1.0, duration: 0.3)
    }
    KeyframeTrack(\.angle) {
      CubicKeyframe(.degrees(-8), duration: 0.15)
      CubicKeyframe(.degrees(8), duration: 0.15)
      CubicKeyframe(.zero, duration: 0.2)
    }
    KeyframeTrack(\.y) {
      LinearKeyframe(-10, duration: 0.2)
      SpringKeyframe(0, duration: 0.3)
    }
  }

  /// The tracks of the documents' ReactionIcon.
  @KeyframesBuilder<Mascot> static func reaction() -> some Keyframes<Mascot> {
    KeyframeTrack(\.scale) {
      SpringKeyframe(1.18, duration: 0.2, spring: .snappy)
      SpringKeyframe(1.0, duration: 0.28, spring: .smooth)
    }
    KeyframeTrack(\.angle) {
      CubicKeyframe(.degrees(-8), duration: 0.12)
      CubicKeyframe(.degrees(6), duration: 0.14)
      CubicKeyframe(.zero, duration: 0.22)
    }
    KeyframeTrack(\.y) {
      SpringKeyframe(-14, duration: 0.24, spring: .snappy)
      SpringKeyframe(0, duration: 0.24, spring: .smooth)
    }
  }

  // Case AC-31.
  @Test("The wobbling mascot moves as the documents' numbers say and keeps its residue")
  func wobblingMascot() {
    let run = CompiledKeyframes(Self.wobble(), from: Mascot())
    for (time, scale, degrees, y) in [
      (0.10, 1.0537, -6.519, -5), (0.20, 1.1073, -3.513, -10), (0.35, 1.0557, 7.393, -5.519),
      (0.50, 1.0145, 0, -1.445),
    ] {
      let mascot = run.value(at: time)
      #expect(abs(mascot.scale - scale) < 0.0001, "scale at \(time)")
      #expect(abs(mascot.angle.degrees - degrees) < 0.001, "angle at \(time)")
      #expect(abs(mascot.y - y) < 0.001, "y at \(time)")
    }
    #expect(abs(run.endValue.scale - 1.0145) < 0.0001)
    #expect(abs(run.tracks[0].segments[1].residue[0] + 0.0145) < 0.0001)
    #expect(abs(run.tracks[2].segments[1].residue[0] - 1.445) < 0.001)
    #expect(run.tracks[1].segments.allSatisfy { $0.residue == [0] })
  }

  // Case AC-31.
  @Test("The reaction icon rests at its residue")
  func reactionIcon() {
    let run = CompiledKeyframes(Self.reaction(), from: Mascot())
    #expect(abs(run.duration - 0.48) < 1e-12)
    for time in [0.48, 2] {
      #expect(abs(run.value(at: time).scale - 1.0230) < 0.0001)
      #expect(abs(run.value(at: time).y + 2.719) < 0.001)
    }
  }

  @Test("Any time may be asked in any order")
  func randomAccess() {
    let run = CompiledKeyframes(Self.wobble(), from: Mascot())
    let times = stride(from: -0.1, to: 0.7, by: 0.01).map { $0 }
    let forwards = times.map { run.value(at: $0).scale }
    let backwards = times.reversed().map { run.value(at: $0).scale }
    #expect(forwards == backwards.reversed())
  }

  @Test("Each track tells its name, property and boundaries")
  func tracks() {
    let run = CompiledKeyframes(Self.wobble(), from: Mascot())
    #expect(run.tracks.map(\.name) == ["scale", "angle", "y"])
    #expect(run.tracks[1].segments.map(\.end) == [0.15, 0.3, 0.5])
    #expect(run.tracks[1].segments.map(\.kind) == [.cubic, .cubic, .cubic])
    let whole = CompiledKeyframes(KeyframeTrack { LinearKeyframe(1.0, duration: 1) }, from: 0.0)
    #expect(whole.tracks[0].name == "")
  }

  @Test("A run that interrupts another takes over value and velocity, track by track")
  func interrupting() {
    let first = CompiledKeyframes(Self.wobble(), from: Mascot())
    let time = 0.08
    let second = CompiledKeyframes(
      Self.reaction(), from: first.value(at: time), continuing: first, at: time)
    for (before, after) in zip(first.tracks, second.tracks) {
      #expect(before.lanes(at: time) == after.lanes(at: 0))
      #expect(abs(before.velocity(at: time)[0] - after.velocity(at: 0)[0]) < 1e-9)
    }
    #expect(second.tracks[0].velocity(at: 0)[0] > 0.5)
    let fresh = CompiledKeyframes(Self.reaction(), from: first.value(at: time))
    #expect(fresh.tracks[0].velocity(at: 0) == [0])
  }

  @Test("The end value includes a jump at the very end, the last moment does not")
  func endValue() {
    let run = CompiledKeyframes(
      KeyframeTrack {
        LinearKeyframe(10.0, duration: 0.5)
        MoveKeyframe(3)
      }, from: 0.0)
    #expect(run.value(at: 0.5) == 10)
    #expect(run.endValue == 3)
    #expect(run.value(at: 0.6) == 3)
  }

  /// A user's vector, of which nothing is known but its arithmetic.
  struct Weights: VectorArithmetic, Animatable {
    var values: [Double]
    static var zero: Weights { Weights(values: [0, 0]) }
    static func + (a: Self, b: Self) -> Self {
      Weights(values: zip(a.values, b.values).map { $0 + $1 })
    }
    static func - (a: Self, b: Self) -> Self {
      Weights(values: zip(a.values, b.values).map { $0 - $1 })
    }
    mutating func scale(by rhs: Double) { values = values.map { $0 * rhs } }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
  }

  @KeyframesBuilder<Weights> static func weights() -> some Keyframes<Weights> {
    KeyframeTrack {
      CubicKeyframe(Weights(values: [10, -4]), duration: 0.4)
      SpringKeyframe(Weights(values: [3, 2]), duration: 0.3, spring: .bouncy)
      LinearKeyframe(Weights(values: [0, 1]), duration: 0.2)
      CubicKeyframe(
        Weights(values: [5, 5]), duration: 0.2, endVelocity: Weights(values: [9, -9]))
      SpringKeyframe(Weights(values: [-1, 0]))
    }
  }

  @KeyframesBuilder<CGPoint> static func points() -> some Keyframes<CGPoint> {
    KeyframeTrack {
      CubicKeyframe(CGPoint(x: 10, y: -4), duration: 0.4)
      SpringKeyframe(CGPoint(x: 3, y: 2), duration: 0.3, spring: .bouncy)
      LinearKeyframe(CGPoint(x: 0, y: 1), duration: 0.2)
      CubicKeyframe(CGPoint(x: 5, y: 5), duration: 0.2, endVelocity: CGPoint(x: 9, y: -9))
      SpringKeyframe(CGPoint(x: -1, y: 0))
    }
  }

  @Test("A user's own vector moves as a known one does, interrupted or not")
  func unknownVectors() {
    var own = CompiledKeyframes(Self.weights(), from: Weights(values: [1, 2]))
    var known = CompiledKeyframes(Self.points(), from: CGPoint(x: 1, y: 2))
    for _ in 0..<2 {
      #expect(abs(own.duration - known.duration) < 1e-9)
      for time in stride(from: -0.1, to: own.duration + 0.2, by: 0.03) {
        let a = own.value(at: time).values
        let b = known.value(at: time)
        #expect(abs(a[0] - b.x) < 1e-9 && abs(a[1] - b.y) < 1e-9, "at \(time)")
      }
      own = CompiledKeyframes(
        Self.weights(), from: own.value(at: 0.5), continuing: own, at: 0.5)
      known = CompiledKeyframes(
        Self.points(), from: known.value(at: 0.5), continuing: known, at: 0.5)
    }
    #expect(abs(own.endValue.values[0] + 1) < 1e-3)
  }

  struct Computed {
    var storage = 2.0
    var half: Double {
      get { storage / 2 }
      set { storage = newValue * 2 }
    }
    var choice = Optional(1.0)
    var color = EmptyValue()
  }
  struct EmptyValue: Animatable {}

  @Test("Computed properties and values without data are moved by their key path")
  func computedProperties() {
    let timeline = KeyframeTimeline(initialValue: Computed()) {
      KeyframeTrack(\.half) { LinearKeyframe(5, duration: 1) }
      KeyframeTrack(\.color) { LinearKeyframe(EmptyValue(), duration: 2) }
    }
    #expect(timeline.value(time: 1).storage == 10)
    #expect(timeline.value(time: 0.5).half == 3)
    #expect(timeline.duration == 2)
  }
}
