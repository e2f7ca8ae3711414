/// What happens to a stage over time: input, changes of the environment, life and death.
///
///     0.5 tap Save; 2 drag 10,10 200,10 0.3s   # statements end at ; or at the end of a line
///     3 set reduceMotion on
///
/// The language is described in `Docs/Script.md`. It is the same wherever a script is taken.
public struct Script: Equatable, Sendable {
  /// By time; at the same time, in the order in which they were written.
  public let events: [ScriptEvent]

  /// Sorts events by time.
  public init(_ events: [ScriptEvent] = []) {
    self.events = events.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  /// Reads a script.
  ///
  /// - Throws: A ``ScriptError`` that points at the first mistake.
  public init(parsing text: String) throws(ScriptError) {
    self.init(try ScriptParser.events(of: text))
  }

  /// The time of the end of the last event, in seconds; zero for an empty script.
  public var end: Double { events.map { $0.time + $0.action.duration }.max() ?? 0 }

  /// The most that a script may hold.
  public enum Limit {
    public static let characters = 1_000_000
    public static let events = 10_000
    /// In seconds: a day.
    public static let time = 86_400.0
    /// In seconds: an hour.
    public static let duration = 3_600.0
    /// In points, either way.
    public static let coordinate = 1_000_000.0
  }
}

extension Script: CustomStringConvertible {
  /// One statement a line; reading it gives an equal script.
  public var description: String { events.map(\.description).joined(separator: "\n") }
}
