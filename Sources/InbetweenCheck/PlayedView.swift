/// What a view did on a stage.
public struct PlayedView: Sendable, Equatable, Codable {
  /// How it ended for the process that it was played in.
  public enum End: String, Sendable, Codable {
    case played, crashed, stuck
    /// It took more memory than it was given.
    case memory
    /// A condition (`#if`) leaves it out here.
    case leftOut
  }

  /// How it is after everything was tried.
  public enum Rest: String, Sendable, Codable {
    /// Nothing runs and nothing is scheduled.
    case idle
    /// Animations go round for ever.
    case loops
    /// A timer or a task goes on, but nothing moves for long.
    case timer
    /// Every frame is another one, and no loop was found.
    case restless
  }

  public var name: String
  /// The line of the file where it begins.
  public var line: Int
  public var end = End.played
  /// What the process said of its end: a crash's words and place.
  public var failure: String?
  /// Whether anything at all was to be seen.
  public var draws = false
  /// Animations that began.
  public var animations = 0
  /// Animations that came to their end.
  public var finished = 0
  /// Animations, keyframes and phases that go round for ever.
  public var loops = 0
  /// Runs of keyframes that began.
  public var keyframeRuns = 0
  /// Frames unlike the one before.
  public var changedFrames = 0
  /// Whether it was drawn anew frame after frame without an animation, as a `TimelineView` is.
  public var isRedrawn = false
  public var rest = Rest.idle
  /// Seconds of the longest loop, where there is one.
  public var loopSeconds: Double?
  /// What was done to it, in order.
  public var actions: [Action] = []
  /// What is likely not meant, or cannot be done here.
  public var warnings: [String] = []
  /// Pictures, colours and symbols that nobody has: placeholders stood for them.
  public var placeholders: [String] = []

  public init(name: String, line: Int) {
    self.name = name
    self.line = line
  }

  /// One thing that was done, and what came of it.
  public struct Action: Sendable, Equatable, Codable {
    /// Seconds.
    public var time: Double
    /// `tap Save`, `drag Volume`.
    public var name: String
    /// Animations that began because of it.
    public var animations: Int
    /// Frames that it changed.
    public var changedFrames: Int

    public init(time: Double, name: String, animations: Int, changedFrames: Int) {
      self.time = time
      self.name = name
      self.animations = animations
      self.changedFrames = changedFrames
    }
  }

  /// Whether something animates.
  public var plays: Bool {
    end == .played && (animations > 0 || keyframeRuns > 0 || isRedrawn)
  }

  /// Why nothing animates, for people.
  public var stillness: String {
    let change = changedFrames > 0 ? "it changes at once, without animation" : "nothing moves"
    guard !actions.isEmpty else {
      return changedFrames > 0 ? change : "nothing moves and nothing answers to input"
    }
    let names = actions.prefix(3).map(\.name).joined(separator: ", ")
    return "\(change), when it is used: \(names)\(actions.count > 3 ? " …" : "")"
  }
}
