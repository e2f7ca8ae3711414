/// Exact times: what happens at them.
extension Graph {
  @MainActor
  enum DueEvent {
    case end(Animator, Double)
    case action(String, ScheduledAction)

    /// Whether anything is left to do. A retarget moves an end: another event waits for it.
    var isLive: Bool {
      switch self {
      case .end(let animator, let end): animator.end == end && animator.isRunning
      case .action(_, let scheduled): scheduled.action != nil
      }
    }

    var name: String? {
      switch self {
      case .end(let animator, _): isLive ? "\(animator.name.name) of \(animator.node.path)" : nil
      case .action(let purpose, _): isLive ? purpose : nil
      }
    }
  }

  /// Something scheduled that may be called off.
  package final class ScheduledAction {
    var action: (() -> Void)?
    /// Seconds of the stage.
    let time: Double

    init(at time: Double, _ action: @escaping () -> Void) {
      self.time = time
      self.action = action
    }

    package func cancel() { action = nil }
  }

  /// Runs a closure at an exact time of the stage.
  @discardableResult
  package func schedule(
    at time: Double, for purpose: String, _ action: @escaping () -> Void
  ) -> ScheduledAction {
    let scheduled = ScheduledAction(at: time, action)
    due.insert(.action(purpose, scheduled), at: max(time, self.time))
    return scheduled
  }

  func perform(_ event: DueEvent) {
    if !event.isLive { return }
    switch event {
    case .end(let animator, _):
      if animator.animation.endsReversed {
        record(
          .jump, "\(animator.name.name) ends a reversed pass and snaps to its value",
          owner: animator.node)
      }
      animator.end(.finished)
    case .action(_, let scheduled):
      let action = scheduled.action
      scheduled.action = nil
      action?()
    }
  }
}
