import Foundation
import InbetweenCompile

let verbs = [
  Verb.render, .check, .audit, .preview, .curve, .inspect, .mascot, .play, .checkPlay, .auditPlay,
  .previewHost,
]

/// Finds the verb and runs it; says what is wrong in one line, on standard error.
@MainActor
func run(_ arguments: [String]) -> Int32 {
  do {
    switch arguments.first {
    case nil:
      Terminal.say(help)
      return ExitStatus.refused
    case "--help", "-h", "help":
      print(verbs.first { $0.name == arguments.dropFirst().first }?.help ?? help)
    case "--version":
      print(try versionText())
    case let name?:
      guard let verb = verbs.first(where: { $0.name == name }) else {
        throw UsageError(
          name.hasPrefix("-")
            ? "there is no option '\(name)' before a verb"
            : "there is no verb '\(name)'")
      }
      let table = verb.options + [Option(name: "help", letter: "h", help: "Shows this help.")]
      let options = try ParsedOptions(Array(arguments.dropFirst()), table: table)
      guard !options.has("help") else {
        print(verb.help)
        break
      }
      return try verb.run(options)
    }
    return ExitStatus.success
  } catch let error as UsageError {
    let verb = verbs.first { $0.name == arguments.first && !$0.isHidden }?.name
    let more = verb.map { "inbetween help \($0)" } ?? "inbetween --help"
    Terminal.say("inbetween: \(error)\nFor the options: \(more)")
    return ExitStatus.refused
  } catch let CompileError.refused(messages) {
    Terminal.say(messages.trimmingCharacters(in: .newlines))
    return ExitStatus.refused
  } catch {
    Terminal.say("inbetween: \(error)")
    return ExitStatus.refused
  }
}

var help: String {
  let visible = verbs.filter { !$0.isHidden }
  let width = visible.map(\.name.count).max() ?? 0
  let lines = visible.map {
    "  \($0.name)\(String(repeating: " ", count: width - $0.name.count + 3))\($0.summary)"
  }
  return """
    usage: inbetween VERB ...

    Runs SwiftUI animation without a Mac: a source file plays under a virtual clock.

    \(lines.joined(separator: "\n"))

      inbetween help VERB   shows the options of a verb
      inbetween --version   names the toolchain it was built with and the one in PATH
    """
}

/// The version, and the toolchains: files can be played only by the one that built the command.
func versionText() throws -> String {
  let built = Installation.current.compilerVersion ?? "unknown (no modules beside the command)"
  let found = try Toolchain.inPath()?.version
  var lines = ["inbetween \(version)", "built with: \(built)"]
  switch found {
  case nil:
    lines.append("in PATH:    no Swift toolchain; 'render' needs the one above")
  case built?:
    lines.append("in PATH:    the same")
  case let other?:
    lines.append("in PATH:    \(other)")
    lines.append(
      "These differ: 'render' will refuse. Put the first in PATH, or build again: make build")
  }
  return lines.joined(separator: "\n")
}

let version = "0.1.0"

exit(run(Array(CommandLine.arguments.dropFirst())))
