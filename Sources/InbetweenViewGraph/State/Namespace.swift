/// A name space of the view's own, for identifiers of shared geometry.
@propertyWrapper
public struct Namespace {
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var id: ID?

  public init() {}

  public var wrappedValue: ID { id ?? ID(number: 0) }
}

@MainActor
private final class NamespaceStorage {
  private static var count = 0
  let id: Namespace.ID

  init() {
    Self.count += 1
    id = Namespace.ID(number: Self.count)
  }
}

extension Namespace: DynamicProperty {
  @MainActor
  public static func _install(_ property: UnsafeMutableRawPointer, _ owner: PropertyOwner) {
    property.assumingMemoryBound(to: Self.self).pointee.id =
      owner.next { NamespaceStorage() }.id
  }
}
