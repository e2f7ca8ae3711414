import Foundation

/// A value that travels down the view tree under a key of its own type.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view inherits from its container.
///
/// A copy shares its storage until it is written. While a body runs, `tracker` notes which keys
/// were read: those reads, and no others, make the body depend on them.
public struct EnvironmentValues: CustomStringConvertible {
  package var values: [ObjectIdentifier: Any]
  package var tracker: EnvironmentTracker?

  public init() { values = [:] }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let identifier = ObjectIdentifier(key)
      tracker?.keys.insert(identifier)
      guard let value = values[identifier] else { return K.defaultValue }
      return value as! K.Value
    }
    set {
      values[ObjectIdentifier(key)] = newValue
    }
  }

  public var description: String { "EnvironmentValues(\(values.count) values)" }
}

/// Collects the environment keys that one evaluation read.
package final class EnvironmentTracker {
  package var keys: Set<ObjectIdentifier> = []

  package init() {}
}
