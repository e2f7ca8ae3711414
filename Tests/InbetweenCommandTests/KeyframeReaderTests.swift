import InbetweenViewGraph
import Testing

@testable import InbetweenCommand

@Suite("The text of keyframes")
struct KeyframeReaderTests {
  private func tracks(
    _ text: String
  ) throws -> [(property: String?, timeline: KeyframeTimeline<Double>)] {
    guard case .keyframes(let tracks) = try ExpressionReader.curve(text) else { return [] }
    return tracks
  }

  @Test("plays like the keyframes that the same source makes")
  func plays() throws {
    let read = try tracks(
      """
      KeyframeTimeline(initialValue: 1.0) {
        LinearKeyframe(2, duration: 0.2, timingCurve: .easeIn)
        CubicKeyframe(-3, duration: 0.3, startVelocity: 1)
        SpringKeyframe(5, duration: 0.4, spring: .bouncy)
        MoveKeyframe(0)
        SpringKeyframe(1)
      }
      """)
    let made = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(2, duration: 0.2, timingCurve: .easeIn)
      CubicKeyframe(-3, duration: 0.3, startVelocity: 1)
      SpringKeyframe(5, duration: 0.4, spring: .bouncy)
      MoveKeyframe(0)
      SpringKeyframe(1)
    }
    #expect(read.count == 1 && read[0].property == nil)
    #expect(read[0].timeline.duration == made.duration)
    for step in 0...200 {
      let time = Double(step) * 0.02
      #expect(read[0].timeline.value(time: time) == made.value(time: time))
    }
  }

  @Test("tracks take the numbers of the initial value by their labels; angles are degrees")
  func properties() throws {
    let read = try tracks(
      """
      KeyframeTimeline(initialValue: Pose(scale: 1, angle: .degrees(90), y: .zero)) {
        KeyframeTrack(\\.y) { LinearKeyframe(-10, duration: 1) }
        KeyframeTrack(\\Pose.angle) { LinearKeyframe(.radians(3.141592653589793), duration: 1) }
      }
      """)
    #expect(read.map(\.property) == ["y", "angle"])
    #expect(read[0].timeline.value(time: 0.5) == -5)
    #expect(abs(read[1].timeline.value(time: 0.5) - 135) < 1e-9)
  }

  @Test(
    "with a mistake is an error that points at it",
    arguments: [
      ("KeyframeTimeline(initialValue: 0)", 1, "in braces are expected"),
      ("KeyframeTimeline(start: 0) { }", 1, "needs (initialValue: a number)"),
      ("KeyframeTimeline(initialValue: 0, 3) { }", 35, "takes (initialValue"),
      ("KeyframeTimeline(initialValue: fast) { }", 32, "a number, or a call with"),
      ("KeyframeTimeline(initialValue: P(1)) { }", 34, "a label and a number"),
      (
        "KeyframeTimeline(initialValue: 0) { LinearKeyframe(1) }", 37,
        "'LinearKeyframe' needs (a number, duration: a number"
      ),
      ("KeyframeTimeline(initialValue: 0) { Keyframe(1) }", 37, "there is no keyframe 'Keyframe'"),
      (
        "KeyframeTimeline(initialValue: P(a: 0)) { KeyframeTrack(\\.b) { } }", 57,
        "no number 'b'; it has: a"
      ),
      (
        "KeyframeTimeline(initialValue: P(a: 0)) { MoveKeyframe(1) }", 41,
        "KeyframeTrack(\\.property) { … } is expected"
      ),
      ("KeyframeTimeline(initialValue: 0) { 3 }", 37, "a keyframe is expected here"),
    ])
  func mistakes(text: String, column: Int, message: String) {
    #expect {
      _ = try ExpressionReader.curve(text)
    } throws: { error in
      let error = error as! ExpressionError
      return error.column == column && error.message.contains(message)
    }
  }
}
