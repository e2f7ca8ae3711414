import Foundation

/// A program that reads its standard input from us. It is started and awaited by the system's own
/// calls, since Foundation's `Process` needs timers and queues, which may follow a virtual clock.
final class Subprocess {
  struct End {
    /// The exit status, or minus the number of the signal that ended it.
    var status: Int
    /// What it wrote to standard error.
    var errors: String
  }

  private let identifier: pid_t
  private var input: Int32
  private let errors: UnsafeMutablePointer<FILE>
  private var end: End?

  /// The path of a program, looked for in PATH.
  static func find(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first {
      access($0, X_OK) == 0
    }
  }

  /// Starts a program; nil where the system refuses.
  init?(_ path: String, _ arguments: [String]) {
    var ends: [Int32] = [-1, -1]
    // The ends are closed in other programs, which would otherwise keep the input open.
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard let errors = tmpfile(), socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    self.errors = errors
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, fileno(errors), 2)
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let result = posix_spawn(&child, path, &actions, nil, words, environ)
    close(ends[1])
    guard result == 0 else {
      close(ends[0])
      fclose(errors)
      return nil
    }
    (identifier, input) = (child, ends[0])
  }

  deinit {
    if end == nil { terminate() }
    fclose(errors)
  }

  /// Sends all bytes; false where the program no longer reads.
  func send(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.send(
          input, buffer.baseAddress! + done, buffer.count - done, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return false }
        done += count
      }
      return true
    }
  }

  func endInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Waits for the end.
  func wait() -> End {
    if let end { return end }
    endInput()
    var state: Int32 = 0
    while waitpid(identifier, &state, 0) < 0, errno == EINTR {}
    let signal = state & 0x7F
    let status = signal == 0 ? Int((state >> 8) & 0xFF) : -Int(signal)
    rewind(errors)
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while text.count < 65_536 {
      let count = fread(&buffer, 1, buffer.count, errors)
      if count <= 0 { break }
      text += buffer.prefix(count)
    }
    let result = End(status: status, errors: String(decoding: text, as: UTF8.self))
    end = result
    return result
  }

  func terminate() {
    if end == nil {
      kill(identifier, SIGKILL)
      _ = wait()
    }
  }
}
