/// The report as a short summary for a pull request.
public struct MarkdownReport {
  private let report: AuditReport
  private let difference: AuditDifference?

  public init(_ report: AuditReport, against baseline: AuditReport? = nil) {
    self.report = report
    difference = baseline.map { AuditDifference(from: $0, to: report) }
  }

  /// At most this many issues are written out; the page has them all.
  static let most = 30

  public var text: String {
    var lines = ["## Motion audit", ""]
    let sound = report.views.count(where: \.isSound)
    let cells = report.views.reduce(0) { $0 + $1.cells.count }
    lines.append(
      "\(sound) of \(report.views.count) views are sound in \(cells) cells; "
        + "\(report.lints.count) lints.")
    if let difference {
      lines.append("")
      lines.append(
        "Against the baseline: \(difference.new.count) new, \(difference.mended.count) mended.")
      lines += section("New", difference.new) + section("Mended", difference.mended)
    } else {
      lines += section("What fails", report.issues)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ issues: [AuditIssue]) -> [String] {
    if issues.isEmpty { return [] }
    var lines = ["", "### \(title)", "", "| where | what | instead |", "|---|---|---|"]
    for issue in issues.prefix(Self.most) {
      let view = issue.view.isEmpty ? "" : " \(issue.view)"
      lines.append(
        "| `\(issue.file):\(issue.line)`\(cell(view)) | **\(issue.rule)** \(cell(issue.what)) | "
          + "\(cell(issue.instead)) |")
    }
    if issues.count > Self.most { lines += ["", "and \(issues.count - Self.most) more"] }
    return lines
  }

  private func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ").replacing("<", with: "&lt;")
  }
}
