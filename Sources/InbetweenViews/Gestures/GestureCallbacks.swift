import InbetweenViewGraph

/// A gesture that tells of its changes.
public struct _ChangedGesture<Base: Gesture> {
  var base: Base
  var isChange: (Base.Value?, Base.Value) -> Bool
  var action: (Base.Value) -> Void
}

extension _ChangedGesture: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  @MainActor
  public struct _State {
    var base = Base._makeState()
    var last: Base.Value?
  }

  public static var _recognizesMovement: Bool { Base._recognizesMovement }

  public static func _makeState() -> _State { _State() }

  public func _handle(
    _ event: GestureEvent, _ state: inout _State, _ context: inout GestureContext
  ) -> GesturePhase<Base.Value> {
    let phase = base._handle(event, &state.base, &context)
    let value: Base.Value
    switch phase {
    case .possible(let early?): value = early
    case .active(let present): value = present
    default: return phase
    }
    if isChange(state.last, value) {
      state.last = value
      let action = action
      context.perform(in: phase) { continuously { action(value) } }
    }
    return phase
  }
}

/// A gesture that tells when it was done.
public struct _EndedGesture<Base: Gesture> {
  var base: Base
  var action: (Base.Value) -> Void
}

extension _EndedGesture: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  public typealias _State = Base._State

  public static var _recognizesMovement: Bool { Base._recognizesMovement }

  public static func _makeState() -> Base._State { Base._makeState() }

  public func _handle(
    _ event: GestureEvent, _ state: inout _State, _ context: inout GestureContext
  ) -> GesturePhase<Base.Value> {
    let phase = base._handle(event, &state, &context)
    if case .ended(let value) = phase {
      let action = action
      context.gated.append { action(value) }
    }
    return phase
  }
}

/// A gesture with another value.
public struct _MapGesture<Base: Gesture, Value> {
  var base: Base
  var transform: (Base.Value) -> Value
}

extension _MapGesture: Gesture {
  public typealias Body = Never
  public typealias _State = Base._State

  public static var _recognizesMovement: Bool { Base._recognizesMovement }

  public static func _makeState() -> Base._State { Base._makeState() }

  public func _handle(
    _ event: GestureEvent, _ state: inout _State, _ context: inout GestureContext
  ) -> GesturePhase<Value> {
    base._handle(event, &state, &context).map(transform)
  }
}

/// Runs an action whose writes are part of a stream of changes, as from a finger that moves.
@MainActor
func continuously(_ action: () -> Void) {
  var transaction = Transaction.current
  transaction.isContinuous = true
  transaction.turn = Transaction.nextTurn()
  Transaction.with(transaction, action)
}

extension Gesture where Value: Equatable {
  /// Runs a closure when the gesture's value changes, the first one included.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, isChange: { $0 != $1 }, action: action)
  }
}

extension Gesture {
  /// Runs a closure when the gesture was done to its end.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// The gesture with another value.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Keeps a gesture state up to date while the gesture goes on; it falls back when it is over.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
