import Foundation
import InbetweenViewGraph

/// The touch of a button: it shows where the finger is on the button and does its work when the
/// finger is lifted there. A finger may leave by some points before the button lets go (looks: 70).
struct ButtonGesture {
  var action: () -> Void
  var onPress: (Bool) -> Void
}

extension ButtonGesture: Gesture {
  typealias Value = Void
  typealias Body = Never

  struct _State {
    var pointer: Int?
    var isPressed = false
  }

  static func _makeState() -> _State { _State() }

  func _handle(
    _ event: GestureEvent, _ state: inout _State, _ context: inout GestureContext
  ) -> GesturePhase<Void> {
    func show(_ isPressed: Bool) {
      if state.isPressed == isPressed { return }
      state.isPressed = isPressed
      context.immediate.append { onPress(isPressed) }
    }
    guard case .pointer(let pointer) = event else {
      if case .cancel = event {
        show(false)
        return .failed
      }
      return .possible(nil)
    }
    if pointer.phase == .down, state.pointer == nil { state.pointer = pointer.id }
    if state.pointer != pointer.id { return .possible(nil) }
    let reach = context.layer.shown.rect.insetBy(
      dx: -Looks.gesture(.buttonSlop), dy: -Looks.gesture(.buttonSlop))
    let isInside =
      pointer.phase == .down
      || (context.layer.convertFromRoot(pointer.location).map(reach.contains) ?? false)
    switch pointer.phase {
    case .down, .move:
      show(isInside)
      return .possible(nil)
    case .cancel:
      show(false)
      return .failed
    case .up:
      show(false)
      if !isInside { return .failed }
      let (layer, action) = (context.layer, action)
      context.gated.append {
        layer.graph.record(.gesture, "tap", owner: layer.owner)
        action()
      }
      return .ended(())
    }
  }
}
