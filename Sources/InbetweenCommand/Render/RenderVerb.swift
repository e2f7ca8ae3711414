import Foundation
import InbetweenCheck
import InbetweenCompile
import InbetweenSource

extension Verb {
  /// `inbetween render`: a source file to pictures, films and values.
  static let render = Verb(
    name: "render", operands: "FILE.swift [MORE.swift ...] | FILE.riv -o OUT [options]",
    summary: "Plays a view of a Swift file, or a character, and writes pictures, films and values.",
    options: [
      Option(
        name: "output", letter: "o", value: "FILE",
        help: "Writes .png (the last frame; with %04d in the name every frame), .gif, .apng, "
          + ".webp, .mp4 or .webm. May be given several times."),
      Option(name: "filmstrip", value: "N", help: "Makes the .png one sheet of N frames."),
      Option(name: "values", value: "FILE", help: "Writes presentation values to .json or .csv."),
      Option(name: "view", value: "NAME", help: "Plays this view or preview instead of the first."),
      Option(name: "artboard", value: "NAME", help: "Of a .riv file: the artboard; the first one."),
      Option(
        name: "machine", value: "NAME", help: "Of a .riv file: the state machine; the default one."),
      Option(name: "size", value: "WxH", help: "Size in points, for example 390x844."),
      Option(name: "scale", value: "N", help: "Pixels in a point, 2 by default."),
      Option(name: "duration", value: "SECONDS", help: "Length; by default until nothing moves."),
      Option(name: "fps", value: "N", help: "Frames in a second, 60 by default."),
      Option(
        name: "script", value: "TEXT|FILE",
        help: "Input over time, for example '0.5 tap Save; 2 drag 10,10 200,10 0.3s'."),
      Option(name: "reduce-motion", help: "Plays as with the setting Reduce Motion."),
      Option(name: "dark", help: "Plays in dark appearance."),
      Option(
        name: "dynamic-type", value: "SIZE",
        help: "Text size: \(dynamicTypeSizes.joined(separator: ", "))."),
      Option(
        name: "assets", value: "DIR",
        help: "Folder of images and colours. May be given several times."),
      Option(name: "seed", value: "N", help: "Start of the random numbers, 0 by default."),
      Option(
        name: "cpu-limit", value: "SECONDS",
        help: "Stops a view that computes this long without a new frame, 20 by default."),
      Option(name: "list", help: "Lists the views of the files and ends."),
    ],
    run: runRender)
}

let dynamicTypeSizes = [
  "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
  "accessibility2", "accessibility3", "accessibility4", "accessibility5",
]

@MainActor
private func runRender(_ options: ParsedOptions) throws -> Int32 {
  guard !options.operands.isEmpty else { throw UsageError("render needs a Swift file") }
  if options.operands.contains(where: { $0.hasSuffix(".riv") }) {
    return try renderCharacter(options)
  }
  for name in ["artboard", "machine"] where options.has(name) {
    throw UsageError("--\(name) is of .riv files")
  }
  let files = try options.operands.map { try SourceFile(path: $0) }
  if options.has("list") {
    print(files.listing)
    return ExitStatus.success
  }
  var request = try RenderRequest(options)
  try request.checkOutputs()
  guard let toolchain = try Toolchain.inPath() else {
    throw CompileError.toolchain(
      "no 'swiftc' in PATH. The file is compiled by the toolchain that built this command: "
        + (Installation.current.compilerVersion ?? "Swift 6.3"))
  }
  Terminal.progress("compiling \(options.operands.joined(separator: " "))")
  let compiler = try Compiler(
    installation: .current, toolchain: toolchain, cache: .standard())
  let catalogs = files.flatMap { SourceFolder.catalogs(near: $0.path) }
  request.assets += catalogs
  request.library = try compiler.library(
    for: files, assets: AssetSymbols(catalogs: request.assets), colors: Terminal.isInteractive
  ).path
  // After compiling: of a file with mistakes, these are the news.
  let chosen = try files.choose(options["view"])
  request.file = chosen.file.path
  request.line = chosen.view.place.line
  request.column = chosen.view.place.column
  request.viewName = chosen.view.name
  let budget = try options.number("cpu-limit", in: 0.1...86400) ?? 20
  return try play(request, files: files.map(\.path), budget: budget)
}

@MainActor
private func renderCharacter(_ options: ParsedOptions) throws -> Int32 {
  guard options.operands.count == 1, let path = options.operands.first else {
    throw UsageError("a character is rendered by itself: give one .riv file")
  }
  for name in ["view", "list"] where options.has(name) {
    throw UsageError("--\(name) is of Swift files")
  }
  var request = try RenderRequest(options)
  try request.checkOutputs()
  request.file = path
  request.viewName = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  request.character = .init(
    path: path, artboard: options["artboard"], machine: options["machine"])
  let budget = try options.number("cpu-limit", in: 0.1...86400) ?? 20
  return try play(request, files: [path], budget: budget)
}

