import Foundation

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
    process = try Self.spawn(
      ["/proc/self/exe", "play", requestFile.path],
      descriptors: [PlayReporter.descriptor: messages.writing, STDERR_FILENO: errors.writing],
      environment: [
        // Hash order, and with it the order of sets, is the same in every run.
        "SWIFT_DETERMINISTIC_HASHING": "1",
        "SWIFT_BACKTRACE":
          "enable=yes,color=no,interactive=no,limit=48,threads=crashed,images=none,registers=none,"
          + "sanitize=no,output-to=\(crashFile.path)",
      ])
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
      guard pipe(&ends) == 0 else { throw PlayError(step: "open a pipe", code: errno) }
      // Above the numbers that the started program expects, so that none is overwritten.
      reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 10)
      writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
      for end in ends { close(end) }
    }
  }

  private static func spawn(
    _ arguments: [String], descriptors: [Int32: Int32], environment: [String: String]
  ) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, source) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, source, target)
    }
    // Signals as in a fresh process: who started this one may have blocked or ignored the one that
    // asks for a backtrace.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigemptyset(&all)
    sigaddset(&all, SIGQUIT)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] =
      variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var process: Int32 = 0
    let code = posix_spawn(&process, arguments[0], &actions, &attributes, &words, &settings)
    guard code == 0 else { throw PlayError(step: "start the playing process", code: code) }
    return process
  }
}

/// The system refused a step of starting the process.
struct PlayError: Error, CustomStringConvertible {
  let step: String
  let code: Int32
  var description: String { "cannot \(step): \(String(cString: strerror(code)))" }
}
