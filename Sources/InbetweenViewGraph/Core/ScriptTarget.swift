/// A value that a script gives.
package enum ScriptedValue: Equatable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
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
