/// What a custom animation keeps and knows between two questions.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps for itself.
  public var state: AnimationState<Value>
  /// Whether the animation counts as complete for its user, although it may go on moving.
  public var isLogicallyComplete: Bool
  /// The environment of the view that animates.
  public let environment: EnvironmentValues

  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  /// The same context with another state.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

@available(*, unavailable)
extension AnimationContext: Sendable {}

/// Values that a custom animation keeps, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@available(*, unavailable)
extension AnimationState: Sendable {}

/// Names something that a custom animation keeps.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
