extension Mood {
  private static func smiling(_ name: String, seconds: Double) -> Motion<Channel> {
    var motion = Motion<Channel>(name, seconds: seconds, loops: true)
    motion.hold(.lipTop, 5)
    motion.hold(.lipBottom, 27)
    motion.hold(.mouthWidth, 1)
    motion.hold(.cheeks, 1)
    return motion
  }

  static var cheerOnMotion: Motion<Channel> {
    var motion = smiling("Cheer on", seconds: 1.4)
    // Two hops, each with a crouch before and after.
    motion.keys(
      .y, (0, 0), (0.12, 0), (0.36, -52), (0.6, 0), (0.7, 0), (0.82, 0), (1.06, -52), (1.3, 0))
    motion.keys(
      .stretch, (0, -0.09), (0.16, 0.07), (0.36, 0.01), (0.56, 0.06), (0.68, -0.1), (0.86, 0.07),
      (1.06, 0.01), (1.26, 0.06))
    motion.keys(.shadow, (0.1, 1), (0.36, 0.72), (0.6, 1), (0.8, 1), (1.06, 0.72), (1.3, 1))
    motion.swing(.lean, -3.5, 3.5, delay: 0.3)
    motion.swing(.headTilt, -5, 5, delay: 0.4)
    motion.keys(.armRight, (0, -96), (0.36, -122), (0.68, -82), (1.06, -104))
    motion.keys(.armLeft, (0, -82), (0.36, -104), (0.68, -96), (1.06, -122))
    motion.keys(.forearmRight, (0, -62), (0.36, -24), (0.68, -88), (1.06, -50))
    motion.keys(.forearmLeft, (0, -88), (0.36, -50), (0.68, -62), (1.06, -24))
    motion.keys(.footLeftTurn, (0.12, 0), (0.36, 16), (0.6, 0), (0.82, 0), (1.06, 16), (1.3, 0))
    motion.keys(.footRightTurn, (0.12, 0), (0.36, -16), (0.6, 0), (0.82, 0), (1.06, -16), (1.3, 0))
    motion.keys(.lipBottom, (0, 22), (0.36, 34), (0.68, 22), (1.06, 34))
    motion.keys(.browLeftY, (0, -6), (0.36, -14), (0.68, -6), (1.06, -14))
    motion.keys(.browRightY, (0, -6), (0.36, -14), (0.68, -6), (1.06, -14))
    motion.keys(.faceY, (0, 3), (0.36, -8), (0.68, 3), (1.06, -8))
    motion.hold(.sparkles, 1)
    Swinging(droop: -6, wag: (14, 2, -8)).apply(to: &motion)
    return motion
  }

  static var waveMotion: Motion<Channel> {
    var motion = smiling("Wave", seconds: 2)
    motion.swing(.stretch, -0.012, 0.02, times: 2)
    motion.swing(.lean, -3.5, -2)
    motion.swing(.x, -5, -3)
    motion.swing(.bend, -2.5, -1)
    motion.swing(.headTilt, 4, 7.5, times: 2)
    motion.swing(.armRight, -84, -90, times: 2)
    motion.swing(.forearmRight, -36, -92, times: 4)
    motion.swing(.armLeft, -6, 2, times: 2)
    motion.hold(.forearmLeft, 8)
    motion.hold(.browLeftY, -6)
    motion.hold(.browRightY, -9)
    motion.swing(.lipBottom, 22, 28, times: 2)
    motion.hold(.faceX, 3)
    motion.swing(.faceY, -3, 0, times: 2)
    Swinging(droop: -5, wag: (13, 2, -5)).apply(to: &motion)
    return motion
  }

