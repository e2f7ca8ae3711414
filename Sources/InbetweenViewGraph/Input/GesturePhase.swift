import Foundation

/// How far the recognition of a gesture has come.
public enum GesturePhase<Value> {
  /// It may still become the gesture. The value is there where the gesture has one already, such
  /// as a long press that is being held.
  case possible(Value?)
  /// It is the gesture and goes on.
  case active(Value)
  /// It was the gesture and is over.
  case ended(Value)
  /// It is not the gesture, or not any more.
  case failed

  package func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The value of a gesture that is recognized.
  package var recognized: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  package var isPossible: Bool { if case .possible = self { true } else { false } }
  package var isFailed: Bool { if case .failed = self { true } else { false } }
  package var isEnded: Bool { if case .ended = self { true } else { false } }
}

/// What a gesture is told.
public enum GestureEvent {
  /// A pointer that began on the gesture's view did something.
  case pointer(PointerEvent)
  /// A time that the gesture asked for has come.
  case time
  /// Another gesture was recognized, or the view is gone: the answer must be `.failed`.
  case cancel
}

/// What a gesture knows and may ask for while it handles an event.
public struct GestureContext {
  /// Seconds of the stage.
  package let time: Double
  /// The gesture's layer in the tree.
  package unowned let layer: RenderNode
  /// When the gesture wants to be asked again, whatever happens: the earliest time asked for.
  package var deadline: Double?
  /// What is to be done at once, also while the gesture is only possible.
  package var immediate: [() -> Void] = []
  /// What is to be done once the gesture is the one that was recognized.
  package var gated: [() -> Void] = []

  package init(time: Double, layer: RenderNode) {
    self.time = time
    self.layer = layer
  }

  package mutating func ask(at time: Double) { deadline = min(deadline ?? .infinity, time) }

  /// Adds what a value of the phase calls for.
  package mutating func perform<V>(in phase: GesturePhase<V>, _ action: @escaping () -> Void) {
    if phase.isPossible { immediate.append(action) } else { gated.append(action) }
  }
}
