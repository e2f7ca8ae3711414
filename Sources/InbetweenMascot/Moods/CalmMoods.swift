extension Mood {
  /// The mood's loop.
  var motion: Motion<Channel> {
    switch self {
    case .idle: Self.idleMotion
    case .cheerOn: Self.cheerOnMotion
    case .wave: Self.waveMotion
    case .explain: Self.explainMotion
    case .think: Self.thinkMotion
    case .sleep: Self.sleepMotion
    case .ask: Self.askMotion
    case .listen: Self.listenMotion
    case .work: Self.workMotion
    case .sad: Self.sadMotion
    case .happy: Self.happyMotion
    case .surprised: Self.surprisedMotion
    case .talk: Self.talkMotion
    }
  }

  /// A loop that breathes, with a small smile.
  fileprivate static func breathing(
    _ name: String, seconds: Double, breaths: Int, by depth: Double = 0.014
  ) -> Motion<Channel> {
    var motion = Motion<Channel>(name, seconds: seconds, loops: true)
    motion.swing(.stretch, -depth * 0.6, depth, times: breaths)
    motion.swing(.armLeft, -2, 3, times: breaths, delay: 0.15)
    motion.swing(.armRight, -2, 3, times: breaths, delay: 0.15)
    motion.hold(.lipTop, 8)
    motion.hold(.lipBottom, 9)
    motion.hold(.mouthWidth, 0.8)
    motion.hold(.cheeks, 0.6)
    return motion
  }

  fileprivate static var idleMotion: Motion<Channel> {
    var motion = breathing("Idle", seconds: 6, breaths: 3)
    motion.swing(.bend, -1.4, 1.4)
    motion.swing(.headTilt, -2.4, 2.4, delay: 0.5)
    motion.keys(.gazeX, (0, 0), (1.6, 0), (1.8, -8), (2.9, -8), (3.1, 7), (4.4, 7), (4.65, 0))
    motion.keys(.gazeY, (0, 0), (1.6, 0), (1.8, -2), (2.9, -2), (3.1, 1), (4.4, 1), (4.65, 0))
    motion.keys(.faceX, (0, 0), (1.65, 0), (2.0, -7), (2.9, -7), (3.3, 7), (4.4, 7), (4.8, 0))
    motion.keys(.browLeftY, (0, 0), (3.0, 0), (3.2, -5), (4.3, -5), (4.5, 0))
    motion.keys(.browRightY, (0, 0), (3.0, 0), (3.2, -3), (4.3, -3), (4.5, 0))
    Swinging(wag: (8, 2, 0)).apply(to: &motion)
    return motion
  }

  fileprivate static var thinkMotion: Motion<Channel> {
    var motion = breathing("Think", seconds: 4, breaths: 2)
    motion.hold(.lean, -1.5)
    motion.swing(.bend, -2, -3.5)
    motion.swing(.headTilt, 5, 8)
    // A hand at the chin, the other arm across.
    let (chin, higher) = (
      Arms.reach(-70, -30, elbowInside: true), Arms.reach(-68, -34, elbowInside: true)
    )
    motion.swing(.armRight, chin.arm, higher.arm, times: 2)
    motion.swing(.forearmRight, chin.forearm, higher.forearm, times: 2)
    let elbow = Arms.reach(-62, 34, elbowInside: false)
    motion.swing(.armLeft, elbow.arm, elbow.arm + 3)
    motion.hold(.forearmLeft, elbow.forearm)
    motion.hold(.gazeY, -11)
    motion.keys(.gazeX, (0, 9), (1.4, 9), (1.7, 2), (2.9, 2), (3.2, 9))
    motion.swing(.faceX, 5, 8)
    motion.hold(.faceY, -6)
    motion.hold(.browRightY, -12)
    motion.hold(.browRightTilt, -7)
    motion.hold(.browLeftY, 2)
    motion.hold(.browLeftTilt, 9)
    motion.hold(.lid, 0.08)
    motion.hold(.lipTop, -1)
    motion.hold(.lipBottom, 0)
    motion.hold(.mouthWidth, 0.46)
    motion.keys(.mouthX, (0, 4), (1.4, 4), (1.7, -6), (2.9, -6), (3.2, 4))
    motion.hold(.mouthY, 2)
    motion.hold(.cheeks, 0.4)
    motion.hold(.dots, 1)
    Swinging(droop: 2, wag: (7, 1, -4)).apply(to: &motion)
    return motion
  }

  fileprivate static var sleepMotion: Motion<Channel> {
    var motion = Motion<Channel>("Sleep", seconds: 4, loops: true)
    motion.swing(.stretch, -0.075, -0.025)
    motion.swing(.lean, 3, 4)
    motion.swing(.bend, 5, 4, delay: 0.2)
    motion.swing(.headTilt, 13, 10, delay: 0.3)
    motion.swing(.faceY, 16, 11, delay: 0.1)
    motion.hold(.faceX, 4)
    motion.hold(.lid, 1)
    motion.hold(.lidTilt, -3)
    motion.hold(.browLeftY, 12)
    motion.hold(.browRightY, 12)
    motion.hold(.browLeftTilt, -6)
    motion.hold(.browRightTilt, -6)
    motion.swing(.armLeft, 6, 2)
    motion.swing(.armRight, 6, 2)
    motion.hold(.forearmLeft, 6)
    motion.hold(.forearmRight, 6)
    motion.swing(.lipTop, -1, -6, delay: 0.2)
    motion.swing(.lipBottom, 3, 9, delay: 0.2)
    motion.swing(.mouthWidth, 0.3, 0.42, delay: 0.2)
    motion.hold(.cheeks, 0.75)
    motion.hold(.zs, 1)
    motion.hold(.shadow, 1.04)
    Swinging(droop: 17, wag: (3, 1, 16)).apply(to: &motion)
    return motion
  }

  fileprivate static var askMotion: Motion<Channel> {
    var motion = breathing("Ask", seconds: 3, breaths: 2)
    motion.swing(.lean, 1.5, 3)
    motion.hold(.bend, 2)
    motion.keys(.headTilt, (0, 9), (1.2, 12), (1.5, 7), (2.4, 10))
    motion.swing(.x, -10, -6)
    // Open hands.
    motion.keys(.armLeft, (0, -48), (0.5, -58), (1.4, -46), (2.3, -50))
    motion.keys(.armRight, (0, -48), (0.5, -58), (1.4, -46), (2.3, -50))
    motion.keys(.forearmLeft, (0, -42), (0.55, -56), (1.4, -40), (2.3, -44))
    motion.keys(.forearmRight, (0, -42), (0.55, -56), (1.4, -40), (2.3, -44))
    motion.hold(.browLeftY, -8)
    motion.hold(.browRightY, -14)
    motion.hold(.browLeftTilt, -8)
    motion.hold(.browRightTilt, -12)
    motion.keys(.gazeX, (0, 0), (1.5, 0), (1.7, 8), (2.3, 8), (2.5, 0))
    motion.keys(.gazeY, (0, 0), (1.5, 0), (1.7, -8), (2.3, -8), (2.5, 0))
    motion.hold(.eyeSize, 1.04)
    motion.keys(.lipTop, (0, 1), (0.5, -5), (1.2, 2), (2.4, 1))
    motion.keys(.lipBottom, (0, 5), (0.5, 13), (1.2, 5), (2.4, 6))
    motion.keys(.mouthWidth, (0, 0.52), (0.5, 0.6), (1.2, 0.56), (2.4, 0.52))
    motion.hold(.question, 1)
    Swinging(droop: -5, wag: (10, 1, -6)).apply(to: &motion)
    return motion
  }

  fileprivate static var listenMotion: Motion<Channel> {
    var motion = breathing("Listen", seconds: 4, breaths: 2)
    motion.swing(.lean, 4, 5.5)
    motion.swing(.x, -34, -38)
    motion.hold(.bend, 3)
    motion.keys(.headTilt, (0, 7), (1.1, 9), (1.5, 5), (1.9, 9), (3.1, 10), (3.5, 6))
    motion.hold(.faceX, 9)
    motion.keys(.faceY, (0, 0), (1.1, -2), (1.5, 6), (1.9, -2), (3.1, -1), (3.5, 6))
    motion.swing(.gazeX, 8, 10, times: 2)
    motion.hold(.gazeY, -3)
    // A hand behind the gills.
    motion.swing(.armRight, -88, -92, times: 2)
    motion.swing(.forearmRight, -76, -82, times: 2)
    motion.hold(.armLeft, 10)
    motion.hold(.forearmLeft, 26)
    motion.hold(.browLeftY, -5)
    motion.hold(.browRightY, -9)
    motion.hold(.lipTop, 5)
    motion.hold(.lipBottom, 6)
    motion.hold(.mouthWidth, 0.55)
    motion.hold(.mouthX, 3)
    motion.hold(.arcs, 1)
    Swinging(droop: -9, wag: (6, 1, -4)).apply(to: &motion)
    return motion
  }

  fileprivate static var sadMotion: Motion<Channel> {
    var motion = Motion<Channel>("Sad", seconds: 4, loops: true)
    motion.swing(.stretch, -0.06, -0.04, times: 2)
    motion.swing(.lean, -1.5, 1.5)
    motion.swing(.bend, -3, 2)
    motion.swing(.headTilt, -7, -3, delay: 0.2)
    motion.keys(.faceY, (0, 14), (1.8, 17), (2.1, 13), (2.4, 18), (2.7, 15))
    motion.hold(.gazeY, 9)
    motion.swing(.gazeX, -4, 3)
    motion.swing(.lid, 0.34, 0.42, times: 2)
    motion.hold(.lidTilt, -15)
    motion.hold(.browLeftY, -3)
    motion.hold(.browRightY, -3)
    motion.hold(.browLeftTilt, -22)
    motion.hold(.browRightTilt, -22)
    motion.swing(.armLeft, 14, 18, times: 2)
    motion.swing(.armRight, 14, 18, times: 2)
    motion.hold(.forearmLeft, 10)
    motion.hold(.forearmRight, 10)
    motion.keys(.lipTop, (0, -9), (1.8, -9), (2.0, -12), (2.3, -8), (2.6, -10))
    motion.keys(.lipBottom, (0, -8), (1.8, -8), (2.0, -10), (2.3, -7), (2.6, -9))
    motion.hold(.mouthWidth, 0.66)
    motion.hold(.mouthY, 5)
    motion.hold(.cheeks, 0.35)
    motion.hold(.tear, 1)
    Swinging(droop: 26, wag: (2.5, 1, 24)).apply(to: &motion)
    return motion
  }
}
