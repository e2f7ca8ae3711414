/// A closure that is called once, when the animations of one change have ended.
package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  private var hasRun = false
  /// A change under this completion was queued, so a flush will decide.
  private var isQueued = false
  /// A write that changed nothing tells at least where the completion belongs.
  private weak var graph: Graph?
  /// Animations that are still to end: how many, and when the last is logically complete.
  private var waiting = 0
  private var deadline = -Double.infinity
  private var isSealed = false

  package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  package func willBeFlushed() { isQueued = true }

  package func belongs(to graph: Graph) { self.graph = graph }

  /// The body of `withAnimation` has run: where it changed nothing, there is nothing to wait for.
  package func bodyDidEnd() {
    if isQueued || hasRun { return }
    guard let graph else { return run() }
    // It stays on the thread it is on; see `onMain`.
    nonisolated(unsafe) let completion = self
    onMain { graph.enqueueAction { completion.run() } }
  }

  @MainActor
  func attach(_ animator: Animator) {
    if hasRun || isSealed { return }
    waiting += 1
    deadline = max(deadline, animator.logicalEnd)
    animator.completions.append(self)
  }

  /// All animations of the change have started: waits for them, or runs in this settling where
  /// there are none.
  @MainActor
  func seal(in graph: Graph) {
    if isSealed || hasRun { return }
    isSealed = true
    self.graph = graph
    if waiting == 0 { return graph.enqueueAction { self.run() } }
    if criteria == .logicallyComplete, deadline.isFinite {
      graph.schedule(at: deadline, for: "logical completion") { self.run() }
    }
  }

  /// One of the animations is gone: it ended, or its view has left.
  @MainActor
  func animatorDidEnd(leaving: Bool) {
    waiting -= 1
    if waiting > 0 || hasRun { return }
    if criteria == .removed || leaving || !deadline.isFinite {
      if let graph { graph.enqueueAction { self.run() } } else { run() }
    }
  }

  private func run() {
    if hasRun { return }
    hasRun = true
    if let graph {
      let name = criteria == .removed ? "removed" : "logicallyComplete"
      onMain { graph.record(.completion, name, owner: nil) }
    }
    action()
  }
}
