import InbetweenViewGraph

/// Two gestures, both of which may happen at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: Gesture {
  public typealias Body = Never

  @MainActor
  public struct _State {
    var first = Part<First>()
    var second = Part<Second>()
  }

  public static var _recognizesMovement: Bool {
    First._recognizesMovement || Second._recognizesMovement
  }

  public static func _makeState() -> _State { _State() }

  public func _handle(
    _ event: GestureEvent, _ state: inout _State, _ context: inout GestureContext
  ) -> GesturePhase<Value> {
    state.first.feed(event, to: first, &context)
    state.second.feed(event, to: second, &context)
    let value = Value(first: state.first.value, second: state.second.value)
    let (a, b) = (state.first.phase, state.second.phase)
    if a.isFailed, b.isFailed { return .failed }
    if state.first.isOver, state.second.isOver { return .ended(value) }
    if a.recognized != nil || b.recognized != nil { return .active(value) }
    return .possible(value.first == nil && value.second == nil ? nil : value)
  }
}

/// Two gestures of which the second happens only where the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: Gesture {
  public typealias Body = Never

  @MainActor
  public struct _State {
    var first = Part<First>()
    var second = Part<Second>()
    /// What the second gesture wants done once the first has failed.
    var held: [() -> Void] = []
  }

  public static var _recognizesMovement: Bool {
    First._recognizesMovement || Second._recognizesMovement
  }

  public static func _makeState() -> _State { _State() }

  public func _handle(
    _ event: GestureEvent, _ state: inout _State, _ context: inout GestureContext
  ) -> GesturePhase<Value> {
    state.first.feed(event, to: first, &context)
    if let value = state.first.phase.recognized {
      if !state.second.isOver {
        state.held = []
        state.second.cancel(second, &context)
      }
      return state.first.isOver ? .ended(.first(value)) : .active(.first(value))
    }
    let outer = context.gated
    context.gated = []
    state.second.feed(event, to: second, &context)
    state.held += context.gated
    context.gated = outer
    let mayPass =
      state.first.phase.isFailed
      || Second._recognizesMovement && !First._recognizesMovement
    if state.second.phase.recognized != nil, mayPass {
      if !state.first.isOver { state.first.cancel(first, &context) }
      context.gated += state.held
      state.held = []
      return state.second.phase.map { .second($0) }
    }
    if state.first.phase.isFailed { return state.second.phase.map { .second($0) } }
    return state.first.phase.map { .first($0) }
  }
}

/// Two gestures of which the second begins when the first has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: Gesture {
  public typealias Body = Never

  @MainActor
  public struct _State {
    var first = Part<First>()
    var second = Part<Second>()
    /// Pointers that are down: the second gesture takes them over where they are.
    var pointers: [PointerEvent] = []
  }

  public static var _recognizesMovement: Bool { First._recognizesMovement }

  public static func _makeState() -> _State { _State() }

  public func _handle(
    _ event: GestureEvent, _ state: inout _State, _ context: inout GestureContext
  ) -> GesturePhase<Value> {
    if case .pointer(let pointer) = event {
      state.pointers.removeAll { $0.id == pointer.id }
      if pointer.phase == .down || pointer.phase == .move { state.pointers.append(pointer) }
    }
    if state.first.isOver {
      state.second.feed(event, to: second, &context)
    } else {
      state.first.feed(event, to: first, &context)
      guard state.first.phase.isEnded else { return state.first.phase.map { .first($0) } }
      for var pointer in state.pointers {
        pointer.phase = .down
        pointer.time = context.time
        state.second.feed(.pointer(pointer), to: second, &context)
      }
    }
    guard let value = state.first.phase.recognized else { return .failed }
    switch state.second.phase {
    case .possible(let early): return .active(.second(value, early))
    case .active(let present): return .active(.second(value, present))
    case .ended(let last): return .ended(.second(value, last))
    case .failed: return .failed
    }
  }
}

/// One of the gestures of a combination.
@MainActor
public struct Part<G: Gesture> {
  var state: G._State
  var phase = GesturePhase<G.Value>.possible(nil)

  init() { state = G._makeState() }

  var isOver: Bool { phase.isFailed || phase.isEnded }

  var value: G.Value? {
    if case .possible(let early) = phase { return early }
    return phase.recognized
  }

  @MainActor
  mutating func feed(_ event: GestureEvent, to gesture: G, _ context: inout GestureContext) {
    if isOver { return }
    phase = gesture._handle(event, &state, &context)
  }

  @MainActor
  mutating func cancel(_ gesture: G, _ context: inout GestureContext) {
    _ = gesture._handle(.cancel, &state, &context)
    phase = .failed
  }
}

extension Gesture {
  /// This gesture and another one, at once.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, then another one.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<
    Self, Other
  > {
    SequenceGesture(self, other)
  }

  /// This gesture, or another one where this fails.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
