/// Whether transitions may be taken.
extension RiveStateMachine {
  /// Milliseconds or percent.
  func duration(of transition: MachineDefinition.Transition) -> Float {
    Float(artboard.cells(ofRecord: transition.record)[Slot.StateTransition.duration])
  }

  /// Milliseconds or percent.
  func exitTime(of transition: MachineDefinition.Transition) -> Float {
    Float(artboard.cells(ofRecord: transition.record)[Slot.StateTransition.exitTime])
  }

  func number(_ input: Int) -> Float {
    guard inputs.indices.contains(input), definition.inputs[input].kind == .number else {
      return 0
    }
    return Float(bitPattern: inputs[input].bits)
  }

  func number(ofBindable record: Int) -> Float {
    guard record >= 0, case .number(let value) = value(ofBindable: record) else { return 0 }
    return value
  }

  func value(ofBindable record: Int) -> DataValue {
    guard record >= 0, let type = artboard.definition.scope.records[record].type else {
      return .none
    }
    let cells = artboard.cells(ofRecord: record)
    switch type {
    case .bindablePropertyNumber: return .number(Float(bitPattern: cells[0]))
    case .bindablePropertyBoolean: return .boolean(cells[0] != 0)
    case .bindablePropertyColor: return .color(cells[0])
    case .bindablePropertyString: return .string(artboard.strings[Int(cells[0])])
    case .bindablePropertyEnum: return .enum(cells[0])
    case .bindablePropertyTrigger: return .trigger(cells[0])
    default: return .index(cells[0])
    }
  }

  /// Whether a condition holds, for a layer.
  func holds(_ condition: MachineDefinition.Condition, inLayer layer: Int) -> Bool {
    switch condition.kind {
    case .never: return false
    case .trigger:
      guard inputs.indices.contains(condition.input) else { return false }
      let input = inputs[condition.input]
      return input.isFired && !input.usedLayers.contains(layer)
    case .bool:
      guard inputs.indices.contains(condition.input) else { return true }
      return (inputs[condition.input].bits != 0) == (condition.operation == .equal)
    case .number:
      guard inputs.indices.contains(condition.input) else { return true }
      return compare(number(condition.input), condition.operation, condition.value)
    case .operands:
      guard let left = condition.left else { return false }
      return holds(left, condition.operation, condition.right ?? .itself, layer)
    }
  }

  private func compare<T: Comparable>(
    _ a: T, _ operation: MachineDefinition.Operation, _ b: T
  ) -> Bool {
    switch operation {
    case .equal: a == b
    case .notEqual: a != b
    case .lessOrEqual: a <= b
    case .greaterOrEqual: a >= b
    case .less: a < b
    case .greater: a > b
    }
  }

  private func holds(
    _ left: MachineDefinition.Operand, _ operation: MachineDefinition.Operation,
    _ right: MachineDefinition.Operand, _ layer: Int
  ) -> Bool {
    if case .bindable(let record) = left {
      // The value itself is asked: what is bound to it does not hear of the end of a shot, and a
      // shot is used up for all conditions of a layer, whichever of them saw it.
      if case .trigger = value(ofBindable: record) {
        guard let source = binds?.source(of: record) else { return false }
        // A value that a converter makes a trigger of has fired where it changed.
        if source.kind != .trigger { return hasChanged(record) }
        let used = usedTriggers[ObjectIdentifier(source)]?.contains(layer) ?? false
        return source.fireCount != 0 && !used
      }
      if case .itself = right { return hasChanged(record) }
    }
    switch (value(of: left), value(of: right)) {
    case (.number(let a), .number(let b)): return compare(a, operation, b)
    case (.number(let a), .index(let b)): return compare(a, operation, Float(b))
    case (.index(let a), .number(let b)): return compare(Float(a), operation, b)
    case (.string(let a), .string(let b)): return isEqual(a == b, operation)
    case (.boolean(let a), .boolean(let b)): return isEqual(a == b, operation)
    case (.color(let a), .color(let b)): return isEqual(a == b, operation)
    case (.enum(let a), .enum(let b)), (.index(let a), .index(let b)),
      (.enum(let a), .index(let b)), (.index(let a), .enum(let b)):
      return isEqual(a == b, operation)
    default: return false
    }
  }

  private func isEqual(_ same: Bool, _ operation: MachineDefinition.Operation) -> Bool {
    switch operation {
    case .equal: same
    case .notEqual: !same
    default: false
    }
  }

  private func value(of operand: MachineDefinition.Operand) -> DataValue {
    switch operand {
    case .bindable(let record): return value(ofBindable: record)
    case .number(let value): return .number(value)
    case .bool(let value): return .boolean(value)
    case .string(let text): return .string(text)
    case .color(let color): return .color(color)
    case .id(let id): return .enum(id)
    case .trigger(let count): return .trigger(count)
    case .artboard(let property):
      let (width, height) = (artboard.width, artboard.height)
      return .number(property == 0 ? width : property == 1 ? height : width / height)
    case .component(let object, let key):
      guard let component = artboard.component(object), let type = component.type else {
        return .none
      }
      let info = Schema.shared.info(type)
      guard let slot = info.slot(of: Schema.shared.canonical(key)) else {
        return component.computed(key).map { .number($0) } ?? .none
      }
      switch info.properties[slot].wire {
      case .float: return .number(component.float(slot))
      case .bool: return .boolean(component.bool(slot))
      case .color: return .color(component.uint(slot))
      case .string: return .string(component.string(slot))
      default: return .index(component.uint(slot))
      }
    case .itself: return .none
    }
  }

  /// Marks the triggers of a taken transition as used in its layer.
  func use(_ conditions: [MachineDefinition.Condition], inLayer layer: Int) {
    for condition in conditions {
      if condition.kind == .trigger, inputs.indices.contains(condition.input) {
        inputs[condition.input].usedLayers.insert(layer)
      }
      if case .bindable(let record)? = condition.left, case .trigger = value(ofBindable: record),
        let source = binds?.source(of: record)
      {
        usedTriggers[ObjectIdentifier(source), default: []].insert(layer)
      }
    }
  }

  /// Whether the value that a bindable property is bound to has changed in this frame.
  private func hasChanged(_ record: Int) -> Bool {
    guard let revision = binds?.source(of: record)?.revision else { return false }
    defer { seenRevisions[record] = revision }
    return seenRevisions[record].map { $0 != revision } ?? false
  }
}
