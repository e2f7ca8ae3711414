import InbetweenViewGraph

/// A gesture whose type is hidden.
@MainActor @preconcurrency
public struct AnyGesture<Value> {
  fileprivate let makeState: () -> Any
  fileprivate let handle: (GestureEvent, inout Any, inout GestureContext) -> GesturePhase<Value>

  public init<G: Gesture>(_ gesture: G) where G.Value == Value {
    makeState = { G._makeState() }
    handle = { event, state, context in
      // A state of another gesture is of no use to this one.
      var own = state as? G._State ?? G._makeState()
      defer { state = own }
      return gesture._handle(event, &own, &context)
    }
  }
}

extension AnyGesture: Gesture {
  public typealias Body = Never

  /// The state of the hidden gesture; nil before it was asked.
  public struct _State { var hidden: Any? }

  public static func _makeState() -> _State { _State() }

  public static var _recognizesMovement: Bool { true }

  public func _handle(
    _ event: GestureEvent, _ state: inout _State, _ context: inout GestureContext
  ) -> GesturePhase<Value> {
    var hidden = state.hidden ?? makeState()
    defer { state.hidden = hidden }
    return handle(event, &hidden, &context)
  }
}
