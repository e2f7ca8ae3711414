import Foundation
import InbetweenViewGraph

/// A value of the time that goes by, for texts that keep it up to date.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value

  init(_ value: @escaping @Sendable (Date) -> Value) { self.value = value }
}

extension TimeDataSource where Value == Date {
  /// The date of now.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to now.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, $0) }
  }

  /// From now to a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, $0)..<date }
  }
}

/// A value of the time in a format, told anew each second.
package struct TimeFormat: Equatable {
  let words: (Date) -> String
  private let format: AnyEquatable

  init<F: FormatStyle>(_ source: TimeDataSource<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    words = { format.format(source.value($0)) }
    self.format = AnyEquatable(format)
  }

  package static func == (a: Self, b: Self) -> Bool { a.format == b.format }
}

extension Text {
  /// A value of the time that goes by, in a format.
  public init<V, F: FormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == String {
    self.init(.live(LiveText(.format(TimeFormat(source, format)))))
  }
}
