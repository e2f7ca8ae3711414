import Foundation

/// Hands events to the gestures under the pointers and decides which of them is recognized.
///
/// Gestures compete in the order in which SwiftUI combines them: a view's own gestures come before
/// those of the views around it, `highPriorityGesture` the other way round. A gesture that is
/// recognized makes the others fail, `simultaneousGesture` excepted. A gesture of pressing (tap,
/// long press) waits while one of pressing with precedence is still possible, as a tap waits for a
/// double tap; one of movement waits for none.
@MainActor
package final class PointerCenter {
  private unowned let graph: Graph
  /// Gestures that may yet be recognized or go on, in order of precedence.
  private var contenders: [GestureSlot] = []
  private var down: Set<Int> = []
  /// One of the contenders has been recognized since the first pointer went down.
  private var isDecided = false
  private var alarm: Graph.ScheduledAction?

  init(graph: Graph) { self.graph = graph }

  /// Whether a pointer is down or a gesture waits for a time.
  package var isBusy: Bool { !down.isEmpty || !contenders.isEmpty }

  func handle(_ event: PointerEvent) {
    guard event.location.x.isFinite, event.location.y.isFinite else {
      graph.warn(
        """
        A pointer event at (\(event.location.x), \(event.location.y)) was dropped: both numbers \
        must be finite.
        """)
      return
    }
    switch event.phase {
    case .down:
      if !down.insert(event.id).inserted { return }
      join(event)
    case .move, .up, .cancel:
      if !down.contains(event.id) { return }
    }
    if event.phase == .up || event.phase == .cancel { down.remove(event.id) }
    let concerned = contenders.filter { $0.pointers.contains(event.id) }
    var actions: [() -> Void] = []
    for slot in concerned where slot.status != .failed && slot.status != .ended {
      actions += slot.feed(.pointer(event), at: graph.time)
    }
    if event.phase == .up || event.phase == .cancel {
      for slot in concerned { slot.pointers.remove(event.id) }
    }
    actions += arbitrate()
    finish(actions)
  }

  /// The view of a gesture is gone.
  package func drop(_ slot: GestureSlot) {
    guard let index = contenders.firstIndex(where: { $0 === slot }) else { return }
    contenders.remove(at: index)
    let actions = slot.feed(.cancel, at: graph.time)
    slot.reset()
    for action in actions { graph.enqueueAction(action) }
  }

  // MARK: Who takes part

  /// The gestures under a pointer that went down, in order of precedence.
  private func gestures(at point: CGPoint) -> [GestureSlot] {
    var slots: [GestureSlot] = []
    var node = graph.rootRender.hitTest(point)
    while let current = node {
      node = current.parent
      guard let slot = (current as? any GestureHolder)?.slot, slot.isEnabled else { continue }
      if !slot.mask.contains(.subviews) { slots.removeAll() }
      if !slot.mask.contains(.gesture) { continue }
      if slot.priority == .high { slots.insert(slot, at: 0) } else { slots.append(slot) }
    }
    return slots
  }

  private func join(_ event: PointerEvent) {
    let slots = gestures(at: event.location)
    for slot in slots {
      slot.pointers.insert(event.id)
      // While a gesture goes on, only those that allow others may begin.
      if contenders.contains(where: { $0 === slot }) { continue }
      if isDecided, !slot.isSimultaneous { slot.pointers.remove(event.id) }
    }
    let others = contenders.filter { slot in !slots.contains { $0 === slot } }
    contenders = slots.filter { !$0.pointers.isEmpty } + others
  }

  // MARK: Who is recognized

  private func arbitrate() -> [() -> Void] {
    var actions: [() -> Void] = []
    for (index, slot) in contenders.enumerated() {
      guard slot.status == .recognized || slot.status == .ended, !slot.isGranted else { continue }
      if !slot.isSimultaneous {
        if isDecided {
          actions += fail(slot)
          continue
        }
        if isHeldBack(slot, by: contenders[..<index]) { continue }
        isDecided = true
      }
      slot.isGranted = true
      actions += slot.takeBuffered()
      if slot.isSimultaneous { continue }
      for other in contenders where other !== slot && !other.isSimultaneous {
        if other.status == .possible || !other.isGranted { actions += fail(other) }
      }
    }
    return actions
  }

  private func isHeldBack(_ slot: GestureSlot, by earlier: ArraySlice<GestureSlot>) -> Bool {
    if slot.recognizesMovement { return false }
    return earlier.contains {
      $0.status == .possible && !$0.isSimultaneous && !$0.recognizesMovement
    }
  }

  private func fail(_ slot: GestureSlot) -> [() -> Void] {
    if slot.status == .failed { return [] }
    let actions = slot.feed(.cancel, at: graph.time)
    slot.status = .failed
    return actions
  }

  private func finish(_ actions: [() -> Void]) {
    contenders.removeAll { slot in
      let isOver = slot.status == .failed || (slot.status == .ended && slot.isGranted)
      if isOver { slot.reset() }
      return isOver
    }
    if down.isEmpty { isDecided = contenders.contains { $0.isGranted && !$0.isSimultaneous } }
    schedule()
    for action in actions { action() }
  }

  // MARK: Times

  private func schedule() {
    alarm?.cancel()
    alarm = nil
    guard let next = contenders.compactMap(\.deadline).min() else { return }
    alarm = graph.schedule(at: next, for: "gesture") { [unowned self] in ring() }
  }

  private func ring() {
    alarm = nil
    var actions: [() -> Void] = []
    for slot in contenders where (slot.deadline ?? .infinity) <= graph.time {
      actions += slot.feed(.time, at: graph.time)
    }
    actions += arbitrate()
    finish(actions)
  }
}

extension Graph {
  /// Works off everything up to the event's time, then lets the gestures under the pointer have it.
  package func send(_ event: PointerEvent) {
    advance(to: max(time, event.time.isFinite ? event.time : time))
    pointers.handle(event)
    advance(to: time)
  }
}
