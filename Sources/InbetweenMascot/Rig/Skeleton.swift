import InbetweenRiveWriter

/// What every character has, drawn or of a picture: its place on the ground, a spine that bends,
/// a shadow. The origin is between the feet.
struct Skeleton {
  /// The size of the artboard, points.
  static let size: Double = 500
  static let ground = (x: 250.0, y: 428.0)
  /// How high the joints of the spine are above the ground.
  static let joints = (lower: 20.0, middle: 105.0, upper: 195.0, top: 300.0)

  /// Moves with the character, but does not lean or stretch; before its body.
  let front: Node
  /// Leans and stretches about the ground.
  let body: Node
  let spine: [Bone]
  /// Upright groups at the joints of the spine; their origins are the joints.
  let hips, torso, head: Node

  init(_ rig: Rig) {
    let board = rig.artboard
    let mood = board.add(
      Node("Character", x: Float(Self.ground.x), y: Float(Self.ground.y)))
    let root = mood.add(Node("Character act"))
    front = root.add(Node("Front"))
    let lean = root.add(Node("Lean"))
    body = lean.add(Node("Lean act"))
    rig.move(.x, mood, .x)
    rig.move(.y, mood, .y)
    rig.bind(act: .x, root, .x)
    rig.bind(act: .y, root, .y)
    rig.turn(.lean, lean)
    rig.stretch(.stretch, lean)
    rig.turn(act: .lean, body)
    rig.stretch(act: .stretch, body)

    // Bones without length turn for the one-shots, so that these add to the mood.
    let (low, middle, high, top) = (
      Self.joints.lower, Self.joints.middle, Self.joints.upper, Self.joints.top
    )
    let first = body.add(
      Bone("Hips", y: Float(-low), length: Float(middle - low), rotation: Float(-Double.pi / 2)))
    let middleAct = first.add(Bone("Torso act", length: 0))
    let second = middleAct.add(Bone("Torso", length: Float(high - middle)))
    let highAct = second.add(Bone("Head act", length: 0))
    let third = highAct.add(Bone("Head", length: Float(top - high)))
    spine = [first, second, third]
    rig.turn(.bend, second)
    rig.turn(.headTilt, third)
    rig.turn(act: .bend, middleAct)
    rig.turn(act: .headTilt, highAct)
    let upright = Float(Double.pi / 2)
    hips = first.add(Node("Hips", rotation: upright))
    torso = second.add(Node("Torso", rotation: upright))
    head = third.add(Node("Head", rotation: upright))
  }

  /// Which bones carry a point of the body at this height above the ground: those whose joints are
  /// near share it.
  func influences(height: Double) -> [Influence] {
    func share(_ height: Double, _ joint: Double) -> Double {
      let t = min(max((height - joint) / 60 + 0.5, 0), 1)
      return t * t * (3 - 2 * t)
    }
    let second = share(height, Self.joints.middle)
    let third = share(height, Self.joints.upper)
    let weights = [1 - second, second - third, third]
    return zip(spine, weights).compactMap { bone, weight in
      weight > 0.004 ? Influence(bone, Float(weight)) : nil
    }
  }

  /// A soft shadow on the ground, below everything.
  static func addShadow(_ rig: Rig, width: Double) {
    let mood = rig.artboard.add(
      Node("Shadow", x: Float(ground.x), y: Float(ground.y - 2)))
    let act = mood.add(Node("Shadow act"))
    let soft = Gradient(
      .radial, from: (0, 0), to: (Float(width / 2), 0),
      [(0x4E1D_1A3A, 0), (0x3A1D_1A3A, 0.55), (0x001D_1A3A, 1)])
    let shape = act.add(Shape("Shadow", scaleY: 0.17))
    shape.add(Ellipse(width: Float(width), height: Float(width)))
    shape.add(Fill(soft))
    rig.move(.x, mood, .x)
    for property in [AnimatedProperty.scaleX, .scaleY, .opacity] {
      rig.bind(.shadow, mood, property)
      rig.bind(act: .shadow, act, property)
    }
    rig.bind(act: .x, act, .x)
  }
}
