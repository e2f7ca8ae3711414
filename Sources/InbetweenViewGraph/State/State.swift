/// A value that the view owns and that lives as long as the view's identity.
@propertyWrapper
public struct State<Value> {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) { initial = value }

  public init(initialValue value: Value) { initial = value }

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

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return onMain { location.binding }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: DynamicProperty {
  @MainActor
  public static func _install(_ property: UnsafeMutableRawPointer, _ owner: PropertyOwner) {
    let state = property.assumingMemoryBound(to: Self.self)
    state.pointee.location = owner.next {
      StateLocation(state.pointee.initial, graph: owner.node.graph)
    }
  }
}
