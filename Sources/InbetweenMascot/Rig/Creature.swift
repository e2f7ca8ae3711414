import InbetweenRiveWriter

/// The project's own mascot: a round water creature with three soft gills on each side of a large
/// head, a finned tail, and a face that tells what it thinks.
struct Creature {
  let rig: Rig
  private let palette: Palette
  private let skeleton: Skeleton

  init(_ palette: Palette) {
    self.palette = palette
    rig = Rig(Artboard("Mascot", width: Float(Skeleton.size), height: Float(Skeleton.size)))
    // From front to back.
    Props.addFront(rig, palette)
    skeleton = Skeleton(rig)
    let body = addBody()
    Arms.add(rig, skeleton, palette)
    addHead(behind: body)
    addTail()
    addFeet()
    Props.addBack(rig, palette)
    Skeleton.addShadow(rig, width: 250)
  }

  private func addBody() -> Shape {
    let belly = skeleton.hips.add(
      Shape.ellipse("Belly", y: -42, width: 124, height: 108, Fill(palette.belly)))
    belly.opacity = 0.92
    let shape = skeleton.body.add(Shape("Body"))
    let side = [
      (128.0, -206.0, 90.0, 62.0), (112, -128, 102, 22), (100, -76, 93, 34),
    ]
    let right = side.map { smooth($0.0, $0.1, $0.2, $0.3) }
    let left = side.reversed().map { smooth(-$0.0, $0.1, -$0.2, $0.3) }
    let outline =
      [smooth(0, -314, 0, 84)] + right + [smooth(0, -6, 180, 58)] + left
    for vertex in outline { vertex.influences = skeleton.influences(height: Double(-vertex.y)) }
    shape.add(PointsPath("Body", outline, skin: Skin(skeleton.spine)))
    shape.add(
      Fill(
        Gradient(
          .linear, from: (0, -310), to: (0, -6),
          [(palette.light, 0), (palette.body, 0.42), (palette.body, 0.66), (palette.shade, 1)])))
    shape.add(
      Fill(
        Gradient(
          .radial, from: (-22, -186), to: (182, -186),
          [
            (palette.deep & 0x00FF_FFFF, 0), (palette.deep & 0x00FF_FFFF, 0.62),
            (palette.deep & 0x00FF_FFFF | 0x7800_0000, 1),
          ])))
    return shape
  }

  private func addHead(behind body: Shape) {
    Face.add(rig, skeleton.head, palette)
    skeleton.head.add(
      Shape.ellipse(
        "Shine", x: -56, y: -82, width: 54, height: 26, turned: -28, Fill(0x40FF_FFFF)))
    let back = skeleton.head.add(Node("Behind the head"))
    back.add(DrawOrder(.behind, body))
    for (name, side) in [("right", Float(1)), ("left", -1)] {
      let half = back.add(Node("Gills \(name)", x: side * 112, scaleX: side))
      let act = half.add(Node("Gills \(name) act"))
      rig.turn(act: .gills, act)
      let channels: [Channel] =
        side > 0
        ? [.gillRightMiddle, .gillRightUpper, .gillRightLower]
        : [.gillLeftMiddle, .gillLeftUpper, .gillLeftLower]
      let places: [(y: Double, angle: Double, length: Double, width: Double)] = [
        (-22, -14, 96, 42), (-52, -46, 88, 38), (8, 18, 76, 36),
      ]
      for (channel, frond) in zip(channels, places) {
        let node = act.add(
          Node("Gill", y: Float(frond.y), rotation: Float(frond.angle.radians)))
        addLeaf(to: node, length: frond.length, width: frond.width, root: 24)
        rig.turn(channel, node)
      }
    }
    let tuft = back.add(Node("Tuft", y: -100, rotation: Float((-90.0).radians)))
    let tuftAct = tuft.add(Node("Tuft act"))
    for (angle, length) in [(4.0, 50.0), (-30, 36), (36, 36)] {
      let node = tuftAct.add(Node("Leaf", rotation: Float(angle.radians)))
      addLeaf(to: node, length: length, width: length * 0.56, root: 16)
    }
    rig.turn(.tuft, tuft)
    rig.turn(act: .tuft, tuftAct)
  }

  /// A soft leaf with a darker rib.
  private func addLeaf(to node: Node, length: Double, width: Double, root: Double) {
    let rib = node.add(Shape("Rib", x: Float(length * 0.16)))
    rib.add(leaf(length: length * 0.62, width: width * 0.36, root: root * 0.2))
    rib.add(Fill(palette.gillShade & 0x00FF_FFFF | 0x9000_0000))
    let shape = node.add(Shape("Leaf"))
    shape.add(leaf(length: length, width: width, root: root))
    shape.add(
      Fill(
        Gradient(
          .linear, from: (0, 0), to: (Float(length), 0),
          [(palette.gillShade, 0), (palette.gills, 0.5), (palette.gills, 1)])))
  }

  private func addTail() {
    let place = skeleton.body.add(Node("Tail", x: 52, y: -46))
    let act = place.add(Node("Tail act"))
    rig.turn(act: .tail, act)
    let root = Bone("Tail root", length: 0)
    let limb = Limb(
      "Tail", from: root,
      [.init(length: 50, turn: 10), .init(length: 46, turn: -30), .init(length: 40, turn: -34)])
    let tail = act.add(Shape("Tail"))
    tail.add(limb.outline([28, 23, 16, 8]))
    tail.add(Fill(palette.shade))
    let fin = act.add(Shape("Fin"))
    fin.add(limb.outline([22, 36, 33, 14]))
    fin.add(Fill(palette.gills))
    act.add(root)
    for (channel, bone) in zip([Channel.tailRoot, .tailMiddle, .tailTip], limb.bones) {
      rig.turn(channel, bone)
    }
  }

  private func addFeet() {
    let sides: [(String, Double, Channel, Channel, ActChannel)] = [
      ("right", 1, .footRightY, .footRightTurn, .footRightY),
      ("left", -1, .footLeftY, .footLeftTurn, .footLeftY),
    ]
    for (name, side, y, turn, actY) in sides {
      let foot = skeleton.front.add(Node("Foot \(name)", x: Float(side * 50), y: -14))
      let act = foot.add(Node("Foot \(name) act"))
      act.add(
        Shape.ellipse(
          "Foot", x: side * 6, width: 70, height: 38, turned: side * 5,
          Fill(
            Gradient(
              .linear, from: (0, -18), to: (0, 18), [(palette.body, 0), (palette.deep, 1)]))))
      rig.move(y, foot, .y)
      rig.turn(turn, foot)
      rig.bind(act: actY, act, .y)
    }
  }
}
