import InbetweenViewGraph

/// Every pointer that begins on a character, from down to up.
struct CharacterTouches: Gesture {
  typealias Value = Never
  typealias Body = Never

  let handle: @MainActor (PointerEvent) -> Void

  static func _makeState() -> Set<Int> { [] }

  func _handle(
    _ event: GestureEvent, _ down: inout Set<Int>, _ context: inout GestureContext
  ) -> GesturePhase<Never> {
    guard case .pointer(let event) = event else { return .failed }
    context.immediate.append { handle(event) }
    switch event.phase {
    case .down: down.insert(event.id)
    case .up, .cancel: down.remove(event.id)
    case .move: break
    }
    // It is over, without having been anything, once no finger is left.
    return down.isEmpty ? .failed : .possible(nil)
  }
}
