import InbetweenRiveWriter

/// Eyes with lids and gaze, brows, cheeks, a mouth that opens, smiles and frowns.
enum Face {
  /// Where the parts are, from the head's joint.
  private static let eye = (x: 53.0, y: -12.0, width: 62.0, height: 72.0)
  private static let rim = 7.0
  private static let mouthY = 45.0

  static func add(_ rig: Rig, _ head: Node, _ palette: Palette) {
    let mood = head.add(Node("Face"))
    let face = mood.add(Node("Face act"))
    rig.move(.faceX, mood, .x)
    rig.move(.faceY, mood, .y)
    rig.bind(act: .faceX, face, .x)
    rig.bind(act: .faceY, face, .y)
    addTear(rig, face)
    addBrows(rig, face, palette)
    addMouths(rig, face, palette)
    addEye(rig, face, palette, "right", 1)
    addEye(rig, face, palette, "left", -1)
    for side in [1.0, -1] {
      let cheek = face.add(
        Shape.ellipse(
          "Cheek", x: side * 92, y: 30, width: 42, height: 26, turned: side * -8,
          Fill(palette.cheeks)))
      rig.bind(.cheeks, cheek, .opacity) { 0.62 * $0 }
    }
  }

  private static func addTear(_ rig: Rig, _ face: Node) {
    let place = face.add(Node("Tear", x: 76, y: 22, opacity: 0))
    rig.bind(.tear, place, .opacity)
    let drop = place.add(Shape("Drop"))
    drop.add(
      PointsPath(
        "",
        [
          Vertex(0, -15, .straight(radius: 3)), smooth(9, 3, 78, 6), smooth(0, 12, 180, 5),
          smooth(-9, 3, -78, 6),
        ]))
    drop.add(Fill(0xFF6A_C8FF))
    rig.animate(
      drop, .y, (0.3, 0), (1.0, 5), (2.0, 74), (2.3, 74), (3.3, 0), (4.0, 5), (5.0, 74), (5.3, 74))
    let size = Curve([
      (0.3, 0), (0.9, 1), (1.9, 1), (2.2, 0), (3.3, 0), (3.9, 1), (4.9, 1), (5.2, 0),
    ])
    rig.animate(drop, .scaleX, size)
    rig.animate(drop, .scaleY, size)
  }

  // MARK: Brows

  private static func addBrows(_ rig: Rig, _ face: Node, _ palette: Palette) {
    let sides: [(String, Float, Channel, Channel)] = [
      ("right", 1, .browRightY, .browRightTilt), ("left", -1, .browLeftY, .browLeftTilt),
    ]
    for (name, side, y, tilt) in sides {
      // The left one is the mirror image, so that both tilt alike.
      let half = face.add(Node("Brow \(name)", scaleX: side))
      let mood = half.add(Node("Brow", x: Float(eye.x), y: Float(eye.y - 58)))
      let act = mood.add(Node("Brow act"))
      act.add(
        Shape.line(
          "Brow", [Vertex(-17, 3), smooth(2, -5, 4, 12), Vertex(19, 2)], palette.dark,
          thickness: 9))
      rig.move(y, mood, .y)
      rig.bind(tilt, mood, .rotation) { (-$0).radians }
      rig.bind(act: .browY, act, .y)
      rig.bind(act: .browTilt, act, .rotation) { (-$0).radians }
    }
  }

  // MARK: Eyes

  private static func addEye(
    _ rig: Rig, _ face: Node, _ palette: Palette, _ name: String, _ side: Float
  ) {
    let half = face.add(Node("Eye \(name)", x: side * Float(eye.x), y: Float(eye.y)))
    rig.bind(.eyeSize, half, .scaleX)
    rig.bind(.eyeSize, half, .scaleY)
    let lids = half.add(Node("Lids", scaleX: side))
    addLids(rig, lids, palette)
    let pupil = half.add(Node("Pupil"))
    rig.move(.gazeX, pupil, .x)
    rig.move(.gazeY, pupil, .y)
    rig.bind(.pupil, pupil, .scaleX)
    rig.bind(.pupil, pupil, .scaleY)
    pupil.add(Shape.ellipse("Light", x: -9, y: -12, width: 17, height: 19, Fill(0xFFFF_FFFF)))
    pupil.add(Shape.ellipse("Light", x: 10, y: 12, width: 8, height: 9, Fill(0xD9FF_FFFF)))
    pupil.add(
      Shape.ellipse(
        "Pupil", width: 45, height: 53,
        Fill(
          Gradient(
            .linear, from: (0, -26), to: (0, 26), [(palette.dark, 0.45), (palette.deep, 1.0)]))))
    half.add(Shape.ellipse("White", width: eye.width, height: eye.height, Fill(0xFFFF_FFFF)))
    // A rim, larger than the white: closed lids cover all of it.
    let rim = half.add(
      Shape.ellipse(
        "Rim", width: eye.width + rim, height: eye.height + rim, Fill(palette.shade)))
    half.add(ClippingShape(rim))
  }