/// Plays the view in a process of its own and says how that ended.
private func play(_ request: RenderRequest, files: [String], budget: Double) throws -> Int32 {
  try withScratchDirectory { scratch in
    var refusal: String?
    let played = try PlayProcess(
      .play, request, limits: PlayProcess.Limits(silence: budget), scratch: scratch
    ) { message in
      switch message {
      case .progress(let text): Terminal.progress(text)
      case .note(let text): Terminal.say("inbetween: \(text)")
      case .result(let text):
        Terminal.clearProgress()
        print(text)
      case .refused(let text): refusal = text
      }
    }
    Terminal.clearProgress()
    let trace = Backtrace(played.backtrace, files: files)
    let view =
      "the view '\(request.viewName)'" + (trace.place.map { " at \($0)" } ?? " of \(request.file)")
    switch played.end {
    case .finished(let status):
      if let refusal { Terminal.say("inbetween: \(refusal)") }
      return status
    case .crashed(let signal):
      request.removeTemporaries(of: played.process)
      let reason =
        trace.recursion.map { "\($0) calls itself without end" }
        ?? played.lastWords ?? String(cString: strsignal(signal))
      Terminal.say("inbetween: \(view) crashed: \(reason)")
      return ExitStatus.viewFailed
    case .outOfMemory:
      request.removeTemporaries(of: played.process)
      Terminal.say("inbetween: \(view) took more memory than it may")
      return ExitStatus.viewFailed
    case .stuck:
      request.removeTemporaries(of: played.process)
      Terminal.say(
        "inbetween: \(view) computed for \(budget.short) s without coming to a new frame. An "
          + "endless loop? Where it is only slow, --cpu-limit gives it more.")
      return ExitStatus.viewFailed
    }
  }
}

extension RenderRequest {
  /// Reads all options but those that need the files.
  fileprivate init(_ options: ParsedOptions) throws {
    let size = try options.size("size")
    var outputs: [Output] = []
    let filmstrip = try options.integer("filmstrip", in: 1...1000)
    for path in options.all("output") {
      outputs.append(try Output(path: path, filmstrip: filmstrip))
    }
    if let values = options["values"] { outputs.append(try Output(valuesPath: values)) }
    guard !outputs.isEmpty else {
      throw UsageError("render needs an output: -o FILE, or --values FILE")
    }
    if filmstrip != nil, options.all("output").isEmpty {
      throw UsageError("--filmstrip needs the picture's name: -o FILE.png")
    }
    var seed: UInt64 = 0
    if let text = options["seed"] {
      guard let value = UInt64(text) else {
        throw UsageError("--seed \(text): a whole number from 0 is expected")
      }
      seed = value
    }
    self.init(
      library: "", file: "", line: 0, column: 0, viewName: "",
      width: size.map { Double($0.width) }, height: size.map { Double($0.height) },
      scale: try options.number("scale", in: 0.1...8) ?? 2,
      duration: try options.number("duration", in: 0...3600),
      framesPerSecond: try options.number("fps", in: 1...240) ?? 60,
      script: try options["script"].map(Self.scriptText),
      reduceMotion: options.has("reduce-motion"),
      dark: options.has("dark"),
      dynamicType: try options.choice("dynamic-type", of: dynamicTypeSizes),
      assets: options.all("assets"), seed: seed, outputs: outputs)
    for folder in assets {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw UsageError("--assets \(folder): there is no such folder") }
    }
  }

  /// The text itself, or that of the file it names.
  private static func scriptText(_ value: String) throws -> String {
    guard FileManager.default.fileExists(atPath: value) else { return value }
    do {
      return try String(contentsOfFile: value, encoding: .utf8)
    } catch {
      throw UsageError("--script \(value): the file cannot be read as text")
    }
  }

  fileprivate func checkOutputs() throws {
    for output in outputs { try output.check() }
    if outputs.contains(where: \.needsEncoder), !Self.hasEncoder {
      let names = outputs.filter(\.needsEncoder).map(\.path).joined(separator: ", ")
      throw UsageError(
        "\(names): films are encoded by ffmpeg, which is not in PATH: apt-get install ffmpeg")
    }
  }

  private static var hasEncoder: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg") }
  }

  /// Removes what a playing process that died has left half-written.
  fileprivate func removeTemporaries(of process: Int32) {
    for output in outputs {
      let folder = URL(fileURLWithPath: output.path).deletingLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names where name.hasPrefix(".") && name.hasSuffix(".\(process).partial") {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }
    }
  }
}

extension [SourceFile] {
  /// One line for each view: its place, its name, and what keeps it from being played.
  fileprivate var listing: String {
    flatMap { file in
      file.views.map { view in
        "\(file.path):\(view.place): \(view.name)" + (view.obstacle.map { " (\($0))" } ?? "")
      }
    }.joined(separator: "\n")
  }

  /// The view of the name, or the main one; says why where there is none.
  fileprivate func choose(_ name: String?) throws -> (file: SourceFile, view: SourceView) {
    guard let name else {
      if let main = mainView {
        // A preview is there to be shown; of views beside it nobody needs to hear.
        let others = flatMap(\.views).filter {
          $0.obstacle == nil && $0 != main.view && $0.kind == main.view.kind
        }
        if !others.isEmpty {
          Terminal.say(
            "inbetween: playing '\(main.view.name)'; --view chooses another: "
              + others.map(\.name).joined(separator: ", "))
        }
        return main
      }
      throw UsageError("no view can be played.\(obstacles)")
    }
    let found = views(named: name)
    guard let first = found.first(where: { $0.view.obstacle == nil }) ?? found.first else {
      throw UsageError("there is no view '\(name)'.\(obstacles)")
    }
    if let obstacle = first.view.obstacle {
      throw UsageError("'\(name)' at \(first.file.path):\(first.view.place) \(obstacle)")
    }
    return first
  }

  private var obstacles: String {
    let list = listing
    return list.isEmpty
      ? " The files declare no View, #Preview or PreviewProvider."
      : " What the files declare:\n\(list)\nA view that needs arguments can be shown by a #Preview."
  }
}
