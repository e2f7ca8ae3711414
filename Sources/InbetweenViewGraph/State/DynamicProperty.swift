@_spi(Reflection) import Swift

/// A stored property of a view that the engine fills in before the body runs.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after nested properties were filled in.
  mutating func update()

  /// Connects the property at the address with what persists of it.
  @MainActor static func _install(_ property: UnsafeMutableRawPointer, _ owner: PropertyOwner)
}

extension DynamicProperty {
  public mutating func update() {}

  /// A user's own property: installs its stored properties, then updates it.
  @MainActor
  public static func _install(_ property: UnsafeMutableRawPointer, _ owner: PropertyOwner) {
    DynamicFields.install(Self.self, property, owner)
    property.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

/// What persists of a view's dynamic properties: one object for each, in order of declaration.
@MainActor
public final class PropertyOwner {
  package unowned let node: ViewNode
  package let tracker = EnvironmentTracker()
  private var storage: [AnyObject] = []
  private var cursor = 0
  /// The state locations that the last evaluation read.
  private var reads: [AnyStateLocation] = []

  package init(node: ViewNode) { self.node = node }

  /// The environment as the body may read it: reads are noted.
  package var environment: EnvironmentValues {
    var environment = node.environment
    environment.tracker = tracker
    return environment
  }

  /// The object of the next property, made on first use.
  package func next<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    defer { cursor += 1 }
    if cursor < storage.count { return unsafeDowncast(storage[cursor], to: Storage.self) }
    let made = make()
    storage.append(made)
    return made
  }

  /// Fills in the properties of `view`, in place, for an evaluation.
  package func install<V>(_ view: inout V) {
    cursor = 0
    withUnsafeMutablePointer(to: &view) { DynamicFields.install(V.self, $0, self) }
  }

  package func noteRead(of location: AnyStateLocation) {
    if reads.last === location { return }
    reads.append(location)
    location.addReader(node)
  }

  /// An evaluation begins: what it reads will be noted anew.
  package func forgetReads() {
    tracker.keys.removeAll(keepingCapacity: true)
    for location in reads { location.removeReader(node) }
    reads.removeAll(keepingCapacity: true)
  }

  /// The view has left: end what its properties hold.
  package func detach() {
    forgetReads()
    for object in storage {
      (object as? any DetachableStorage)?.detach()
      if node.graph.journal.recordsChanges, let location = object as? AnyStateLocation {
        location.ownerDidLeave(node.path)
      }
    }
  }
}

/// Storage of a property that holds something outside the tree.
@MainActor
package protocol DetachableStorage: AnyObject { func detach() }

/// Which stored properties of a type are dynamic, found once per type.
@MainActor
package enum DynamicFields {
  private static var known: [ObjectIdentifier: [(offset: Int, type: any DynamicProperty.Type)]] =
    [:]

  package static func isEmpty<T>(_ type: T.Type) -> Bool { fields(of: type).isEmpty }

  package static func install<T>(
    _ type: T.Type, _ value: UnsafeMutableRawPointer, _ owner: PropertyOwner
  ) {
    for field in fields(of: type) { field.type._install(value + field.offset, owner) }
  }

  private static func fields<T>(
    of type: T.Type
  ) -> [(offset: Int, type: any DynamicProperty.Type)] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [(offset: Int, type: any DynamicProperty.Type)] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let dynamic = fieldType as? any DynamicProperty.Type { fields.append((offset, dynamic)) }
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}
