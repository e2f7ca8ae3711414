import Foundation
import InbetweenDrawing
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Values of the time in a format") struct TimeDataSourceTests {
  /// Seconds since the stage began.
  private struct Seconds: FormatStyle {
    func format(_ date: Date) -> String {
      "\(Int(date.timeIntervalSince1970) - 1_704_102_060)"
    }
  }

  @Test("The text tells the time of the stage, and is told anew each second")
  func current() {
    let host = Host(Text(TimeDataSource<Date>.currentDate, format: Seconds()))
    func words(_ time: Double) -> String {
      host.graph.frame(at: time).texts[0].block.string
    }
    #expect(words(0) == "0" && words(1) == "1" && words(2.5) == "2")
  }

  @Test("A range goes from a date to now, or from now to a date")
  func ranges() {
    let (early, late) = (Date(timeIntervalSince1970: 10), Date(timeIntervalSince1970: 30))
    let from = TimeDataSource<Range<Date>>.dateRange(startingAt: early).value(late)
    #expect(from == early..<late)
    let to = TimeDataSource<Range<Date>>.dateRange(endingAt: early).value(late)
    #expect(to.isEmpty)
  }

  @Test("A resource is shown as its key says, with its values")
  func resource() {
    let resource: LocalizedStringResource = "\(3) cats"
    #expect(Host(Text(resource)).graph.frame(at: 0).texts[0].block.string == "3 cats")
  }
}
