import Foundation
import InbetweenViewGraph

/// The drag that scrolls: it begins along an axis in which the view scrolls, and leaves touches
/// that move the other way to others.
struct PanGesture {
  var axes: Axis.Set
  /// A finger went down: what moves by itself is held.
  var onTouch: () -> Void
  /// The way of the finger beyond the slop, points.
  var onPan: (CGSize) -> Void
  /// The velocity with which the finger was lifted, points per second.
  var onRelease: (CGSize) -> Void
  var onCancel: () -> Void
  /// The finger left, or was taken by another view, without a pan.
  var onLeave: () -> Void = {}
}

extension PanGesture: Gesture {
  typealias Value = Void
  typealias Body = Never

  static var _recognizesMovement: Bool { true }

  @MainActor
  struct _State {
    var start: PointerEvent?
    var isActive = false
    var velocity = PointerVelocity()
    /// The part of the way that made it a pan.
    var slop = CGSize.zero
  }

  static func _makeState() -> _State { _State() }

  func _handle(
    _ event: GestureEvent, _ state: inout _State, _ context: inout GestureContext
  ) -> GesturePhase<Void> {
    guard case .pointer(let pointer) = event, pointer.phase != .cancel else {
      if case .time = event { return .possible(nil) }
      if state.isActive {
        context.gated.append(onCancel)
      } else if state.start != nil {
        context.immediate.append(onLeave)
      }
      return .failed
    }
    let place = context.layer.convertFromRoot(pointer.location) ?? pointer.location
    if pointer.phase == .down, state.start == nil {
      state.start = pointer
      context.immediate.append(onTouch)
    }
    guard let start = state.start, start.id == pointer.id else { return .possible(nil) }
    state.velocity.note(place, at: pointer.time)
    let from = context.layer.convertFromRoot(start.location) ?? start.location
    let way = CGSize(width: place.x - from.x, height: place.y - from.y)
    if !state.isActive {
      guard begins(way) else {
        guard pointer.phase == .up else { return .possible(nil) }
        context.immediate.append(onLeave)
        return .failed
      }
      state.isActive = true
      state.slop = slop(way)
    }
    let (slop, velocity) = (state.slop, state.velocity.value)
    context.gated.append {
      onPan(CGSize(width: way.width - slop.width, height: way.height - slop.height))
    }
    if pointer.phase == .up {
      context.gated.append { onRelease(velocity) }
      return .ended(())
    }
    return .active(())
  }

  private func begins(_ way: CGSize) -> Bool {
    let slop = Looks.scroll(.panSlop)
    let (x, y) = (way.width.magnitude, way.height.magnitude)
    if axes == .horizontal { return x >= slop && x >= y }
    if axes == .vertical { return y >= slop && y >= x }
    return (x * x + y * y).squareRoot() >= slop
  }

  private func slop(_ way: CGSize) -> CGSize {
    let slop = Looks.scroll(.panSlop)
    let length = (way.width * way.width + way.height * way.height).squareRoot()
    if axes == .horizontal { return CGSize(width: way.width < 0 ? -slop : slop, height: 0) }
    if axes == .vertical { return CGSize(width: 0, height: way.height < 0 ? -slop : slop) }
    guard length > 0 else { return .zero }
    return CGSize(width: way.width / length * slop, height: way.height / length * slop)
  }
}
