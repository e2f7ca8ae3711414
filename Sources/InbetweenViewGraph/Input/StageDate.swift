import Foundation

extension Graph {
  /// The date at a time of the stage.
  package func date(at time: Double) -> Date { startDate.addingTimeInterval(time) }

  /// The date now.
  package var date: Date { date(at: time) }

  /// When it will be, or was, a date; seconds of the stage.
  package func time(of date: Date) -> Double { date.timeIntervalSince(startDate) }
}
