import Glibc

/// Changes the world map of its parent after it has been computed.
class Constraint: Component {
  final var strength: Float { float(Slot.Constraint.strength) }
  unowned(unsafe) final private(set) var node: TransformNode?

  override func linked() {
    node = parent as? TransformNode
    node?.constraints.append(self)
  }

  override func changed(_ slot: Int) { markConstraint() }

  final func markConstraint() { node?.markTransform() }

  func constrain(_ node: TransformNode) {}

  override func onDirty(_ dirt: Dirt) {
    // Not the node's own: it has been computed; this asks for it anew.
    if dirt.contains(.worldTransform) { markConstraint() }
  }
}

/// A constraint that looks at another component.
class TargetedConstraint: Constraint {
  unowned(unsafe) final private(set) var target: TransformNode?

  override func linked() {
    super.linked()
    target = artboard.component(index(Slot.TargetedConstraint.targetId)) as? TransformNode
    if target === node { target = nil }
  }

  override func buildDependencies() {
    if let node { target?.addDependent(node) }
  }

  /// A constraint whose target is switched off does nothing.
  final var activeTarget: TransformNode? {
    guard let target, !target.isCollapsed else { return nil }
    return target
  }
}

enum TransformSpace: UInt32 { case world, local }

/// A constraint whose source and destination are read in a space.
class TransformSpaceConstraint: TargetedConstraint {
  final var sourceSpace: TransformSpace {
    .init(rawValue: uint(Slot.TransformSpaceConstraint.sourceSpaceValue)) ?? .world
  }
  final var destinationSpace: TransformSpace {
    .init(rawValue: uint(Slot.TransformSpaceConstraint.destSpaceValue)) ?? .world
  }
}

/// A constraint on one or two components of a map, with limits.
class TransformComponentConstraint: TransformSpaceConstraint {
  typealias X = Slot.TransformComponentConstraint
  typealias Y = Slot.TransformComponentConstraintY

  final var limitSpace: TransformSpace { .init(rawValue: uint(X.minMaxSpaceValue)) ?? .world }
  final var addsOwn: Bool { bool(X.offset) }

  /// Applies copy factor, offset and limits to a value.
  final func limited(
    _ value: Float, hasMin: Int, min: Int, hasMax: Int, max: Int
  ) -> Float {
    if bool(hasMax), value > float(max) { return float(max) }
    if bool(hasMin), value < float(min) { return float(min) }
    return value
  }

  final func limitedX(_ value: Float) -> Float {
    limited(value, hasMin: X.min, min: X.minValue, hasMax: X.max, max: X.maxValue)
  }

  final func limitedY(_ value: Float) -> Float {
    limited(value, hasMin: Y.minY, min: Y.minValueY, hasMax: Y.maxY, max: Y.maxValueY)
  }

  /// The map of the target as seen in the space that is copied from.
  final func source(_ target: TransformNode) -> Matrix {
    sourceSpace == .local
      ? (target.parentWorld.inverse ?? .identity) * target.world : target.world
  }
}

final class TranslationConstraint: TransformComponentConstraint {
  override func constrain(_ node: TransformNode) {
    if target != nil, activeTarget == nil { return }
    let before = node.world.translation
    var result = before
    if let target = activeTarget {
      result = source(target).translation
      result = copied(result, node)
    }
    let limitsInside = limitSpace == .local
    if limitsInside { result = (node.parentWorld.inverse ?? .identity) * result }
    result = Point(limitedX(result.x), limitedY(result.y))
    if limitsInside { result = node.parentWorld * result }
    node.world.translation = .between(before, result, strength)
  }

  /// What is copied of the target's place, in world space.
  private func copied(_ place: Point, _ node: TransformNode) -> Point {
    var result = place
    let isLocal = destinationSpace == .local
    let own = Point(node.x, node.y)
    let neutral = isLocal ? Point.zero : node.world.translation
    result.x =
      bool(X.doesCopy)
      ? result.x * float(X.copyFactor) + (addsOwn ? own.x : 0)
      : (isLocal ? (addsOwn ? own.x : neutral.x) : neutral.x)
    result.y =
      bool(Y.doesCopyY)
      ? result.y * float(Y.copyFactorY) + (addsOwn ? own.y : 0)
      : (isLocal ? (addsOwn ? own.y : neutral.y) : neutral.y)
    return isLocal ? node.parentWorld * result : result
  }
}

