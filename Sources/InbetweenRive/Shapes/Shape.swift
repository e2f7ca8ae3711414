/// What paints paint on: a shape, an artboard, a layout, a style of text.
protocol PaintHost: AnyObject {
  var paints: [ShapePaint] { get set }
  /// The outline in its own space or in the artboard's; for the rule `clockwise` with its contours
  /// turned.
  func paintPath(_ space: PaintSpace) -> RivePath
  var paintOpacity: Float { get }
  /// From the host's own space to the artboard's.
  var paintTransform: Matrix { get }
  /// A paint asks for the outline in this space.
  func needs(_ space: PaintSpace)
}

enum PaintSpace { case local, world, clockwise }

/// Outlines with paints.
final class Shape: Drawable, PaintHost {
  var paints: [ShapePaint] = []
  var paths: [PathNode] = []
  private(set) lazy var composer = PathComposer(of: self)

  override func buildDependencies() {
    super.buildDependencies()
    composer.buildDependencies()
  }

  func pathChanged() { composer.mark(.path, recursive: true) }

  /// Only outlines in the artboard's space are affected, and those of skinned paths.
  func worldPathChanged() { composer.worldChanged() }

  func needs(_ space: PaintSpace) { composer.needs(space) }

  func paintPath(_ space: PaintSpace) -> RivePath { composer.path(space) }
  var paintOpacity: Float { renderOpacity }
  var paintTransform: Matrix { world }

  override func onDirty(_ dirt: Dirt) {
    if dirt.contains(.worldTransform) { composer.worldChanged() }
  }

  override func draw(_ canvas: RiveCanvas) {
    if renderOpacity == 0 { return }
    for paint in paints { paint.draw(canvas, on: self, blend: blendMode) }
  }

  override var localBox: Box {
    var box = Box()
    let back = world.inverse ?? .identity
    for path in paths where !path.isLeftOut {
      for point in path.outline.points { box.add(back * (path.pathTransform * point)) }
    }
    return box
  }

  override func hitTest(_ point: Point) -> Bool {
    guard let back = world.inverse else { return false }
    return HitTest.covers(composer.path(.local).outline, back, point)
  }

  override func computed(_ key: UInt16) -> Float? {
    key == 781
      ? ContourMeasure.all(composer.path(.local).outline).reduce(0) { $0 + $1.length }
      : super.computed(key)
  }
}

/// Makes the outlines of a shape out of its paths; brought up to date after all of them.
final class PathComposer: Component {
  // Set where it is made; the shape owns its composer.
  unowned(unsafe) private var shape: Shape!
  private let local = RivePath()
  private let inWorld = RivePath()
  private let clockwise = RivePath()
  private var needsWorld = false
  private var needsClockwise = false
  /// Skinned paths lie in the artboard's space: a move of the shape changes them in its own.
  private var hasSkins = false

  convenience init(of shape: Shape) {
    self.init(shape.artboard, id: -1, type: nil, cells: shape.cells)
    self.shape = shape
    artboard.addHelper(self)
  }

  override func buildDependencies() {
    shape.addDependent(self)
    for path in shape.paths { path.addDependent(self) }
    hasSkins = shape.paths.contains { $0.skin != nil }
  }

  func needs(_ space: PaintSpace) {
    switch space {
    case .local: break
    case .world: needsWorld = true
    case .clockwise: needsClockwise = true
    }
  }

  func worldChanged() {
    if hasSkins || needsWorld { mark(hasSkins ? .path : .worldTransform, recursive: true) }
  }

  func path(_ space: PaintSpace) -> RivePath {
    switch space {
    case .local: local
    case .world: inWorld
    case .clockwise: clockwise
    }
  }

  override func update(_ dirt: Dirt) {
    if dirt.contains(.path) {
      let back = hasSkins ? shape.world.inverse ?? .identity : .identity
      local.edit { outline in
        outline.rewind()
        for path in shape.paths where !path.isLeftOut {
          outline.append(path.outline, relative(path, back))
        }
      }
      if needsClockwise { makeClockwise(back) }
      for paint in shape.paints { paint.pathChanged() }
    }
    if needsWorld, dirt.contains(.path) || dirt.contains(.worldTransform) {
      inWorld.edit { outline in
        outline.rewind()
        for path in shape.paths where !path.isLeftOut {
          outline.append(path.outline, path.pathTransform)
        }
      }
      for paint in shape.paints where paint.space == .world { paint.pathChanged() }
    }
  }

  /// From a path's space to the shape's.
  private func relative(_ path: PathNode, _ back: Matrix) -> Matrix {
    if path.skin != nil { return back }
    var matrix = path.local
    var node = path.parentNode
    while let here = node, here !== shape {
      matrix = here.local * matrix
      node = here.parentNode
    }
    // Constraints move a path away from where its numbers put it.
    if path.constraints.isEmpty { return matrix }
    return (shape.world.inverse ?? .identity) * path.world
  }

  /// Contours turned so that holes run against the clock and all others with it.
  private func makeClockwise(_ back: Matrix) {
    clockwise.edit { outline in
      outline.rewind()
      for path in shape.paths where !path.isLeftOut {
        let matrix = relative(path, back)
        let isClockwise = path.outline.signedArea * (matrix.determinant < 0 ? -1 : 1) >= 0
        if isClockwise != path.isHole {
          outline.append(path.outline, matrix)
        } else {
          outline.appendReversed(path.outline, matrix)
        }
      }
    }
  }
}
