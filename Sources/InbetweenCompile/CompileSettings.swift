/// How files are compiled.
public struct CompileSettings: Sendable, Equatable {
  /// How the compiler words its messages.
  public enum Messages: Sendable, Equatable {
    /// With the lines around a mistake, for people.
    case quoting
    /// A line each, for programs.
    case oneLine
  }

  /// The name of the module that the files become.
  public var moduleName = "PlayedFile"
  /// Whether a backtrace can name lines. Costs about a fifth of the compiler's time.
  public var hasDebugInformation = true
  public var messages = Messages.quoting
  public var colorsMessages = false

  public init() {}

  var messageFlags: [String] {
    [colorsMessages ? "-color-diagnostics" : "-no-color-diagnostics"]
      + (messages == .oneLine ? ["-diagnostic-style", "llvm"] : [])
  }
}
