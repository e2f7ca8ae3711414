/// A node that draws something.
class Drawable: TransformNode {
  /// The shapes that clip this drawable: those on it and on its ancestors.
  final var clips: [ClippingShape] = []
  /// The boxes around, which clip it where they say so.
  final var boxes: [LayoutNode] = []
  /// The rules of the nearest ancestor that has some.
  final var rules: DrawRules?

  final var blendMode: UInt32 { uint(Slot.Drawable.blendModeValue) }
  final var isHidden: Bool { uint(Slot.Drawable.drawableFlags) & 1 != 0 || isCollapsed }
  /// Stops pointers from reaching what is below.
  final var isOpaqueTarget: Bool { uint(Slot.Drawable.drawableFlags) & 8 != 0 }

  override func takeApart() {
    super.takeApart()
    clips = []
    boxes = []
    rules = nil
  }

  /// Draws, in the artboard's space.
  func draw(_ canvas: RiveCanvas) {}

  /// Whether the point, of the artboard's space, is on what is drawn.
  func hitTest(_ point: Point) -> Bool { false }

  /// Opens the clips; false where nothing can be seen.
  final func clip(_ canvas: RiveCanvas) -> Bool {
    for box in boxes where box.clipsToBox { canvas.clip(box.clipPath, rule: .nonZero) }
    for shape in clips where shape.isActive {
      guard let path = shape.path else { return false }
      canvas.clip(path, rule: shape.rule)
    }
    return true
  }

  final var hasActiveClips: Bool {
    clips.contains { $0.isActive } || boxes.contains { $0.clipsToBox }
  }
}

/// A plain group.
final class Node: TransformNode {}

/// A group that shows one of its children.
final class Solo: TransformNode {
  override func changed(_ slot: Int) {
    if slot == Slot.Solo.activeComponentId {
      collapseChildren(isCollapsed)
    } else {
      super.changed(slot)
    }
  }

  override func linked() { collapseChildren(isCollapsed) }

  override func collapseChildren(_ value: Bool) {
    let active = artboard.component(index(Slot.Solo.activeComponentId))
    for child in children {
      let isExempt = child is Constraint || child is ClippingShape
      child.collapse(value || !isExempt && child !== active)
    }
  }
}
