import SwiftParser
import SwiftSyntax

/// Reads source files for what makes motion go wrong.
///
/// A finding is silenced by a comment at the end of its line, or alone on the line above, that names
/// the rule and says why: `// inbetween:allow ungated-loop: the loop is the content of this screen`.
public struct Linter: Sendable {
  public var rules: [LintRule]

  public init(rules: [LintRule] = LintRule.all) { self.rules = rules }

  /// What is found in one file, in source order. The parser recovers from syntax errors: a broken
  /// file is read as far as it goes.
  public func findings(in text: String, file: String) -> [LintFinding] {
    let context = LintContext(file: file, tree: Parser.parse(source: text))
    for rule in rules {
      context.rule = rule.name
      rule.makeVisitor(context).walk(context.tree)
    }
    var silences = Silences(text, knownRules: Set(LintRule.all.map(\.name)))
    var findings = context.findings.filter { !silences.silence($0) }
    findings += silences.faults(in: file)
    return Array(Set(findings)).sorted {
      ($0.line, $0.column, $0.rule) < ($1.line, $1.column, $1.rule)
    }
  }
}
