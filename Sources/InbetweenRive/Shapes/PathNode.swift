/// An outline below a shape.
class PathNode: TransformNode {
  /// The outline in the path's own space; where bones move it, in the artboard's.
  final private(set) var outline = Outline()
  unowned(unsafe) final private(set) var shape: Shape?
  final var skin: Skin?
  /// Whether other nodes stand between the shape and this path.
  final private var isNested = false

  final var isHole: Bool { bool(Slot.Path.isHole) }
  final var isLeftOut: Bool { uint(Slot.Path.pathFlags) & 1 != 0 || isCollapsed }

  /// What makes the artboard's space of the outline's.
  final var pathTransform: Matrix { skin == nil ? world : .identity }

  override func linked() {
    skin = children.lazy.compactMap { $0 as? Skin }.first
    shape = ancestor(Shape.self)
    shape?.paths.append(self)
    isNested = parent !== shape
  }

  override func changed(_ slot: Int) {
    if slot == Slot.Path.isHole || slot == Slot.Path.pathFlags { return markPath() }
    super.changed(slot)
  }

  final func markPath() {
    mark(.path, recursive: true)
    shape?.pathChanged()
  }

  /// The shape's outlines are made of this one in its place: a move of the whole shape changes
  /// nothing for them, one below it does.
  override func onDirty(_ dirt: Dirt) {
    guard let shape else { return }
    if dirt.contains(.transform) || isNested && dirt.contains(.worldTransform) {
      shape.pathChanged()
    } else if dirt.contains(.worldTransform) {
      shape.worldPathChanged()
    }
  }

  override func update(_ dirt: Dirt) {
    super.update(dirt)
    if dirt.contains(.path) {
      outline.rewind()
      build(&outline)
      outline.dropEmptySteps()
    }
  }

  func build(_ outline: inout Outline) {}

  override func collapse(_ value: Bool) -> Bool {
    let done = super.collapse(value)
    if done { shape?.pathChanged() }
    return done
  }

  override var localBox: Box { outline.tightBox }
}
