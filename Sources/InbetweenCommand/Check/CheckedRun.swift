import Foundation
import InbetweenCheck
import InbetweenCompile
import InbetweenSource

/// Views that were played in one process, up to the first that ended it.
struct CheckedRun {
  private(set) var views: [PlayedView] = []
  /// The view that ended the process.
  private(set) var failure: Failure?

  /// Bytes of memory that a playing process may hold.
  static let memoryLimit = 1 << 31
  /// Seconds of processor time without anything to report. For a second look at what is known to be
  /// stuck fewer do.
  static let silence = (first: 10.0, again: 2.0)

  init(
    _ requests: [RenderRequest], seconds: Double, in scratch: URL, tracesCrashes: Bool = false
  ) {
    var played: [PlayedView] = []
    var refusal: String?
    let limits = PlayProcess.Limits(
      silence: tracesCrashes ? Self.silence.again : Self.silence.first, memory: Self.memoryLimit,
      tracesCrashes: tracesCrashes)
    let process = try? PlayProcess(
      .checkPlay, CheckRequest(views: requests, seconds: seconds), limits: limits,
      scratch: scratch, takesOutput: true, onLine: { _ in },
      onMessage: { message in
        switch message {
        case .result(let text):
          if let view = try? JSONDecoder().decode(PlayedView.self, from: Data(text.utf8)) {
            played.append(view)
          }
        case .refused(let text): refusal = text
        case .progress, .note: break
        }
      })
    views = played
    guard played.count < requests.count else { return }
    failure = Failure(
      request: requests[played.count], end: process?.end ?? .finished(status: 1),
      refusal: refusal, lastWords: process?.lastWords, backtrace: process?.backtrace ?? "")
  }

  /// How a view ended its process.
  struct Failure {
    let request: RenderRequest
    let end: PlayProcess.End
    let refusal: String?
    let lastWords: String?
    let backtrace: String

    /// What is reported of the view, with the place that a backtrace names.
    func view(at backtrace: String?, in files: [SourceFile]) -> PlayedView {
      let trace = Backtrace(backtrace ?? "", files: files.map(\.path))
      let place = trace.place.map { " at \($0)" } ?? ""
      var view = PlayedView(name: request.viewName, line: request.line)
      switch end {
      case .finished:
        view.end = .crashed
        view.failure = refusal ?? "the process ended early\(place)"
      case .crashed(let signal) where signal == SIGXCPU:
        view.end = .stuck
        view.failure = "took more than a minute of the processor\(place)"
      case .crashed(let signal):
        view.end = .crashed
        let words = lastWords ?? String(cString: strsignal(signal))
        view.failure =
          (trace.recursion.map { "\($0) calls itself without end" } ?? words) + place
      case .stuck:
        view.end = .stuck
        view.failure =
          "computed for \(CheckedRun.silence.first.short) s without coming to a new frame\(place)"
      case .outOfMemory:
        view.end = .memory
        view.failure = "took more than \(CheckedRun.memoryLimit >> 20) MB of memory\(place)"
      }
      return view
    }
  }
}