  /// Skin that closes the eye from above or below, with a dark edge. Each is an ellipse larger than
  /// the eye; the eye's outline cuts it.
  private static func addLids(_ rig: Rig, _ lids: Node, _ palette: Palette) {
    func lid(_ name: String, _ height: Double) -> Shape {
      let shape = Shape.ellipse(name, width: 104, height: height, Fill(palette.body))
      shape.add(Stroke(palette.dark, thickness: 6))
      return shape
    }
    // Half a lid, and the edge's half thickness, beyond the eye's edge.
    let (upper, lower) = (92.0, 92.0)
    let above = -((eye.height + rim) / 2 + upper / 2 + 4)
    let below = (eye.height + rim) / 2 + lower / 2 + 4

    let tilted = Node("Lid")
    let blink = tilted.add(lid("Blink", upper))
    blink.y = Float(above)
    let closed = above + eye.height - 8
    rig.animate(
      blink, .y, (0, above), (1.2, above), (1.27, closed), (1.38, above), (3.8, above),
      (3.87, closed), (3.97, above), (4.08, closed), (4.2, above), (6, above))

    let smile = lids.add(lid("Smile act", lower))
    smile.y = Float(below)
    rig.bind(act: .smilingEyes, smile, .y) { below - $0 * (eye.height - 18) }

    lids.add(tilted)
    rig.bind(.lidTilt, tilted, .rotation) { (-$0).radians }
    let top = tilted.add(lid("Upper lid", upper))
    top.y = Float(above)
    rig.bind(.lid, top, .y) { above + $0 * (eye.height - 8) }
    let bottom = lids.add(lid("Lower lid", lower))
    bottom.y = Float(below)
    rig.bind(.lowerLid, bottom, .y) { below - $0 * (eye.height - 18) }
  }

  // MARK: Mouths

  /// Two mouths: the mood's, and the one-shots', which takes its place while it is wanted.
  private static func addMouths(_ rig: Rig, _ face: Node, _ palette: Palette) {
    let act = face.add(Node("Mouth act", y: Float(mouthY)))
    rig.bind(act: .mouth, act, .scaleY)
    rig.bind(act: .mouth, act, .opacity)
    act.scaleY = 0
    act.opacity = 0
    let actParts = MouthParts(act, palette)
    for (top, bottom) in actParts.lips {
      rig.bind(act: .lipTop, top, .y)
      rig.bind(act: .lipBottom, bottom, .y)
    }
    rig.bind(act: .lipBottom, actParts.tongue, .y)
    rig.bind(act: .mouthWidth, actParts.place, .scaleX)

    let away = face.add(Node("Mouth", y: Float(mouthY)))
    rig.bind(act: .mouth, away, .scaleY) { 1 - $0 }
    rig.bind(act: .mouth, away, .opacity) { 1 - $0 }
    let parts = MouthParts(away, palette)
    for (top, bottom) in parts.lips {
      rig.bind(.lipTop, top, .y)
      rig.bind(.lipBottom, bottom, .y)
    }
    rig.bind(.lipBottom, parts.tongue, .y)
    rig.bind(.mouthWidth, parts.place, .scaleX)
    rig.bind(.mouthX, parts.place, .x)
    rig.bind(.mouthY, parts.place, .y)
  }

  /// Lips between two corners, with a tongue behind them.
  private struct MouthParts {
    let place: Node
    /// The middles of the lips: of the edge, and of what is inside.
    let lips: [(top: Vertex, bottom: Vertex)]
    let tongue: Node

    init(_ above: Node, _ palette: Palette) {
      let lips = (0..<2).map { _ in (top: smooth(0, 0, 0, 17), bottom: smooth(0, 0, 180, 21)) }
      func outline(_ index: Int) -> PointsPath {
        PointsPath("", [Vertex(-27, 0), lips[index].top, Vertex(27, 0), lips[index].bottom])
      }
      place = above.add(Node("Lips"))
      let edge = place.add(Shape("Edge"))
      edge.add(outline(0))
      edge.add(Stroke(palette.dark, thickness: 7))
      let inside = Shape("Inside")
      inside.add(outline(1))
      inside.add(Fill(0xFF5A_1C3A))
      let window = place.add(Node("Window"))
      tongue = window.add(Node("Tongue"))
      tongue.add(Shape.ellipse("Tongue", y: 3, width: 36, height: 26, Fill(0xFFFF_7C92)))
      window.add(ClippingShape(inside))
      place.add(inside)
      self.lips = lips
    }
  }
}
