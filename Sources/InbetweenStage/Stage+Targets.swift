import InbetweenViewGraph

/// What a script sets and fires on what is played, such as a character.
extension Stage {
  /// Sets a value of everything on the stage that has one of this name.
  ///
  /// - Returns: Whether there is such a value. Where something can be set, but not this, it throws.
  func setOnTargets(_ name: String, to value: ScriptEvent.Value) throws -> Bool {
    let all = graph.scriptTargets.all
    let targets = all.filter { $0.settableNames.contains(name) }
    if targets.isEmpty {
      if all.isEmpty { return false }
      let known = (ScriptSetting.all.map(\.name) + all.flatMap(\.settableNames))
      throw StageError("There is no setting \(name). There are: \(known.joined(separator: ", ")).")
    }
    try perform { for target in targets { try target.set(name, to: value.scripted) } }
    return true
  }

  /// Fires a trigger of everything on the stage that has one of this name.
  func fire(_ name: String) throws {
    let all = graph.scriptTargets.all
    let targets = all.filter { $0.triggerNames.contains(name) }
    if targets.isEmpty {
      let known = all.flatMap(\.triggerNames)
      throw StageError(
        "There is no trigger \(name)"
          + (all.isEmpty
            ? ": the stage plays no character."
            : ". There are: \(known.isEmpty ? "none" : known.joined(separator: ", "))."))
    }
    try perform { for target in targets { try target.fire(name) } }
  }
}

extension ScriptEvent.Value {
  /// The same value, for what is played.
  fileprivate var scripted: ScriptedValue {
    switch self {
    case .flag(let isOn): .flag(isOn)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    }
  }
}
