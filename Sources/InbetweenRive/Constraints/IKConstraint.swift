import Glibc

/// Bends a chain of bones so that its tip reaches the target.
final class IKConstraint: TargetedConstraint {
  /// From the first bone to the one that the constraint is on.
  private var bones: [Bone] = []
  /// The angle of each bone as its numbers say.
  private var parts: [TransformParts] = []
  private var angles: [Float] = []

  /// Longer chains cost the square of their length in every frame.
  private static let longest: UInt32 = 64

  override func takeApart() {
    super.takeApart()
    bones = []
  }

  var root: Bone? { bones.first }

  override func linked() {
    super.linked()
    guard let tip = node as? Bone else { return }
    var chain = [tip]
    var count = min(Self.longest, uint(Slot.IKConstraint.parentBoneCount))
    var at = tip
    while count > 0, let parent = at.parent as? Bone {
      chain.append(parent)
      at = parent
      count -= 1
    }
    bones = chain.reversed()
    parts = bones.map { _ in TransformParts() }
    angles = bones.map { _ in 0 }
    for bone in bones.dropLast() { bone.chains.append(self) }
  }

  override func buildDependencies() {
    super.buildDependencies()
    guard let root, let target else { return }
    // All bones of the chain move with the target.
    target.addDependent(root)
    // What hangs on the bones of the chain has to wait until the chain is solved.
    guard let tip = node else { return }
    for (number, bone) in bones.dropLast().enumerated() {
      for child in bone.children where child !== bones[number + 1] && child is TransformNode {
        tip.addDependent(child)
      }
    }
  }

  override func constrain(_ node: TransformNode) {
    guard let target = activeTarget, !bones.isEmpty else { return }
    let goal = target.world.translation
    for (number, bone) in bones.enumerated() {
      let parentWorld = bone.parentWorld
      bone.local = (parentWorld.inverse ?? .identity) * bone.world
      parts[number] = TransformParts(bone.local)
    }
    let count = bones.count
    switch count {
    case 1: lookAt(0, goal)
    case 2: bend(0, 1, goal)
    default:
      let last = count - 1
      for number in 0..<last {
        bend(number, last, goal)
        for later in number + 1..<last {
          bones[later].local = (bones[later].parentWorld.inverse ?? .identity) * bones[later].world
        }
      }
    }
    let strength = strength
    if strength != 1 {
      for number in bones.indices {
        rotate(number, Angle.between(parts[number].rotation, angles[number], strength))
      }
    }
  }

  /// Turns a bone to an angle and puts its world map right.
  private func rotate(_ number: Int, _ angle: Float) {
    let bone = bones[number]
    var own = parts[number]
    own.rotation = angle
    bone.local = own.matrix
    bone.world = bone.parentWorld * bone.local
    angles[number] = angle
  }

  private func lookAt(_ number: Int, _ goal: Point) {
    let bone = bones[number]
    let back = bone.parentWorld.inverse ?? .identity
    let toGoal = back * goal - back * bone.world.translation
    rotate(number, atan2f(toGoal.y, toGoal.x))
  }

  /// The triangle of a bone, the rest of the chain and the goal, by the law of cosines.
  private func bend(_ first: Int, _ last: Int, _ goal: Point) {
    let bone = bones[first]
    let back = bone.parentWorld.inverse ?? .identity
    let child = bones[first + 1]
    let a = back * bone.world.translation
    let c = back * child.world.translation
    let b = back * bones[last].tip
    let g = back * goal
    let (lengthA, lengthB, lengthC) = ((c - a).length, (b - c).length, (g - a).length)
    guard lengthA > 0, lengthB > 0, lengthC > 0 else { return }
    let toGoal = g - a
    let alpha = acosf(
      clamped(
        (-lengthB * lengthB + lengthA * lengthA + lengthC * lengthC) / (2 * lengthA * lengthC)))
    let gamma = acosf(
      clamped((lengthA * lengthA + lengthB * lengthB - lengthC * lengthC) / (2 * lengthA * lengthB))
    )
    let base = atan2f(toGoal.y, toGoal.x)
    var firstAngle: Float
    var second: Float
    if bones[last].parent !== bone {
      // A longer chain: the rest turns as one piece about the second bone.
      let world = child.world
      let inverse = world.inverse ?? .identity
      let tip = inverse * bones[last].tip
      let correction = -atan2f(tip.y, tip.x)
      if bool(Slot.IKConstraint.invertDirection) {
        firstAngle = base - alpha
        second = -gamma + Angle.pi + correction
      } else {
        firstAngle = base + alpha
        second = gamma - Angle.pi + correction
      }
    } else if bool(Slot.IKConstraint.invertDirection) {
      firstAngle = base - alpha
      second = -gamma + Angle.pi
    } else {
      firstAngle = base + alpha
      second = gamma - Angle.pi
    }
    rotate(first, firstAngle)
    rotate(first + 1, second)
    if bones[last].parent !== bone, last > first + 1 {
      // The bones after the second keep their own angles.
      for later in first + 2...last {
        let it = bones[later]
        it.world = it.parentWorld * it.local
      }
    }
  }

  private func clamped(_ value: Float) -> Float { max(-1, min(1, value)) }
}
