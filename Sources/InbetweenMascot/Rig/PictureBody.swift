import InbetweenRiveWriter

/// A picture as a character: a mesh on a spine, so that it bends, breathes, nods, jumps and squashes.
struct PictureBody {
  let rig: Rig

  /// How large the picture is at most, points.
  static let room: Double = 290
  /// The mesh's squares.
  private static let columns = 6
  private static let rows = 10

  init(_ picture: PictureAsset, _ palette: Palette) {
    rig = Rig(Artboard("Mascot", width: Float(Skeleton.size), height: Float(Skeleton.size)))
    Props.addFront(rig, palette)
    let skeleton = Skeleton(rig)
    let (width, height) = (Double(max(1, picture.width)), Double(max(1, picture.height)))
    let scale = Self.room / max(width, height)
    let tall = height * scale
    // A flat picture hovers a little, so that it is not all at the ground.
    let lift = max(6, (200 - tall) / 2)
    let face = skeleton.body.add(Node("Face"))
    let act = face.add(Node("Face act"))
    // It nods and shakes as a whole: it has no face of its own.
    // Where others wave an arm, it sways.
    rig.bind(.forearmRight, face, .rotation) { ($0 * 0.11).radians }
    rig.bind(.faceX, face, .x) { $0 * 0.5 }
    rig.bind(.faceY, face, .y) { $0 * 0.35 }
    rig.bind(act: .faceX, act, .x) { $0 * 0.9 }
    rig.bind(act: .faceY, act, .y) { $0 * 0.5 }
    let body = act.add(Picture("Picture", asset: 0, y: Float(-lift - tall / 2)))
    (body.scaleX, body.scaleY) = (Float(scale), Float(scale))
    body.add(Self.mesh(width, height, scale, lift, skeleton))
    Props.addBack(rig, palette)
    Skeleton.addShadow(rig, width: max(120, width * scale * 0.95))
  }

  private static func mesh(
    _ width: Double, _ height: Double, _ scale: Double, _ lift: Double, _ skeleton: Skeleton
  ) -> Mesh {
    var vertices: [Vertex] = []
    for row in 0...rows {
      for column in 0...columns {
        let (u, v) = (Double(column) / Double(columns), Double(row) / Double(rows))
        let vertex = Vertex(
          Float((u - 0.5) * width), Float((v - 0.5) * height), .mesh(u: Float(u), v: Float(v)))
        // The spine is as high as the picture.
        let above = (1 - v) * height * scale + lift
        let share = above / max(height * scale + lift, 1)
        vertex.influences = skeleton.influences(height: share * Skeleton.joints.top)
        vertices.append(vertex)
      }
    }
    var triangles: [Int] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let first = row * (columns + 1) + column
        let below = first + columns + 1
        triangles += [first, first + 1, below, first + 1, below + 1, below]
      }
    }
    return Mesh(vertices, triangles: triangles, skin: Skin(skeleton.spine))
  }
}
