import InbetweenStage

/// What a test expects of one event. Nothing is said of what is nil.
public struct EventPattern: Sendable, CustomStringConvertible {
  public var kind: StageEvent.Kind
  /// The whole name, or its beginning.
  public var name: String?
  /// Seconds of the stage.
  public var time: Double?
  /// The whole owner, or a part of its path.
  public var owner: String?

  public init(
    _ kind: StageEvent.Kind, _ name: String? = nil, at time: Double? = nil, of owner: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.time = time
    self.owner = owner
  }

  public static func appear(at time: Double? = nil, of owner: String? = nil) -> Self {
    Self(.appear, at: time, of: owner)
  }

  public static func disappear(at time: Double? = nil, of owner: String? = nil) -> Self {
    Self(.disappear, at: time, of: owner)
  }

  public static func trigger(at time: Double? = nil, of owner: String? = nil) -> Self {
    Self(.trigger, at: time, of: owner)
  }

  /// A phase is entered; `phase` as it is printed.
  public static func enter(_ phase: String, at time: Double? = nil, of owner: String? = nil) -> Self
  {
    Self(.phase, "enter \(phase)", at: time, of: owner)
  }

  /// A phase is left.
  public static func leave(_ phase: String, at time: Double? = nil, of owner: String? = nil) -> Self
  {
    Self(.phase, "leave \(phase)", at: time, of: owner)
  }

  public static func keyframesBegin(at time: Double? = nil, of owner: String? = nil) -> Self {
    Self(.keyframes, "run began", at: time, of: owner)
  }

  public static func keyframesEnd(at time: Double? = nil, of owner: String? = nil) -> Self {
    Self(.keyframes, "run ended", at: time, of: owner)
  }

  public static func logicallyComplete(at time: Double? = nil) -> Self {
    Self(.completion, "logicallyComplete", at: time)
  }

  public static func removed(at time: Double? = nil) -> Self {
    Self(.completion, "removed", at: time)
  }

  public static func taskStart(at time: Double? = nil, of owner: String? = nil) -> Self {
    Self(.task, "task started", at: time, of: owner)
  }

  public static func taskCancel(at time: Double? = nil, of owner: String? = nil) -> Self {
    Self(.task, "task cancelled", at: time, of: owner)
  }

  /// Whether an event is as the pattern says; times to a nanosecond.
  public func matches(_ event: StageEvent) -> Bool {
    event.kind == kind
      && (name.map { event.name == $0 || event.name.hasPrefix($0 + " ") } ?? true)
      && (time.map { abs($0 - event.time) <= 1e-9 } ?? true)
      && (owner.map { event.owner.contains($0) } ?? true)
  }

  public var description: String {
    (time.map { "\($0.secondsText) " } ?? "") + kind.rawValue + (name.map { " \($0)" } ?? "")
      + (owner.map { " of \($0)" } ?? "")
  }
}

extension Stage {
  /// Expects exactly these events, in this order, at these times, among those of their kinds.
  ///
  /// - Parameter start: Earlier events do not count; seconds of the stage.
  @discardableResult
  public func expectEvents(
    _ patterns: [EventPattern], since start: Double = 0, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    check(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let kinds = Set(patterns.map(\.kind))
      let seen = events.filter { kinds.contains($0.kind) && $0.time >= start - 1e-9 }
      if seen.count == patterns.count, zip(patterns, seen).allSatisfy({ $0.matches($1) }) {
        return nil
      }
      let wrong = zip(patterns, seen).enumerated().first { !$0.element.0.matches($0.element.1) }
      let number = wrong?.offset ?? min(patterns.count, seen.count)
      let wanted = patterns.indices.contains(number) ? "\(patterns[number])" : "nothing more"
      let got = seen.indices.contains(number) ? "\(seen[number])" : "nothing more"
      return "Event \(number + 1) is \(got); expected is \(wanted). All of these kinds:\n"
        + seen.map { "  \($0)" }.joined(separator: "\n")
    }
  }

  /// Expects a kind of event as often as said.
  @discardableResult
  public func expectCount(
    of pattern: EventPattern, is count: Int, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    check(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let seen = events.filter(pattern.matches)
      if seen.count == count { return nil }
      return "\(pattern) happens \(seen.count) times, not \(count):\n"
        + seen.map { "  \($0)" }.joined(separator: "\n")
    }
  }
}
