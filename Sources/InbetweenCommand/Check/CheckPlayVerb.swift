import Foundation
import InbetweenCairo
import InbetweenCheck
import InbetweenCompile
import InbetweenSource
import InbetweenStage
import InbetweenViews

extension Verb {
  /// `inbetween check-play`: the process in which the views of `check` live.
  static let checkPlay = Verb(
    name: "check-play", operands: "REQUEST.json",
    summary: "Plays compiled views one after another; 'check' starts it.", options: [],
    isHidden: true, run: runCheckPlay)
}

/// Seconds of processor time that one view may take in all.
private let processorLimit: UInt = 60

@MainActor
private func runCheckPlay(_ options: ParsedOptions) throws -> Int32 {
  guard let path = options.operands.first else { throw UsageError("check-play needs a request") }
  let request = try JSONDecoder().decode(
    CheckRequest.self, from: try Data(contentsOf: URL(fileURLWithPath: path)))
  let reporter = PlayReporter()
  do {
    guard let first = request.views.first else { return ExitStatus.success }
    let library = try ViewLibrary(contentsOf: URL(fileURLWithPath: first.library))
    for view in request.views {
      limitProcessor()
      reporter.send(.result(try encoded(play(view, of: library, request.seconds, reporter))))
    }
    return ExitStatus.success
  } catch {
    reporter.send(.refused("\(error)"))
    return ExitStatus.refused
  }
}

@MainActor
private func play(
  _ request: RenderRequest, of library: ViewLibrary, _ seconds: Double, _ reporter: PlayReporter
) throws -> PlayedView {
  let position = SourcePosition(line: request.line, column: request.column)
  guard let preview = library.preview(at: position, in: request.file) else {
    var view = PlayedView(name: request.viewName, line: request.line)
    view.end = .leftOut
    return view
  }
  let renderer = CairoRenderer(typesetter: PangoTypesetter(displayScale: request.scale))
  let assets = PlaceholderAssets(folders: request.assets)
  let stage = Stage(
    preview: preview, size: request.size, settings: request.settings,
    typesetter: renderer.typesetter, environment: assets.write)
  var view = PlayThrough(
    request.viewName, line: request.line, on: stage, renderer: renderer, seconds: seconds,
    report: { reporter.send(.progress($0)) }
  ).run()
  view.placeholders = assets.missing + renderer.missingSymbols.map { "symbol \($0)" }
  return view
}

private func encoded(_ view: PlayedView) throws -> String {
  String(decoding: try JSONEncoder().encode(view), as: UTF8.self)
}

/// Gives the process this much more time: the system ends it after that, whatever it does.
private func limitProcessor() {
  var used = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)
  let resource = __rlimit_resource_t(RLIMIT_CPU.rawValue)
  var limits = rlimit()
  getrlimit(resource, &limits)
  limits.rlim_cur = min(limits.rlim_max, rlim_t(used.tv_sec) + processorLimit)
  setrlimit(resource, &limits)
}
