import Foundation
import InbetweenViewGraph
import Testing

@Suite("Writing keyframes")
struct KeyframesBuilderTests {
  struct Badge {
    var scale: CGFloat = 1
    var angle = Angle.zero
    var position = CGPoint.zero
    var glow: Float = 0
  }
  struct Scene {
    var badge = Badge()
    var title = 0.0
  }

  @Test("Loops and branches inside a track")
  func loopsInTracks() {
    let bounces = 3
    let isLoud = true
    let timeline = KeyframeTimeline(initialValue: Badge()) {
      KeyframeTrack(\.scale) {
        for bounce in 1...bounces {
          LinearKeyframe(1 + CGFloat(bounce), duration: 0.1)
          LinearKeyframe(1, duration: 0.1)
        }
        if isLoud {
          LinearKeyframe(9, duration: 0.4)
        } else {
          CubicKeyframe(5, duration: 4)
        }
      }
    }
    #expect(abs(timeline.duration - 1) < 1e-9)
    #expect(abs(timeline.value(time: 0.5).scale - 4) < 1e-9)
    #expect(timeline.value(time: 1).scale == 9)
  }

  @Test("Loops and branches between tracks")
  func loopsOfTracks() {
    func timeline(_ isLoud: Bool) -> KeyframeTimeline<Badge> {
      KeyframeTimeline(initialValue: Badge()) {
        for path in [\Badge.position.x, \Badge.position.y] {
          KeyframeTrack(path) { LinearKeyframe(10, duration: 1) }
        }
        if isLoud {
          KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 2) }
        } else {
          KeyframeTrack(\.glow) { MoveKeyframe(1) }
        }
      }
    }
    #expect(timeline(true).duration == 2)
    #expect(abs(timeline(true).value(time: 1).angle.degrees - 45) < 1e-9)
    #expect(timeline(true).value(time: 0.5).position == CGPoint(x: 5, y: 5))
    #expect(timeline(false).duration == 1)
    #expect(timeline(false).value(time: 0.5).glow == 1)
  }

  @Test("Bare keyframes are a track on the whole value")
  func bareKeyframes() {
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      LinearKeyframe(CGPoint(x: 10, y: 20), duration: 0.5)
      for step in 1...2 {
        LinearKeyframe(CGPoint(x: 10 * step, y: 0), duration: 0.25)
      }
    }
    #expect(timeline.duration == 1)
    #expect(timeline.value(time: 0.25) == CGPoint(x: 5, y: 10))
    #expect(timeline.value(time: 1) == CGPoint(x: 20, y: 0))
    let track = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack { LinearKeyframe(4, duration: 1) }
    }
    #expect(track.value(time: 0.5) == 2)
  }

  @Test("Tracks nest inside a property")
  func nestedTracks() {
    let timeline = KeyframeTimeline(initialValue: Scene()) {
      KeyframeTrack(\.badge) {
        KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
        KeyframeTrack(\.angle) { LinearKeyframe(.degrees(180), duration: 2) }
      }
      KeyframeTrack(\.title) { LinearKeyframe(1, duration: 0.5) }
    }
    #expect(timeline.duration == 2)
    let scene = timeline.value(time: 1)
    #expect(scene.badge.scale == 3)
    #expect(abs(scene.badge.angle.degrees - 90) < 1e-9)
    #expect(scene.title == 1)
    #expect(timeline.keyframes.tracks.map(\.name) == ["badge.scale", "badge.angle", "title"])
  }

  struct Wiggle: KeyframeTrackContent {
    let size: CGFloat
    var body: some KeyframeTrackContent<CGFloat> {
      LinearKeyframe(size, duration: 0.1)
      LinearKeyframe(-size, duration: 0.2)
      LinearKeyframe(0, duration: 0.1)
    }
  }

  struct Reaction: Keyframes {
    var body: some Keyframes<Badge> {
      KeyframeTrack(\.scale) {
        Wiggle(size: 4)
        Wiggle(size: 2)
      }
      KeyframeTrack(\.glow) { CubicKeyframe(1, duration: 0.3) }
    }
  }

  @Test("Keyframes and track content can be types of their own")
  func ownTypes() {
    let timeline = KeyframeTimeline(initialValue: Badge()) {
      Reaction()
      KeyframeTrack(\.angle) { SpringKeyframe(.degrees(10), duration: 1, spring: .bouncy) }
    }
    #expect(timeline.duration == 1)
    #expect(abs(timeline.value(time: 0.1).scale - 4) < 1e-9)
    #expect(abs(timeline.value(time: 0.5).scale - 2) < 1e-9)
    #expect(abs(timeline.value(time: 0.15).glow - 0.5) < 1e-6)
  }
}
