import Foundation
import InbetweenAudit
import InbetweenCairo
import InbetweenCheck
import InbetweenCompile
import InbetweenSource
import InbetweenStage
import InbetweenViewGraph
import InbetweenViews

extension Verb {
  /// `inbetween audit-play`: the process in which the views of `audit` live.
  static let auditPlay = Verb(
    name: "audit-play", operands: "REQUEST.json",
    summary: "Audits compiled views one after another; 'audit' starts it.", options: [],
    isHidden: true, run: runAuditPlay)
}

@MainActor
private func runAuditPlay(_ options: ParsedOptions) throws -> Int32 {
  guard let path = options.operands.first else { throw UsageError("audit-play needs a request") }
  let request = try JSONDecoder().decode(
    AuditRequest.self, from: try Data(contentsOf: URL(fileURLWithPath: path)))
  let reporter = PlayReporter()
  do {
    guard let first = request.views.first else { return ExitStatus.success }
    let library = try ViewLibrary(contentsOf: URL(fileURLWithPath: first.library))
    for view in request.views {
      let report = try audit(view, of: library, request, reporter)
      reporter.send(.result(String(decoding: try JSONEncoder().encode(report), as: UTF8.self)))
    }
    return ExitStatus.success
  } catch {
    reporter.send(.refused("\(error)"))
    return ExitStatus.refused
  }
}

@MainActor
private func audit(
  _ view: RenderRequest, of library: ViewLibrary, _ request: AuditRequest, _ reporter: PlayReporter
) throws -> AuditReport.View {
  let position = SourcePosition(line: view.line, column: view.column)
  guard let preview = library.preview(at: position, in: view.file) else {
    return AuditReport.View(
      file: view.file, name: view.viewName, line: view.line,
      obstacle: "It is left out by a condition (#if) here.")
  }
  let assets = PlaceholderAssets(folders: view.assets)
  let typesetter = PangoTypesetter(displayScale: 1)
  // Of the size that the preview asks for.
  let settings = Stage(
    preview: preview, size: view.size, settings: view.settings, typesetter: typesetter,
    environment: assets.write
  ).settings
  var subject = AuditSubject(
    name: view.viewName, file: view.file, line: view.line, settings: settings,
    typesetter: typesetter
  ) { AnyView(preview.makeView()) }
  subject.environment = assets.write
  var audit = ViewAudit(subject)
  audit.budget = request.budget
  audit.evidence = try AuditEvidenceFolder(URL(fileURLWithPath: request.evidence))
  return try audit.run { reporter.send(.progress($0)) }
}
