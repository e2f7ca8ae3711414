/// A source text with a fault of one rule, and a sound twin that does the same as it should be.
///
/// The lines at which a rule must report end in a comment with the rule's name.
struct Fixture: Sendable, CustomStringConvertible {
  let rule: String
  let name: String
  let fault: String
  let twin: String

  var description: String { "\(rule): \(name)" }

  /// From 1.
  var expectedLines: [Int] {
    fault.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.hasSuffix("// \(rule)") }.map { $0.offset + 1 }
  }
}
