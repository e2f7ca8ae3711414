import Foundation
import InbetweenCompile

/// Listens to a playing process until it ends, and ends it where it gets nowhere.
struct PlayWatch {
  let process: Int32
  let limits: PlayProcess.Limits
  /// Where the runtime writes its backtrace.
  let crashFile: URL
  /// The runtime's last words, if any.
  private(set) var lastWords: String?
  private let onLine: (String) -> Void
  private var isOutOfMemory = false

  init(
    process: Int32, limits: PlayProcess.Limits, crashFile: URL,
    onLine: @escaping (String) -> Void
  ) {
    self.process = process
    self.limits = limits
    self.crashFile = crashFile
    self.onLine = onLine
  }

  mutating func wait(
    messages: Int32, errors: Int32, onMessage: (PlayMessage) -> Void
  ) -> PlayProcess.End {
    var messageLines = LineReader()
    var errorLines = LineReader()
    var usedBefore = 0.0
    var ticksSinceStuck: Int?
    var open = [messages, errors]
    while !open.isEmpty {
      var polled = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let ready = poll(&polled, nfds_t(polled.count), 200)
      for entry in polled where ready > 0 && entry.revents != 0 {
        guard let bytes = read(entry.fd) else {
          open.removeAll { $0 == entry.fd }
          continue
        }
        if entry.fd == messages {
          messageLines.add(bytes).compactMap(PlayMessage.init(line:)).forEach(onMessage)
          usedBefore = processorTime
        } else {
          for line in errorLines.add(bytes) { pass(line) }
        }
      }
      if let ticks = ticksSinceStuck {
        ticksSinceStuck = ticks + 1
        // Once the backtrace is written, or never will be; the process itself goes on turning.
        if isTraced || ticks == 50 || !limits.tracesCrashes { kill(process, SIGKILL) }
      } else if let memory = limits.memory, residentMemory > memory {
        isOutOfMemory = true
        kill(process, SIGKILL)
      } else if processorTime - usedBefore > limits.silence {
        ticksSinceStuck = 0
        // The runtime answers this signal with a backtrace, which names the place.
        if limits.tracesCrashes { kill(process, SIGQUIT) }
      }
    }
    if let line = errorLines.finish() { pass(line) }
    return end(isStuck: ticksSinceStuck != nil)
  }

  private var isTraced: Bool {
    (try? String(contentsOf: crashFile, encoding: .utf8))?.contains("Backtrace took") == true
  }

  private func read(_ descriptor: Int32) -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    return count > 0 ? buffer[..<count] : nil
  }

  /// Passes on what the view says on standard error; keeps what the runtime says.
  private mutating func pass(_ line: String) {
    if let range = line.range(of: "Fatal error: ") {
      lastWords = String(line[range.lowerBound...])
    } else if !line.hasPrefix("*** Signal ") && !line.isEmpty {
      onLine(line)
    }
  }

  private func end(isStuck: Bool) -> PlayProcess.End {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    if isStuck { return .stuck }
    if isOutOfMemory { return .outOfMemory }
    // The macros WIFSIGNALED and WEXITSTATUS, which are not imported.
    let signal = status & 0x7f
    return signal == 0 ? .finished(status: (status >> 8) & 0xff) : .crashed(signal: signal)
  }

  private var processorTime: Double { PlayingProcess.processorTime(of: process) }

  /// The memory that the process holds, in bytes; 0 where it has ended.
  private var residentMemory: Int { PlayingProcess.residentMemory(of: process) }
}
