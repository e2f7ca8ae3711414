import Foundation
import InbetweenCompile

/// A process of its own for one view: a crash or an endless loop in the view ends that process,
/// and this one says which view it was and where.
struct PlayProcess {
  enum End: Equatable {
    case finished(status: Int32)
    /// A signal ended it, by a crash or by `abort`.
    case crashed(signal: Int32)
    /// It used its time without getting anywhere, and was ended.
    case stuck
  }

  let end: End
  let process: Int32
  /// The backtrace that the runtime wrote, if any.
  let backtrace: String
  /// The runtime's last words, `Fatal error: Index out of range`, if any.
  let lastWords: String?

  /// Starts the process, passes its messages on, and waits for its end.
  ///
  /// - Parameters:
  ///   - budget: seconds of processor time without a message after which it counts as stuck.
  ///     Processor time, since a busy machine is not the view's fault.
  init(
    _ request: RenderRequest, budget: Double, scratch: URL,
    onMessage: (PlayMessage) -> Void
  ) throws {
    let requestFile = scratch.appendingPathComponent("request.json")
    let crashFile = scratch.appendingPathComponent("crash.txt")
    try JSONEncoder().encode(request).write(to: requestFile)

    let messages = try Pipe()
    let errors = try Pipe()
    defer {
      close(messages.reading)
      close(errors.reading)
    }
    process = try PlayingProcess.start(
      ["play", requestFile.path],
      descriptors: [PlayReporter.descriptor: messages.writing, STDERR_FILENO: errors.writing],
      crashFile: crashFile)
    close(messages.writing)
    close(errors.writing)
    var watch = PlayWatch(process: process, budget: budget, crashFile: crashFile)
    end = watch.wait(messages: messages.reading, errors: errors.reading, onMessage: onMessage)
    lastWords = watch.lastWords
    backtrace = (try? String(contentsOf: crashFile, encoding: .utf8)) ?? ""
  }

  /// Both ends of a pipe, closed in programs that are started later.
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        throw PlayingProcess.StartError(step: "open a pipe", code: errno)
      }
      // Above the numbers that the started program expects, so that none is overwritten.
      reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 10)
      writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
      for end in ends { close(end) }
    }
  }
}
