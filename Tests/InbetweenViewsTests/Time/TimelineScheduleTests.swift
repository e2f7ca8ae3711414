import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@Suite("Timeline schedules") struct TimelineScheduleTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  /// The first entries, in seconds.
  private func entries<S: TimelineSchedule>(
    _ schedule: S, from start: Double = 0, mode: TimelineScheduleMode = .normal, count: Int
  ) -> [Double] {
    schedule.entries(from: date(start), mode: mode).lazy.prefix(count)
      .map(\.timeIntervalSinceReferenceDate)
  }

  @Test("Measured entries of the schedules (vectors schedule-*)")
  func measured() {
    #expect(entries(.animation(minimumInterval: 1.5), count: 3) == [0, 1.5, 3])
    #expect(entries(.animation, mode: .lowFrequency, count: 3).isEmpty)
    #expect(entries(.explicit([100, 200, 300].map(date)), count: 9) == [100, 200, 300])
    #expect(entries(.periodic(from: date(0), by: 5), from: 12, count: 3) == [10, 15, 20])
    #expect(entries(.periodic(from: date(0), by: 5), from: 15, count: 2) == [15, 20])
  }

  @Test("A paused animation has no entries, every minute begins with the present one")
  func others() {
    #expect(entries(.animation(minimumInterval: 1, paused: true), count: 3).isEmpty)
    #expect(entries(.everyMinute, from: 130, count: 3) == [120, 180, 240])
    #expect(entries(.animation, count: 2) == [0, 1.0 / 120])
  }

  @Test("Intervals that are none do not go on for ever at one place")
  func badIntervals() {
    #expect(entries(.periodic(from: date(0), by: 0), from: 12, count: 5) == [0])
    #expect(entries(.periodic(from: date(0), by: .nan), from: 12, count: 5) == [0])
    #expect(entries(.animation(minimumInterval: -1), count: 2) == [0, 1.0 / 120])
  }
}

@MainActor
@Suite("Timelines") struct TimelineViewTests {
  private let start = Date(timeIntervalSince1970: 1_704_102_060)

  private func host<S: TimelineSchedule>(_ schedule: S) -> Host {
    let start = start
    return Host(
      TimelineView(schedule) { context in
        Text("\(context.date.timeIntervalSince(start), specifier: "%.3f")")
      })
  }

  private func shown(_ host: Host) -> String { host.graph.elements().first?.label ?? "" }

  @Test("Content is made anew at the exact dates of the schedule")
  func periodic() {
    let host = host(.periodic(from: start, by: 0.7))
    var seen: [String] = []
    for step in 0...8 {
      host.graph.advance(to: Double(step) * 0.25)
      seen.append(shown(host))
    }
    #expect(seen[..<3] == ["0.000", "0.000", "0.000"] && seen[3] == "0.700")
    #expect(seen[6] == "1.400" && seen[8] == "1.400")
  }

  @Test("An animation's content is made anew with each frame, until it is paused")
  func animation() {
    struct Paused: View {
      var start: Date
      @State private var isPaused = false
      var body: some View {
        VStack {
          TimelineView(.animation(paused: isPaused)) { context in
            Text("\(context.date.timeIntervalSince(start), specifier: "%.3f")")
          }
          Button("Pause") { isPaused = true }
        }
      }
    }
    let host = Host(Paused(start: start), width: 200)
    host.graph.frame(at: 0.1)
    #expect(shown(host) == "0.100")
    #expect(!host.graph.isIdle)
    if let pause = host.element("Pause") { host.graph.activate(pause) }
    host.graph.frame(at: 0.2)
    host.graph.frame(at: 0.5)
    #expect(shown(host) != "0.500")
    #expect(host.graph.isIdle)
  }

  @Test("Dates that are all past show the last, dates that are all to come show the present")
  func explicit() {
    #expect(shown(host(.explicit([start - 20, start - 10]))) == "-10.000")
    let later = host(.explicit([start + 1, start + 2]))
    #expect(shown(later) == "0.000")
    later.graph.advance(to: 1.5)
    #expect(shown(later) == "1.000")
    later.graph.advance(to: 3)
    #expect(shown(later) == "2.000" && later.graph.isIdle)
  }
}
