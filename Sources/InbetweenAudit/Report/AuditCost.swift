import InbetweenStage

/// What a single run of a view's busiest trigger costs.
public struct AuditCost: Codable, Sendable, Equatable {
  /// Numbers that are the same on every machine: what budgets gate on.
  public struct Counts: Codable, Sendable, Equatable {
    /// Frames that were asked for.
    public var frames: Int
    /// Evaluations of bodies for each frame, times 1,000.
    public var evaluationsPerThousandFrames: Int
    /// Calls of content closures of phases and keyframes.
    public var contentClosures: Int
    public var layouts: Int
    /// The most drawn items in a frame.
    public var displayCommands: Int
    /// Frames that an endless loop asks for in an hour; 0 where the view comes to rest.
    public var framesPerHour: Int

    public init(
      frames: Int, evaluationsPerThousandFrames: Int, contentClosures: Int, layouts: Int,
      displayCommands: Int, framesPerHour: Int
    ) {
      self.frames = frames
      self.evaluationsPerThousandFrames = evaluationsPerThousandFrames
      self.contentClosures = contentClosures
      self.layouts = layouts
      self.displayCommands = displayCommands
      self.framesPerHour = framesPerHour
    }
  }

  public var trigger: String
  public var counts: Counts
  /// Bodies by the view's name: the most first.
  public var bodies: [String: Int]
  /// Processor time of a frame as a multiple of that of the reference animation, measured in the
  /// same run: one square that fades.
  public var timeRatio: Double

  public init(trigger: String, counts: Counts, bodies: [String: Int], timeRatio: Double) {
    self.trigger = trigger
    self.counts = counts
    self.bodies = bodies
    self.timeRatio = timeRatio
  }
}

/// Upper bounds for counts, for every view or for some by name.
public struct AuditBudget: Codable, Sendable {
  public struct Limits: Codable, Sendable {
    public var frames: Int?
    public var evaluationsPerThousandFrames: Int?
    public var contentClosures: Int?
    public var layouts: Int?
    public var displayCommands: Int?
    public var framesPerHour: Int?
  }

  /// For every view that has no limits of its own.
  public var all: Limits?
  /// By the view's name.
  public var views: [String: Limits]?

  /// What the view's cost exceeds.
  public func failures(_ cost: AuditCost, of view: String) -> [AuditFailure] {
    guard let limits = views?[view] ?? all else { return [] }
    let counts = cost.counts
    let rows: [(String, Int, Int?)] = [
      ("frames", counts.frames, limits.frames),
      (
        "evaluations per thousand frames", counts.evaluationsPerThousandFrames,
        limits.evaluationsPerThousandFrames
      ),
      ("content closures", counts.contentClosures, limits.contentClosures),
      ("layouts", counts.layouts, limits.layouts),
      ("display commands", counts.displayCommands, limits.displayCommands),
      ("frames per hour", counts.framesPerHour, limits.framesPerHour),
    ]
    return rows.compactMap { name, count, limit in
      guard let limit, count > limit else { return nil }
      return AuditFailure(
        .budget, what: "\(count) \(name) for \(cost.trigger), where the budget allows \(limit).",
        why: "The budget gates on counts, which are the same on every machine.",
        instead: "Make it cheaper, or raise the budget and say why in the change.")
    }
  }
}
