import Foundation
import InbetweenCairo
import InbetweenCharacters
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
  RiveFolders.search =
    request.assets + [URL(fileURLWithPath: request.file).deletingLastPathComponent().path]
  if let character = request.character {
    return try play(character, request, script, reporter: reporter)
  }
  let library = try ViewLibrary(contentsOf: URL(fileURLWithPath: request.library))
  let position = SourcePosition(line: request.line, column: request.column)
  guard let preview = library.preview(at: position, in: request.file) else {
    throw UsageError(
      "'\(request.viewName)' at \(request.file):\(position) is left out by a condition (#if) here")
  }
  reporter.send(.progress("making the view"))
  let renderer = CairoRenderer(typesetter: PangoTypesetter(displayScale: request.scale))
  let assets = PlaceholderAssets(folders: request.assets)
  let stage = Stage(
    preview: preview, size: request.size, settings: request.settings,
    typesetter: renderer.typesetter, environment: assets.write)
  try show(stage, request, script, renderer, reporter: reporter)
  let colors = assets.missing.filter { $0.hasPrefix("colour ") }
  if !colors.isEmpty {
    reporter.send(
      .note("placeholders stand for colours that nobody has: \(colors.joined(separator: ", "))"))
  }
}

/// Plays a character by itself, as large as its artboard where no size is asked for.
@MainActor
private func play(
  _ character: RenderRequest.Character, _ request: RenderRequest, _ script: Script,
  reporter: PlayReporter
) throws {
  let rive = try CharacterFile(path: character.path).rive(
    artboard: character.artboard, machine: character.machine)
  for notice in rive.notices { reporter.send(.note(notice)) }
  var settings = request.settings
  settings.size =
    request.size
    ?? CGSize(
      width: min(max(rive.artboardSize.width, 1), 8192),
      height: min(max(rive.artboardSize.height, 1), 8192))
  let renderer = CairoRenderer(typesetter: PangoTypesetter(displayScale: request.scale))
  let stage = Stage(
    RiveUIViewRepresentable(rive: rive), settings: settings,
    typesetter: renderer.typesetter)
  try show(stage, request, script, renderer, reporter: reporter)
}

/// Plays what is on the stage and writes what was asked for.
@MainActor
private func show(
  _ stage: Stage, _ request: RenderRequest, _ script: Script, _ renderer: CairoRenderer,
  reporter: PlayReporter
) throws {
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

extension RenderRequest {
  /// Points; nil: as the preview's traits say.
  var size: CGSize? {
    guard let width, let height else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The stage that the options ask for.
  var settings: StageSettings {
    StageSettings { settings in
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
