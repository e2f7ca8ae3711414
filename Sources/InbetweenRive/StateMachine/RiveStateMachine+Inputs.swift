/// The machine's own inputs: booleans, numbers and triggers by name.
extension RiveStateMachine {
  /// What an input is.
  public enum InputKind: Sendable { case bool, number, trigger }

  public var inputNames: [(name: String, kind: InputKind)] {
    definition.inputs.compactMap { input in
      switch input.kind {
      case .bool: (input.name, .bool)
      case .number: (input.name, .number)
      case .trigger: (input.name, .trigger)
      case .none: nil
      }
    }
  }

  private func input(_ name: String, _ kind: MachineDefinition.Input.Kind) throws -> Int {
    if let index = definition.inputs.firstIndex(where: { $0.name == name && $0.kind == kind }) {
      return index
    }
    throw RiveLookupError(
      kind: "\(kind) input of state machine \"\(self.name)\"", name: name,
      existing: definition.inputs.filter { $0.kind == kind }.map(\.name))
  }

  /// - Throws: `RiveLookupError` where there is no boolean of the name.
  public func setBool(_ name: String, _ value: Bool) throws {
    setInput(try input(name, .bool), .bool(value))
  }

  /// - Throws: `RiveLookupError` where there is no number of the name.
  public func setNumber(_ name: String, _ value: Float) throws {
    setInput(try input(name, .number), .number(value))
  }

  /// - Throws: `RiveLookupError` where there is no trigger of the name.
  public func fire(_ name: String) throws { setInput(try input(name, .trigger), .trigger) }

  public func bool(_ name: String) throws -> Bool { inputs[try input(name, .bool)].bits != 0 }

  public func number(_ name: String) throws -> Float {
    Float(bitPattern: inputs[try input(name, .number)].bits)
  }

  func setInput(_ index: Int, _ setting: Setting) {
    guard inputs.indices.contains(index) else { return }
    switch (definition.inputs[index].kind, setting) {
    case (.bool, .bool(let value)): inputs[index].bits = value ? 1 : 0
    case (.number, .number(let value)) where value.isFinite:
      inputs[index].bits = value.bitPattern
    case (.trigger, .trigger): inputs[index].isFired = true
    default: return
    }
    artboard.wake()
  }
}
