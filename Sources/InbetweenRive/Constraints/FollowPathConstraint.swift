import Glibc

/// Puts its node on an outline.
final class FollowPathConstraint: TransformSpaceConstraint {
  private var paths: [PathNode] = []
  private var contours: [ContourMeasure]?

  override func linked() {
    super.linked()
    if let shape = target as? Shape {
      shape.forEachBelow { if let path = $0 as? PathNode { paths.append(path) } }
    } else if let path = target as? PathNode {
      paths = [path]
    }
  }

  override func takeApart() {
    super.takeApart()
    paths = []
  }

  override func buildDependencies() {
    super.buildDependencies()
    guard let node else { return }
    for path in paths {
      path.addDependent(self)
    }
    addDependent(node)
  }

  override func onDirty(_ dirt: Dirt) {
    contours = nil
    markConstraint()
  }

  private func measure() -> [ContourMeasure] {
    if let contours { return contours }
    var outline = Outline()
    for path in paths where !path.isCollapsed { outline.append(path.outline, path.pathTransform) }
    let made = ContourMeasure.all(outline)
    contours = made
    return made
  }

  override func constrain(_ node: TransformNode) {
    guard let target = activeTarget, !paths.isEmpty else { return }
    let contours = measure()
    let total = contours.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return }
    var distance = AnimationDefinition.remainder(float(Slot.FollowPathConstraint.distance), 1)
    // The end of the outline is its end, not its start again.
    if distance == 0, float(Slot.FollowPathConstraint.distance) != 0 { distance = 1 }
    var left = distance * total
    var spot: (point: Point, tangent: Point)?
    for contour in contours {
      if left <= contour.length {
        spot = contour.position(at: left)
        break
      }
      left -= contour.length
    }
    let found = spot ?? contours[contours.count - 1].position(at: .infinity)
    var matrix = Matrix.identity
    if bool(Slot.FollowPathConstraint.orient) {
      matrix = .rotation(atan2f(found.tangent.y, found.tangent.x))
    } else {
      matrix = node.world
    }
    matrix.translation = found.point
    if bool(Slot.FollowPathConstraint.offset) {
      let own = node.local
      matrix = bool(Slot.FollowPathConstraint.orient) ? matrix * own : matrix
      if !bool(Slot.FollowPathConstraint.orient) {
        matrix.translation = found.point + own.translation
      }
    }
    if sourceSpace == .local {
      matrix = (target.parentWorld.inverse ?? .identity) * matrix
    }
    if destinationSpace == .local { matrix = node.parentWorld * matrix }
    let before = TransformParts(node.world)
    let to = TransformParts(matrix)
    var result = before
    result.rotation = Angle.between(before.rotation, to.rotation, strength)
    result.x += (to.x - before.x) * strength
    result.y += (to.y - before.y) * strength
    node.world = result.matrix
  }
}
