/// A box that layout places.
class LayoutNode: Drawable, PaintHost {
  final var paints: [ShapePaint] = []
  final private let background = RivePath()
  final private let clipOutline = RivePath()
  final private var backgroundOf: [Float] = []
  final private(set) var style: LayoutStyle?

  /// Where the layout puts it in its parent, and how large it is.
  final var bounds = Box(0, 0, 0, 0) {
    didSet { if bounds != oldValue { markTransform() } }
  }

  final var width: Float { float(Slot.LayoutComponent.width) }
  final var height: Float { float(Slot.LayoutComponent.height) }
  final var clipsToBox: Bool { bool(Slot.LayoutComponent.clip) }

  override func linked() {
    super.linked()
    style = artboard.component(index(Slot.LayoutComponent.styleId)) as? LayoutStyle
    // What is inside of a box that clips is clipped by it, as it is by the shapes around.
    guard id != 0 else { return }
    forEachBelow {
      if $0 !== self, let drawable = $0 as? Drawable, artboard.spend(1) {
        drawable.boxes.append(self)
      }
    }
  }

  override func changed(_ slot: Int) {
    if slot >= Slot.LayoutComponent.clip {
      artboard.markLayout()
      artboard.markComponents(from: place)
    } else {
      super.changed(slot)
    }
  }

  override var x: Float { bounds.minX }
  override var y: Float { bounds.minY }

  func needs(_ space: PaintSpace) {}
  final var paintOpacity: Float { renderOpacity }
  final var paintTransform: Matrix { world }

  final func paintPath(_ space: PaintSpace) -> RivePath { backgroundPath }

  /// The outline of the box.
  final var backgroundPath: RivePath {
    let key = [bounds.width, bounds.height] + (style?.cornerRadii ?? [])
    if backgroundOf != key {
      backgroundOf = key
      background.edit { outline in
        outline.rewind()
        makeBackground(&outline, Point(bounds.width, bounds.height))
      }
      for paint in paints { paint.pathChanged() }
    }
    return background
  }

  func makeBackground(_ outline: inout Outline, _ size: Point) {
    let radii = style?.cornerRadii ?? [0, 0, 0, 0]
    RoundedPolygon.build(
      &outline,
      [.zero, Point(size.x, 0), Point(size.x, size.y), Point(0, size.y)], radius: { radii[$0] })
  }

  /// The outline of the box in the artboard's space.
  final var clipPath: RivePath {
    let source = backgroundPath.outline
    let world = world
    clipOutline.edit { outline in
      outline.rewind()
      outline.append(source, world)
    }
    return clipOutline
  }

  override func draw(_ canvas: RiveCanvas) {
    if renderOpacity == 0 { return }
    for paint in paints { paint.draw(canvas, on: self, blend: blendMode) }
  }

  override var localBox: Box { Box(0, 0, bounds.width, bounds.height) }

  override func hitTest(_ point: Point) -> Bool {
    guard let back = world.inverse else { return false }
    return localBox.contains(back * point)
  }

  // MARK: - Layout

  /// The boxes that are laid out in this one.
  final var boxesInside: [LayoutNode] { children.compactMap { $0 as? LayoutNode } }

  /// How large what is in the box wants to be in a width.
  final func measureContent(_ width: Float?) -> Point {
    var size = Point.zero
    for child in children where !(child is LayoutNode) {
      let own: Point
      switch child {
      case let text as TextNode: own = text.measure(width: width)
      case let shape as Shape:
        own = shape.children.compactMap { $0 as? ParametricPath }.reduce(.zero) {
          Point(max($0.x, $1.width), max($0.y, $1.height))
        }
      case let image as ImageNode:
        own = image.image.map { Point($0.width, $0.height) } ?? .zero
      default: own = .zero
      }
      size = Point(max(size.x, own.x), max(size.y, own.y))
    }
    return size
  }

  /// Tells those inside that take their size from the box.
  final func handOnSize() {
    let size = Point(bounds.width, bounds.height)
    for child in children where !(child is LayoutNode) { handOn(size, to: child) }
  }

  private func handOn(_ size: Point, to component: Component) {
    switch component {
    case is LayoutNode, is Node: return
    case let path as ParametricPath: path.laidOutSize = size
    case let image as ImageNode: image.laidOutSize = size
    case let nested as NestedArtboard: nested.laidOutSize = size
    case let text as TextNode:
      let isHugging = style?.widthScale == .hug
      text.laidOut = (isHugging ? nil : size.x, style?.heightScale == .hug ? nil : size.y)
    default: break
    }
    for child in component.children { handOn(size, to: child) }
  }
}
