import Foundation
import InbetweenViewGraph

/// Values that outlive views, by name. They live in memory, apart for each stage, so that a play
/// never depends on what was played before.
@MainActor
final class StoredDefaults: SharedObject {
  private unowned let graph: Graph
  private var locations: [String: AnyObject] = [:]

  init(graph: Graph) { self.graph = graph }

  /// The place of a value; a name that was used for another type begins anew.
  func location<Value>(_ key: String, initial: Value) -> StateLocation<Value> {
    if let known = locations[key] as? StateLocation<Value> { return known }
    let made = StateLocation(initial, graph: graph)
    locations[key] = made
    return made
  }
}

/// A value of the app, kept under a name while the stage lasts.
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let initial: Value
  private var location: StateLocation<Value>?

  private init(key: String, initial: Value) {
    self.key = "app " + key
    self.initial = initial
  }

  public var wrappedValue: Value {
    get {
      guard let location else { return initial }
      return onMain { location.read() }
    }
    nonmutating set {
      guard let location else { return }
      // Both stay on the thread they are on; see `onMain`.
      nonisolated(unsafe) let (value, transaction) = (newValue, Transaction.current)
      onMain { location.write(value, transaction: transaction) }
    }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return onMain { location.binding }
  }
}

extension AppStorage: DynamicProperty {
  @MainActor
  public static func _install(_ property: UnsafeMutableRawPointer, _ owner: PropertyOwner) {
    let storage = property.assumingMemoryBound(to: Self.self)
    storage.pointee.location = owner.next {
      owner.node.graph.shared(StoredDefaults.self)
        .location(storage.pointee.key, initial: storage.pointee.initial)
    }
  }
}

/// A type that storage can keep.
public protocol _StorableValue {}
extension Bool: _StorableValue {}
extension Int: _StorableValue {}
extension Double: _StorableValue {}
extension String: _StorableValue {}
extension URL: _StorableValue {}
extension Data: _StorableValue {}
extension Date: _StorableValue {}

extension AppStorage where Value: _StorableValue {
  /// - Parameter store: one store serves all here.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _StorableValue {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init<V: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == V? {
    self.init(key: key, initial: nil)
  }
}

/// A value of a scene, kept under a name while the stage lasts.
@propertyWrapper
public struct SceneStorage<Value> {
  private let key: String
  private let initial: Value
  private var location: StateLocation<Value>?

  private init(key: String, initial: Value) {
    self.key = "scene " + key
    self.initial = initial
  }

  public var wrappedValue: Value {
    get {
      guard let location else { return initial }
      return onMain { location.read() }
    }
    nonmutating set {
      guard let location else { return }
      // Both stay on the thread they are on; see `onMain`.
      nonisolated(unsafe) let (value, transaction) = (newValue, Transaction.current)
      onMain { location.write(value, transaction: transaction) }
    }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return onMain { location.binding }
  }
}

extension SceneStorage: DynamicProperty {
  @MainActor
  public static func _install(_ property: UnsafeMutableRawPointer, _ owner: PropertyOwner) {
    let storage = property.assumingMemoryBound(to: Self.self)
    storage.pointee.location = owner.next {
      owner.node.graph.shared(StoredDefaults.self)
        .location(storage.pointee.key, initial: storage.pointee.initial)
    }
  }
}

extension SceneStorage where Value: _StorableValue {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: _StorableValue {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init<V: _StorableValue>(_ key: String) where Value == V? {
    self.init(key: key, initial: nil)
  }
}
