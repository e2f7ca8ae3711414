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
  private var values: [ObjectIdentifier: Any] = [:]
  /// Equal versions mean equal values; a different version says nothing.
  package private(set) var version: UInt64 = 0
  package var tracker: EnvironmentTracker?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let identifier = ObjectIdentifier(key)
      tracker?.keys.insert(identifier)
      guard let value = values[identifier] else { return K.defaultValue }
      return value as! K.Value
    }
    set { self[raw: ObjectIdentifier(key)] = newValue }
  }

  /// Observable objects are kept under their own type.
  package subscript(raw identifier: ObjectIdentifier) -> Any? {
    get {
      tracker?.keys.insert(identifier)
      return values[identifier]
    }
    set {
      values[identifier] = newValue
      version = EnvironmentVersions.next()
    }
  }

  /// Whether one of the keys has another value in `other`.
  package func differs(from other: EnvironmentValues, in keys: Set<ObjectIdentifier>) -> Bool {
    if version == other.version { return false }
    return keys.contains { key in
      switch (values[key], other.values[key]) {
      case (nil, nil): false
      case (let a?, let b?): !anyEqual(a, b)
      default: true
      }
    }
  }

  public var description: String { "EnvironmentValues(\(values.count) values)" }
}

private func anyEqual(_ a: Any, _ b: Any) -> Bool {
  func compare<T>(_ a: T) -> Bool {
    guard let b = b as? T else { return false }
    return valuesEqual(a, b)
  }
  return _openExistential(a, do: compare)
}

/// Collects the environment keys that one evaluation read.
package final class EnvironmentTracker {
  package var keys: Set<ObjectIdentifier> = []

  package init() {}
}

/// Numbers for versions of the environment, unique in the process.
private enum EnvironmentVersions {
  private static let lock = NSLock()
  // Only touched under the lock.
  nonisolated(unsafe) private static var last: UInt64 = 0

  static func next() -> UInt64 {
    lock.withLock {
      last += 1
      return last
    }
  }
}
