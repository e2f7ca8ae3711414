import Foundation
import InbetweenViewGraph

/// A touch that stays where it is for a while. It ends, with `true`, once the time is over; its
/// value is `true` from the touch on.
public struct LongPressGesture {
  /// Seconds.
  public var minimumDuration: Double
  /// Points that the touch may move.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never

  @MainActor
  public struct _State { var press: PointerEvent? }

  public static func _makeState() -> _State { _State() }

  /// Seconds; what is no number counts as the default.
  private var duration: Double {
    minimumDuration.isNaN ? Looks.gesture(.longPressDuration) : max(0, minimumDuration)
  }

  private var distance: Double {
    maximumDistance.isNaN ? Looks.gesture(.longPressDistance) : max(0, maximumDistance)
  }

  public func _handle(
    _ event: GestureEvent, _ state: inout _State, _ context: inout GestureContext
  ) -> GesturePhase<Bool> {
    if case .pointer(let pointer) = event, pointer.phase == .down {
      if state.press != nil { return .failed }
      state.press = pointer
    }
    guard let press = state.press else { return .failed }
    let end = press.time + duration
    switch event {
    case .cancel: return .failed
    case .time: break
    case .pointer(let pointer):
      if pointer.phase == .cancel || press.location.distance(to: pointer.location) > distance {
        return .failed
      }
      if pointer.phase == .up, context.time < end { return .failed }
    }
    if context.time >= end { return .ended(true) }
    if end.isFinite { context.ask(at: end) }
    return .possible(true)
  }
}

/// A long press that tells when the pressing begins and ends.
struct PressGesture {
  var press: LongPressGesture
  var perform: () -> Void
  var onPressingChanged: ((Bool) -> Void)?
}

extension PressGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  @MainActor
  struct _State {
    var press = LongPressGesture._makeState()
    var isPressing = false
  }

  static func _makeState() -> _State { _State() }

  func _handle(
    _ event: GestureEvent, _ state: inout _State, _ context: inout GestureContext
  ) -> GesturePhase<Bool> {
    let phase = press._handle(event, &state.press, &context)
    if phase.isPossible != state.isPressing {
      state.isPressing = phase.isPossible
      if let onPressingChanged {
        let isPressing = state.isPressing
        context.immediate.append { onPressingChanged(isPressing) }
      }
    }
    if phase.isEnded { context.gated.append(perform) }
    return phase
  }
}
