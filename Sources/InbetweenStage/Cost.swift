import InbetweenViewGraph

/// What a stage had to do.
public struct Cost: Equatable, Sendable {
  /// How often the bodies of one type of view were evaluated.
  public struct Bodies: Equatable, Sendable {
    public var total = 0
    /// The most in one frame.
    public var mostInAFrame = 0

    public init(total: Int = 0, mostInAFrame: Int = 0) {
      self.total = total
      self.mostInAFrame = mostInAFrame
    }
  }

  /// Frames that were asked for, since something changed or ran.
  public var frames = 0
  /// Evaluations of bodies of all views and modifiers, closures of animators included.
  public var bodyEvaluations = 0
  /// By the name of the view's type.
  public var bodies: [String: Bodies] = [:]
  /// Calls of the content closures of phase and keyframe animators.
  public var contentClosures = 0
  /// Passes of layout over the tree.
  public var layouts = 0
  /// Sizes that were worked out, not remembered.
  public var measurements = 0
  /// How often the display list was written anew; in other frames its numbers were patched.
  public var emissions = 0
  /// The most items of the display list in a frame.
  public var displayCommands = 0
}

extension Stage {
  /// What the stage had to do since it was made.
  public var cost: Cost {
    let statistics = graph.statistics
    return Cost(
      frames: requestedFrames, bodyEvaluations: statistics.bodies,
      bodies: graph.journal.bodies.mapValues { .init(total: $0.total, mostInAFrame: $0.most) },
      contentClosures: statistics.contentClosures, layouts: statistics.layouts,
      measurements: statistics.measurements, emissions: statistics.emissions,
      displayCommands: mostDisplayCommands)
  }

  /// What the stage has to do for what happens in a closure. Do not watch values meanwhile: that
  /// asks for more moments than the frames.
  public func cost(of work: () throws -> Void) rethrows -> Cost {
    graph.journal.forgetMostBodies()
    mostDisplayCommands = 0
    let before = cost
    try work()
    mostDisplayCommands = max(mostDisplayCommands, displayList.items.count)
    let after = cost
    var bodies: [String: Cost.Bodies] = [:]
    for (name, count) in after.bodies {
      let total = count.total - (before.bodies[name]?.total ?? 0)
      if total > 0 { bodies[name] = .init(total: total, mostInAFrame: count.mostInAFrame) }
    }
    return Cost(
      frames: after.frames - before.frames,
      bodyEvaluations: after.bodyEvaluations - before.bodyEvaluations, bodies: bodies,
      contentClosures: after.contentClosures - before.contentClosures,
      layouts: after.layouts - before.layouts,
      measurements: after.measurements - before.measurements,
      emissions: after.emissions - before.emissions, displayCommands: after.displayCommands)
  }
}
