/// A box that layout places.
class LayoutNode: Drawable, PaintHost {
  final var paints: [ShapePaint] = []
  final private let background = RivePath()
  final private var backgroundOf: Point?

  /// Where the layout puts it in its parent, and how large it is.
  final var bounds = Box(0, 0, 0, 0)

  final var width: Float { float(Slot.LayoutComponent.width) }
  final var height: Float { float(Slot.LayoutComponent.height) }
  final var clipsToBox: Bool { bool(Slot.LayoutComponent.clip) }

  func needs(_ space: PaintSpace) {}
  final var paintOpacity: Float { renderOpacity }
  final var paintTransform: Matrix { world }

  final func paintPath(_ space: PaintSpace) -> RivePath { backgroundPath }

  /// The outline of the box.
  final var backgroundPath: RivePath {
    let size = Point(bounds.width, bounds.height)
    if backgroundOf != size {
      backgroundOf = size
      background.edit { outline in
        outline.rewind()
        makeBackground(&outline, size)
      }
      for paint in paints { paint.pathChanged() }
    }
    return background
  }

  func makeBackground(_ outline: inout Outline, _ size: Point) {
    outline.addRect(Box(0, 0, size.x, size.y))
  }
}
