import Foundation
import InbetweenAudit
import InbetweenLint
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Audit reports")
struct ReportTests {
  private static let failure = AuditFailure(
    .noJump, what: "x <jumps> & \"falls\".", why: "Because.", instead: "Do not.",
    owner: "Card/Offset")

  private static let report = AuditReport(
    views: [
      AuditReport.View(
        file: "Sources/Card.swift", name: "Card", line: 3, triggers: ["appear", "tap \"Go\""],
        cells: [
          AuditCellResult(cell: "once", trigger: "tap \"Go\"", failures: []),
          AuditCellResult(cell: "dark", trigger: "tap \"Go\"", failures: [failure]),
          AuditCellResult(cell: "five times in 0.5 s", trigger: "tap \"Go\"", failures: [failure]),
          AuditCellResult(
            cell: "its sheet dismissed", trigger: "tap \"Go\"", skipped: "not here", failures: []),
        ]),
      AuditReport.View(file: "Sources/Row.swift", name: "Row", line: 9),
    ],
    lints: [
      LintFinding(
        rule: "implicit-animation", file: "Sources/Row.swift", line: 12, column: 4, what: "a.",
        why: "b.", instead: "c.")
    ])

  @Test("A report survives its JSON")
  func json() throws {
    #expect(try AuditReport(json: Self.report.json) == Self.report)
  }

  @Test(
    "What is no report is refused with a reason", arguments: ["", "{}", "[1]", "{\"version\":2}"])
  func badJSON(text: String) {
    #expect(throws: AuditError.self) { try AuditReport(json: Data(text.utf8)) }
  }

  @Test("A failure that shows in two cells is one issue that names both")
  func issues() {
    let issues = Self.report.issues
    #expect(issues.map(\.rule) == ["jump", "implicit-animation"])
    #expect(issues[0].cells == ["dark, tap \"Go\"", "five times in 0.5 s, tap \"Go\""])
    #expect(issues[0].line == 3)
  }

  @Test("JUnit counts a case for each cell and one for the whole view")
  func junit() throws {
    let text = JUnitReport(Self.report).text
    #expect(text.components(separatedBy: "<testcase ").count - 1 == 7)
    #expect(text.components(separatedBy: "<failure ").count - 1 == 3)
    #expect(text.contains("tests=\"5\" failures=\"2\" skipped=\"1\""))
    #expect(text.contains("x &lt;jumps&gt; &amp; &quot;falls&quot;."))
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse())
  }

  @Test("SARIF names each rule once and points at each line")
  func sarif() throws {
    let log =
      try JSONSerialization.jsonObject(with: SARIFReport(Self.report).json) as? [String: Any]
    let run = (log?["runs"] as? [[String: Any]])?.first
    let results = run?["results"] as? [[String: Any]]
    #expect(log?["version"] as? String == "2.1.0")
    #expect(results?.map { $0["ruleId"] as? String } == ["jump", "implicit-animation"])
    let region =
      (((results?[1]["locations"] as? [[String: Any]])?.first?["physicalLocation"]
        as? [String: Any])?["region"] as? [String: Any])
    #expect(region?["startLine"] as? Int == 12)
  }

  @Test("Against a baseline only what changed is told, wherever its line is by now")
  func baseline() {
    var later = Self.report
    later.lints[0].line = 40
    later.views[0].cells[1].failures = []
    later.views[0].cells[2].failures = []
    later.lints.append(
      LintFinding(
        rule: "ungated-loop", file: "Sources/Row.swift", line: 2, column: 1, what: "d.", why: "e.",
        instead: "f."))
    let difference = AuditDifference(from: Self.report, to: later)
    #expect(difference.new.map(\.rule) == ["ungated-loop"])
    #expect(difference.mended.map(\.rule) == ["jump"])
    let text = MarkdownReport(later, against: Self.report).text
    #expect(text.contains("1 new, 1 mended"))
  }

  @Test("Shards are joined: each view once, in order of file and line")
  func merge() {
    let parts = [
      AuditReport(views: [Self.report.views[1]], lints: Self.report.lints),
      AuditReport(views: [Self.report.views[0]], lints: Self.report.lints),
    ]
    #expect(AuditReport.merged(parts) == Self.report)
  }

  @Test("The page needs nothing from elsewhere and lets no text of a file end its elements")
  func page() {
    var report = Self.report
    report.views[0].name = "</script><script>alert(1)</script>"
    report.views[0].cells[1].evidence = AuditEvidence(trace: "</script>")
    let text = HTMLReport(report).text
    #expect(!text.contains("alert(1)</script>"))
    #expect(!text.contains("http://") && !text.contains("https://"))
    #expect(text.components(separatedBy: "</script>").count - 1 == 2)
    #expect(text.range(of: "What fails")!.lowerBound < text.range(of: "The matrix")!.lowerBound)
  }

  @Test("A budget names each count that is over, and its own limits win over those for all")
  func budget() throws {
    let budget = try JSONDecoder().decode(
      AuditBudget.self,
      from: Data(#"{"all": {"frames": 10}, "views": {"Loop": {"framesPerHour": 0}}}"#.utf8))
    let cost = AuditCost(
      trigger: "appear",
      counts: AuditCost.Counts(
        frames: 60, evaluationsPerThousandFrames: 0, contentClosures: 0, layouts: 1,
        displayCommands: 4, framesPerHour: 216_000), bodies: [:], timeRatio: 1)
    #expect(budget.failures(cost, of: "Card").map(\.promise) == [.budget])
    #expect(
      budget.failures(cost, of: "Loop").map(\.what).first?.hasPrefix("216000 frames per hour")
        == true)
  }
}
