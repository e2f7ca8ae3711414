/// A closure that is called once, when the animations of one change have ended.
package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  /// Where it was given; nil for one of the engine's own, which is not told of.
  private let place: SourcePlace?
  private let isInternal: Bool
  /// What it is called among the things that are due.
  static let purpose = "a completion"
  private var hasRun = false
  /// A change under this completion was queued, so a flush will decide.
  private var isQueued = false
  /// A write that changed nothing tells at least where the completion belongs.
  private var graphReference: Reference<Graph>?
  /// Animations that are still to end: how many, and when the last is logically complete.
  private var waiting = 0
  private var deadline = -Double.infinity
  /// How many of them cannot tell beforehand when they are logically complete.
  private var undecided = 0
  private var isSealed = false
  private var scheduled: Graph.ScheduledAction?
  /// How many lists it is in.
  fileprivate var holders = 0

  package init(
    criteria: AnimationCompletionCriteria, at place: SourcePlace? = nil, isInternal: Bool = false,
    action: @escaping () -> Void
  ) {
    self.criteria = criteria
    self.place = place
    self.isInternal = isInternal
    self.action = action
  }

  package func willBeFlushed() { isQueued = true }

  /// No change took it, and nobody can make one under it any more.
  fileprivate func wasNotUsed() {
    if !isQueued, !isSealed { bodyDidEnd() }
  }

  @MainActor package func belongs(to graph: Graph) { graphReference = graph.reference }

  /// The body of `withAnimation` has run: where it changed nothing, there is nothing to wait for.
  package func bodyDidEnd() {
    if isQueued || hasRun { return }
    // It stays on the thread it is on; see `onMain`.
    nonisolated(unsafe) let completion = self
    let isQueued = onMain { () -> Bool in
      guard let graph = completion.graphReference?.object ?? Graph.current else { return false }
      completion.belongs(to: graph)
      completion.enqueue(in: graph)
      return true
    }
    if !isQueued { run() }
  }

  @MainActor
  func attach(_ animator: Animator) {
    if hasRun || isSealed { return }
    waiting += 1
    if animator.logicalEnd < .infinity {
      deadline = max(deadline, animator.logicalEnd)
    } else {
      undecided += 1
    }
    animator.completions.append(self)
    if let place { animator.graph.journal.completion(at: place, waitsFor: animator) }
  }

  /// All animations of the change have started: waits for them, or runs in this settling where
  /// there are none.
  @MainActor
  func seal(in graph: Graph) {
    if isSealed || hasRun { return }
    isSealed = true
    graphReference = graph.reference
    if waiting == 0 { return enqueue(in: graph) }
    scheduleLogicalEnd()
  }

  @MainActor
  private func scheduleLogicalEnd() {
    guard criteria == .logicallyComplete, undecided == 0, isSealed, !hasRun,
      let graph = graphReference?.object
    else { return }
    scheduled?.cancel()
    scheduled = graph.schedule(at: deadline, for: isInternal ? "a phase" : Self.purpose) {
      self.run()
    }
  }

  /// One of the animations found out when it is logically complete.
  @MainActor
  func animatorIsLogicallyComplete(at time: Double) {
    undecided -= 1
    deadline = max(deadline, time)
    scheduleLogicalEnd()
  }

  /// One of the animations is gone: it ended, or its view has left.
  @MainActor
  func animatorDidEnd(leaving: Bool) {
    waiting -= 1
    if waiting > 0 || hasRun { return }
    if criteria == .removed || leaving || undecided > 0 {
      if let graph = graphReference?.object { enqueue(in: graph) } else { run() }
    }
  }

  @MainActor
  private func enqueue(in graph: Graph) {
    graph.enqueueAction(for: "a completion", at: place) { self.run() }
  }

  private func run() {
    if hasRun { return }
    hasRun = true
    // It stays on the thread it is on; see `onMain`.
    nonisolated(unsafe) let scheduled = scheduled
    onMain { scheduled?.cancel() }
    if let graphReference, !isInternal {
      let name = criteria == .removed ? "removed" : "logicallyComplete"
      let place = place
      onMain {
        guard let graph = graphReference.object else { return }
        graph.journal.record(
          .completion, name, ownerPath: place?.description ?? "", place: place, at: graph.time)
      }
    }
    action()
  }
}

/// The completions of a transaction, shared by its copies.
///
/// What no animation took runs when the last copy goes away: logical ones first, each kind the
/// newest first (measured; semantics 7.1).
package final class CompletionList {
  package let items: [AnimationCompletion]

  package init(_ items: [AnimationCompletion]) {
    self.items = items
    for item in items { item.holders += 1 }
  }

  deinit {
    for item in items { item.holders -= 1 }
    Self.endUnused(items.filter { $0.holders == 0 })
  }

  package static func endUnused(_ items: [AnimationCompletion]) {
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      for item in items.reversed() where item.criteria == criteria { item.wasNotUsed() }
    }
  }
}