  static var explainMotion: Motion<Channel> {
    var motion = smiling("Explain", seconds: 3)
    motion.swing(.stretch, -0.01, 0.016, times: 2)
    motion.hold(.x, -44)
    motion.keys(.lean, (0, 1), (0.7, 3.5), (1.6, 3), (2.1, -1.5), (2.8, 0))
    motion.keys(.headTilt, (0, 0), (0.5, 5), (1.6, 4), (2.0, -5), (2.7, -2))
    motion.keys(.faceX, (0, 1), (0.45, 10), (1.6, 9), (1.95, -4), (2.7, -2))
    motion.keys(.gazeX, (0, 0), (0.3, 10), (1.5, 10), (1.75, -1), (2.8, 0))
    motion.keys(.gazeY, (0, 0), (0.3, -8), (1.5, -8), (1.75, 1), (2.8, 0))
    // Points at the card, then opens both hands.
    motion.keys(.armRight, (0, -84), (0.45, -112), (0.9, -104), (1.6, -108), (2.1, -62), (2.7, -66))
    motion.keys(.forearmRight, (0, -10), (0.45, 6), (0.9, -2), (1.6, 2), (2.1, -48), (2.7, -40))
    motion.keys(.armLeft, (0, -6), (0.5, 8), (1.6, 6), (2.1, -60), (2.7, -52))
    motion.keys(.forearmLeft, (0, 10), (0.5, 24), (1.6, 20), (2.1, -48), (2.7, -36))
    talk(&motion, [0.15, 0.42, 0.75, 1.0, 1.3, 1.75, 2.0, 2.3, 2.62], deep: 17)
    motion.keys(.browLeftY, (0, -4), (0.5, -9), (1.5, -5), (2.0, -11), (2.7, -5))
    motion.keys(.browRightY, (0, -4), (0.5, -12), (1.5, -7), (2.0, -9), (2.7, -5))
    motion.hold(.card, 1)
    Swinging(droop: -3, wag: (9, 1, -3)).apply(to: &motion)
    return motion
  }

  static var workMotion: Motion<Channel> {
    var motion = Motion<Channel>("Work", seconds: 2, loops: true)
    motion.swing(.stretch, -0.03, -0.018, times: 4)
    motion.swing(.lean, -0.7, 0.7, times: 2)
    motion.swing(.headTilt, -2.5, 2.5)
    motion.hold(.faceY, 11)
    motion.swing(.faceX, -6, 6)
    motion.hold(.gazeY, 11)
    motion.keys(.gazeX, (0, -8), (0.8, 7), (1.0, -8), (1.8, 7))
    motion.swing(.armLeft, 14, 6, times: 6)
    motion.swing(.armRight, 6, 14, times: 6)
    motion.swing(.forearmLeft, 34, 26, times: 6)
    motion.swing(.forearmRight, 26, 34, times: 6)
    motion.hold(.lid, 0.2)
    motion.hold(.browLeftY, 7)
    motion.hold(.browRightY, 7)
    motion.swing(.browLeftTilt, 9, 12)
    motion.swing(.browRightTilt, 9, 12)
    motion.hold(.lipTop, 2)
    motion.hold(.lipBottom, 3)
    motion.swing(.mouthWidth, 0.42, 0.5, times: 2)
    motion.hold(.mouthX, 3)
    motion.hold(.cheeks, 0.5)
    motion.hold(.laptop, 1)
    Swinging(droop: 2, wag: (7, 2, 0)).apply(to: &motion)
    return motion
  }

  static var happyMotion: Motion<Channel> {
    var motion = smiling("Happy", seconds: 1.6)
    motion.swing(.lean, -6, 6)
    motion.swing(.x, -13, 13)
    motion.keys(.y, (0, 0), (0.4, -12), (0.8, 0), (1.2, -12))
    motion.keys(.stretch, (0, -0.05), (0.4, 0.045), (0.8, -0.05), (1.2, 0.045))
    motion.swing(.bend, 4, -4, delay: 0.1)
    motion.swing(.headTilt, -7, 7, delay: 0.16)
    motion.swing(.footLeftY, 0, -12, delay: 0)
    motion.swing(.footRightY, -12, 0, delay: 0)
    motion.swing(.armRight, -58, -86, times: 2)
    motion.swing(.armLeft, -58, -86, times: 2)
    motion.swing(.forearmRight, -38, -64, times: 2, delay: 0.08)
    motion.swing(.forearmLeft, -38, -64, times: 2, delay: 0.08)
    motion.hold(.lowerLid, 1)
    motion.hold(.browLeftY, -8)
    motion.hold(.browRightY, -8)
    motion.swing(.lipBottom, 28, 33, times: 2)
    motion.swing(.faceY, 2, -5, times: 2)
    motion.hold(.hearts, 1)
    Swinging(droop: -7, wag: (16, 2, -10)).apply(to: &motion)
    return motion
  }

