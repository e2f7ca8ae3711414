import Foundation
import InbetweenCheck
import InbetweenCompile
import InbetweenMedia
import InbetweenSource

extension Verb {
  /// `inbetween check`: a folder of source files to a table of what works.
  static let check = Verb(
    name: "check", operands: "FOLDER|FILE.swift ... [options]",
    summary: "Compiles and plays every Swift file, uses what can be used, and says what works.",
    options: [
      Option(
        name: "seconds", value: "N",
        help: "How long each view is watched before it is used and again after, 3 by default."),
      Option(name: "json", value: "FILE", help: "Writes the report as JSON."),
      Option(
        name: "jobs", letter: "j", value: "N",
        help: "How many are compiled and played at once; by default one for each processor."),
      Option(name: "failures", help: "Lists only the files with which something is wrong."),
      Option(name: "again", help: "Forgets what earlier checks found."),
    ],
    details: """
      Files of one folder are compiled together where they need one another; files of different
      operands never are. What was found about files that have not changed is remembered.
      Ends with 0 where every file plays or is static, with 1 where not. Docs/Check.md says more.
      """,
    run: runCheck)
}

@MainActor
private func runCheck(_ options: ParsedOptions) throws -> Int32 {
  guard !options.operands.isEmpty else { throw UsageError("check needs a folder or a Swift file") }
  let folders = try options.operands.map { try SourceFolder(path: $0) }
  guard folders.contains(where: { !$0.files.isEmpty }) else {
    throw UsageError("there is no Swift file in \(options.operands.joined(separator: ", "))")
  }
  if let path = options["json"] {
    try RenderRequest.Output(kind: .valuesJSON, path: path).check()
  }
  guard let toolchain = try Toolchain.inPath() else {
    throw CompileError.toolchain(
      "no 'swiftc' in PATH. Files are compiled by the toolchain that built this command: "
        + (Installation.current.compilerVersion ?? "Swift 6.3"))
  }
  let compiler = try Compiler(installation: .current, toolchain: toolchain, cache: .standard())
  let work = CheckWork(
    compiler: compiler, seconds: try options.number("seconds", in: 0.1...600) ?? 3,
    cache: options.has("again") ? nil : .standard)
  let jobs =
    try options.integer("jobs", in: 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
  let report = CheckReport(work.reports(on: folders, jobs: jobs))
  Terminal.clearProgress()
  if let path = options["json"] { try MediaFile.writeText(path, report.json) }
  print(CheckSummary(report, showsAll: !options.has("failures")).text)
  return report.isFine ? ExitStatus.success : ExitStatus.viewFailed
}
