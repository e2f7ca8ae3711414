import InbetweenTiming

/// Animators: which run, and what they share.
extension Graph {
  func insert(_ animator: Animator) {
    running.insert(animator)
    journal.animatorDidStart(animator)
    statistics.animators += 1
    scheduleEnd(of: animator)
  }

  /// Changes are noted one by one from now on; what runs already is in the ledger too.
  package func recordChanges() {
    if journal.recordsChanges { return }
    journal.recordsChanges = true
    running.forEach(journal.animatorDidStart)
  }

  func modelDidChange(of animator: Animator) { running.modelDidChange(of: animator) }

  func didRetarget(_ animator: Animator) {
    // The run is another, and with it perhaps the way it is evaluated.
    if running.remove(animator) { running.insert(animator) }
    journal.animatorDidRetarget(animator)
    scheduleEnd(of: animator)
  }

  func scheduleEnd(of animator: Animator) {
    customAnimators.removeAll { $0 === animator }
    if animator.animation.motion == nil { customAnimators.append(animator) }
    if animator.end.isFinite { due.insert(.end(animator, animator.end), at: animator.end) }
  }

  func remove(_ animator: Animator, reason: Animator.EndReason) {
    if !running.remove(animator) { return }
    customAnimators.removeAll { $0 === animator }
    journal.animatorDidEnd(animator, reason: reason)
    // What was shown last is the model from now on.
    if reason == .finished { animator.evaluate(at: .infinity) }
  }

  /// The end of a user's own animation was found.
  func didFindEnd(of animator: Animator) {
    due.insert(.end(animator, animator.end), at: animator.end)
  }

  package func progressClock(_ motion: Motion, distance: Double) -> ProgressClock {
    let shared = ProgressClock.isShared(motion)
    if shared, let clock = clocks.last(where: { $0.start == time && $0.motion == motion }) {
      return clock
    }
    let clock = ProgressClock(motion: motion, start: time, distance: shared ? nil : distance)
    if shared {
      if clocks.count >= 16 { clocks.removeFirst() }
      clocks.append(clock)
    }
    return clock
  }

  func motionLengths(_ motion: Motion, distance: Double) -> MotionRun {
    if let lengths, lengths.distance == distance, lengths.motion == motion { return lengths.run }
    let run = MotionRun(motion, distance: distance)
    lengths = (motion, distance, run)
    return run
  }
}
