import Foundation
import InbetweenViewGraph

/// A text that tells a date or a time, and changes while time goes by.
package struct LiveText: Equatable {
  package enum Kind: Equatable {
    case date(Date, Text.DateStyle)
    case range(Date, Date)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    case format(TimeFormat)
  }

  package var kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// The words at a date.
  func string(at now: Date, in environment: EnvironmentValues) -> String {
    switch kind {
    case .date(let date, let style):
      return style.string(date, now: now, environment)
    case .format(let format): return format.words(now)
    case .range(let start, let end):
      let words = TimeWords(environment)
      return words.time(start) + " – " + words.time(end)
    case .timer(let interval, let pause, let countsDown, let showsHours):
      let shown = min(max(min(now, pause ?? now), interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(shown)
        : shown.timeIntervalSince(interval.lowerBound)
      return TimeWords.clock(
        countsDown ? seconds.rounded(.up) : seconds.rounded(.down), showsHours: showsHours)
    }
  }

  /// The first date after now at which the words may be others; nil: never.
  func nextChange(after now: Date) -> Date? {
    switch kind {
    case .date(let date, let style):
      return style.changes ? Self.nextSecond(of: date, after: now) : nil
    case .range: return nil
    case .format: return Self.nextSecond(of: now, after: now)
    case .timer(let interval, let pause, let countsDown, _):
      let last = min(interval.upperBound, pause ?? interval.upperBound)
      if now >= last { return nil }
      if now < interval.lowerBound {
        // The first second is counted from the beginning on.
        return countsDown ? interval.lowerBound.addingTimeInterval(1e-6) : interval.lowerBound
      }
      let anchor = countsDown ? interval.upperBound : interval.lowerBound
      let next = Self.nextSecond(of: anchor, after: now)
      return next <= last ? next : nil
    }
  }

  /// The next date that is a whole number of seconds from another one.
  static func nextSecond(of date: Date, after now: Date) -> Date {
    let passed = now.timeIntervalSince(date)
    let next = date.addingTimeInterval((passed + 1e-6).rounded(.down) + 1)
    return next > now ? next : now.addingTimeInterval(1)
  }
}

extension Text {
  /// How a date is told.
  public struct DateStyle: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
    package let kind: Kind

    /// 9:41 AM
    public static let time = DateStyle(kind: .time)
    /// January 1, 2024
    public static let date = DateStyle(kind: .date)
    /// 2 hr, 23 min
    public static let relative = DateStyle(kind: .relative)
    /// +2 hours
    public static let offset = DateStyle(kind: .offset)
    /// 36:59:01
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date, kept up to date where its style counts.
  public init(_ date: Date, style: DateStyle) { self.init(.live(LiveText(.date(date, style)))) }

  /// The times between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.live(LiveText(.range(dates.lowerBound, dates.upperBound))))
  }

  public init(_ interval: DateInterval) {
    self.init(.live(LiveText(.range(interval.start, interval.end))))
  }

  /// A timer that counts within an interval.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .live(
        LiveText(
          .timer(
            timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))))
  }
}

extension Text.DateStyle {
  /// Whether the words change while time goes by.
  var changes: Bool { kind == .relative || kind == .offset || kind == .timer }

  func string(_ date: Date, now: Date, _ environment: EnvironmentValues) -> String {
    let distance = date.timeIntervalSince(now)
    switch kind {
    case .time: return TimeWords(environment).time(date)
    case .date: return TimeWords(environment).date(date)
    case .timer:
      return TimeWords.clock(
        distance >= 0 ? distance.rounded(.up) : (-distance).rounded(.down), showsHours: true)
    case .relative: return TimeWords.units(distance.magnitude.rounded(.down), count: 2, short: true)
    case .offset:
      let words = TimeWords.units(distance.magnitude.rounded(.down), count: 1, short: false)
      return (distance >= 0 ? "+" : "-") + words
    }
  }
}

/// Times in words.
struct TimeWords {
  private let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) { self.environment = environment }

  func time(_ date: Date) -> String {
    date.formatted(format(date: .omitted, time: .shortened))
  }

  func date(_ date: Date) -> String { date.formatted(format(date: .long, time: .omitted)) }

  private func format(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
  }

  /// 59, 1:05, 2:00:00.
  static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let total = bounded(seconds)
    let hours = showsHours ? total / 3600 : 0
    let minutes = (total - hours * 3600) / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rest = two(total % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
  }

  /// The largest units of a length of time.
  static func units(_ seconds: Double, count: Int, short: Bool) -> String {
    var rest = bounded(seconds)
    var words: [String] = []
    for unit in Self.units where words.count < count {
      let number = rest / unit.seconds
      rest -= number * unit.seconds
      if number == 0, !(unit.seconds == 1 && words.isEmpty) {
        if words.isEmpty { continue }
        break
      }
      words.append(
        short ? "\(number) \(unit.short)" : "\(number) \(unit.long)\(number == 1 ? "" : "s")")
    }
    return words.joined(separator: ", ")
  }

  private static let units: [(seconds: Int, short: String, long: String)] = [
    (31_536_000, "yr", "year"), (2_592_000, "mo", "month"), (604_800, "wk", "week"),
    (86_400, "day", "day"), (3600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
  ]

  private static func bounded(_ seconds: Double) -> Int {
    seconds.isFinite ? Int(min(max(seconds, 0), 1e12)) : 0
  }
}
