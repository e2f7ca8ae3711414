import Foundation
import InbetweenCompile

/// A process that owns a view, seen from the server.
@MainActor
final class HostProcess {
  /// How the process ended of itself.
  enum End: Sendable {
    case finished
    case crashed(reason: String, place: String?)
    case stuck(place: String?)
  }

  /// Frames for the page.
  var onFrames: ([UInt8]) -> Void = { _ in }
  var onReport: (HostReport) -> Void = { _ in }
  /// A line that the view printed.
  var onLine: (String) -> Void = { _ in }
  /// Not called after `stop`.
  var onEnd: (End) -> Void = { _ in }

  let process: Int32
  private let channel: HostChannel
  private let outgoing = DispatchQueue(label: "to a view")
  private let files: [String]
  private let crashFile: URL
  private let budget: Double
  private var isStopped = false
  private var hasEnded = false
  /// Requests that have not been answered.
  private var waiting = 0
  private var usedBefore = 0.0
  private var ticksSinceStuck: Int?
  private var lastWords: String?

  /// Starts the process.
  ///
  /// - Parameters:
  ///   - files: the user's files, which a backtrace may name.
  ///   - budget: seconds of processor time without a message after which it counts as stuck.
  init(mailbox: Mailbox, scratch: URL, files: [String], budget: Double) throws {
    self.files = files
    self.budget = budget
    crashFile = scratch.appendingPathComponent("crash-\(UUID().uuidString).txt")
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw PlayingProcess.StartError(step: "open a socket", code: errno)
    }
    var pipeEnds: [Int32] = [-1, -1]
    guard pipe(&pipeEnds) == 0 else {
      throw PlayingProcess.StartError(step: "open a pipe", code: errno)
    }
    let reading = fcntl(pipeEnds[0], F_DUPFD_CLOEXEC, 10)
    let writing = fcntl(pipeEnds[1], F_DUPFD_CLOEXEC, 10)
    let theirs = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    for end in pipeEnds + [ends[1]] { close(end) }
    defer {
      close(writing)
      close(theirs)
    }
    process = try PlayingProcess.start(
      ["preview-host"],
      descriptors: [
        HostChannel.descriptor: theirs, STDOUT_FILENO: writing, STDERR_FILENO: writing,
      ], crashFile: crashFile)
    channel = HostChannel(descriptor: ends[0])
    listen(mailbox, reading)
  }

  func send(_ request: HostRequest) {
    guard let bytes = try? JSONEncoder().encode(request) else { return }
    switch request {
    case .input: break
    default: waiting += 1
    }
    if waiting == 1 { usedBefore = PlayingProcess.processorTime(of: process) }
    let channel = channel
    outgoing.async { channel.write(Array(bytes)) }
  }

  /// Ends the process.
  func stop() {
    if isStopped { return }
    isStopped = true
    if !hasEnded { kill(process, SIGKILL) }
  }

  // MARK: What arrives

  private func listen(_ mailbox: Mailbox, _ output: Int32) {
    let channel = channel
    let process = process
    let lines = Thread { [weak self] in
      var reader = LineReader()
      var buffer = [UInt8](repeating: 0, count: 65536)
      while true {
        let count = read(output, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { break }
        for line in reader.add(buffer[..<count]) { mailbox.post { self?.take(line) } }
      }
      close(output)
    }
    lines.start()
    let messages = Thread { [weak self] in
      while let message = channel.read() { mailbox.post { self?.take(message) } }
      var status: Int32 = 0
      // A process that hung up but goes on is of no use.
      usleep(0)
      while waitpid(process, &status, WNOHANG) == 0 {
        var state = pollfd(fd: channel.descriptor, events: 0, revents: 0)
        poll(&state, 1, 0)
        usleep(2000)
      }
      let end = status
      mailbox.post {
        self?.didEnd(end)
        close(channel.descriptor)
      }
    }
    messages.start()
  }

  private func take(_ message: [UInt8]) {
    if isStopped { return }
    usedBefore = PlayingProcess.processorTime(of: process)
    switch HostMessageKind(rawValue: message[0]) {
    case .frames:
      waiting = max(0, waiting - 1)
      onFrames(Array(message.dropFirst()))
    case .report:
      if let report = try? JSONDecoder().decode(HostReport.self, from: Data(message.dropFirst())) {
        onReport(report)
      }
    case nil: break
    }
  }

  private func take(_ line: String) {
    if let range = line.range(of: "Fatal error: ") {
      lastWords = String(line[range.lowerBound...])
    } else if !isStopped, !line.hasPrefix("*** Signal "), !line.isEmpty {
      onLine(line)
    }
  }

  private func didEnd(_ status: Int32) {
    hasEnded = true
    if isStopped { return }
    isStopped = true
    let text = (try? String(contentsOf: crashFile, encoding: .utf8)) ?? ""
    let trace = Backtrace(text, files: files)
    try? FileManager.default.removeItem(at: crashFile)
    let signal = status & 0x7f
    if ticksSinceStuck != nil {
      onEnd(.stuck(place: trace.place))
    } else if signal == 0 {
      onEnd(.finished)
    } else {
      let reason =
        trace.recursion.map { "\($0) calls itself without end" } ?? lastWords
        ?? String(cString: strsignal(signal))
      onEnd(.crashed(reason: reason, place: trace.place))
    }
  }

  // MARK: Getting nowhere

  /// Called a few times a second: ends a process that computes without an answer.
  func tick() {
    if isStopped { return }
    if let ticks = ticksSinceStuck {
      ticksSinceStuck = ticks + 1
      let isTraced =
        (try? String(contentsOf: crashFile, encoding: .utf8))?.contains("Backtrace took") == true
      if isTraced || ticks == 40 { kill(process, SIGKILL) }
    } else if PlayingProcess.processorTime(of: process) - usedBefore > budget {
      ticksSinceStuck = 0
      // The runtime answers this signal with a backtrace, which names the place.
      kill(process, SIGQUIT)
    }
  }
}
