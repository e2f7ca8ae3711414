import SwiftSyntax

extension LintRule {
  static let loopMovesLayout = LintRule(
    "loop-moves-layout", "A loop that begins as the view appears also carries its layout."
  ) { LoopMovesLayout($0) }
}

private final class LoopMovesLayout: LintVisitor {
  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["onAppear", "task"].contains(call.calledName) else { return .visitChildren }
    for closure in call.closures {
      for write in closure.calls("withAnimation")
      where write.arguments.contains(where: { !$0.expression.calls("repeatForever").isEmpty }) {
        report(
          at: write, "A loop without end is started by withAnimation as the view appears.",
          why:
            "The animation goes to everything that this update moves: where the view is still "
            + "being laid out (in a navigation stack, a sheet, with text that arrives), its place "
            + "swings for ever too.",
          instead:
            "Bind the loop to what it is for: .animation(….repeatForever(), value: flag) on that "
            + "part, or a PhaseAnimator.")
      }
    }
    return .visitChildren
  }
}
