import Foundation

/// Processes of this command in which a user's code runs, so that a crash or an endless loop ends
/// them and not the one that asked.
package enum PlayingProcess {
  /// The system refused a step of starting the process.
  package struct StartError: Error, CustomStringConvertible {
    let step: String
    let code: Int32

    package init(step: String, code: Int32) {
      self.step = step
      self.code = code
    }

    package var description: String { "cannot \(step): \(String(cString: strerror(code)))" }
  }

  /// Starts this program anew with other arguments.
  ///
  /// - Parameters:
  ///   - descriptors: the number that each open file is to have there.
  ///   - crashFile: where the runtime writes a backtrace when the process crashes, or is sent
  ///     SIGQUIT; nil writes none, which spares the seconds that it takes.
  /// - Returns: the process's number.
  package static func start(
    _ arguments: [String], descriptors: [Int32: Int32], crashFile: URL?
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
    for signal in [SIGQUIT, SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&all, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let variables = ProcessInfo.processInfo.environment.merging([
      // Hash order, and with it the order of sets, is the same in every run.
      "SWIFT_DETERMINISTIC_HASHING": "1",
      "SWIFT_BACKTRACE": crashFile.map {
        "enable=yes,color=no,interactive=no,limit=48,threads=crashed,images=none,registers=none,"
          + "sanitize=no,output-to=\($0.path)"
      } ?? "enable=no",
    ]) { $1 }
    let program = "/proc/self/exe"
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] =
      variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var process: Int32 = 0
    let code = posix_spawn(&process, program, &actions, &attributes, &words, &settings)
    guard code == 0 else { throw StartError(step: "start the playing process", code: code) }
    return process
  }

  /// The memory that a process holds, in bytes; 0 where it has ended.
  package static func residentMemory(of process: Int32) -> Int {
    guard let file = fopen("/proc/\(process)/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    // Pages: the whole, then what is in memory.
    let bytes = line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) : 0
  }

  /// The processor time that a process has used, in seconds.
  package static func processorTime(of process: Int32) -> Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
