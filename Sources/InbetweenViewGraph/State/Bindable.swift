import Observation

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  /// Only objects that are observable have bindings.
  private init(value: Value) { wrappedValue = value }

  // Unconstrained, so that the compiler takes an assignment in an initializer for an initialization.
  @available(*, unavailable, message: "The wrapped value must be an observable object.")
  public init(wrappedValue: Value) { self.init(value: wrappedValue) }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self.init(value: wrappedValue) }

  public init(_ wrappedValue: Value) { self.init(value: wrappedValue) }

  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    objectBinding(wrappedValue, keyPath)
  }
}
