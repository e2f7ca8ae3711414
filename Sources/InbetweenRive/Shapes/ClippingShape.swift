/// Clips everything below a node by the outlines of other shapes.
final class ClippingShape: Component {
  private var shapes: [Shape] = []
  private let made = RivePath()

  var isActive: Bool { bool(Slot.ClippingShape.isVisible) && !isCollapsed }
  var rule: FillRule { FillRule(rawValue: uint(Slot.ClippingShape.fillRule)) ?? .nonZero }

  /// The outline in the artboard's space; nil hides what is clipped.
  private(set) var path: RivePath?

  override func linked() {
    if let source = artboard.component(index(Slot.ClippingShape.sourceId)) {
      source.forEachBelow {
        guard let shape = $0 as? Shape, artboard.spend(1) else { return }
        shape.needs(.world)
        shapes.append(shape)
      }
    }
    parent?.forEachBelow {
      if let drawable = $0 as? Drawable, artboard.spend(1) { drawable.clips.append(self) }
    }
  }

  override func takeApart() {
    super.takeApart()
    shapes = []
  }

  override func buildDependencies() {
    for shape in shapes { shape.composer.addDependent(self) }
  }

  override func changed(_ slot: Int) { artboard.markDrawn() }

  override func update(_ dirt: Dirt) {
    guard !dirt.intersection([.path, .worldTransform]).isEmpty else { return }
    path = nil
    made.edit { outline in
      outline.rewind()
      for shape in shapes where !shape.isCollapsed {
        outline.append(shape.composer.path(.world).outline)
      }
    }
    if !made.outline.isEmpty { path = made }
  }
}
