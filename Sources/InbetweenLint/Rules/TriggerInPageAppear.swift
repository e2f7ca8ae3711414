import SwiftSyntax

extension LintRule {
  static let triggerInPageAppear = LintRule(
    "trigger-in-page-appear", "A page of a pager fires a trigger when it appears."
  ) { TriggerInPageAppear($0) }
}

private final class TriggerInPageAppear: LintVisitor {
  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard call.isPager else { return .visitChildren }
    let triggers = Set(
      context.tree.all(LabeledExprSyntax.self).filter { $0.label?.text == "trigger" }.flatMap {
        $0.expression.names
      })
    for appear in call.closures.flatMap({ $0.calls("onAppear") }) {
      let fires = appear.closures.contains { closure in
        !closure.calls("trigger").isEmpty || !closure.calls("fire").isEmpty
          || closure.assignedNames.contains { triggers.contains($0.lastPart) }
      }
      if !fires { continue }
      report(
        at: appear.place,
        "A page fires a trigger when it appears.",
        why:
          "Pages are built and appear early, beside the selected one, and again on the way back, "
          + "so the reaction comes before the page is seen, or twice.",
        instead: "Fire it when the selection changes: .onChange(of: selection) on the pager.")
    }
    return .visitChildren
  }
}

extension String {
  /// `x` of `model.x`.
  var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
