/// The artboard itself as the first component: where all others hang.
final class ArtboardNode: LayoutNode {
  var originX: Float { float(Slot.Artboard.originX) }
  var originY: Float { float(Slot.Artboard.originY) }
  /// What the opacity of a host multiplies.
  var hostOpacity: Float = 1 {
    didSet { if hostOpacity != oldValue { mark(.renderOpacity, recursive: true) } }
  }

  // The numbers of the file say where the artboard was in the editor.
  override var x: Float { 0 }
  override var y: Float { 0 }

  override func buildDependencies() {}

  override func updateTransform() { local = .identity }
  override func updateWorldTransform() { world = .identity }
  override func updateOpacity() { renderOpacity = opacity * hostOpacity }

  override func changed(_ slot: Int) {
    switch slot {
    case Slot.LayoutComponent.width, Slot.LayoutComponent.height:
      artboard.sizeChanged()
    case Slot.WorldTransformComponent.opacity: mark(.renderOpacity, recursive: true)
    default: artboard.markDrawn()
    }
  }

  override func makeBackground(_ outline: inout Outline, _ size: Point) {
    let (left, top) = (-size.x * originX, -size.y * originY)
    outline.addRect(Box(left, top, left + size.x, top + size.y))
  }
}