  static var surprisedMotion: Motion<Channel> {
    var motion = Motion<Channel>("Surprised", seconds: 2, loops: true)
    motion.swing(.stretch, 0.055, 0.035, times: 2)
    motion.swing(.x, -1.2, 1.2, times: 8)
    motion.hold(.bend, -2)
    motion.swing(.headTilt, -3, -1)
    motion.swing(.armRight, -76, -84, times: 2)
    motion.swing(.armLeft, -76, -84, times: 2)
    motion.swing(.forearmRight, -72, -78, times: 4)
    motion.swing(.forearmLeft, -72, -78, times: 4)
    motion.swing(.eyeSize, 1.15, 1.11, times: 2)
    motion.swing(.pupil, 0.7, 0.76, times: 2)
    motion.hold(.browLeftY, -19)
    motion.hold(.browRightY, -19)
    motion.hold(.browLeftTilt, -6)
    motion.hold(.browRightTilt, -6)
    motion.swing(.lipTop, -15, -12, times: 2)
    motion.swing(.lipBottom, 17, 14, times: 2)
    motion.hold(.mouthWidth, 0.5)
    motion.hold(.mouthY, 7)
    motion.hold(.faceY, -5)
    motion.hold(.cheeks, 0.55)
    motion.hold(.exclamation, 1)
    Swinging(droop: -17, wag: (5, 2, -22)).apply(to: &motion)
    return motion
  }

  static var talkMotion: Motion<Channel> {
    var motion = smiling("Talk", seconds: 3)
    motion.swing(.stretch, -0.012, 0.018, times: 3)
    motion.keys(.headTilt, (0, 2), (0.5, -4), (1.2, 3), (1.7, 5), (2.3, -3))
    motion.keys(.faceX, (0, 2), (0.5, -5), (1.2, 4), (1.7, 6), (2.3, -4))
    motion.keys(.faceY, (0, 0), (0.4, 4), (0.7, -3), (1.2, 3), (1.5, -4), (2.0, 3), (2.5, -3))
    motion.swing(.lean, -1.5, 2)
    motion.swing(.x, -12, -8)
    motion.keys(.armRight, (0, -40), (0.5, -66), (0.9, -36), (1.4, -20), (2.2, -58), (2.6, -48))
    motion.keys(.forearmRight, (0, -30), (0.5, -58), (0.9, -26), (1.4, -10), (2.2, -52), (2.6, -36))
    motion.keys(.armLeft, (0, 0), (0.9, -8), (1.5, -62), (1.9, -40), (2.4, 2))
    motion.keys(.forearmLeft, (0, 12), (0.9, 4), (1.5, -54), (1.9, -26), (2.4, 14))
    talk(&motion, [0.12, 0.36, 0.6, 0.85, 1.25, 1.5, 1.72, 2.1, 2.35, 2.65], deep: 22)
    motion.keys(.browLeftY, (0, -3), (0.5, -9), (1.2, -3), (1.7, -9), (2.4, -4))
    motion.keys(.browRightY, (0, -4), (0.5, -11), (1.2, -4), (1.7, -7), (2.4, -5))
    motion.hold(.bubble, 1)
    Swinging(droop: -3, wag: (9, 2, -2)).apply(to: &motion)
    return motion
  }

  /// Opens the mouth at each syllable, by turns wide and round.
  private static func talk(_ motion: inout Motion<Channel>, _ syllables: [Double], deep: Double) {
    var (top, bottom, width): ([(Double, Double)], [(Double, Double)], [(Double, Double)]) = (
      [(0, 4)], [(0, 7)], [(0, 0.8)]
    )
    for (index, time) in syllables.enumerated() {
      let next = index + 1 < syllables.count ? syllables[index + 1] : motion.span.seconds
      let isRound = index % 3 == 1
      top.append((time, isRound ? -6 : 2))
      bottom.append((time, deep * (isRound ? 0.85 : index % 2 == 0 ? 1 : 0.7)))
      width.append((time, isRound ? 0.55 : 0.9))
      let rest = (time + next) / 2 + 0.02
      if rest < motion.span.seconds - 0.05 {
        top.append((rest, 3))
        bottom.append((rest, 8))
        width.append((rest, 0.74))
      }
    }
    motion.set(.lipTop, Curve(top))
    motion.set(.lipBottom, Curve(bottom))
    motion.set(.mouthWidth, Curve(width))
  }
}
