/// Something on a stage that never ends by itself.
public struct EndlessWork: Equatable, Sendable {
  /// Whose it is.
  public var owner: String
  /// What goes on: `rotation`, `a keyframe loop`.
  public var what: String
  /// Where it is written.
  public var place: SourcePlace?

  public init(owner: String, what: String, place: SourcePlace?) {
    self.owner = owner
    self.what = what
    self.place = place
  }
}

extension Graph {
  /// Everything that runs now and never ends by itself: in the order of the tree, animators after.
  package var endlessWork: [EndlessWork] {
    var found: [EndlessWork] = []
    func visit(_ node: ViewNode) {
      if let work = node.endlessWork { found.append(work) }
      node.forEachChild(visit)
    }
    func visit(_ node: RenderNode) {
      if let work = node.endlessWork { found.append(work) }
      node.forEachChild(visit)
    }
    visit(root)
    visit(rootRender)
    // A user's own animation tells its end only when it comes.
    func note(_ animator: Animator) {
      guard animator.end == .infinity, animator.animation.motion != nil else { return }
      let step = animator.steps.last { $0.after == animator.animation && !$0.isBlocked }
      found.append(
        EndlessWork(owner: animator.node.path, what: animator.name.name, place: step?.place))
    }
    running.forEach(note)
    return found
  }

  /// Whether a completion of the user's runs by itself until a time, and may end what runs.
  package func hasCompletion(before time: Double) -> Bool {
    due.values.contains { event in
      if case .action(AnimationCompletion.purpose, let scheduled) = event {
        return scheduled.action != nil && scheduled.time <= time
      }
      return false
    }
  }
}
