/// A value that a script gives.
package enum ScriptedValue: Equatable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
}

/// A value or a trigger as a person may see and change it.
package struct ScriptControl: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case flag, number, text, trigger
    /// One of these words.
    case choice([String])
  }

  package var name: String
  package var kind: Kind
  /// As a script writes it; empty for a trigger.
  package var value: String

  package init(name: String, kind: Kind, value: String = "") {
    self.name = name
    self.kind = kind
    self.value = value
  }
}

/// Something whose values a script sets and whose triggers it fires by name, such as a character.
@MainActor
package protocol ScriptTarget: AnyObject {
  /// The names of what can be set, and of what can be fired.
  var settableNames: [String] { get }
  var triggerNames: [String] { get }
  /// - Throws: Where the value is of another kind; says which.
  func set(_ name: String, to value: ScriptedValue) throws
  /// - Throws: Where the name is of something that cannot be fired.
  func fire(_ name: String) throws
  /// What can be set and fired, with the present values.
  var controls: [ScriptControl] { get }
  /// The states that it is in, one for each of its layers.
  var states: [String] { get }
}

extension ScriptTarget {
  package var controls: [ScriptControl] { [] }
  package var states: [String] { [] }
}

/// The targets on a stage, in the order in which they came.
@MainActor
package final class ScriptTargets {
  private struct Weak { weak var value: (any ScriptTarget)? }
  private var targets: [Weak] = []

  package init() {}

  package var all: [any ScriptTarget] { targets.compactMap(\.value) }

  package func add(_ target: any ScriptTarget) {
    remove(target)
    targets.append(Weak(value: target))
  }

  package func remove(_ target: any ScriptTarget) {
    targets.removeAll { $0.value == nil || $0.value === target }
  }
}

extension Graph {
  package var scriptTargets: ScriptTargets { service(ScriptTargets.self, ScriptTargets.init) }
}
