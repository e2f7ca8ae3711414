extension RiveStateMachine {
  /// Hands a pointer's doing to the listeners.
  /// - Parameters:
  ///   - x: in the artboard's units, from its left edge.
  ///   - y: from its top edge.
  ///   - pointer: which finger; up to ten at once.
  /// - Returns: whether it hit something that listens; a `down` or `up` that did should be followed
  ///   by `advance(0)`.
  @discardableResult
  public func pointer(_ event: RivePointerEvent, x: Float, y: Float, pointer: Int = 0) -> Bool {
    let origin = Point(artboard.width * artboard.originX, artboard.height * artboard.originY)
    let hit = pointers.handle(event, at: Point(x, y) - origin, pointer: pointer)
    return hit
  }

  /// Does what a listener says.
  /// - Parameters:
  ///   - point: where the pointer is, in the artboard's space; nil where there is none.
  ///   - previous: where it was before.
  func perform(_ listener: MachineDefinition.Listener, at point: Point?, before previous: Point?) {
    for action in listener.actions { perform(action, at: point, before: previous) }
    artboard.wake()
  }

  private func perform(
    _ action: MachineDefinition.ListenerAction, at point: Point?, before previous: Point?
  ) {
    let nested = artboard.component(action.nestedInput) as? NestedInput
    switch action.effect {
    case .bool(let value):
      if let nested {
        nested.set(value == 2 ? !nested.isOn : value == 1)
      } else if inputs.indices.contains(action.input) {
        let old = inputs[action.input].bits != 0
        setInput(action.input, .bool(value == 2 ? !old : value == 1))
      }
    case .number(let value):
      if let nested { nested.set(value) } else { setInput(action.input, .number(value)) }
    case .trigger:
      if let nested { nested.fire() } else { setInput(action.input, .trigger) }
    case .fire(let id):
      if let event = artboard.component(id) { report(event, delay: 0) }
    case .align(let id, let keepsOffset):
      guard let point, let node = artboard.component(id) as? TransformNode,
        let slots = node.placeSlots, let back = node.parentWorld.inverse
      else { return }
      var place = back * point
      if keepsOffset {
        guard let previous else { return }
        place = Point(node.x, node.y) + place - back * previous
      }
      guard place.x.isFinite, place.y.isFinite else { return }
      node.set(slots.x, place.x)
      node.set(slots.y, place.y)
    case .viewModel(let record):
      guard record >= 0 else { return }
      for bind in binds?.binds(of: record) ?? [] { bind.push() }
    }
  }
}
