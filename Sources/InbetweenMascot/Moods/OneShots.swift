extension OneShot {
  /// The movement on top of the mood, from rest to rest.
  var motion: Motion<ActChannel> {
    switch self {
    case .enter: Self.enterMotion
    case .yes: Self.yesMotion
    case .no: Self.noMotion
    case .success: Self.successMotion
    }
  }

  /// Changes nothing.
  static var restMotion: Motion<ActChannel> {
    Motion<ActChannel>("Rest", seconds: 1, loops: false)
  }

  private static func smile(
    _ motion: inout Motion<ActChannel>, from start: Double, to end: Double, open: Double
  ) {
    let seconds = motion.span.seconds
    motion.keys(
      .mouth, (0, 0), (start, 0), (start + 0.12, 1), (end, 1), (end + 0.14, 0), (seconds, 0))
    motion.keys(
      .lipTop, (0, 5), (seconds, 5))
    motion.keys(
      .lipBottom, (0, 8), (start, 8), (start + 0.25, open), (end, open * 0.8), (end + 0.14, 8),
      (seconds, 8))
  }

  /// Loose parts that follow.
  private static func swing(_ motion: inout Motion<ActChannel>) {
    let span = motion.span
    func values(_ channel: ActChannel) -> (Double) -> Double {
      motion.curve(channel, rest: channel.rest).values(span)
    }
    let (y, stretch, faceX, faceY) = (
      values(.y), values(.stretch), values(.faceX), values(.faceY)
    )
    let (lean, bend, tilt) = (values(.lean), values(.bend), values(.headTilt))
    func lowered(_ time: Double) -> Double { y(time) - 250 * stretch(time) + faceY(time) }
    func turned(_ time: Double) -> Double { lean(time) + bend(time) + tilt(time) }
    func limited(_ curve: Curve) -> Curve { curve.map { min(max($0, -34), 34) } }
    motion.set(
      .gills,
      limited(Follower(frequency: 13, damping: 0.3).lag(behind: { 0.3 * lowered($0) }, span)))
    motion.set(
      .tuft,
      limited(
        Follower(frequency: 11, damping: 0.25).lag(
          behind: { 1.8 * turned($0) + 0.8 * faceX($0) }, span)))
    motion.set(
      .tail, limited(Follower(frequency: 9, damping: 0.35).lag(behind: { 0.3 * lowered($0) }, span))
    )
  }

  private static var enterMotion: Motion<ActChannel> {
    var motion = Motion<ActChannel>("Enter", seconds: 1.7, loops: false)
    // Falls in, lands, bounces once.
    motion.keys(
      .y, (0, -520), (0.18, -380), (0.38, 0), (0.47, 0), (0.66, -44), (0.86, 0), (1.7, 0))
    motion.keys(
      .stretch, (0, 0.12), (0.3, 0.16), (0.45, -0.2), (0.6, 0.1), (0.76, 0.04), (0.92, -0.1),
      (1.08, 0.035), (1.24, -0.012), (1.5, 0), (1.7, 0))
    motion.keys(
      .shadow, (0, 0.2), (0.38, 1.1), (0.5, 1.15), (0.66, 0.82), (0.86, 1.04), (1.1, 1), (1.7, 1))
    motion.keys(
      .armLeft, (0, -110), (0.36, -124), (0.5, -24), (0.68, -66), (0.94, 4), (1.2, 0), (1.7, 0))
    motion.keys(
      .armRight, (0, -110), (0.36, -124), (0.5, -24), (0.68, -66), (0.94, 4), (1.2, 0), (1.7, 0))
    motion.keys(.forearmLeft, (0, -10), (0.36, -16), (0.52, 10), (0.7, -20), (0.96, 0), (1.7, 0))
    motion.keys(.forearmRight, (0, -10), (0.36, -16), (0.52, 10), (0.7, -20), (0.96, 0), (1.7, 0))
    motion.keys(
      .faceY, (0, -12), (0.36, -12), (0.47, 12), (0.64, -7), (0.9, 5), (1.15, 0), (1.7, 0))
    motion.keys(.browY, (0, -10), (0.4, -10), (0.5, 4), (0.66, -8), (1.2, 0), (1.7, 0))
    smile(&motion, from: 0.42, to: 1.28, open: 27)
    motion.keys(.smilingEyes, (0, 0), (0.42, 0), (0.5, 0.5), (0.62, 0), (1.7, 0))
    swing(&motion)
    return motion
  }

  private static var yesMotion: Motion<ActChannel> {
    var motion = Motion<ActChannel>("Yes", seconds: 1.8, loops: false)
    motion.keys(
      .faceY, (0, 0), (0.12, -9), (0.3, 22), (0.48, -10), (0.66, 19), (0.86, -4), (1.1, 0), (1.8, 0)
    )
    motion.keys(
      .stretch, (0, 0), (0.12, 0.03), (0.3, -0.06), (0.48, 0.035), (0.66, -0.05), (0.86, 0.015),
      (1.1, 0), (1.8, 0))
    motion.keys(.browY, (0, 0), (0.2, -7), (1.2, -7), (1.5, 0), (1.8, 0))
    motion.keys(.smilingEyes, (0, 0), (0.1, 0), (0.24, 1), (1.2, 1), (1.4, 0), (1.8, 0))
    motion.keys(.armRight, (0, 0), (0.3, -34), (1.1, -30), (1.5, 0), (1.8, 0))
    motion.keys(.forearmRight, (0, 0), (0.34, -42), (1.1, -36), (1.5, 0), (1.8, 0))
    smile(&motion, from: 0.08, to: 1.26, open: 26)
    motion.keys(
      .badge, (0, 0), (0.18, 0), (0.42, 1.14), (0.58, 0.96), (0.7, 1), (1.46, 1), (1.7, 0), (1.8, 0)
    )
    motion.keys(.check, (0, 0), (0.36, 0), (0.7, 1), (1.8, 1))
    swing(&motion)
    return motion
  }

  private static var noMotion: Motion<ActChannel> {
    var motion = Motion<ActChannel>("No", seconds: 1.7, loops: false)
    motion.keys(
      .faceX, (0, 0), (0.1, 4), (0.28, -26), (0.5, 26), (0.72, -22), (0.94, 17), (1.14, -6),
      (1.34, 0),
      (1.7, 0))
    motion.keys(
      .headTilt, (0, 0), (0.28, -5), (0.5, 5), (0.72, -4.5), (0.94, 3.5), (1.14, -1), (1.34, 0),
      (1.7, 0))
    motion.keys(.bend, (0, 0), (0.28, 2), (0.5, -2), (0.72, 2), (0.94, -1.5), (1.3, 0), (1.7, 0))
    motion.keys(.stretch, (0, 0), (0.2, -0.03), (1.2, -0.03), (1.5, 0), (1.7, 0))
    motion.keys(.browY, (0, 0), (0.2, 5), (1.1, 5), (1.4, 0), (1.7, 0))
    motion.keys(.browTilt, (0, 0), (0.2, -13), (1.1, -13), (1.4, 0), (1.7, 0))
    motion.keys(.armLeft, (0, 0), (0.3, -30), (0.9, -26), (1.35, 0), (1.7, 0))
    motion.keys(.armRight, (0, 0), (0.3, -30), (0.9, -26), (1.35, 0), (1.7, 0))
    motion.keys(.mouth, (0, 0), (0.06, 0), (0.18, 1), (1.2, 1), (1.36, 0), (1.7, 0))
    motion.hold(.lipTop, -9)
    motion.hold(.lipBottom, -8)
    motion.hold(.mouthWidth, 0.6)
    swing(&motion)
    return motion
  }

  private static var successMotion: Motion<ActChannel> {
    var motion = Motion<ActChannel>("Success", seconds: 2.2, loops: false)
    motion.keys(
      .y, (0, 0), (0.3, 0), (0.62, -74), (0.94, 0), (1.1, 0), (1.3, -34), (1.5, 0), (2.2, 0))
    motion.keys(
      .stretch, (0, 0), (0.24, -0.17), (0.4, 0.16), (0.62, 0.02), (0.86, 0.12), (1.02, -0.17),
      (1.18, 0.07), (1.34, 0.02), (1.56, -0.07), (1.74, 0.02), (1.9, 0), (2.2, 0))
    motion.keys(
      .shadow, (0, 1), (0.3, 1.06), (0.62, 0.5), (0.96, 1.1), (1.3, 0.84), (1.56, 1.02), (1.8, 1),
      (2.2, 1))
    motion.keys(.lean, (0, 0), (0.24, 3), (0.62, -6), (0.98, 2), (1.3, 3), (1.6, 0), (2.2, 0))
    motion.keys(.headTilt, (0, 0), (0.24, 4), (0.64, -8), (1.02, 4), (1.34, 4), (1.7, 0), (2.2, 0))
    motion.keys(
      .armLeft, (0, 0), (0.24, 12), (0.5, -116), (0.8, -110), (1.02, -40), (1.3, -84), (1.66, 0),
      (2.2, 0))
    motion.keys(
      .armRight, (0, 0), (0.24, 12), (0.5, -116), (0.8, -110), (1.02, -40), (1.3, -84), (1.66, 0),
      (2.2, 0))
    motion.keys(.footLeftY, (0, 0), (0.34, 0), (0.62, 7), (0.92, 0), (2.2, 0))
    motion.keys(.footRightY, (0, 0), (0.34, 0), (0.62, 7), (0.92, 0), (2.2, 0))
    motion.keys(
      .faceY, (0, 0), (0.24, 10), (0.5, -10), (0.9, 2), (1.04, 8), (1.3, -4), (1.6, 0), (2.2, 0))
    motion.keys(.browY, (0, 0), (0.24, 4), (0.5, -10), (1.5, -8), (1.9, 0), (2.2, 0))
    motion.keys(.smilingEyes, (0, 0), (0.3, 0), (0.44, 1), (1.6, 1), (1.8, 0), (2.2, 0))
    smile(&motion, from: 0.26, to: 1.66, open: 34)
    motion.keys(.confetti, (0, 0), (0.44, 0), (0.7, 0.5), (1.7, 1), (2.2, 1))
    swing(&motion)
    return motion
  }
}
