import Foundation
import InbetweenAudit
import InbetweenCheck
import InbetweenCompile
import InbetweenLint
import InbetweenSource
import Synchronization

/// Compiles the groups of files of some folders and audits their views, several groups at once.
struct AuditWork: Sendable {
  let compiler: Compiler
  let evidence: String
  let budget: AuditBudget?
  /// Every how many-th view is audited, from which one on.
  var shard = (number: 1, of: 1)

  /// Views of one file beyond this number are not audited.
  static let viewLimit = 8
  /// Seconds of processor time within which a run must get on.
  static let silence = 20.0
  /// Bytes of memory that an auditing process may hold.
  static let memoryLimit = 1 << 31

  func report(on folders: [SourceFolder], jobs: Int) throws -> AuditReport {
    var report = AuditReport()
    var groups: [(group: SourceGroup, views: [(SourceFile, SourceView)])] = []
    var count = 0
    for folder in folders {
      var files: [SourceFile] = []
      for path in folder.files {
        let file = try SourceFile(path: path)
        if file.isTest { continue }
        files.append(file)
        if files.count % shard.of == shard.number % shard.of {
          report.lints += Linter().findings(in: file.text, file: path)
        }
      }
      for group in SourceGroup.groups(of: files) {
        var views: [(SourceFile, SourceView)] = []
        for file in group.files {
          for view in file.viewsToPlay.prefix(Self.viewLimit) {
            count += 1
            if count % shard.of == shard.number % shard.of { views.append((file, view)) }
          }
        }
        if !views.isEmpty { groups.append((group, views)) }
      }
    }
    let found = Mutex<[AuditReport.View]>([])
    let queue = Mutex(0)
    let all = groups
    inParallel(min(jobs, all.count)) {
      while true {
        let index = queue.withLock { next in
          next += 1
          return next - 1
        }
        guard index < all.count else { return }
        let views = audit(all[index].group, all[index].views)
        found.withLock { $0 += views }
      }
    }
    report.views = found.withLock { $0 }
    return .merged([report])
  }

  // MARK: One group

  private func audit(
    _ group: SourceGroup, _ views: [(SourceFile, SourceView)]
  ) -> [AuditReport.View] {
    let catalogs = Set(group.files.flatMap { SourceFolder.catalogs(near: $0.path) }).sorted()
    do {
      let library = try compiler.library(
        for: group.files, assets: AssetSymbols(catalogs: catalogs))
      return try withScratchDirectory { scratch in
        try play(
          views.map { file, view in
            RenderRequest(
              library: library.path, file: file.path, line: view.place.line,
              column: view.place.column, viewName: view.name, scale: 1, assets: catalogs)
          }, in: scratch)
      }
    } catch {
      let reason = "\(error)".split(separator: "\n").first.map(String.init) ?? "\(error)"
      return views.map { file, view in
        AuditReport.View(
          file: file.path, name: view.name, line: view.place.line,
          obstacle: "It does not compile here: \(reason)")
      }
    }
  }

  /// One process for all views; after a crash another one for those that are left.
  private func play(_ requests: [RenderRequest], in scratch: URL) throws -> [AuditReport.View] {
    var requests = requests
    var views: [AuditReport.View] = []
    while !requests.isEmpty {
      var played: [AuditReport.View] = []
      var refusal: String?
      let hear = { (message: PlayMessage) in
        switch message {
        case .result(let text):
          if let view = try? JSONDecoder().decode(AuditReport.View.self, from: Data(text.utf8)) {
            played.append(view)
          }
        case .refused(let text): refusal = text
        case .progress(let text): Terminal.progress("auditing \(text)")
        case .note: break
        }
      }
      let process = try PlayProcess(
        .auditPlay, AuditRequest(views: requests, evidence: evidence, budget: budget),
        limits: PlayProcess.Limits(silence: Self.silence, memory: Self.memoryLimit),
        scratch: scratch, takesOutput: true, onLine: { _ in }, onMessage: hear)
      views += played
      requests.removeFirst(min(requests.count, played.count))
      guard let failed = requests.first else { break }
      views.append(
        AuditReport.View(
          file: failed.file, name: failed.viewName, line: failed.line,
          obstacle: refusal ?? Self.end(of: process, files: [failed.file])))
      requests.removeFirst()
    }
    return views
  }

  private static func end(of process: PlayProcess, files: [String]) -> String {
    let trace = Backtrace(process.backtrace, files: files)
    let place = trace.place.map { " at \($0)" } ?? ""
    switch process.end {
    case .finished: return "The process ended early\(place)."
    case .crashed(let signal):
      return "It crashed\(place): \(process.lastWords ?? String(cString: strsignal(signal)))."
    case .stuck: return "It computed for \(silence.short) s without getting anywhere\(place)."
    case .outOfMemory: return "It took more than \(memoryLimit >> 20) MB of memory\(place)."
    }
  }
}
