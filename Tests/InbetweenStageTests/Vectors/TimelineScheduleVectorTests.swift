import SwiftUI
import Testing

/// The measured entries of schedules (semantics 10). Each is told by its vector's id.
@Suite("Measured timeline schedules")
struct TimelineScheduleVectorTests {
  private func seconds<S: TimelineSchedule>(
    _ schedule: S, from start: Double, mode: TimelineScheduleMode = .normal, first count: Int = 5
  ) -> [Double] {
    schedule.entries(from: Date(timeIntervalSinceReferenceDate: start), mode: mode)
      .prefix(count).map(\.timeIntervalSinceReferenceDate)
  }

  private func close(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  private let zero = Date(timeIntervalSinceReferenceDate: 0)

  @Test("schedule-periodic-12, schedule-periodic-15: the first entry is at or before the start")
  func periodic() {
    #expect(close(seconds(.periodic(from: zero, by: 5), from: 12, first: 3), [10, 15, 20]))
    #expect(close(seconds(.periodic(from: zero, by: 5), from: 15, first: 2), [15, 20]))
  }

  @Test("schedule-explicit: explicit dates are passed through")
  func explicit() {
    let dates = [100.0, 200, 300].map(Date.init(timeIntervalSinceReferenceDate:))
    #expect(close(seconds(.explicit(dates), from: 0), [100, 200, 300]))
  }

  @Test("schedule-animation-1.5: the animation schedule keeps its minimum interval")
  func animation() {
    #expect(close(seconds(.animation(minimumInterval: 1.5), from: 0, first: 3), [0, 1.5, 3]))
  }

  @Test("schedule-animation-lowFrequency: at low frequency the animation schedule has no entries")
  func lowFrequency() { #expect(seconds(.animation, from: 0, mode: .lowFrequency).isEmpty) }
}
