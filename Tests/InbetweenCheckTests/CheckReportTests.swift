import Foundation
import Testing

@testable import InbetweenCheck

@Suite struct CheckReportTests {
  private func view(_ change: (inout PlayedView) -> Void) -> PlayedView {
    var view = PlayedView(name: "Card", line: 3)
    view.draws = true
    change(&view)
    return view
  }

  @Test("a file is what its worst view is, and plays where one of its views does")
  func judging() {
    let still = view { _ in }
    let moving = view {
      $0.animations = 2
      $0.finished = 2
    }
    let blank = view { $0.draws = false }
    let crashed = view {
      $0.end = .crashed
      $0.failure = "Index out of range"
    }
    let stuck = view { $0.end = .stuck }
    let leftOut = view { $0.end = .leftOut }
    func status(_ views: PlayedView...) -> FileReport.Status {
      FileReport(file: "a", played: views).status
    }
    #expect(status(still) == .still)
    #expect(status(still, moving) == .plays)
    #expect(status(blank) == .blank)
    #expect(status(blank, still) == .still)
    #expect(status(moving, crashed) == .crashed)
    #expect(status(moving, stuck) == .stuck)
    #expect(status(leftOut) == .still)
    #expect(status(leftOut, moving) == .plays)
    #expect(FileReport(file: "a", played: [crashed]).reason == "Card: Index out of range")
    #expect(FileReport(file: "a", played: [moving]).reason == "2 animations, idle")
  }

  @Test("all is well only where every file plays, is static, or is a test")
  func fine() {
    func isFine(_ statuses: FileReport.Status...) -> Bool {
      CheckReport(statuses.map { FileReport(file: "\($0)", status: $0, reason: "") }).isFine
    }
    #expect(isFine(.plays, .still, .skipped))
    for status in [FileReport.Status.blank, .refused, .crashed, .stuck] {
      #expect(!isFine(.plays, status))
    }
  }

  @Test("the summary has a row for each file, what is missing, and the sum")
  func summary() {
    let missing = CompilerMessage(
      file: "b.swift", line: 2, column: 5, text: "cannot find 'Canvas' in scope")
    var shown = view { $0.animations = 1 }
    shown.placeholders = ["image mountain"]
    shown.warnings = ["It flickers."]
    let report = CheckReport([
      FileReport(file: "b.swift", refused: [missing]),
      FileReport(file: "a.swift", played: [shown]),
      FileReport(file: "cTests.swift", status: .skipped, reason: "a test"),
    ])
    #expect(
      CheckSummary(report).text == """
        plays    a.swift       1 animation, idle
        refused  b.swift       missing: Canvas
        skipped  cTests.swift  a test

        Missing, by the files that each alone would free (in how many it is missed):
            1     1  Canvas  b.swift:2:5

        Placeholders stand for: image mountain

        warning  a.swift: It flickers.

        2 files: 1 play, 0 are static, 1 do not compile, 1 are tests, left out. \
        1 compile; all is well with 50 %.
        """)
  }

  @Test("a report reads back from its JSON")
  func json() throws {
    let report = CheckReport([FileReport(file: "a.swift", played: [view { $0.finished = 1 }])])
    #expect(try JSONDecoder().decode(CheckReport.self, from: Data(report.json.utf8)) == report)
  }
}
