import InbetweenTiming
import Testing

@Suite("Keyframe tracks over lanes")
struct LaneTrackTests {
  typealias Points = [(time: Double, value: Double)]

  static func track(from initial: Double, _ keyframes: LaneKeyframe...) -> LaneTrack {
    LaneTrack(initialValue: [initial], keyframes: keyframes)
  }

  static func linear(_ to: Double, _ duration: Double) -> LaneKeyframe {
    LaneKeyframe(.linear(.linear), to: [to], duration: duration)
  }

  static func cubic(
    _ to: Double, _ duration: Double, start: Double? = nil, end: Double? = nil
  ) -> LaneKeyframe {
    LaneKeyframe(
      .cubic(startVelocity: start.map { [$0] }, endVelocity: end.map { [$0] }), to: [to],
      duration: duration)
  }

  static func spring(
    _ to: Double, _ duration: Double?, _ spring: DampedSpring, start: Double? = nil
  ) -> LaneKeyframe {
    LaneKeyframe(.spring(spring, startVelocity: start.map { [$0] }), to: [to], duration: duration)
  }

  static func move(_ to: Double) -> LaneKeyframe { LaneKeyframe(.move, to: [to], duration: nil) }

  private func expect(_ track: LaneTrack, duration: Double, _ points: Points) {
    #expect(abs(track.duration - duration) < 1e-9)
    for point in points {
      #expect(
        abs(track.value(at: point.time)[0] - point.value) <= 0.0005 + 1e-9, "at \(point.time)")
    }
  }

  // Vector kf-K1.
  @Test("Linear keyframes run straight and hold at both ends")
  func linearKeyframes() {
    expect(
      Self.track(from: 0, Self.linear(10, 0.2), Self.linear(-10, 0.2), Self.linear(0, 0.2)),
      duration: 0.6,
      [
        (-0.1, 0), (0, 0), (0.05, 2.5), (0.1, 5), (0.15, 7.5), (0.2, 10), (0.25, 5), (0.3, 0),
        (0.35, -5), (0.4, -10), (0.5, -5), (0.6, 0), (0.8, 0), (1.5, 0),
      ])
  }

  // Vector kf-K3.
  @Test("Neighbouring cubic keyframes share the velocity over both")
  func cubicKeyframes() {
    expect(
      Self.track(from: 0, Self.cubic(10, 0.2), Self.cubic(-10, 0.2), Self.cubic(0, 0.2)),
      duration: 0.6,
      [
        (-0.1, 0), (0, 0), (0.05, 1.797), (0.1, 5.625), (0.15, 9.141), (0.2, 10), (0.25, 6.406),
        (0.3, 0), (0.35, -6.406), (0.4, -10), (0.5, -5.625), (0.6, 0), (1.5, 0),
      ])
  }

  // Vector kf-K3b.
  @Test("A lone cubic keyframe is smoothstep")
  func loneCubic() {
    expect(
      Self.track(from: 0, Self.cubic(10, 0.4)), duration: 0.4,
      [
        (0, 0), (0.05, 0.43), (0.1, 1.562), (0.15, 3.164), (0.2, 5), (0.25, 6.836), (0.3, 8.437),
        (0.35, 9.57), (0.4, 10), (0.5, 10),
      ])
  }

  // Vector kf-K3c.
  @Test("Shared velocity is taken over uneven durations")
  func unevenCubics() {
    expect(
      Self.track(from: 0, Self.cubic(10, 0.1), Self.cubic(0, 0.3)), duration: 0.4,
      [
        (0.025, 1.562), (0.05, 5), (0.075, 8.437), (0.1, 10), (0.15, 9.259), (0.2, 7.407),
        (0.25, 5), (0.3, 2.593), (0.35, 0.741),
      ])
  }

  // Vector kf-K3d.
  @Test("A cubic keyframe takes the slopes of its linear neighbours")
  func cubicBetweenLinear() {
    expect(
      Self.track(from: 0, Self.linear(10, 0.2), Self.cubic(0, 0.2), Self.linear(5, 0.2)),
      duration: 0.6,
      [
        (0.05, 2.5), (0.1, 5), (0.15, 7.5), (0.2, 10), (0.25, 9.609), (0.3, 5.625),
        (0.35, 1.328), (0.4, 0), (0.5, 2.5),
      ])
  }

  // Vector kf-K3e.
  @Test("Explicit velocities win")
  func explicitVelocities() {
    expect(
      Self.track(from: 0, Self.cubic(10, 0.4, start: 50, end: 0)), duration: 0.4,
      [(0.05, 2.344), (0.1, 4.375), (0.2, 7.5), (0.3, 9.375), (0.35, 9.844)])
  }

  // Vector kf-K3h.
  @Test("A cubic keyframe before a hold ends at rest")
  func cubicBeforeHold() {
    expect(
      Self.track(from: 0, Self.cubic(10, 0.2), Self.cubic(30, 0.2), Self.linear(30, 0.2)),
      duration: 0.6, [(0.25, 15.234), (0.3, 21.875), (0.35, 27.578)])
  }

  // Vector kf-K4.
  @Test("A spring cut short holds the value it reached, and tells its residue")
  func springCutShort() {
    let track = Self.track(from: 0, Self.spring(10, 0.4, DampedSpring(duration: 0.4, bounce: 0)))
    expect(
      track, duration: 0.4,
      [
        (-0.1, 0), (0, 0), (0.05, 1.86), (0.1, 4.656), (0.15, 6.819), (0.2, 8.21), (0.25, 9.029),
        (0.3, 9.487), (0.35, 9.734), (0.4, 9.864), (0.5, 9.864), (1.5, 9.864),
      ])
    #expect(abs(track.endValue[0] - 9.864) < 0.0005)
    #expect(abs(track.segments[0].residue[0] - 0.136) < 0.0005)
  }

  // Vector kf-K4e.
  @Test("A spring keyframe takes over the velocity of the one before")
  func springAfterLinear() {
    expect(
      Self.track(
        from: 0, Self.linear(10, 0.2), Self.spring(0, 0.4, DampedSpring(duration: 0.4, bounce: 0))),
      duration: 0.6, [(0.2, 10), (0.25, 9.28), (0.3, 6.384), (0.4, 2.222), (0.6, 0.173)])
  }

  // Vector kf-K5.
  @Test("A move takes no time, and its boundary belongs to the keyframe before")
  func moveKeyframe() {
    expect(
      Self.track(from: 0, Self.linear(10, 0.2), Self.move(-5), Self.linear(0, 0.2)), duration: 0.4,
      [
        (-0.1, 0), (0, 0), (0.1, 5), (0.2, 10), (0.25, -3.75), (0.3, -2.5), (0.35, -1.25), (0.4, 0),
        (1.5, 0),
      ])
  }

  // Vector kf-K8; Apple's NaN at time 0 is not copied.
  @Test("A keyframe without duration is at its target from time 0 on")
  func zeroDuration() {
    expect(Self.track(from: 4, Self.linear(4, 0)), duration: 0, [(0, 4), (0.1, 4)])
    expect(Self.track(from: 1, Self.linear(4, 0)), duration: 0, [(-0.1, 1), (0, 4), (0.1, 4)])
    expect(
      Self.track(from: 1, Self.move(3), Self.linear(5, 1)), duration: 1,
      [(-0.1, 1), (0, 3), (0.5, 4), (1, 5)])
  }

  // Vector kf-spring-default-length-hypothesis.
  @Test("A spring without duration lasts as long as measured, and ends at its target")
  func springDefaultDuration() {
    let track = Self.track(from: 0, Self.spring(10, nil, DampedSpring(duration: 0.4, bounce: 0.3)))
    #expect(abs(track.duration - 1.2730088371) < 0.0005)
    #expect(abs(track.endValue[0] - 10) < 0.001)
  }

  @Test("No keyframes: no duration and the initial value")
  func noKeyframes() {
    expect(Self.track(from: 7), duration: 0, [(-1, 7), (0, 7), (1, 7)])
  }

  @Test("A track that takes over starts with the velocity it is given")
  func takingOver() {
    let moving = LaneTrack(
      initialValue: [2], keyframes: [Self.cubic(5, 1)], initialVelocity: [12])
    #expect(abs(moving.velocity(at: 0)[0] - 12) < 1e-12)
    // Hand-worked Hermite at u = 1/2: (2 + 5)/2 + 12/8.
    #expect(abs(moving.value(at: 0.5)[0] - 5) < 1e-12)
    let spring = DampedSpring(duration: 0.5, bounce: 0)
    let sprung = LaneTrack(
      initialValue: [2], keyframes: [Self.spring(5, 1, spring)], initialVelocity: [12])
    let (position, response) = spring.coefficients(at: 0.3)
    #expect(abs(sprung.value(at: 0.3)[0] - (2 + position * 3 + response * 12)) < 1e-12)
    // A linear keyframe has its own speed.
    let linear = LaneTrack(initialValue: [2], keyframes: [Self.linear(5, 1)], initialVelocity: [12])
    #expect(abs(linear.velocity(at: 0.5)[0] - 3) < 1e-12)
  }

  @Test("Velocity is the slope of the value, for every kind")
  func velocity() {
    let track = Self.track(
      from: 0, Self.cubic(10, 0.4), Self.spring(3, 0.5, DampedSpring(duration: 0.4, bounce: 0.3)),
      LaneKeyframe(.linear(.easeInOut), to: [8], duration: 0.6), Self.cubic(0, 0.3),
      Self.linear(1, 0.2))
    for time in stride(from: 0.013, to: track.duration, by: 0.037) {
      let difference = (track.value(at: time + 0.002)[0] - track.value(at: time - 0.002)[0]) / 0.004
      let joint = track.segments.contains { abs($0.end - time) < 0.004 }
      if !joint { #expect(abs(track.velocity(at: time)[0] - difference) < 0.2, "at \(time)") }
    }
    #expect(track.velocity(at: -1) == [0])
    #expect(track.velocity(at: 9) == [0])
  }

  @Test("Lanes do not mix")
  func lanes() {
    let track = LaneTrack(
      initialValue: [0, 100],
      keyframes: [
        LaneKeyframe(.cubic(startVelocity: nil, endVelocity: nil), to: [10, 90], duration: 0.4),
        LaneKeyframe(
          .spring(DampedSpring(duration: 0.3, bounce: 0.4), startVelocity: nil),
          to: [0, 100], duration: 0.3),
      ])
    for time in stride(from: 0.0, to: 0.7, by: 0.01) {
      let value = track.value(at: time)
      #expect(abs(value[0] + value[1] - 100) < 1e-9)
    }
  }

  @Test("Segments tell where each keyframe begins and ends")
  func segments() {
    let track = Self.track(from: 1, Self.linear(2, 0.25), Self.move(5), Self.cubic(4, 0.5))
    #expect(track.segments.map(\.kind) == [.linear, .move, .cubic])
    #expect(track.segments.map(\.start) == [0, 0.25, 0.25])
    #expect(track.segments.map(\.end) == [0.25, 0.25, 0.75])
    #expect(track.segments.map { $0.from[0] } == [1, 2, 5])
  }

  @Test("Durations and vectors out of range give a finite track")
  func badInput() {
    let endless = Self.track(
      from: 0, Self.cubic(10, .infinity), Self.spring(5, nil, DampedSpring(duration: 1, bounce: 1)))
    #expect(endless.duration == 2 * LaneKeyframe.longestDuration)
    #expect(abs(endless.value(at: 10)[0]) < 1e-6)
    let backwards = Self.track(from: 0, Self.linear(10, -1), Self.cubic(3, .nan))
    #expect(backwards.duration == 0)
    #expect(backwards.value(at: 0) == [3])
    #expect(backwards.value(at: .nan) == [0])
    let circular = Self.track(
      from: 0, LaneKeyframe(.linear(.circularEaseIn), to: [10], duration: 1), Self.cubic(0, 1))
    #expect(circular.value(at: 1.5)[0].isFinite)
    let ragged = LaneTrack(
      initialValue: [1, 2], keyframes: [LaneKeyframe(.move, to: [9], duration: nil)])
    #expect(ragged.endValue == [9, 0])
    #expect(LaneTrack(initialValue: [], keyframes: [Self.linear(1, 1)]).value(at: 0.5) == [])
  }
}
