/// A component with a place in space and an opacity: nodes, bones, drawables, paths.
class TransformNode: Component {
  final var local = Matrix.identity
  final var world = Matrix.identity
  /// The product of all opacities from the artboard to here.
  final var renderOpacity: Float = 0
  final var constraints: [Constraint] = []
  unowned(unsafe) final var parentNode: TransformNode?

  final var rotation: Float { float(Slot.TransformComponent.rotation) }
  final var scaleX: Float { float(Slot.TransformComponent.scaleX) }
  final var scaleY: Float { float(Slot.TransformComponent.scaleY) }
  final var opacity: Float { float(Slot.WorldTransformComponent.opacity) }
  var x: Float { float(Slot.Node.x) }
  var y: Float { float(Slot.Node.y) }
  /// The cells of the place; nil for what has no place of its own.
  var placeSlots: (x: Int, y: Int)? { (Slot.Node.x, Slot.Node.y) }

  override func added() { parentNode = parent as? TransformNode }

  override func takeApart() {
    super.takeApart()
    constraints = []
  }

  override func buildDependencies() { parent?.addDependent(self) }

  override func changed(_ slot: Int) {
    switch slot {
    case Slot.TransformComponent.rotation, Slot.TransformComponent.scaleX,
      Slot.TransformComponent.scaleY, Slot.Node.x, Slot.Node.y:
      markTransform()
    case Slot.WorldTransformComponent.opacity: mark(.renderOpacity, recursive: true)
    default: break
    }
  }

  final func markTransform() {
    if artboard.mark(self, .transform, recursive: false) { markWorldTransform() }
  }

  func markWorldTransform() { mark(.worldTransform, recursive: true) }

  override func update(_ dirt: Dirt) {
    if dirt.contains(.transform) { updateTransform() }
    if dirt.contains(.worldTransform) { updateWorldTransform() }
    if dirt.contains(.renderOpacity) { updateOpacity() }
  }

  func updateTransform() {
    var matrix = Matrix.rotation(rotation)
    matrix.tx = x
    matrix.ty = y
    local = matrix.scaled(x: scaleX, y: scaleY)
  }

  func updateWorldTransform() {
    let plain = parentNode.map { $0.world * local } ?? local
    world = plain
    if constraints.isEmpty { return }
    for constraint in constraints { constraint.constrain(self) }
    // A constraint that has no answer has no effect.
    if !world.isFinite { world = plain }
  }

  func updateOpacity() { renderOpacity = opacity * (parentNode?.childOpacity ?? 1) }

  /// What children's opacities are multiplied by.
  var childOpacity: Float { renderOpacity }

  /// The box of what is drawn here, in this node's own space.
  var localBox: Box { Box() }

  /// The space that the parent's world map makes.
  final var parentWorld: Matrix { parentNode?.world ?? .identity }

  override func computed(_ key: UInt16) -> Float? {
    switch key {
    case 806: local.tx
    case 807: local.ty
    case 808: world.tx
    case 809: world.ty
    case 864: artboard.rootTransform(of: world.translation).x
    case 865: artboard.rootTransform(of: world.translation).y
    case 810: localBox.isEmpty ? 0 : localBox.width
    case 811: localBox.isEmpty ? 0 : localBox.height
    default: nil
    }
  }
}
