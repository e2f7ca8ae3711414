/// Why a file did not become a library.
public enum CompileError: Error, CustomStringConvertible, Equatable {
  /// The compiler refused the source; its own words, which name file, line and column.
  case refused(messages: String)
  /// The compiler cannot be used: it is missing, it differs from the one that built the modules,
  /// or it died.
  case toolchain(String)
  /// What was built beside the command is not complete.
  case installation(String)
  /// A file cannot be read or written.
  case file(String)

  public var description: String {
    switch self {
    case .refused(let messages): messages
    case .toolchain(let text), .installation(let text), .file(let text): text
    }
  }
}
