import Foundation
import InbetweenCheck
import InbetweenCompile
import InbetweenSource
import Synchronization

/// Compiles and plays the groups of files of some folders, several at once.
struct CheckWork: Sendable {
  let compiler: Compiler
  let seconds: Double
  /// What earlier checks found; nil looks at everything anew.
  let cache: VerdictCache?

  /// Views of one file beyond this number are not played.
  static let viewLimit = 8

  func reports(on folders: [SourceFolder], jobs: Int) -> [FileReport] {
    let found = Mutex<[FileReport]>([])
    var groups: [SourceGroup] = []
    for folder in folders {
      let (files, reports) = read(folder)
      found.withLock { $0 += reports }
      groups += SourceGroup.groups(of: files)
    }
    let queue = Mutex(groups.makeIterator())
    let done = Mutex(0)
    let (total, isAlone) = (groups.count, groups.count == 1)
    inParallel(isAlone ? 1 : jobs) {
      while let group = queue.withLock({ $0.next() }) {
        let reports = check(group)
        found.withLock { $0 += reports }
        let count = done.withLock { count in
          count += 1
          return count
        }
        Terminal.progress("checked \(count) of \(total): \(group.files[0].path)")
      }
    }
    cache?.trim()
    return Self.best(found.withLock { $0 })
  }

  /// The files that can be looked at, and reports on the others.
  private func read(_ folder: SourceFolder) -> ([SourceFile], [FileReport]) {
    var files: [SourceFile] = []
    var reports: [FileReport] = []
    for path in folder.files {
      do {
        let file = try SourceFile(path: path)
        if file.isTest {
          reports.append(FileReport(file: path, status: .skipped, reason: "a test"))
        } else {
          files.append(file)
        }
      } catch {
        reports.append(FileReport(file: path, status: .refused, reason: "\(error)"))
      }
    }
    return (files, reports)
  }

  /// Of a file that was in several groups the report in which it got furthest.
  private static func best(_ reports: [FileReport]) -> [FileReport] {
    func rank(_ report: FileReport) -> Int {
      switch report.status {
      case .plays: 0
      case .still: 1
      case .skipped: 2
      case .blank: 3
      case .stuck: 4
      case .crashed: 5
      case .refused: 6
      }
    }
    let byFile = Dictionary(grouping: reports, by: \.file)
    return byFile.values.map { $0.min { rank($0) < rank($1) }! }
  }

  // MARK: One group

  private func check(_ group: SourceGroup) -> [FileReport] {
    let catalogs = Set(group.files.flatMap { SourceFolder.catalogs(near: $0.path) }).sorted()
    let assets = AssetSymbols(catalogs: catalogs)
    let key = compiler.key(for: group.files, assets: assets, settings) + "-\(seconds)"
    if let known = cache?.find(key) { return known }
    do {
      let reports = try withScratchDirectory { scratch in
        try work(group.files, catalogs, in: scratch)
      }
      cache?.keep(reports, for: key)
      return reports
    } catch {
      return group.files.map { FileReport(file: $0.path, status: .refused, reason: "\(error)") }
    }
  }

  private var settings: CompileSettings {
    var settings = CompileSettings()
    settings.messages = .oneLine
    settings.hasDebugInformation = false
    return settings
  }

  /// Compiles what can be compiled and plays it.
  private func work(
    _ files: [SourceFile], _ catalogs: [String], in scratch: URL
  ) throws -> [FileReport] {
    let assets = AssetSymbols(catalogs: catalogs)
    var refusals = Refusals()
    var files = files
    while !files.isEmpty {
      do {
        let library = try compiler.build(files, assets: assets, settings, in: scratch)
        return refusals.reports + play(files, catalogs, library: library, in: scratch)
      } catch CompileError.refused(let messages) {
        files = refusals.add(messages, from: files)
      } catch CompileError.toolchain(let text) {
        refusals.refuse(files, because: text)
        return refusals.reports
      }
    }
    return refusals.reports
  }

  // MARK: Playing

  private func play(
    _ files: [SourceFile], _ catalogs: [String], library: URL, in scratch: URL
  ) -> [FileReport] {
    var requests: [RenderRequest] = []
    for file in files {
      requests += file.viewsToPlay.prefix(Self.viewLimit).map { view in
        RenderRequest(
          library: library.path, file: file.path, line: view.place.line,
          column: view.place.column, viewName: view.name, scale: 1,
          framesPerSecond: PlayThrough.framesPerSecond, assets: catalogs)
      }
    }
    var played: [String: [PlayedView]] = [:]
    while !requests.isEmpty {
      let run = CheckedRun(requests, seconds: seconds, in: scratch)
      var views = run.views
      if let failure = run.failure { views.append(traced(failure, files, in: scratch)) }
      for (request, view) in zip(requests, views) { played[request.file, default: []].append(view) }
      requests.removeFirst(min(requests.count, max(1, views.count)))
    }
    return PlayedFiles(files: files, played: played).reports
  }

  /// The failure with its place in the source. Since failures are few, only their files are compiled
  /// with what a backtrace needs, and played once more.
  private func traced(
    _ failure: CheckedRun.Failure, _ files: [SourceFile], in scratch: URL
  ) -> PlayedView {
    let folder = scratch.appendingPathComponent("traced")
    defer { try? FileManager.default.removeItem(at: folder) }
    var settings = settings
    settings.hasDebugInformation = true
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard
      let library = try? compiler.build(
        files, assets: AssetSymbols(catalogs: failure.request.assets), settings, in: folder)
    else {
      return failure.view(at: nil, in: files)
    }
    var request = failure.request
    request.library = library.path
    let again = CheckedRun([request], seconds: seconds, in: folder, tracesCrashes: true)
    return failure.view(at: again.failure?.backtrace, in: files)
  }
}
