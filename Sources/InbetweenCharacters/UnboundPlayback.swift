import InbetweenRive

/// Playing what Rive's own Apple runtime does not reach: plain animations, and the inputs of older
/// state machines. On a Mac these calls do not exist.
extension Artboard {
  /// The names of the animations, in the order of the file.
  public func animationNames() -> [String] { artboard.animationNames }

  /// A machine that does nothing but play one animation; nil is the first.
  /// - Throws: `ArtboardError.invalidStateMachine` with the names that there are.
  public func createStateMachine(playingAnimation name: String?) throws -> StateMachine {
    do {
      return StateMachine(try artboard.animation(name), of: self)
    } catch {
      throw ArtboardError.invalidStateMachine("\(error)")
    }
  }
}

extension StateMachine {
  /// The names of the inputs, in the order of the file.
  public func inputNames() -> [String] { machine?.inputNames.map(\.name) ?? [] }

  /// - Throws: `StateMachineError.error` with the names that there are.
  public func setInput(_ name: String, to value: Bool) throws {
    try changeInput(name) { try $0.setBool(name, value) }
  }

  public func setInput(_ name: String, to value: Float) throws {
    try changeInput(name) { try $0.setNumber(name, value) }
  }

  public func fireInput(_ name: String) throws {
    try changeInput(name) { try $0.fire(name) }
  }

  private func changeInput(_ name: String, _ change: (RiveStateMachine) throws -> Void) throws {
    guard let machine else {
      throw StateMachineError.error("\(name): a plain animation has no inputs")
    }
    do {
      try change(machine)
    } catch {
      throw StateMachineError.error("\(error)")
    }
    wake()
  }
}
