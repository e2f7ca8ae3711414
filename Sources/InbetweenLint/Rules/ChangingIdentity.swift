import SwiftSyntax

extension LintRule {
  static let changingIdentity = LintRule(
    "changing-identity", "A view gets another identity each time it is made."
  ) { ChangingIdentity($0) }
}

private final class ChangingIdentity: LintVisitor {
  private static let makers: Set<String> = ["UUID", "Date", "random", "now"]

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if call.calledName == "id", call.base != nil, let value = call.argument(nil), isNew(value) {
      tell(at: call.place)
    }
    return .visitChildren
  }

  /// `var id: UUID { UUID() }`.
  override func visit(_ variable: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in variable.bindings
    where binding.pattern.trimmedDescription == "id" {
      if let getter = binding.accessorBlock, isNew(getter) { tell(at: variable) }
    }
    return .visitChildren
  }

  private func isNew(_ node: some SyntaxProtocol) -> Bool {
    node.all(FunctionCallExprSyntax.self).contains { Self.makers.contains($0.calledName) }
      || node.trimmedDescription.hasSuffix("Date.now")
  }

  private func tell(at node: some SyntaxProtocol) {
    report(
      at: node, "The identity is another one on each evaluation.",
      why:
        "Each update removes the view and inserts a new one: its state is lost, running animations "
        + "are cut, and changes never animate.",
      instead: "Keep the id with the data: a stored property, made once.")
  }
}
