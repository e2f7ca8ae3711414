import SwiftSyntax

extension LintRule {
  static let delayedChain = LintRule(
    "delayed-chain", "A motion of several steps is made of animations with delays."
  ) { DelayedChain($0) }
}

/// Finds two or more animations in one block that wait for different times.
private final class DelayedChain: LintVisitor {
  override func visit(_ block: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let delayed = block.compactMap { Self.delayedAnimation(in: $0) }
    if delayed.count >= 2 {
      report(
        at: delayed[1],
        "\(delayed.count) animations of one block wait for their turn by delays.",
        why:
          "Each delay repeats the lengths of those before it, and an interruption leaves the later "
          + "ones running toward a state that is over.",
        instead:
          "Use a PhaseAnimator with the steps as phases, a KeyframeAnimator for exact times, or "
          + "the completion of the step before.")
    }
    return .visitChildren
  }

  /// The animation of a statement that starts later: by `.delay`, or by a queue that waits.
  private static func delayedAnimation(in item: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
    guard let call = item.item.as(FunctionCallExprSyntax.self) else { return nil }
    if call.calledName == "withAnimation" {
      let isDelayed = call.arguments.contains { !$0.expression.calls("delay").isEmpty }
      return isDelayed ? call : nil
    }
    if call.calledName == "asyncAfter" || call.calledName == "scheduledTimer" {
      return call.closures.contains { !$0.calls("withAnimation").isEmpty } ? call : nil
    }
    return nil
  }
}
