import Foundation
import InbetweenViewGraph
import Testing

@testable import InbetweenViews

@MainActor
@Suite("Texts that tell the time") struct LiveTextTests {
  /// 1 January 2024, 9:41 UTC: what a stage begins with.
  private let start = Date(timeIntervalSince1970: 1_704_102_060)

  private func string(_ text: Text, at seconds: Double = 0) -> String {
    text.string(in: EnvironmentValues(), at: start.addingTimeInterval(seconds))
  }

  @Test("Dates and times are told in the words of the locale")
  func dates() {
    #expect(string(Text(start, style: .date)) == "January 1, 2024")
    let time = string(Text(start, style: .time))
    #expect(time.hasPrefix("9:41") && time.hasSuffix("AM"))
  }

  @Test("A timer counts to its date and on from it")
  func timer() {
    let text = Text(start.addingTimeInterval(3725), style: .timer)
    #expect(string(text) == "1:02:05")
    #expect(string(text, at: 3720) == "0:05")
    #expect(string(text, at: 3785) == "1:00")
  }

  @Test("Lengths of time are told in their largest units")
  func units() {
    let text = Text(start.addingTimeInterval(8580), style: .relative)
    #expect(string(text) == "2 hr, 23 min")
    #expect(string(Text(start.addingTimeInterval(7200), style: .offset)) == "+2 hours")
    #expect(string(Text(start.addingTimeInterval(-1), style: .offset)) == "-1 second")
  }

  @Test("A timer of an interval stays within it")
  func interval() {
    let text = Text(timerInterval: start...start.addingTimeInterval(90))
    #expect(string(text) == "1:30")
    #expect(string(text, at: 60.5) == "0:30")
    #expect(string(text, at: 1000) == "0:00")
  }

  @Test("A text on a stage follows its clock, and rests when it has nothing more to count")
  func stage() {
    let host = Host(Text(timerInterval: start...start.addingTimeInterval(2)))
    #expect(host.element("0:02") != nil)
    host.graph.advance(to: 1)
    #expect(host.element("0:01") != nil)
    host.graph.advance(to: 2)
    #expect(host.element("0:00") != nil)
    #expect(host.graph.isIdle)
  }
}
