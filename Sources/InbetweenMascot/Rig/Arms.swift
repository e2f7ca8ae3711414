import InbetweenRiveWriter

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Arms that bend at the elbow, in front of the body.
enum Arms {
  /// Lengths (points) and rest angles (degrees) of the upper arm and the forearm.
  private static let (upper, lower) = (46.0, 44.0)
  private static let (upperRest, lowerRest) = (62.0, 16.0)

  /// The values of the arm's and the forearm's channel that bring the hand to a place from the
  /// shoulder: x outwards, y down. Too far away, the arm is straight.
  static func reach(_ x: Double, _ y: Double, elbowInside: Bool = false) -> (
    arm: Double, forearm: Double
  ) {
    let distance = min(max(hypot(x, y), 4), upper + lower - 0.5)
    let shoulder = acos(
      (upper * upper + distance * distance - lower * lower) / (2 * upper * distance))
    let elbow = acos((upper * upper + lower * lower - distance * distance) / (2 * upper * lower))
    let side: Double = elbowInside ? -1 : 1
    let toDegrees = 180 / Double.pi
    var arm = (atan2(y, x) + side * shoulder) * toDegrees - upperRest
    // The short way from where the arm hangs.
    if arm < -200 { arm += 360 }
    return (arm, -side * (.pi - elbow) * toDegrees - lowerRest)
  }

  static func add(_ rig: Rig, _ skeleton: Skeleton, _ palette: Palette) {
    let sides: [(String, Float, Channel, Channel, ActChannel, ActChannel)] = [
      ("right", 1, .armRight, .forearmRight, .armRight, .forearmRight),
      ("left", -1, .armLeft, .forearmLeft, .armLeft, .forearmLeft),
    ]
    for (name, side, arm, forearm, actArm, actForearm) in sides {
      let shoulder = skeleton.torso.add(
        Node("Arm \(name)", x: side * 98, y: -14, scaleX: side))
      let root = Bone("Shoulder act", length: 0)
      let elbow = Bone("Elbow act", length: 0)
      let limb = Limb(
        "Arm", from: root, joint: elbow,
        [
          .init(length: Self.upper, turn: Self.upperRest),
          .init(length: Self.lower, turn: Self.lowerRest),
        ])
      let shape = shoulder.add(Shape("Arm"))
      shape.add(limb.outline([17, 17, 20]))
      shape.add(Fill(palette.arms))
      shoulder.add(root)
      rig.turn(arm, limb.bones[0])
      rig.turn(forearm, limb.bones[1])
      rig.turn(act: actArm, root)
      rig.turn(act: actForearm, elbow)
    }
  }
}
