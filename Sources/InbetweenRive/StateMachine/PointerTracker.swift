/// What a pointer does. Positions are in the artboard's space.
public enum RivePointerEvent: Sendable { case down, up, move, exit }

/// Finds out which listeners a pointer concerns.
final class PointerTracker {
  // The machine owns its tracker.
  private unowned let machine: RiveStateMachine

  /// A listener with what each pointer did on it.
  private final class Group {
    let listener: MachineDefinition.Listener
    var pointers: [Int: PointerState] = [:]
    var isConsumed = false

    init(_ listener: MachineDefinition.Listener) { self.listener = listener }
  }

  private struct PointerState {
    var isHovered = false
    var wasHovered = false
    var isDown = false
    var previous: Point?
  }

  private struct Target {
    var drawable: Drawable
    var groups: [Group]
  }

  private var groups: [Group] = []
  private var targets: [Target] = []
  private var orderRevision = -1

  /// No hand has more fingers.
  static let mostPointers = 10

  init(_ machine: RiveStateMachine) {
    self.machine = machine
    let artboard = machine.artboard
    var byDrawable: [ObjectIdentifier: Int] = [:]
    for listener in machine.definition.listeners {
      guard listener.triggers.contains(where: { Self.isForPointers($0.kind) }),
        let target = artboard.component(listener.target)
      else { continue }
      let group = Group(listener)
      groups.append(group)
      target.forEachBelow { component in
        guard let drawable = component as? Drawable, !(drawable is NestedArtboard),
          artboard.spend(1)
        else { return }
        if let place = byDrawable[ObjectIdentifier(drawable)] {
          targets[place].groups.append(group)
        } else {
          byDrawable[ObjectIdentifier(drawable)] = targets.count
          targets.append(Target(drawable: drawable, groups: [group]))
        }
      }
    }
    for nested in artboard.nested where byDrawable[ObjectIdentifier(nested)] == nil {
      targets.append(Target(drawable: nested, groups: []))
    }
  }

  private static func isForPointers(_ kind: MachineDefinition.ListenerKind?) -> Bool {
    switch kind {
    case .enter, .exit, .down, .up, .move, .click, .dragStart, .dragEnd, .drag: true
    default: false
    }
  }

  /// Topmost first.
  private func sortTargets() {
    let artboard = machine.artboard
    guard orderRevision != artboard.drawOrderRevision else { return }
    orderRevision = artboard.drawOrderRevision
    var places: [ObjectIdentifier: Int] = [:]
    for (place, drawable) in artboard.drawables.enumerated() {
      places[ObjectIdentifier(drawable)] = place
    }
    targets.sort {
      places[ObjectIdentifier($0.drawable), default: -1]
        > places[ObjectIdentifier($1.drawable), default: -1]
    }
  }

  /// - Returns: whether it hit something that listens.
  func handle(_ event: RivePointerEvent, at point: Point, pointer: Int) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    sortTargets()
    for group in groups {
      group.isConsumed = false
      guard group.pointers[pointer] != nil || group.pointers.count < Self.mostPointers else {
        continue
      }
      var state = group.pointers[pointer] ?? PointerState()
      state.wasHovered = state.isHovered
      state.isHovered = false
      group.pointers[pointer] = state
    }
    let hits = targets.map { event != .exit && isHit($0.drawable, point) }
    for (target, isHit) in zip(targets, hits) where isHit {
      for group in target.groups { group.pointers[pointer]?.isHovered = true }
    }
    var hitSomething = false
    var isBlocked = false
    for (target, isHit) in zip(targets, hits) {
      if let nested = target.drawable as? NestedArtboard {
        if pass(event, point, pointer, to: nested, isBlocked) { hitSomething = true }
        continue
      }
      for group in target.groups where !group.isConsumed {
        process(group, event, point, pointer, canHit: !isBlocked)
      }
      if isHit, !isBlocked {
        hitSomething = true
        if target.drawable.isOpaqueTarget { isBlocked = true }
      }
    }
    for group in groups {
      group.pointers[pointer]?.previous = point
      if event == .up || event == .exit { group.pointers[pointer]?.isDown = false }
      if event == .exit { group.pointers[pointer] = nil }
    }
    return hitSomething
  }

  private func isHit(_ drawable: Drawable, _ point: Point) -> Bool {
    guard !drawable.isHidden, drawable.hitTest(point) else { return false }
    // Boxes around it that clip hide what is outside of them.
    var at = drawable.parent
    while let here = at {
      if let layout = here as? LayoutNode, layout.clipsToBox, layout.id != 0,
        let back = layout.world.inverse
      {
        let size = layout.bounds
        if !Box(0, 0, size.width, size.height).contains(back * point) { return false }
      }
      at = here.parent
    }
    return true
  }

  private func pass(
    _ event: RivePointerEvent, _ point: Point, _ pointer: Int, to nested: NestedArtboard,
    _ isBlocked: Bool
  ) -> Bool {
    guard !nested.isHidden, let back = nested.childTransform.inverse else { return false }
    var hit = false
    for machine in nested.machines {
      let kind = isBlocked && event != .exit ? RivePointerEvent.exit : event
      if machine.pointers.handle(kind, at: back * point, pointer: pointer) { hit = true }
    }
    return hit
  }

  private func process(
    _ group: Group, _ event: RivePointerEvent, _ point: Point, _ pointer: Int, canHit: Bool
  ) {
    guard var state = group.pointers[pointer] else { return }
    let isHovered = canHit && state.isHovered
    let changed = isHovered != state.wasHovered
    if changed, isHovered { state.previous = point }
    var isClick = false
    if isHovered {
      if event == .down { state.isDown = true }
      if event == .up {
        isClick = state.isDown
        state.isDown = false
      }
    } else if event == .up || event == .down {
      state.isDown = false
    }
    group.pointers[pointer] = state
    var happened: [MachineDefinition.ListenerKind] = []
    if changed { happened.append(isHovered ? .enter : .exit) }
    if isHovered {
      switch event {
      case .down: happened.append(.down)
      case .up: happened.append(.up)
      case .move: happened.append(.move)
      case .exit: break
      }
      if isClick { happened.append(.click) }
      if event == .move, state.isDown { happened.append(.drag) }
    }
    for trigger in group.listener.triggers {
      guard let kind = trigger.kind, happened.contains(kind) else { continue }
      machine.perform(group.listener, at: point, before: state.previous)
      group.isConsumed = true
    }
  }
}
