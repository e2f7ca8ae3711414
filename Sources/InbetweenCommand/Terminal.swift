import Foundation

/// What a person sees while a verb works. All of it goes to standard error, so that standard
/// output stays for results.
enum Terminal {
  static let isInteractive = isatty(STDERR_FILENO) == 1

  /// Says a line.
  static func say(_ text: String) {
    clearProgress()
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Shows how far the work is, in place; nothing where nobody looks.
  static func progress(_ text: String) {
    guard isInteractive else { return }
    FileHandle.standardError.write(Data("\r\u{1b}[K\(text)".utf8))
  }

  static func clearProgress() {
    guard isInteractive else { return }
    FileHandle.standardError.write(Data("\r\u{1b}[K".utf8))
  }
}
