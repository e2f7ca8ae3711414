import Foundation
import InbetweenViewGraph
import Testing

@Suite("Keyframe timelines")
struct KeyframeTimelineTests {
  struct Pose: Equatable {
    var x = 0.0
    var s = 1.0
  }

  // Vector kf-K6.
  @Test("Tracks run side by side, and a shorter one holds its last value")
  func sideBySide() {
    let timeline = KeyframeTimeline(initialValue: Pose(x: 0, s: 1)) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 0.2)
        LinearKeyframe(0, duration: 0.2)
      }
      KeyframeTrack(\.s) {
        LinearKeyframe(2, duration: 0.6)
      }
    }
    #expect(abs(timeline.duration - 0.6) < 1e-12)
    for (time, x, s) in [
      (-0.1, 0, 1), (0, 0, 1), (0.05, 2.5, 1.083), (0.1, 5, 1.167), (0.15, 7.5, 1.25),
      (0.2, 10, 1.333), (0.25, 7.5, 1.417), (0.3, 5, 1.5), (0.35, 2.5, 1.583), (0.4, 0, 1.667),
      (0.5, 0, 1.833), (0.6, 0, 2), (1.5, 0, 2),
    ] {
      let pose = timeline.value(time: time)
      #expect(abs(pose.x - x) <= 0.0005 && abs(pose.s - s) <= 0.0005, "at \(time)")
    }
  }

  // Vector kf-K7.
  @Test("A property that no track names keeps its initial value")
  func untouched() {
    let timeline = KeyframeTimeline(initialValue: Pose(x: 3, s: 7)) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 0.2) }
    }
    #expect(timeline.duration == 0.2)
    for (time, x) in [(0.0, 3.0), (0.1, 6.5), (0.2, 10), (0.5, 10)] {
      #expect(abs(timeline.value(time: time).x - x) <= 0.0005)
      #expect(timeline.value(time: time).s == 7)
    }
  }

  // Vector kf-K9.
  @Test("Progress is clamped and covers the duration")
  func progress() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10.0, duration: 0.4) }
    for (progress, value) in [(0.0, 0.0), (0.5, 5), (1, 10), (1.5, 10), (-1, 0)] {
      #expect(abs(timeline.value(progress: progress) - value) <= 0.0005)
    }
    #expect(timeline.value(progress: .nan) == 0)
  }

  // Case AC-19.
  @Test("The longest track makes the duration; each track is on its own")
  func longestTrack() {
    let timeline = KeyframeTimeline(initialValue: Pose(x: 0, s: 0)) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 0.5)
        LinearKeyframe(0, duration: 0.5)
      }
      KeyframeTrack(\.s) { LinearKeyframe(1, duration: 0.25) }
    }
    #expect(timeline.duration == 1)
    for (time, x) in [(0.25, 5.0), (0.5, 10), (0.75, 5), (1, 0)] {
      #expect(timeline.value(time: time) == Pose(x: x, s: 1))
    }
  }

  // Vector kf-K2 belongs to the same measurement as curve-easeInOut-K2.
  @Test("A linear keyframe may follow a timing curve")
  func timingCurve() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1.0, duration: 0.4, timingCurve: .easeInOut)
    }
    for (share, value) in [(0.125, 0.0311), (0.25, 0.1292), (0.5, 0.5), (0.875, 0.9689)] {
      #expect(abs(timeline.value(progress: share) - value) <= 6e-5)
    }
  }

  @Test("A later track wins on the same property")
  func laterTrackWins() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.x) { LinearKeyframe(-10, duration: 1) }
    }
    #expect(timeline.value(time: 0.5).x == -5)
  }

  @Test("Without keyframes the initial value stays")
  func empty() {
    let timeline = KeyframeTimeline(initialValue: Pose(x: 4, s: 2)) {}
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1) == Pose(x: 4, s: 2))
    let bare = KeyframeTimeline(initialValue: Pose(x: 4, s: 2)) { KeyframeTrack(\.x) {} }
    #expect(bare.value(time: 1) == Pose(x: 4, s: 2))
  }
}
