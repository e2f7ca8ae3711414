import Foundation

/// The report as one page that needs nothing else: it opens with what fails, then shows each view's
/// matrix, with pictures, curves and traces behind its cells.
public struct HTMLReport {
  private let report: AuditReport
  private let difference: AuditDifference?
  private let evidence: [AuditEvidenceFolder]
  private let source: (String) -> String?

  /// - Parameters:
  ///   - evidence: where the pictures lie; of several folders the first that has one counts.
  ///   - source: the text of a file by its path, for excerpts; nil where it cannot be read.
  public init(
    _ report: AuditReport, against baseline: AuditReport? = nil,
    evidence: [AuditEvidenceFolder] = [], source: @escaping (String) -> String? = { _ in nil }
  ) {
    self.report = report
    difference = baseline.map { AuditDifference(from: $0, to: report) }
    self.evidence = evidence
    self.source = source
  }

  public var text: String {
    var issues = ""
    if let difference {
      issues += section("New since the baseline", difference.new, id: "new")
      issues += section("Mended since the baseline", difference.mended, id: "mended")
      issues += costChanges(difference)
    }
    issues += section("What fails", report.issues, id: "fails")
    if report.issues.isEmpty {
      issues += "<section><h2>What fails</h2><p class=\"good\">Nothing.</p></section>"
    }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Motion audit</title><style>\(HTMLReportAssets.style)</style></head>
      <body><header><h1>Motion audit</h1>\(tiles)</header>
      <main>\(issues)
      <section><h2>The matrix</h2>\(report.views.map(matrix).joined(separator: "\n"))</section>
      \(costs)\(machine)</main>
      <dialog id="panel"><form method="dialog"><button aria-label="Close">×</button></form>
      <div id="content"></div></dialog>
      <script type="application/json" id="evidence">\(evidenceJSON)</script>
      <script>\(HTMLReportAssets.script)</script>
      </body></html>

      """
  }

  // MARK: Parts

  private var tiles: String {
    let cells = report.views.flatMap(\.cells)
    let failed = cells.count { !$0.failures.isEmpty }
    let rows: [(String, String, Bool)] = [
      (
        "\(report.views.count(where: \.isSound)) / \(report.views.count)", "views are sound",
        report.views.allSatisfy(\.isSound)
      ),
      ("\(cells.count - failed) / \(cells.count)", "cells hold", failed == 0),
      ("\(report.lints.count)", report.lints.count == 1 ? "lint" : "lints", report.lints.isEmpty),
    ]
    return "<ul class=\"tiles\">"
      + rows.map {
        "<li class=\"\($0.2 ? "good" : "bad")\"><b>\($0.0)</b> \($0.1)</li>"
      }.joined() + "</ul>"
  }

  private func section(_ title: String, _ issues: [AuditIssue], id: String) -> String {
    if issues.isEmpty { return "" }
    var files: [(String, [AuditIssue])] = []
    for issue in issues {
      if files.last?.0 == issue.file {
        files[files.count - 1].1.append(issue)
      } else {
        files.append((issue.file, [issue]))
      }
    }
    let body = files.map { file, issues in
      "<h3>\(xml(file))</h3>" + issues.map(article).joined()
    }.joined()
    return "<section id=\"\(id)\"><h2>\(title) <small>\(issues.count)</small></h2>\(body)</section>"
  }

  private func article(_ issue: AuditIssue) -> String {
    let cells =
      issue.cells.isEmpty
      ? ""
      : "<p class=\"cells\">\(xml(issue.cells.prefix(6).joined(separator: " · ")))"
        + (issue.cells.count > 6 ? " and \(issue.cells.count - 6) more" : "") + "</p>"
    return """
      <article><p class="head"><span class="rule">\(xml(issue.rule))</span> \
      <span class="place">line \(issue.line)\(issue.view.isEmpty ? "" : ", " + xml(issue.view))</span></p>
      <p><b>\(xml(issue.what))</b> \(xml(issue.why))</p><p class="instead">\(xml(issue.instead))</p>
      \(cells)\(excerpt(issue.file, issue.line))</article>
      """
  }

  /// A few lines of the source around a line.
  private func excerpt(_ file: String, _ line: Int) -> String {
    guard let text = source(file) else { return "" }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard lines.indices.contains(line - 1) else { return "" }
    let shown = max(0, line - 3)..<min(lines.count, line + 2)
    let rows = shown.map { index in
      let mark = index == line - 1 ? " class=\"here\"" : ""
      return "<span\(mark)><i>\(index + 1)</i>\(xml(String(lines[index].prefix(160))))</span>"
    }
    return "<pre>\(rows.joined())</pre>"
  }

  private func matrix(_ view: AuditReport.View) -> String {
    let state = view.isSound ? "good" : "bad"
    var body = ""
    if let obstacle = view.obstacle {
      body = "<p class=\"bad\">\(xml(obstacle))</p>"
    } else if view.cells.isEmpty {
      body = "<p>Nothing sets it in motion.</p>"
    } else {
      let triggers = view.cells.reduce(into: [String]()) { found, cell in
        if !found.contains(cell.trigger) { found.append(cell.trigger) }
      }
      let names = view.cells.reduce(into: [String]()) { found, cell in
        if !found.contains(cell.cell) { found.append(cell.cell) }
      }
      let head = triggers.map { "<th scope=\"col\">\(xml($0))</th>" }.joined()
      let rows = names.map { name in
        let columns = triggers.map { trigger in
          view.cells.first { $0.cell == name && $0.trigger == trigger }.map(square) ?? "<td></td>"
        }.joined()
        return "<tr><th scope=\"row\">\(xml(name))</th>\(columns)</tr>"
      }.joined()
      body = "<table class=\"matrix\"><thead><tr><td></td>\(head)</tr></thead>\(rows)</table>"
      let unplayed = view.triggers.filter { !triggers.contains($0) }
      if !unplayed.isEmpty {
        body +=
          "<p class=\"cells\">Not played, since they move nothing or are beyond the first "
          + "few: \(xml(unplayed.joined(separator: ", "))).</p>"
      }
    }
    return """
      <details class="view"\(view.isSound ? "" : " open")><summary><span class="dot \(state)"></span>\
      \(xml(view.name)) <small>\(xml(view.file)):\(view.line)</small></summary>\(body)</details>
      """
  }

  private func square(_ cell: AuditCellResult) -> String {
    let state = cell.skipped != nil ? "skip" : cell.failures.isEmpty ? "good" : "bad"
    let mark = cell.skipped != nil ? "–" : cell.failures.isEmpty ? "✓" : "✗"
    let panel = Panel(
      title: "\(cell.cell), \(cell.trigger)",
      notes: (cell.skipped.map { ["Not played: \($0)."] } ?? [])
        + cell.failures.map { "\($0.promise.rawValue): \($0.what) \($0.why) \($0.instead)" },
      sheet: cell.evidence?.sheet, curves: cell.evidence?.curves ?? [],
      trace: cell.evidence?.trace ?? "")
    let data = (try? JSONEncoder().encode(panel)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return "<td><button class=\"\(state)\" data-panel=\"\(xml(data))\" "
      + "aria-label=\"\(xml(panel.title)): \(state)\">\(mark)</button></td>"
  }

  private struct Panel: Encodable {
    var title: String
    var notes: [String]
    var sheet: String?
    var curves: [String]
    var trace: String
  }

  private var costs: String {
    let rows = report.views.compactMap { view -> String? in
      guard let cost = view.cost else { return nil }
      let c = cost.counts
      return "<tr><th scope=\"row\">\(xml(view.name))</th><td>\(xml(cost.trigger))</td>"
        + [
          "\(c.frames)", "\(Double(c.evaluationsPerThousandFrames) / 1000)", "\(c.contentClosures)",
          "\(c.layouts)", "\(c.displayCommands)", c.framesPerHour == 0 ? "" : "\(c.framesPerHour)",
          "\(cost.timeRatio)×",
        ].map { "<td class=\"number\">\($0)</td>" }.joined() + "</tr>"
    }
    if rows.isEmpty { return "" }
    let head = [
      "view", "trigger", "frames", "evaluations a frame", "content closures", "layouts",
      "display commands", "frames an hour", "time of a frame",
    ].map { "<th scope=\"col\">\($0)</th>" }.joined()
    return
      "<section><h2>Cost</h2><p>Times are multiples of a fading square's frame, measured in the "
      + "same run.</p><table class=\"cost\"><thead><tr>\(head)</tr></thead>\(rows.joined())</table>"
      + "</section>"
  }

  private func costChanges(_ difference: AuditDifference) -> String {
    if difference.costs.isEmpty { return "" }
    let rows = difference.costs.map { view, before, after in
      "<li>\(xml(view.name)): frames \(before.counts.frames) → \(after.counts.frames), content "
        + "closures \(before.counts.contentClosures) → \(after.counts.contentClosures), layouts "
        + "\(before.counts.layouts) → \(after.counts.layouts)</li>"
    }.joined()
    return "<section><h2>Cost changed</h2><ul>\(rows)</ul></section>"
  }

  private var machine: String {
    guard let machine = report.machine else { return "" }
    return "<footer>\(xml(machine.processor)), \(xml(machine.buildMode)), "
      + "\(xml(machine.toolchain))</footer>"
  }

  // MARK: Evidence

  /// Every picture that a cell shows, by its name: PNG as a data address, SVG as text.
  private var evidenceJSON: String {
    var names: Set<String> = []
    for cell in report.views.flatMap(\.cells) {
      if let sheet = cell.evidence?.sheet { names.insert(sheet) }
      names.formUnion(cell.evidence?.curves ?? [])
    }
    var pictures: [String: String] = [:]
    for name in names {
      guard !name.contains("/"),
        let data = evidence.lazy.compactMap({
          try? Data(contentsOf: $0.url.appendingPathComponent(name))
        }).first
      else { continue }
      let type = name.hasSuffix(".png") ? "image/png" : "image/svg+xml"
      pictures[name] = "data:\(type);base64,\(data.base64EncodedString())"
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(pictures)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    // Nothing inside may end the script element.
    return text.replacing("</", with: "<\\/")
  }
}
