/// One verb of the command: its words, its table of options, and what it does.
struct Verb {
  let name: String
  /// What follows the name in the help.
  let operands: String
  /// One sentence.
  let summary: String
  let options: [Option]
  /// Further paragraphs of help.
  var details = ""
  /// Whether the help lists it.
  var isHidden = false
  /// Does the work; what it returns is the exit status.
  let run: @MainActor (ParsedOptions) throws -> Int32

  var help: String {
    """
    usage: inbetween \(name) \(operands)

    \(summary)

    \(options.help)\(details.isEmpty ? "" : "\n\n" + details)
    """
  }
}

/// What the process says when it ends.
enum ExitStatus {
  static let success: Int32 = 0
  /// The view failed: it crashed, or never came to an end.
  static let viewFailed: Int32 = 1
  /// The request cannot be met: a wrong option, a source that does not compile, a file that
  /// cannot be written, a program that is missing.
  static let refused: Int32 = 2
}
