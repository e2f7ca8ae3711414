/// The report as JUnit XML, which most CI services show: a suite for each view, a case for each
/// cell and trigger, and a suite of lints.
public struct JUnitReport {
  private let report: AuditReport

  public init(_ report: AuditReport) { self.report = report }

  public var text: String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"inbetween audit\">",
    ]
    for view in report.views { lines += suite(view) }
    if !report.lints.isEmpty {
      lines.append(
        "  <testsuite name=\"lints\" tests=\"\(report.lints.count)\" failures=\"\(report.lints.count)\">"
      )
      for lint in report.lints {
        lines += testCase(
          lint.rule, of: lint.file,
          failures: ["\(lint.file):\(lint.line): \(lint.what) \(lint.why) \(lint.instead)"])
      }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func suite(_ view: AuditReport.View) -> [String] {
    let failed =
      view.cells.count { !$0.failures.isEmpty }
      + (view.findings.isEmpty ? 0 : 1) + (view.obstacle == nil ? 0 : 1)
    let skipped = view.cells.count { $0.skipped != nil }
    let count = view.cells.count + 1
    var lines = [
      "  <testsuite name=\"\(xml("\(view.file): \(view.name)"))\" tests=\"\(count)\" "
        + "failures=\"\(failed)\" skipped=\"\(skipped)\">"
    ]
    for cell in view.cells {
      lines += testCase(
        "\(cell.trigger): \(cell.cell)", of: view.name, skipped: cell.skipped,
        failures: cell.failures.map { "\($0.promise.rawValue): \($0.what) \($0.why) \($0.instead)" }
      )
    }
    lines += testCase(
      "whole view", of: view.name,
      failures: (view.obstacle.map { [$0] } ?? [])
        + view.findings.map { "\($0.promise.rawValue): \($0.what) \($0.why) \($0.instead)" })
    lines.append("  </testsuite>")
    return lines
  }

  private func testCase(
    _ name: String, of owner: String, skipped: String? = nil, failures: [String]
  ) -> [String] {
    let head = "    <testcase classname=\"\(xml(owner))\" name=\"\(xml(name))\""
    if failures.isEmpty, skipped == nil { return [head + "/>"] }
    var lines = [head + ">"]
    if let skipped { lines.append("      <skipped message=\"\(xml(skipped))\"/>") }
    lines += failures.map { "      <failure message=\"\(xml($0))\"/>" }
    return lines + ["    </testcase>"]
  }
}

/// Text for XML and HTML: what has a meaning there is written as an entity, and what XML cannot
/// hold at all is left out.
func xml(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\n", "\t": result += " "
    case _ where scalar.value < 32 || (0xFFFE...0xFFFF).contains(scalar.value): break
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
