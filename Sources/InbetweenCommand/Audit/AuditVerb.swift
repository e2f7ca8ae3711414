import Foundation
import InbetweenAudit
import InbetweenCheck
import InbetweenCompile
import InbetweenMedia
import InbetweenSource

extension Verb {
  /// `inbetween audit`: source files to a report of what their motion does wrong.
  static let audit = Verb(
    name: "audit", operands: "FOLDER|FILE.swift ... [options]  or  merge REPORT ... -o DIR",
    summary: "Plays every preview in every situation and reads its source for what goes wrong.",
    options: [
      Option(
        name: "output", letter: "o", value: "DIR",
        help: "Where the report goes, 'report' by default: index.html, report.json, JUnit, SARIF."),
      Option(
        name: "baseline", value: "FILE",
        help: "An earlier report.json: only what is new fails, and the page begins with it."),
      Option(name: "budget", value: "FILE", help: "Upper bounds for counts, as JSON."),
      Option(
        name: "shard", value: "N/M", help: "Audits every M-th view, from the N-th."),
      Option(
        name: "jobs", letter: "j", value: "N",
        help: "How many files are audited at once; by default one for each processor."),
    ],
    details: """
      'merge' joins the reports of shards: folders that -o wrote, or their report.json.
      Ends with 0 where nothing fails, with 1 where something does. Docs/Audit.md says more.
      """,
    run: runAudit)
}

@MainActor
private func runAudit(_ options: ParsedOptions) throws -> Int32 {
  let output = URL(fileURLWithPath: options["output"] ?? "report")
  let baseline = try options["baseline"].map { path in
    try AuditReport(json: try read(path, for: "baseline"))
  }
  if options.operands.first == "merge" {
    return try merge(Array(options.operands.dropFirst()), to: output, baseline)
  }
  guard !options.operands.isEmpty else { throw UsageError("audit needs a folder or a Swift file") }
  let folders = try options.operands.map { try SourceFolder(path: $0) }
  guard folders.contains(where: { !$0.files.isEmpty }) else {
    throw UsageError("there is no Swift file in \(options.operands.joined(separator: ", "))")
  }
  guard let toolchain = try Toolchain.inPath() else {
    throw CompileError.toolchain(
      "no 'swiftc' in PATH. Files are compiled by the toolchain that built this command: "
        + (Installation.current.compilerVersion ?? "Swift 6.3"))
  }
  let evidence = try AuditEvidenceFolder(output.appendingPathComponent("evidence"))
  let work = AuditWork(
    compiler: try Compiler(installation: .current, toolchain: toolchain, cache: .standard()),
    evidence: evidence.url.path,
    budget: try options["budget"].map { try budget(at: $0) },
    shard: try shard(options["shard"]))
  let jobs =
    try options.integer("jobs", in: 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
  var report = try work.report(on: folders, jobs: jobs)
  report.machine = .current(toolchain: toolchain.version)
  Terminal.clearProgress()
  return try finish(report, evidence: [evidence], to: output, baseline)
}

@MainActor
private func merge(
  _ paths: [String], to output: URL, _ baseline: AuditReport?
) throws -> Int32 {
  guard !paths.isEmpty else { throw UsageError("audit merge needs the reports to join") }
  var reports: [AuditReport] = []
  var folders: [AuditEvidenceFolder] = []
  for path in paths {
    let url = URL(fileURLWithPath: path)
    let folder = url.pathExtension == "json" ? url.deletingLastPathComponent() : url
    let file = url.pathExtension == "json" ? url : url.appendingPathComponent("report.json")
    reports.append(try AuditReport(json: try read(file.path, for: "report")))
    folders.append(try AuditEvidenceFolder(folder.appendingPathComponent("evidence")))
  }
  let merged = AuditReport.merged(reports)
  let target = try AuditEvidenceFolder(output.appendingPathComponent("evidence"))
  for folder in folders { try target.takeOver(folder) }
  return try finish(merged, evidence: [target], to: output, baseline)
}

/// Writes every form of the report and says what a person wants to know first.
private func finish(
  _ report: AuditReport, evidence: [AuditEvidenceFolder], to output: URL, _ baseline: AuditReport?
) throws -> Int32 {
  let page = HTMLReport(report, against: baseline, evidence: evidence) { path in
    try? String(contentsOfFile: path, encoding: .utf8)
  }
  let files: [(String, String)] = [
    ("report.json", String(decoding: report.json, as: UTF8.self)),
    ("report.xml", JUnitReport(report).text),
    ("report.sarif", String(decoding: SARIFReport(report).json, as: UTF8.self)),
    ("summary.md", MarkdownReport(report, against: baseline).text),
    ("index.html", page.text),
  ]
  for (name, text) in files {
    try MediaFile.writeText(output.appendingPathComponent(name).path, text)
  }
  let issues =
    baseline.map { AuditDifference(from: $0, to: report).new } ?? report.issues
  for issue in issues {
    print("\(issue.file):\(issue.line): \(issue.rule): \(issue.what)")
  }
  let sound = report.views.count(where: \.isSound)
  print(
    "\(sound) of \(report.views.count) views are sound; \(issues.count) to mend"
      + (baseline == nil ? "" : " since the baseline")
      + ". \(output.appendingPathComponent("index.html").path)")
  return issues.isEmpty ? ExitStatus.success : ExitStatus.viewFailed
}

private func read(_ path: String, for name: String) throws -> Data {
  guard let data = FileManager.default.contents(atPath: path) else {
    throw UsageError("the \(name) \(path) cannot be read")
  }
  return data
}

private func budget(at path: String) throws -> AuditBudget {
  do {
    return try JSONDecoder().decode(AuditBudget.self, from: try read(path, for: "budget"))
  } catch let error as DecodingError {
    throw UsageError("the budget \(path) is none: \(error). Docs/Audit.md shows one")
  }
}

private func shard(_ text: String?) throws -> (number: Int, of: Int) {
  guard let text else { return (1, 1) }
  let parts = text.split(separator: "/").compactMap { Int($0) }
  guard parts.count == 2, parts[1] >= 1, (1...parts[1]).contains(parts[0]) else {
    throw UsageError("--shard \(text): N/M is expected, with N from 1 to M, for example 2/4")
  }
  return (parts[0], parts[1])
}

extension AuditReport.Machine {
  /// The machine that this process runs on.
  fileprivate static func current(toolchain: String) -> Self {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = text.split(separator: "\n").first { $0.hasPrefix("model name") }
      .flatMap { $0.split(separator: ":").last }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #if DEBUG
      let mode = "debug"
    #else
      let mode = "release"
    #endif
    return Self(
      processor: model ?? "unknown processor", buildMode: "\(mode) build, views unoptimised",
      toolchain: toolchain)
  }
}
