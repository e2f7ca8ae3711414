import Foundation
import InbetweenCairo
import InbetweenCompile
import InbetweenDrawing
import InbetweenSource
import InbetweenStage
import InbetweenViewGraph
import InbetweenViews

extension Verb {
  /// `inbetween play`: the process in which a view of `render` lives.
  static let play = Verb(
    name: "play", operands: "REQUEST.json",
    summary: "Plays a compiled view; 'render' starts it.", options: [], isHidden: true,
    run: runPlay)
}

@MainActor
private func runPlay(_ options: ParsedOptions) throws -> Int32 {
  guard let path = options.operands.first else { throw UsageError("play needs a request") }
  let request = try JSONDecoder().decode(
    RenderRequest.self, from: try Data(contentsOf: URL(fileURLWithPath: path)))
  let reporter = PlayReporter()
  do {
    try play(request, reporter: reporter)
    return ExitStatus.success
  } catch {
    reporter.send(.refused("\(error)"))
    return ExitStatus.refused
  }
}

@MainActor
private func play(_ request: RenderRequest, reporter: PlayReporter) throws {
  let script = try Script(parsing: request.script ?? "")
  let library = try ViewLibrary(contentsOf: URL(fileURLWithPath: request.library))
  let position = SourcePosition(line: request.line, column: request.column)
  guard let preview = library.preview(at: position, in: request.file) else {
    throw UsageError(
      "'\(request.viewName)' at \(request.file):\(position) is left out by a condition (#if) here")
  }
  reporter.send(.progress("making the view"))
  let renderer = CairoRenderer(typesetter: PangoTypesetter(displayScale: request.scale))
  let stage = Stage(
    PreviewHost(preview: preview), settings: request.settings(for: preview),
    typesetter: renderer.typesetter
  ) { environment in
    if let assets = request.assets { environment.imageAssets = .folder(assets) }
  }
  if preview.layout == .sizeThatFits, request.width == nil { stage.fitToContent() }
  let player = Player(
    stage: stage, script: script, duration: request.duration, report: reporter.send)
  let playback = try player.play()
  var shown = request
  shown.dark = stage.isDark
  let writer = OutputWriter(
    request: shown, playback: playback, renderer: renderer, report: reporter.send)
  for output in request.outputs {
    reporter.send(.progress("writing \(output.path)"))
    try writer.write(output)
  }
  for warning in renderer.warnings { reporter.send(.note(warning)) }
}

/// Makes the preview's view when the stage asks for it, so that the view's first values come from
/// the stage's clock.
private struct PreviewHost: View {
  let preview: Preview
  var body: some View { AnyView(preview.makeView()) }
}

extension RenderRequest {
  /// The stage that the options and the preview's traits ask for; options count more.
  @MainActor
  func settings(for preview: Preview) -> StageSettings {
    StageSettings { settings in
      if case .fixed(let width, let height) = preview.layout {
        settings.size = CGSize(width: width, height: height)
      }
      if preview.interfaceOrientation == .landscapeLeft
        || preview.interfaceOrientation == .landscapeRight
      {
        settings.size = CGSize(width: settings.size.height, height: settings.size.width)
      }
      if let width, let height { settings.size = CGSize(width: width, height: height) }
      settings.scale = scale
      settings.framesPerSecond = framesPerSecond
      settings.seed = seed
      settings.reduceMotion = reduceMotion
      settings.isDark = dark
      if let dynamicType,
        let size = DynamicTypeSize.allCases.first(where: { "\($0)" == dynamicType })
      {
        settings.dynamicTypeSize = size
      }
    }
  }
}

extension Stage {
  /// Makes the canvas as large as the content likes to be.
  fileprivate func fitToContent() {
    let sizes = graph.rootRender.laidOutChildren.map { $0.sizeThatFits(.unspecified) }
    guard let width = sizes.map(\.width).max(), width.isFinite else { return }
    let height = sizes.map(\.height).reduce(0, +)
    guard width > 0, height > 0, height.isFinite else { return }
    set {
      $0.size = CGSize(width: min(width.rounded(.up), 8192), height: min(height.rounded(.up), 8192))
    }
    advance(to: time)
  }
}
