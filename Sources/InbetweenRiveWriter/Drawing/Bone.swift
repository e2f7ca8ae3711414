/// A bone: carries what is below it, and bends the outlines and meshes whose skins name it.
public final class Bone: Component {
  /// The place of a bone without a bone above it; others begin where that one ends.
  public var x: Float
  public var y: Float
  /// Points along the bone's own x axis.
  public var length: Float
  /// Radians, relative to the bone or group above.
  public var rotation: Float
  public var scaleX: Float = 1
  public var scaleY: Float = 1

  public init(
    _ name: String = "", x: Float = 0, y: Float = 0, length: Float, rotation: Float = 0
  ) {
    (self.x, self.y, self.length, self.rotation) = (x, y, length, rotation)
    super.init(name)
  }

  /// Whether no bone is above it.
  var isRoot: Bool { !(parent is Bone) }

  override var transform: Transform {
    let above = (parent as? Bone)?.length
    return Transform(
      x: above ?? x, y: above == nil ? y : 0, rotation: rotation, scaleX: scaleX, scaleY: scaleY)
  }

  override func records(_ ids: ComponentIds) -> [ObjectRecord] {
    var record = ObjectRecord(isRoot ? .rootBone : .bone)
    record.set(.name, name)
    if isRoot {
      record.set(.rootBoneX, x)
      record.set(.rootBoneY, y)
    }
    record.set(.boneLength, length)
    record.set(.rotation, rotation)
    record.set(.scaleX, scaleX, unless: 1)
    record.set(.scaleY, scaleY, unless: 1)
    return [record]
  }

  override func key(of property: AnimatedProperty) -> PropertyKey? {
    switch property {
    case .x: isRoot ? .rootBoneX : nil
    case .y: isRoot ? .rootBoneY : nil
    case .length: .boneLength
    case .rotation: .rotation
    case .scaleX: .scaleX
    case .scaleY: .scaleY
    default: nil
    }
  }

  override var faults: [String] {
    Faults.finite([x, y, length, rotation, scaleX, scaleY], "the bone")
  }
}

/// How much a bone carries a point.
public struct Influence {
  public var bone: Bone
  /// 0...1. The weights of a point are scaled so that their sum is 1.
  public var weight: Float

  public init(_ bone: Bone, _ weight: Float) {
    self.bone = bone
    self.weight = weight
  }
}

/// The bones that bend an outline or a mesh. As described, bones and points are at rest: a point
/// moves with its bones from there.
public final class Skin {
  public let bones: [Bone]

  public init(_ bones: [Bone]) { self.bones = bones }

  /// The skin's objects but for their parents: itself and one tendon for each bone.
  func records(of owner: Component, _ ids: ComponentIds) -> [ObjectRecord] {
    let place = owner.worldTransform
    var skin = ObjectRecord(.skin)
    skin.set(.skinXX, place.xx, unless: 1)
    skin.set(.skinYX, place.yx)
    skin.set(.skinXY, place.xy)
    skin.set(.skinYY, place.yy, unless: 1)
    skin.set(.skinTX, place.tx)
    skin.set(.skinTY, place.ty)
    return [skin]
      + bones.map { bone in
        let place = bone.worldTransform
        var tendon = ObjectRecord(.tendon)
        tendon.set(.tendonBone, ids[bone])
        tendon.set(.tendonXX, place.xx, unless: 1)
        tendon.set(.tendonYX, place.yx)
        tendon.set(.tendonXY, place.xy)
        tendon.set(.tendonYY, place.yy, unless: 1)
        tendon.set(.tendonTX, place.tx)
        tendon.set(.tendonTY, place.ty)
        return tendon
      }
  }

  /// The weight of a vertex: its bones and their shares of 255, a byte each. Handles go with their
  /// point.
  func weight(of vertex: Vertex) -> ObjectRecord {
    let (values, indices) = packed(vertex.influences)
    let isCubic =
      switch vertex.kind {
      case .mirrored, .detached: true
      case .straight, .mesh: false
      }
    var record = ObjectRecord(isCubic ? .cubicWeight : .weight)
    record.set(.weightValues, values, unless: 255)
    record.set(.weightIndices, indices, unless: 1)
    if isCubic {
      record.set(.weightInValues, values, unless: 255)
      record.set(.weightInIndices, indices, unless: 1)
      record.set(.weightOutValues, values, unless: 255)
      record.set(.weightOutIndices, indices, unless: 1)
    }
    return record
  }

  private func packed(_ influences: [Influence]) -> (values: Int, indices: Int) {
    let sum = influences.reduce(0) { $0 + $1.weight }
    guard sum > 0 else { return (255, 1) }
    var (values, indices, rest) = (0, 0, 255)
    for (place, influence) in influences.enumerated() {
      let share =
        place == influences.count - 1
        ? rest : min(rest, Int((influence.weight / sum * 255).rounded()))
      let bone = bones.firstIndex { $0 === influence.bone } ?? 0
      values |= share << (8 * place)
      indices |= (bone + 1) << (8 * place)
      rest -= share
    }
    return (values, indices)
  }

  static func faults(of vertices: [Vertex], _ skin: Skin?) -> [String] {
    guard let skin else {
      return vertices.contains { !$0.influences.isEmpty }
        ? ["its vertices have bones, but it has no skin that names these bones"] : []
    }
    var result: [String] = []
    if skin.bones.isEmpty { result.append("its skin names no bone") }
    if skin.bones.count > 254 {
      result.append("its skin names \(skin.bones.count) bones; there is room for 254")
    }
    for (index, vertex) in vertices.enumerated() {
      if vertex.influences.count > 4 {
        result.append(
          "vertex \(index) is carried by \(vertex.influences.count) bones; at most 4 can")
      }
      for influence in vertex.influences {
        if !skin.bones.contains(where: { $0 === influence.bone }) {
          result.append(
            "vertex \(index) is carried by the bone '\(influence.bone.name)', which its skin "
              + "does not name")
        }
        if !(0...Float.greatestFiniteMagnitude).contains(influence.weight) {
          result.append("vertex \(index) has the weight \(influence.weight); weights are from 0")
        }
      }
    }
    return result
  }
}
