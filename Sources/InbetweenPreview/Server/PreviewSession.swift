import Foundation
import InbetweenCompile
import InbetweenSource
import InbetweenStage

/// What to preview and how.
public struct PreviewRequest: Sendable {
  /// A Swift file, or a folder of them.
  public var path: String
  /// The view to show first; nil: the main one.
  public var viewName: String?
  /// Of the loopback address; 0: a free one.
  public var port = 0
  /// Folder of images and colours; nil: the previewed folder.
  public var assets: String?
  /// In points; nil: as the preview says.
  public var size: CGSize?
  /// Seconds of processor time without a frame after which a view is stopped.
  public var cpuLimit = 3.0

  public init(path: String) { self.path = path }
}

/// Everything between the page, the compiler and the processes that own views.
///
/// It keeps what a person did. New code is loaded beside the old, does the same again up to the
/// same time, and only then takes the old one's place.
@MainActor
final class PreviewSession {
  private let request: PreviewRequest
  private let files: PreviewedFiles
  private let server: WebServer
  private let builder: Builder
  private let scratch: URL
  private var page: WebSocket?
  private var panes: [Pane] = [Pane(0, setUp: [])]
  private var log = InputLog()
  /// How far the page has asked, seconds.
  private var time = 0.0

  private var library: URL?
  private var sources: [SourceFile] = []
  private var chosen: (file: SourceFile, view: SourceView)?
  /// Of a character, in place of views.
  private var artboards: [String] = []
  private var artboard: String?
  private var isBuilding = false
  private var mustBuildAgain = false
  private var lastBuild: PageNews.BuildState?
  /// Started and not yet used, so that a save waits for no start.
  private var spare: HostProcess?
  private var film: HostProcess?
  private var rehearsal: HostProcess?
  private var filmCount = 0
  /// A view that prints without end does not flood the page.
  private var lines = RateLimit(burst: 200, perSecond: 50, now: 0)
  /// The stage before any input, as the person chose it; nil: as the preview says.
  private var size: CGSize?

  init(
    _ request: PreviewRequest, files: PreviewedFiles, server: WebServer, builder: Builder,
    scratch: URL
  ) {
    self.request = request
    self.files = files
    self.server = server
    self.builder = builder
    self.scratch = scratch
    size = request.size
    server.onOpen = { [unowned self] in open($0) }
    server.onClose = { [unowned self] in close($0) }
    server.onText = { [unowned self] in receive($1, from: $0) }
  }

  // MARK: Building

  /// Some of the watched files changed.
  func filesDidChange(_ names: Set<String>) {
    if names.contains(where: { $0.hasSuffix(".swift") }) {
      // Some editors move the file away before they write it anew.
      if FileManager.default.fileExists(atPath: files.path) { build() }
      return
    }
    if files.isCharacter, names.contains(URL(fileURLWithPath: files.path).lastPathComponent) {
      if FileManager.default.fileExists(atPath: files.path) { build() }
      return
    }
    let pictures = ["png", "jpg", "jpeg", "gif", "webp", "riv"]
    if names.contains(where: { pictures.contains(($0 as NSString).pathExtension.lowercased()) }) {
      reload()
    }
  }

  func build() {
    if isBuilding {
      mustBuildAgain = true
      return
    }
    isBuilding = true
    tell(PageNews.BuildState(state: "compiling"))
    let mailbox = server.mailbox
    builder.build { [weak self] build in mailbox.post { self?.didBuild(build) } }
  }

  private func didBuild(_ build: Build) {
    isBuilding = false
    if mustBuildAgain {
      mustBuildAgain = false
      return self.build()
    }
    switch build.outcome {
    case .refused(let errors):
      lastBuild = PageNews.BuildState(state: "failed", errors: errors, duration: build.duration)
      tell(lastBuild)
    case .character(let names):
      artboards = names
      if artboard.map({ !names.contains($0) }) ?? true {
        artboard = names.first { $0 == request.viewName } ?? names.first
      }
      lastBuild = PageNews.BuildState(state: "done", duration: build.duration)
      tell(lastBuild)
      tellPreviews()
      reload()
    case .library(let library, let sources):
      let isSame = library == self.library && panes.allSatisfy { $0.host != nil }
      self.library = library
      self.sources = sources
      chooseAgain()
      lastBuild = PageNews.BuildState(state: "done", duration: build.duration)
      tell(lastBuild)
      tellPreviews()
      if !isSame { reload() }
    }
  }

