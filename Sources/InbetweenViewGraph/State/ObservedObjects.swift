import InbetweenCombine

/// Keeps a node up to date with an observable object: one subscription, renewed when the object
/// is another.
@MainActor
private final class ObjectSubscription: DetachableStorage {
  private var object: AnyObject?
  private var subscription: AnyCancellable?

  func observe<Object: ObservableObject>(_ new: Object, _ owner: PropertyOwner) {
    if object === new { return }
    object = new
    let reference = owner.node.reference
    subscription = new.objectWillChange.sink { _ in
      // It stays on the thread it is on; see `onMain`.
      nonisolated(unsafe) let transaction = Transaction.current
      onMain {
        guard let node = reference.object else { return }
        node.graph.enqueueRefresh(of: node, transaction: transaction)
      }
    }
  }

  func detach() {
    subscription?.cancel()
    subscription = nil
    object = nil
  }
}

/// Observes an object that someone else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      objectBinding(object, keyPath)
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: DynamicProperty {
  @MainActor
  public static func _install(_ property: UnsafeMutableRawPointer, _ owner: PropertyOwner) {
    let object = property.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    owner.next { ObjectSubscription() }.observe(object, owner)
  }
}

/// Owns an observable object for as long as the view's identity lasts.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  public var wrappedValue: ObjectType { object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

@MainActor
private final class OwnedObject: DetachableStorage {
  let object: AnyObject
  let subscription = ObjectSubscription()

  init(_ object: AnyObject) { self.object = object }

  func detach() { subscription.detach() }
}

extension StateObject: DynamicProperty {
  @MainActor
  public static func _install(_ property: UnsafeMutableRawPointer, _ owner: PropertyOwner) {
    let property = property.assumingMemoryBound(to: Self.self)
    let owned = owner.next { OwnedObject(property.pointee.make()) }
    let object = unsafeDowncast(owned.object, to: ObjectType.self)
    owned.subscription.observe(object, owner)
    property.pointee.object = object
  }
}

/// Reads an observable object that `environmentObject(_:)` put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var object: ObjectType?

  public init() {}

  @MainActor
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        """
        No object of type \(ObjectType.self) in the environment. Give one with \
        .environmentObject(_:) on a view above.
        """)
    }
    return object
  }

  @MainActor
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: DynamicProperty {
  @MainActor
  public static func _install(_ property: UnsafeMutableRawPointer, _ owner: PropertyOwner) {
    let property = property.assumingMemoryBound(to: Self.self)
    let subscription = owner.next { ObjectSubscription() }
    guard
      let object = owner.environment[raw: ObjectIdentifier(ObjectType.self)] as? ObjectType
    else { return }
    subscription.observe(object, owner)
    property.pointee.object = object
  }
}

/// A binding to a property of an object: a write carries the transaction it is made under.
package func objectBinding<Object: AnyObject, Subject>(
  _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Subject>
) -> Binding<Subject> {
  Binding(
    read: { object[keyPath: keyPath] },
    write: { value, transaction in
      Transaction.with(transaction) { object[keyPath: keyPath] = value }
    })
}

extension View {
  /// Puts an observable object into the environment, under its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentObjectView(content: self, type: ObjectIdentifier(T.self), object: object)
  }
}
