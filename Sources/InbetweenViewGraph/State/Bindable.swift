import Observation

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  /// Only objects that are observable have bindings.
  private init(value: Value) { wrappedValue = value }

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
