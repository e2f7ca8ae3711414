import Foundation
import InbetweenCompile

/// Serves a live preview until it is interrupted.
///
/// - Parameters:
///   - announce: called once with the address of the page.
/// - Returns: The exit status.
@MainActor
public func runPreview(_ request: PreviewRequest, announce: (String) -> Void) throws -> Int32 {
  // Before anything starts a thread: one that takes the signals itself would end the process with
  // its files still there.
  let signals = blockSignals()
  let files = try PreviewedFiles(request.path)
  let pageFolder = Installation.current.folder
    .appendingPathComponent("inbetween_InbetweenPreview.resources/Page").path
  guard FileManager.default.fileExists(atPath: pageFolder) else {
    throw CompileError.installation(
      "\(pageFolder) is missing: run this command from the folder that 'swift build' filled")
  }
  let compiler = files.isCharacter ? nil : try makeCompiler()
  return try withScratchDirectory { scratch in
    let server = try WebServer(port: request.port)
    let builder = Builder(compiler, files)
    let session = PreviewSession(
      request, files: files, server: server, builder: builder, scratch: scratch)
    let site = Site(page: pageFolder, assets: files.folder, films: session.filmFolder.path)
    server.respond = { [unowned session] in site.respond(to: $0, filmName: session.filmName) }
    let mailbox = server.mailbox
    let watch = try FolderWatch(files.folder, deep: files.isFolder) { [weak session] names in
      mailbox.post { session?.filesDidChange(names) }
    }
    stop(on: signals) { mailbox.post { server.stop() } }
    startTicking { [weak session] in mailbox.post { session?.tick() } }
    session.build()
    announce(server.address)
    withExtendedLifetime(watch) { server.run() }
    session.stop()
    builder.finish()
    return 0
  }
}

private func makeCompiler() throws -> Compiler {
  guard let toolchain = try Toolchain.inPath() else {
    throw CompileError.toolchain(
      "no 'swiftc' in PATH. The file is compiled by the toolchain that built this command: "
        + (Installation.current.compilerVersion ?? "Swift 6.3"))
  }
  return try Compiler(installation: .current, toolchain: toolchain, cache: .standard())
}

/// Keeps the signals that ask for an end from this thread and all that it starts.
private func blockSignals() -> sigset_t {
  var signals = sigset_t()
  sigemptyset(&signals)
  for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
  pthread_sigmask(SIG_BLOCK, &signals, nil)
  return signals
}

/// Waits for a wish to end on a thread of its own.
private func stop(on signals: sigset_t, _ stop: @escaping @Sendable () -> Void) {
  Thread.detachNewThread {
    var received: Int32 = 0
    var waited = signals
    sigwait(&waited, &received)
    stop()
    // Whoever asks twice does not want to wait for a compiler that is at work.
    sigwait(&waited, &received)
    _exit(128 + received)
  }
}

/// Looks four times a second whether a view gets on.
private func startTicking(_ tick: @escaping @Sendable () -> Void) {
  Thread.detachNewThread {
    while true {
      usleep(250_000)
      tick()
    }
  }
}

/// What the server has to give: the page, its fonts, the previewed folder's pictures, films.
private struct Site: Sendable {
  let page: AssetFolder
  let assets: AssetFolder
  let films: String

  /// The faces of the page: files of packages that drawing texts needs anyway.
  private static let fonts = [
    "inter-regular.otf": "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
    "inter-medium.otf": "/usr/share/fonts/opentype/inter/Inter-Medium.otf",
    "inter-semibold.otf": "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf",
  ]

  init(page: String, assets: String, films: String) {
    self.page = AssetFolder(page)
    self.assets = AssetFolder(assets)
    self.films = films
  }

  func respond(to path: String, filmName: String) -> WebResponse {
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count == 2 ? String(parts[1]) : ""
    switch parts.first ?? "" {
    case "" where parts.count == 1: return file(page.file(at: "index.html"))
    case "page": return file(page.file(at: rest))
    case "fonts": return file(Self.fonts[rest])
    case "assets":
      // Pictures only: the folder may hold what is nobody's business.
      let kinds = ["png", "jpg", "jpeg", "gif", "webp"]
      let ending = (rest as NSString).pathExtension.lowercased()
      return kinds.contains(ending) ? file(assets.file(at: rest)) : .refusal(404)
    case "films":
      guard let found = AssetFolder(films).file(at: rest) else { return .refusal(404) }
      let ending = (rest as NSString).pathExtension
      return .file(found, limit: 1 << 30, download: "\(filmName).\(ending)")
    default: return .refusal(404)
    }
  }

  private func file(_ path: String?) -> WebResponse {
    path.map { .file($0) } ?? .refusal(404)
  }
}
