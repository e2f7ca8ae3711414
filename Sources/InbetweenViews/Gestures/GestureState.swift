import InbetweenViewGraph

/// A value that changes while a gesture goes on and falls back to the initial one when it is over.
@propertyWrapper
public struct GestureState<Value> {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  fileprivate var location: StateLocation<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) { _, _ in } }

  /// - Parameter resetTransaction: the transaction of the fall back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue) { $1 = resetTransaction }
  }

  /// - Parameter reset: sets up the transaction of the fall back from the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value {
    guard let location else { return initial }
    return onMain { location.read() }
  }

  public var projectedValue: GestureState<Value> { self }

  @MainActor
  fileprivate func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.read()
    var transaction = Transaction.current
    transaction.isContinuous = true
    transaction.turn = Transaction.nextTurn()
    change(&value, &transaction)
    location.write(value, transaction: transaction)
  }

  @MainActor
  fileprivate func fallBack() {
    guard let location else { return }
    var transaction = Transaction.current
    transaction.turn = Transaction.nextTurn()
    reset(location.read(), &transaction)
    if transaction.turn == 0 { transaction.turn = Transaction.nextTurn() }
    location.write(initial, transaction: transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: DynamicProperty {
  @MainActor
  public static func _install(_ property: UnsafeMutableRawPointer, _ owner: PropertyOwner) {
    let state = property.assumingMemoryBound(to: Self.self)
    state.pointee.location = owner.next {
      StateLocation(state.pointee.initial, graph: owner.node.graph)
    }
  }
}

/// A gesture that keeps a gesture state up to date.
public struct GestureStateGesture<Base: Gesture, State> {
  public var base: Base
  public var state: GestureState<State>
  public var change: (Base.Value, inout State, inout Transaction) -> Void

  init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    change = body
  }
}

extension GestureStateGesture: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  @MainActor
  public struct _State {
    var base = Base._makeState()
    var isChanged = false
  }

  public static var _recognizesMovement: Bool { Base._recognizesMovement }

  public static func _makeState() -> _State { _State() }

  public func _handle(
    _ event: GestureEvent, _ recognition: inout _State, _ context: inout GestureContext
  ) -> GesturePhase<Base.Value> {
    let phase = base._handle(event, &recognition.base, &context)
    let (state, update) = (state, change)
    switch phase {
    case .possible(let value?), .active(let value):
      recognition.isChanged = true
      context.perform(in: phase) {
        state.update { update(value, &$0, &$1) }
      }
    case .possible(nil): break
    case .ended, .failed:
      if recognition.isChanged {
        recognition.isChanged = false
        // What was shown while the gesture was only possible falls back in any case.
        context.immediate.append { state.fallBack() }
      }
    }
    return phase
  }
}
