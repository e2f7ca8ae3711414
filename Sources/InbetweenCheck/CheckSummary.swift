/// A report as a person reads it: a row for each file, what is missing, and the sum.
public struct CheckSummary {
  private let report: CheckReport
  private let showsAll: Bool

  /// - Parameter showsAll: whether files with which all is well have rows, too.
  public init(_ report: CheckReport, showsAll: Bool = true) {
    self.report = report
    self.showsAll = showsAll
  }

  public var text: String {
    let parts = [rows, missing, placeholders, warnings, sum].filter { !$0.isEmpty }
    return parts.joined(separator: "\n\n")
  }

  private var rows: String {
    let shown = report.files.filter { showsAll || !$0.status.isFine }
    let width = min(60, shown.map(\.file.count).max() ?? 0)
    return shown.map { file in
      let status = Self.padded(file.status.rawValue, 8)
      return "\(status) \(Self.padded(file.file, width))  \(file.reason)"
    }.joined(separator: "\n")
  }

  private var missing: String {
    guard !report.missing.isEmpty else { return "" }
    let shown = report.missing.prefix(20)
    let width = shown.map(\.name.count).max() ?? 0
    var lines = ["Missing, by the files that each alone would free (in how many it is missed):"]
    lines += shown.map { symbol in
      "\(Self.left(symbol.frees, 5)) \(Self.left(symbol.files, 5))  "
        + "\(Self.padded(symbol.name, width))  \(symbol.example)"
    }
    if report.missing.count > shown.count {
      lines.append("  and \(report.missing.count - shown.count) more: --json lists all")
    }
    return lines.joined(separator: "\n")
  }

  private var placeholders: String {
    guard !report.placeholders.isEmpty else { return "" }
    let shown = report.placeholders.prefix(24).joined(separator: ", ")
    let more = report.placeholders.count - 24
    return "Placeholders stand for: \(shown)\(more > 0 ? " and \(more) more" : "")"
  }

  private var warnings: String {
    var lines: [String] = []
    for file in report.files {
      for warning in Set(file.views.flatMap(\.warnings)).sorted() {
        lines.append("warning  \(file.file): \(warning)")
      }
    }
    let shown = lines.prefix(20)
    return (shown + (lines.count > shown.count ? ["  and \(lines.count - shown.count) more"] : []))
      .joined(separator: "\n")
  }

  private var sum: String {
    let looked = report.files.count - report.count(.skipped)
    let compiled = looked - report.count(.refused)
    var parts = ["\(report.count(.plays)) play", "\(report.count(.still)) are static"]
    for (status, words) in [
      (FileReport.Status.blank, "show nothing"), (.crashed, "crash"), (.stuck, "never end"),
      (.refused, "do not compile"), (.skipped, "are tests, left out"),
    ] where report.count(status) > 0 {
      parts.append("\(report.count(status)) \(words)")
    }
    let share =
      looked > 0 ? Double(report.count(.plays) + report.count(.still)) / Double(looked) : 1
    return "\(looked) \(looked == 1 ? "file" : "files"): \(parts.joined(separator: ", ")). "
      + "\(compiled) compile; all is well with \(Int((share * 100).rounded(.down))) %."
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text.count >= width ? text : text + String(repeating: " ", count: width - text.count)
  }

  private static func left(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
