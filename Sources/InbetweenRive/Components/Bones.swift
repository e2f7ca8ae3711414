import Glibc

/// A bone: its children begin at its tip.
class Bone: TransformNode {
  final var length: Float { float(Slot.Bone.length) }
  override var x: Float { (parent as? Bone)?.length ?? 0 }
  override var y: Float { 0 }
  override var placeSlots: (x: Int, y: Int)? { nil }

  /// Constraints that solve for a chain of bones this one is in.
  final var chains: [IKConstraint] = []

  override func takeApart() {
    super.takeApart()
    chains = []
  }

  override func changed(_ slot: Int) {
    if slot == Slot.Bone.length {
      for child in children { (child as? Bone)?.markTransform() }
      artboard.markDrawn()
    } else {
      super.changed(slot)
    }
  }

  final var tip: Point { world * Point(length, 0) }

  override func markWorldTransform() {
    super.markWorldTransform()
    // The whole chain is solved anew, so its first bone has to be brought up to date.
    for chain in chains { chain.root?.mark(.worldTransform, recursive: true) }
  }
}

/// A bone that stands anywhere.
final class RootBone: Bone {
  override var x: Float { float(Slot.RootBone.x) }
  override var y: Float { float(Slot.RootBone.y) }
  override var placeSlots: (x: Int, y: Int)? { (Slot.RootBone.x, Slot.RootBone.y) }

  override func changed(_ slot: Int) {
    switch slot {
    case Slot.RootBone.x, Slot.RootBone.y: markTransform()
    default: super.changed(slot)
    }
  }
}

/// The bones that move the vertices of a path or mesh.
final class Skin: Component {
  private var tendons: [Tendon] = []
  /// Six numbers for each tendon, after those of the map that changes nothing.
  private var maps: [Matrix] = [.identity]
  private(set) var space = Matrix.identity

  override func added() {
    tendons = children.compactMap { $0 as? Tendon }
    maps = [Matrix](repeating: .identity, count: tendons.count + 1)
  }

  override func linked() {
    typealias Keys = Slot.Skin
    space = Matrix(
      float(Keys.xx), float(Keys.xy), float(Keys.yx), float(Keys.yy), float(Keys.tx),
      float(Keys.ty))
    for tendon in tendons { tendon.find() }
  }

  override func buildDependencies() {
    for tendon in tendons { tendon.bone?.addDependent(self) }
    if let parent { addDependent(parent) }
  }

  override func onDirty(_ dirt: Dirt) {
    if dirt.contains(.worldTransform) {
      if let path = parent as? PathNode { path.markPath() }
      if let mesh = parent as? Mesh { mesh.mark(.vertices) }
    }
  }

  override func update(_ dirt: Dirt) {
    for (number, tendon) in tendons.enumerated() {
      maps[number + 1] = (tendon.bone?.world ?? .identity) * tendon.inverseBind
    }
  }

  /// A point of the artboard's space moved by up to four bones; weights are bytes of 255 together.
  func deform(_ point: Point, indices: UInt32, weights: UInt32) -> Point {
    var sum = Matrix(0, 0, 0, 0, 0, 0)
    for lane in 0..<4 as Range<UInt32> {
      let weight = Float(weights >> (lane * 8) & 255)
      if weight == 0 { continue }
      let share = weight / 255
      let index = Int(indices >> (lane * 8) & 255)
      guard index < maps.count else { continue }
      let map = maps[index]
      sum.xx += map.xx * share
      sum.xy += map.xy * share
      sum.yx += map.yx * share
      sum.yy += map.yy * share
      sum.tx += map.tx * share
      sum.ty += map.ty * share
    }
    return sum * point
  }
}

/// A bone of a skin with how it lay when the skin was bound.
final class Tendon: Component {
  private(set) var bone: TransformNode?
  private(set) var inverseBind = Matrix.identity

  override func takeApart() {
    super.takeApart()
    bone = nil
  }

  func find() {
    bone = artboard.component(index(Slot.Tendon.boneId)) as? TransformNode
    typealias Keys = Slot.Tendon
    let bind = Matrix(
      float(Keys.xx), float(Keys.xy), float(Keys.yx), float(Keys.yy), float(Keys.tx),
      float(Keys.ty))
    inverseBind = bind.inverse ?? .identity
  }
}