  // MARK: Which view

  private var views: [(file: SourceFile, view: SourceView)] {
    sources.flatMap { file in file.views.map { (file, $0) } }
  }

  /// The view of the same name in the new code, or the main one.
  private func chooseAgain() {
    let name = chosen?.view.name ?? request.viewName
    let named = name.map { sources.views(named: $0).filter { $0.view.obstacle == nil } } ?? []
    let alike = named.filter { chosen == nil || $0.view.kind == chosen?.view.kind }
    let found = alike.first { $0.file.path == chosen?.file.path } ?? alike.first ?? named.first
    chosen = found ?? sources.mainView
    if chosen == nil {
      tell(
        PageNews.Ended(
          pane: 0, how: "refused",
          reason: "There is no view to show yet: declare a #Preview, or a View that needs no "
            + "arguments.", place: nil))
    }
  }

  private func choose(_ number: Int) {
    if files.isCharacter, artboards.indices.contains(number) {
      artboard = artboards[number]
      tellPreviews()
      return startOver()
    }
    let views = views
    guard views.indices.contains(number), views[number].view.obstacle == nil else { return }
    chosen = views[number]
    tellPreviews()
    startOver()
  }

  private func tellPreviews() {
    if files.isCharacter {
      let name = URL(fileURLWithPath: files.path).lastPathComponent
      return tell(
        PageNews.Previews(
          previews: artboards.map { PageNews.Preview(name: $0, file: name, line: 0) },
          chosen: artboards.firstIndex { $0 == artboard }))
    }
    let views = views
    tell(
      PageNews.Previews(
        previews: views.map { file, view in
          PageNews.Preview(
            name: view.name, file: URL(fileURLWithPath: file.path).lastPathComponent,
            line: view.place.line, obstacle: view.obstacle)
        },
        chosen: views.firstIndex { $0.file.path == chosen?.file.path && $0.view == chosen?.view }))
  }

  // MARK: The page

  func tell(_ news: (some Encodable)?) {
    guard let page, let news, let text = try? JSONEncoder().encode(news) else { return }
    page.send(String(decoding: text, as: UTF8.self))
  }

  private func open(_ socket: WebSocket) {
    if let page {
      tell(PageNews.Replaced())
      page.close()
    }
    page = socket
    tell(
      PageNews.Hello(
        title: URL(fileURLWithPath: files.path).lastPathComponent,
        version: Installation.current.compilerVersion ?? ""))
    tell(isBuilding ? PageNews.BuildState(state: "compiling") : lastBuild)
    tellPreviews()
    reload()
  }

  private func close(_ socket: WebSocket) {
    guard page === socket else { return }
    page = nil
    for pane in panes { pane.stop() }
    spare?.stop()
    spare = nil
  }

  private func receive(_ bytes: [UInt8], from socket: WebSocket) -> Bool {
    guard let message = try? JSONDecoder().decode(PageMessage.self, from: Data(bytes)) else {
      return false
    }
    if socket !== page { return true }
    switch message {
    case .frame(let to, let number):
      time = max(time, to)
      for pane in panes { pane.host?.send(.frame(to: to, number: number)) }
    case .input(let input):
      time = max(time, input.time)
      log.add(input)
      for pane in panes {
        pane.host?.send(.input(input))
        // What is being loaded has not heard of it yet.
        pane.next?.send(.input(input))
      }
    case .choose(let number): choose(number)
    case .compare(let settings): compare(settings)
    case .restart: startOver()
    case .rewind(let time):
      log.cut(after: time)
      self.time = time
      reload()
    case .film(let format, let from, let to, let scale, let pane):
      makeFilm(format, from: from, to: to, scale: scale, pane: pane)
    case .copy(let kind): copy(kind)
    }
    return true
  }

  // MARK: Panes

  /// Loads all panes anew and does the input again.
  private func reload() {
    guard page != nil else { return }
    for pane in panes { load(pane) }
  }

  /// From the start: the settings stay as they are, what was done is forgotten.
  private func startOver() {
    for pane in panes { pane.setUp = pane.settings(after: log.inputs) }
    for input in log.inputs {
      if case .size(let width, let height) = input.action {
        size = CGSize(width: width, height: height)
      }
    }
    log.removeAll()
    time = 0
    reload()
  }

