/// Comments that allow what a rule would report.
struct Silences {
  private struct Silence {
    var rule: String
    var line: Int
    var reason: String
    /// The comment has its line to itself: it is for the next one.
    var isAlone: Bool
  }

  private static let mark = "inbetween:allow"
  private var silences: [Silence] = []
  private let knownRules: Set<String>

  init(_ text: String, knownRules: Set<String>) {
    self.knownRules = knownRules
    // Lines as the compiler counts them, so that what a comment stands at is what it silences.
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      guard let comment = line.firstRange(of: "//"),
        let mark = line[comment.upperBound...].firstRange(of: Self.mark)
      else { continue }
      let rest = line[mark.upperBound...].split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      silences.append(
        Silence(
          rule: rest.first.map { $0.trimmingSpaces } ?? "", line: index + 1,
          reason: rest.count > 1 ? rest[1].trimmingSpaces : "",
          isAlone: line[..<comment.lowerBound].allSatisfy(\.isWhitespace)))
    }
  }

  /// Whether a comment with a reason allows it.
  mutating func silence(_ finding: LintFinding) -> Bool {
    silences.contains {
      $0.rule == finding.rule && !$0.reason.isEmpty
        && $0.line + ($0.isAlone ? 1 : 0) == finding.line
    }
  }

  /// Comments that silence nothing because they name no rule or no reason.
  func faults(in file: String) -> [LintFinding] {
    silences.compactMap { silence in
      let isKnown = knownRules.contains(silence.rule)
      if isKnown, !silence.reason.isEmpty { return nil }
      return LintFinding(
        rule: "silence", file: file, line: silence.line, column: 1,
        what: isKnown
          ? "The comment allows '\(silence.rule)' without a reason."
          : "The comment allows '\(silence.rule)', which is no rule.",
        why: "So it silences nothing.",
        instead: isKnown
          ? "Write the reason after a colon."
          : "Rules are \(knownRules.sorted().joined(separator: ", ")).")
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
