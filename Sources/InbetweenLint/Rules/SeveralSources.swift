import SwiftSyntax

extension LintRule {
  static let severalSources = LintRule(
    "several-sources", "One change is animated from two places."
  ) { SeveralSources($0) }
}

private final class SeveralSources: LintVisitor {
  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard call.calledName == "animation", call.base != nil, let value = call.argument("value"),
      call.argument(nil)?.trimmedDescription != "nil"
    else { return .visitChildren }
    let name = value.writtenName
    if let earlier = sameValueBefore(call, name) {
      report(
        at: call.place,
        "Changes of '\(name)' get an animation here and in line \(context.line(of: earlier)).",
        why: "For what is below both, the inner one wins and this one says nothing.",
        instead: "Keep one, on the part that should move by it; or bind each to its part with "
          + ".animation(…) { } around the modifier that it is for.")
    } else if let write = animatedWrite(of: name, near: call) {
      report(
        at: call.place,
        "Changes of '\(name)' get an animation here and by withAnimation in line "
          + "\(context.line(of: write)).",
        why: "Below this modifier its animation replaces the one of withAnimation; what is outside "
          + "moves by the other, so the parts of one change drift apart.",
        instead: "Keep one of them: withAnimation for all that the change moves, or .animation for "
          + "this part.")
    }
    return .visitChildren
  }

  /// A modifier for the same value earlier in the same chain, with no effect of its own between.
  private func sameValueBefore(
    _ call: FunctionCallExprSyntax, _ name: String
  ) -> DeclReferenceExprSyntax? {
    guard let before = call.callsBefore.first, before.calledName == "animation",
      before.argument("value")?.writtenName == name
    else { return nil }
    return before.calledExpression.as(MemberAccessExprSyntax.self)?.declName
  }

  private func animatedWrite(
    of name: String, near call: FunctionCallExprSyntax
  ) -> FunctionCallExprSyntax? {
    guard let type = call.enclosingType else { return nil }
    return type.calls("withAnimation").first { write in
      write.argument(nil)?.trimmedDescription != "nil"
        && (write.closure(nil) ?? write.closures.first)?.assignedNames.contains(name) == true
    }
  }
}
