import Observation

/// Reads a value from the environment.
@propertyWrapper
public struct Environment<Value> {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(ObjectIdentifier, missing: () -> Value)
    case value(Value)
  }

  private var content: Content

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  public var wrappedValue: Value {
    switch content {
    case .value(let value): value
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .object(_, let missing): missing()
    }
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads the object of a type that `environment(_:)` put there.
  public init(_ type: Value.Type) {
    content = .object(
      ObjectIdentifier(type),
      missing: {
        fatalError(
          """
          No object of type \(type) in the environment. Give one with .environment(object) on a \
          view above.
          """)
      })
  }
}

extension Environment {
  /// Reads the object of a type, or nil where none was put there.
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    content = .object(ObjectIdentifier(type), missing: { nil })
  }
}

extension Environment: DynamicProperty {
  @MainActor
  public static func _install(_ property: UnsafeMutableRawPointer, _ owner: PropertyOwner) {
    let property = property.assumingMemoryBound(to: Self.self)
    switch property.pointee.content {
    case .keyPath(let keyPath):
      property.pointee.content = .value(owner.environment[keyPath: keyPath])
    case .object(let type, let missing):
      let object = owner.environment[raw: type] as? Value
      property.pointee.content = .value(object ?? missing())
    case .value: break
    }
  }
}
