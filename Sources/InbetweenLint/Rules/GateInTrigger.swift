import SwiftSyntax

extension LintRule {
  static let gateInTrigger = LintRule(
    "gate-in-trigger", "The value of a trigger depends on how much motion a person wants."
  ) { GateInTrigger($0) }
}

private final class GateInTrigger: LintVisitor {
  override func visit(_ argument: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard argument.label?.text == "trigger", context.asksForMotion(resolved(argument.expression))
    else { return .visitChildren }
    report(
      at: argument.expression, "The trigger's value depends on Reduce Motion.",
      why:
        "A trigger runs when its value changes, so switching the setting starts a run that nobody "
        + "asked for, once each way.",
      instead:
        "Keep the trigger plain and gate where it is fired: if !reduceMotion { count += 1 }; or "
        + "choose between the animated and the still view.")
    return .visitChildren
  }

  /// A property of the file instead of its name.
  private func resolved(_ expression: ExprSyntax) -> Syntax {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let type = expression.enclosingType
    else { return Syntax(expression) }
    for member in type.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self), variable.names.contains(name),
        let getter = variable.bindings.first?.accessorBlock
      {
        return Syntax(getter)
      }
    }
    return Syntax(expression)
  }
}