  private func compare(_ settings: [String]?) {
    if let settings {
      if panes.count == 1 { panes.append(Pane(1, setUp: [])) }
      panes[1].setUp = settings
      load(panes[1])
    } else if panes.count == 2 {
      panes.removeLast().stop()
      tell(PageNews.Closed(pane: 1))
    }
  }

  private func makeHost() throws -> HostProcess {
    try HostProcess(
      mailbox: server.mailbox, scratch: scratch, files: sources.map(\.path),
      budget: request.cpuLimit)
  }

  private func hostLoad(_ pane: Pane, to time: Double) -> HostLoad? {
    guard (library != nil && chosen != nil) || artboard != nil else { return nil }
    let place = chosen?.view.place
    return HostLoad(
      pane: pane.number, library: files.isCharacter ? nil : library?.path,
      file: chosen?.file.path ?? files.path, line: place?.line ?? 0, column: place?.column ?? 0,
      viewName: shownName, assets: request.assets ?? files.folder, root: files.folder,
      width: size.map { Double($0.width) }, height: size.map { Double($0.height) },
      setUp: pane.setUp, inputs: log.inputs, time: time)
  }

  private func load(_ pane: Pane) {
    guard let load = hostLoad(pane, to: time) else { return }
    pane.next?.stop()
    pane.next = nil
    do {
      let host = try spare ?? makeHost()
      spare = nil
      pane.next = host
      listen(to: host, of: pane)
      host.send(.load(load))
    } catch {
      tell(PageNews.Ended(pane: pane.number, how: "refused", reason: "\(error)", place: nil))
    }
  }

  private func listen(to host: HostProcess, of pane: Pane) {
    host.onFrames = { [unowned self, unowned pane, unowned host] frames in
      if pane.next === host { takeOver(pane) }
      if pane.host === host { page?.send(frames) }
    }
    host.onReport = { [unowned self, unowned pane, unowned host] report in
      take(report, from: host, of: pane)
    }
    host.onLine = { [unowned self, unowned pane] in
      guard lines.take(at: ProcessInfo.processInfo.systemUptime) else { return }
      tell(PageNews.Line(pane: pane.number, text: String($0.prefix(2000))))
    }
    host.onEnd = { [unowned self, unowned pane, unowned host] end in
      didEnd(host, of: pane, end)
    }
  }

  /// The new code shows the moment that the old one showed.
  private func takeOver(_ pane: Pane) {
    pane.host?.stop()
    pane.host = pane.next
    pane.next = nil
    pane.loads += 1
    tell(
      PageNews.Loaded(
        pane: pane.number, load: pane.loads, width: pane.size.width, height: pane.size.height,
        framesPerSecond: pane.framesPerSecond, time: time,
        settings: pane.settings(after: log.inputs), panes: panes.count))
    if spare == nil { spare = try? makeHost() }
  }

  private func take(_ report: HostReport, from host: HostProcess, of pane: Pane) {
    switch report {
    case .ready(let width, let height, let rate):
      pane.size = CGSize(width: width, height: height)
      pane.framesPerSecond = rate
    case .touched(let touch, let label, let identifier):
      if pane.number == 0 { log.name(touch: touch, label: label, identifier: identifier) }
    case .note(let text): tell(PageNews.Line(pane: pane.number, text: text))
    case .refused(let reason):
      tell(PageNews.Ended(pane: pane.number, how: "refused", reason: reason, place: nil))
    case .progress, .filmed, .rehearsed: break
    }
  }

  private func didEnd(_ host: HostProcess, of pane: Pane, _ end: HostProcess.End) {
    if pane.host === host { pane.host = nil }
    if pane.next === host { pane.next = nil }
    switch end {
    // It has said why.
    case .finished: break
    case .crashed(let reason, let place):
      tell(PageNews.Ended(pane: pane.number, how: "crashed", reason: reason, place: place))
    case .stuck(let place):
      tell(
        PageNews.Ended(
          pane: pane.number, how: "stuck",
          reason: "It computed for \(request.cpuLimit) s without coming to a new frame. An endless "
            + "loop?", place: place))
    }
  }

