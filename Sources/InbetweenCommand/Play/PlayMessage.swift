import Foundation

/// What the playing process tells the one that started it, a line of JSON each.
enum PlayMessage: Codable, Equatable {
  /// It is alive and this far.
  case progress(String)
  /// A remark for the person: a choice that was made, a warning.
  case note(String)
  /// A line for standard output: what was written.
  case result(String)
  /// The request cannot be met; it ends.
  case refused(String)

  init?(line: String) {
    guard let message = try? JSONDecoder().decode(PlayMessage.self, from: Data(line.utf8)) else {
      return nil
    }
    self = message
  }
}

/// The playing process's end of the line.
struct PlayReporter: Sendable {
  /// The descriptor that the starting process opened.
  static let descriptor: Int32 = 3

  func send(_ message: PlayMessage) {
    guard var line = try? JSONEncoder().encode(message) else { return }
    line.append(UInt8(ascii: "\n"))
    // The starting process may be gone; then nobody needs to know.
    try? FileHandle(fileDescriptor: Self.descriptor, closeOnDealloc: false).write(contentsOf: line)
  }
}
