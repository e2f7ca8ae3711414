/// What the graph says of itself.
extension Graph {
  package func warn(_ message: String) { journal.warn(message, at: time) }

  package func record(
    _ kind: Journal.EventKind, _ name: String, owner: ViewNode?, place: SourcePlace? = nil,
    cause: String? = nil
  ) {
    journal.record(
      kind, name, ownerPath: owner?.path ?? "", place: place, cause: cause, at: time)
  }

  /// Visits the animators that run.
  package func forEachRunning(_ visit: (Animator) -> Void) { running.forEach(visit) }

  /// The nodes that ask for each frame, in the order in which they began to.
  package var followers: [any FrameFollower] { followerOrder.compactMap { frameFollowers[$0] } }

  /// Who keeps the graph from being idle, for people, each name once: what is animated, who asks
  /// for each frame, and what is due.
  package func wakers(limit: Int) -> [String] {
    var names: [String] = []
    func add(_ name: String) {
      if names.count < limit, !names.contains(name) { names.append(name) }
    }
    // Many animators often have few names: of a crowd only the first are asked.
    var asked = 0
    forEachRunning { animator in
      asked += 1
      if asked <= 16 * limit { add("\(animator.name.name) of \(animator.node.path)") }
    }
    for follower in followers {
      let owner = (follower as? ViewNode)?.path ?? (follower as? RenderNode)?.owner.path
      add(owner ?? "\(type(of: follower))")
    }
    if names.isEmpty { for name in due.values.compactMap(\.name) { add(name) } }
    return names
  }

  func reportEndlessSettling() {
    endlessInstants += 1
    if endlessInstants > 4 { return writers.removeAll() }
    let steps = queue.flatMap {
      $0.transaction.steps.compactMap { $0.place.map { "a write at \($0)" } }
    }
    let names = writers.union(steps).sorted().prefix(4).joined(separator: ", ")
    warn(
      """
      State was still being written after \(Self.settleLimit) rounds at \(time) s\
      \(names.isEmpty ? "" : ", by " + names). The frame is drawn as it is and the changes go on in \
      the next one. Look for an onChange, onAppear or preference that writes what it watches.
      """)
    writers.removeAll()
  }

  /// Counts of work, for budgets.
  package struct Statistics: Equatable {
    package var frames = 0
    package var flushes = 0
    package var bodies = 0
    package var layouts = 0
    package var measurements = 0
    package var emissions = 0
    package var nodesMade = 0
    package var animators = 0
    package var contentClosures = 0
  }
}
