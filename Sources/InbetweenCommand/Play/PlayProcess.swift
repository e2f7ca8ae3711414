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
    /// It took more memory than it may, and was ended.
    case outOfMemory
  }

  /// What the process may use.
  struct Limits {
    /// Seconds of processor time without a message after which it counts as stuck. Processor time,
    /// since a busy machine is not the view's fault.
    var silence = 20.0
    /// Bytes of memory; nil sets no limit.
    var memory: Int?
    /// Whether a crash is traced to its place, which can take seconds.
    var tracesCrashes = true
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
  ///   - verb: the hidden verb of this program that takes the request.
  ///   - takesOutput: whether what the view prints goes the way of standard error.
  ///   - onLine: hears what the view says on standard error.
  init(
    _ verb: Verb, _ request: some Encodable, limits: Limits, scratch: URL,
    takesOutput: Bool = false, onLine: @escaping (String) -> Void = Terminal.say,
    onMessage: (PlayMessage) -> Void
  ) throws {
    let requestFile = scratch.appendingPathComponent("request.json")
    let crashFile = scratch.appendingPathComponent("crash.txt")
    try JSONEncoder().encode(request).write(to: requestFile)

    // One at a time: a process that starts between the making of a pipe and its marking as ours
    // would hold it open.
    Self.starting.lock()
    var isStarting = true
    defer { if isStarting { Self.starting.unlock() } }
    let messages = try Pipe()
    let errors = try Pipe()
    defer {
      close(messages.reading)
      close(errors.reading)
    }
    process = try PlayingProcess.start(
      [verb.name, requestFile.path],
      descriptors: [
        PlayReporter.descriptor: messages.writing, STDERR_FILENO: errors.writing,
        STDOUT_FILENO: takesOutput ? errors.writing : STDOUT_FILENO,
      ],
      crashFile: limits.tracesCrashes ? crashFile : nil)
    close(messages.writing)
    close(errors.writing)
    Self.starting.unlock()
    isStarting = false
    var watch = PlayWatch(process: process, limits: limits, crashFile: crashFile, onLine: onLine)
    end = watch.wait(messages: messages.reading, errors: errors.reading, onMessage: onMessage)
    lastWords = watch.lastWords
    backtrace = (try? String(contentsOf: crashFile, encoding: .utf8)) ?? ""
  }

  private static let starting = NSLock()

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