  /// Called a few times a second.
  func tick() {
    for pane in panes { pane.tick() }
    film?.tick()
    rehearsal?.tick()
  }

  // MARK: Taking it along

  private func copy(_ kind: PageMessage.CopyKind) {
    let script = log.script
    switch kind {
    case .script: tell(PageNews.Copied(kind: "script", text: script.description))
    case .test: rehearse(script)
    }
  }

  /// Plays the script from the start, as the test will, so that the test can say what happens.
  private func rehearse(_ script: Script) {
    guard rehearsal == nil, var load = hostLoad(panes[0], to: time) else { return }
    let name = shownName
    let making = chosen.flatMap { expression(of: $0.view) } ?? "/* the view of \(name) */"
    load.inputs = script.events.map {
      Input(time: $0.time, action: .statement($0.action.description))
    }
    let settings = panes[0].settings(after: [])
    let size = panes[0].size
    let duration = max(time, script.end)
    load.time = duration
    func tellTest(_ events: [HostEvent], isIdle: Bool) {
      let test = TestText(
        viewName: name, expression: making,
        script: script, settings: settings, width: size.width, height: size.height,
        duration: duration, events: events, isIdle: isIdle)
      tell(PageNews.Copied(kind: "test", text: test.text))
    }
    guard let host = try? makeHost() else { return tellTest([], isIdle: false) }
    rehearsal = host
    var isTold = false
    host.onReport = { report in
      guard case .rehearsed(let events, let isIdle) = report else { return }
      isTold = true
      tellTest(events, isIdle: isIdle)
    }
    host.onEnd = { [unowned self] _ in
      rehearsal = nil
      // A view that crashes where the script is played says nothing.
      if !isTold { tellTest([], isIdle: false) }
    }
    host.send(.rehearse(load))
  }

  /// What makes the view: of a preview, the one view in it that no other of its views is made of.
  private func expression(of view: SourceView) -> String? {
    if view.kind == .view { return "\(view.name)()" }
    let inside = views.map(\.view).filter {
      $0.kind == .view && $0.obstacle == nil && view.mentions.contains($0.name)
    }
    let outermost = inside.filter { candidate in
      !inside.contains { $0 != candidate && $0.mentions.contains(candidate.name) }
    }
    return outermost.count == 1 ? "\(outermost[0].name)()" : nil
  }

  private func makeFilm(
    _ format: String, from: Double, to: Double, scale: Double, pane number: Int
  ) {
    guard film == nil, panes.indices.contains(number),
      var load = hostLoad(panes[number], to: to)
    else { return }
    load.scale = scale
    filmCount += 1
    let name = "\(filmCount).\(format)"
    let film = HostFilm(
      path: filmFolder.appendingPathComponent(name).path, from: from, to: to,
      framesPerSecond: format == "gif" ? 50 : 60)
    do {
      try FileManager.default.createDirectory(at: filmFolder, withIntermediateDirectories: true)
      let host = try makeHost()
      self.film = host
      var failure: String?
      host.onReport = { [unowned self] report in
        switch report {
        case .progress(let share): tell(PageNews.Film(state: "making", share: share))
        case .filmed: tell(PageNews.Film(state: "done", place: "films/\(name)"))
        case .refused(let reason): failure = reason
        default: break
        }
      }
      host.onEnd = { [unowned self] end in
        self.film = nil
        if case .crashed(let reason, _) = end { failure = reason }
        if case .stuck = end { failure = "the view did not come to an end" }
        if let failure { tell(PageNews.Film(state: "failed", reason: failure)) }
      }
      tell(PageNews.Film(state: "making", share: 0))
      host.send(.film(load, film))
    } catch {
      self.film = nil
      tell(PageNews.Film(state: "failed", reason: "\(error)"))
    }
  }

  var filmFolder: URL { scratch.appendingPathComponent("films") }

  /// What is shown, for people.
  private var shownName: String { chosen?.view.name ?? artboard ?? "film" }

  /// The name under which a film is saved.
  var filmName: String { String(shownName.map { $0.isLetter || $0.isNumber ? $0 : "-" }) }

  /// Ends every process that was started.
  func stop() {
    for pane in panes { pane.stop() }
    spare?.stop()
    film?.stop()
    rehearsal?.stop()
  }
}
