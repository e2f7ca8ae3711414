import Foundation

/// Dates at which a timeline shows its content anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  /// The dates from about `startDate` on, in order. The first may lie before it: it is the one that
  /// counts at the start.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may show its content anew.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Dates at a distance of each other.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// - Parameter interval: seconds; what is not above zero gives the start alone.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The first is the last multiple of the interval at or before `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else {
      return Entries(start: start, interval: 0, count: 1)
    }
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(
      start: start.addingTimeInterval(passed * interval), interval: interval, count: .max)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate let count: Int
    fileprivate var index = 0

    public mutating func next() -> Date? {
      if index >= count { return nil }
      defer { index += 1 }
      return start.addingTimeInterval(Double(index) * interval)
    }
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Dates as often as an animation needs them.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Seconds; nil: each frame.
  let minimumInterval: Double?
  let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// The shortest distance of dates (measured by OpenSwiftUI).
  private static let shortestInterval = 1.0 / 120

  /// No dates while paused, or where dates are to be rare.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let asked = minimumInterval ?? Self.shortestInterval
    return Entries(
      start: start,
      interval: asked > 0 && asked.isFinite ? asked : Self.shortestInterval,
      isEmpty: isPaused || mode == .lowFrequency)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate let isEmpty: Bool
    fileprivate var index = 0

    public mutating func next() -> Date? {
      if isEmpty { return nil }
      defer { index += 1 }
      return start.addingTimeInterval(Double(index) * interval)
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// - Parameter interval: seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// - Parameter minimumInterval: seconds; nil: each frame.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