final class RotationConstraint: TransformComponentConstraint {
  override func constrain(_ node: TransformNode) {
    if target != nil, activeTarget == nil { return }
    let before = TransformParts(node.world)
    var parts = before
    if let target = activeTarget {
      var matrix = target.world
      if sourceSpace == .local {
        matrix = (target.parentWorld.inverse ?? .identity) * matrix
      }
      parts = TransformParts(matrix)
      if bool(X.doesCopy) {
        parts.rotation *= float(X.copyFactor)
        if addsOwn { parts.rotation += node.rotation }
      } else {
        parts.rotation =
          destinationSpace == .local ? (addsOwn ? node.rotation : 0) : before.rotation
      }
      if destinationSpace == .local {
        parts = TransformParts(node.parentWorld * parts.matrix)
      }
    }
    if limitSpace == .local {
      parts = TransformParts((node.parentWorld.inverse ?? .identity) * parts.matrix)
    }
    parts.rotation = limitedX(parts.rotation)
    if limitSpace == .local { parts = TransformParts(node.parentWorld * parts.matrix) }
    var result = before
    result.rotation = Angle.between(before.rotation, parts.rotation, strength)
    node.world = result.matrix
  }
}

final class ScaleConstraint: TransformComponentConstraint {
  override func constrain(_ node: TransformNode) {
    if target != nil, activeTarget == nil { return }
    let before = TransformParts(node.world)
    var parts = before
    if let target = activeTarget {
      var matrix = target.world
      if sourceSpace == .local {
        matrix = (target.parentWorld.inverse ?? .identity) * matrix
      }
      parts = TransformParts(matrix)
      let isLocal = destinationSpace == .local
      parts.scaleX =
        bool(X.doesCopy)
        ? parts.scaleX * float(X.copyFactor) * (addsOwn ? node.scaleX : 1)
        : (isLocal ? (addsOwn ? node.scaleX : 1) : before.scaleX)
      parts.scaleY =
        bool(Y.doesCopyY)
        ? parts.scaleY * float(Y.copyFactorY) * (addsOwn ? node.scaleY : 1)
        : (isLocal ? (addsOwn ? node.scaleY : 1) : before.scaleY)
      if isLocal { parts = TransformParts(node.parentWorld * parts.matrix) }
    }
    if limitSpace == .local {
      parts = TransformParts((node.parentWorld.inverse ?? .identity) * parts.matrix)
    }
    parts.scaleX = limitedX(parts.scaleX)
    parts.scaleY = limitedY(parts.scaleY)
    if limitSpace == .local { parts = TransformParts(node.parentWorld * parts.matrix) }
    var result = before
    result.scaleX += (parts.scaleX - before.scaleX) * strength
    result.scaleY += (parts.scaleY - before.scaleY) * strength
    node.world = result.matrix
  }
}

/// Moves the whole map towards that of the target.
final class TransformConstraint: TransformSpaceConstraint {
  override func constrain(_ node: TransformNode) {
    guard let target = activeTarget else { return }
    let box = target.localBox
    let origin = Point(
      box.isEmpty ? 0 : box.minX + box.width * float(Slot.TransformConstraint.originX),
      box.isEmpty ? 0 : box.minY + box.height * float(Slot.TransformConstraint.originY))
    var matrix = target.world
    if float(Slot.TransformConstraint.originX) != 0 || float(Slot.TransformConstraint.originY) != 0
    {
      matrix.translation = matrix * origin
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
    result.scaleX += (to.scaleX - before.scaleX) * strength
    result.scaleY += (to.scaleY - before.scaleY) * strength
    result.skew += (to.skew - before.skew) * strength
    node.world = result.matrix
  }
}

/// Keeps a distance from the target.
final class DistanceConstraint: TargetedConstraint {
  override func constrain(_ node: TransformNode) {
    guard let target = activeTarget else { return }
    let center = target.world.translation
    let place = node.world.translation
    let away = place - center
    let length = away.length
    let distance = float(Slot.DistanceConstraint.distance)
    switch uint(Slot.DistanceConstraint.modeValue) {
    case 0 where length < distance: return
    case 1 where length > distance: return
    default: break
    }
    guard length >= 0.001 else { return }
    let wanted = center + away * (distance / length)
    node.world.translation = .between(place, wanted, strength)
  }
}
