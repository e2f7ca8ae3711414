/// What a motion can move, whatever the character looks like. Angles are degrees, lengths points of
/// the artboard, shares 0...1. A character without the part ignores the channel.
enum Channel: String, CaseIterable, Hashable {
  // The whole body.
  /// From its place; y is down.
  case x, y
  /// About the feet, clockwise.
  case lean
  /// Taller by this share, and narrower so that the area stays.
  case stretch
  /// How the middle and the upper part bend, clockwise.
  case bend, headTilt
  case footLeftY, footRightY, footLeftTurn, footRightTurn
  /// How large the shadow is: 1 on the ground.
  case shadow

  // Arms: 0 hangs down, negative raises; the forearm relative to the upper arm.
  case armLeft, armRight, forearmLeft, forearmRight

  // The face.
  case faceX, faceY
  case gazeX, gazeY
  /// 1 as drawn.
  case pupil, eyeSize
  /// 0 open, 1 closed: the upper lids, and the lower lids, which make smiling arcs.
  case lid, lowerLid
  /// The lids' slope: positive falls towards the nose.
  case lidTilt
  /// Negative is up.
  case browLeftY, browRightY
  /// Positive falls towards the nose.
  case browLeftTilt, browRightTilt
  /// The upper and the lower lip; down is positive, so that both down smile.
  case lipTop, lipBottom
  /// 1 as drawn.
  case mouthWidth
  case mouthX, mouthY
  case cheeks

  // What swings by itself; 0 is at rest, positive droops.
  case gillLeftUpper, gillLeftMiddle, gillLeftLower
  case gillRightUpper, gillRightMiddle, gillRightLower
  case tuft
  case tailRoot, tailMiddle, tailTip

  // Things beside the character: 0 away, 1 there.
  case sparkles, card, dots, zs, question, exclamation, arcs, laptop, tear, hearts, bubble
}

/// What one-shots move on top of whatever mood plays. All rest at 0, but for `stretch`-like shares
/// that are 0 at rest, too.
enum ActChannel: String, CaseIterable, Hashable {
  case x, y, lean, stretch, bend, headTilt, shadow
  case footLeftY, footRightY
  case armLeft, armRight, forearmLeft, forearmRight
  case faceX, faceY
  case browY, browTilt
  /// Lower lids of their own.
  case smilingEyes
  /// How far the one-shot's own mouth has replaced the mood's.
  case mouth
  case lipTop, lipBottom, mouthWidth
  case gills, tuft, tail
  case badge, check, confetti
}
