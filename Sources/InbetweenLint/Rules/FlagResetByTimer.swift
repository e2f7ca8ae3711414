import SwiftSyntax

extension LintRule {
  static let flagResetByTimer = LintRule(
    "flag-reset-by-timer", "A timer guesses when an animation is over."
  ) { FlagResetByTimer($0) }
}

/// Finds a flag that a block sets and that a waiting closure of the same block sets back.
private final class FlagResetByTimer: LintVisitor {
  override func visit(_ block: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    for item in block {
      guard let (call, closure) = waiting(in: item) else { continue }
      let outside = block.filter { $0.id != item.id }.reduce(into: Set<String>()) {
        $0.formUnion($1.assignedNames)
      }
      let names = closure.switchedNames.intersection(outside).filter(isAnimated).sorted()
      guard let name = names.first else { continue }
      report(
        at: call, "A timer sets '\(name)' back after the animation that it started.",
        why:
          "The time is a guess: a spring, a slow device or an interruption ends at another one, "
          + "and a second trigger is cut short by the first one's timer.",
        instead:
          "Use withAnimation(…, completion:), or a PhaseAnimator or KeyframeAnimator with a "
          + "trigger, which come back by themselves.")
    }
    return .visitChildren
  }

  private func waiting(
    in item: CodeBlockItemSyntax
  ) -> (FunctionCallExprSyntax, Syntax)? {
    guard let call = item.item.as(FunctionCallExprSyntax.self) else { return nil }
    let waits =
      ["asyncAfter", "scheduledTimer"].contains(call.calledName)
      || (["Task", "detached"].contains(call.calledName)
        && call.closures.contains { !$0.calls("sleep").isEmpty })
    guard waits, let closure = call.closures.last else { return nil }
    return (call, Syntax(closure))
  }

  /// Whether the name takes part in an animation: as its value, or set inside `withAnimation`.
  private func isAnimated(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return context.tree.all(FunctionCallExprSyntax.self).contains { call in
      switch call.calledName {
      case "animation", "phaseAnimator", "keyframeAnimator", "symbolEffect":
        (call.argument("value") ?? call.argument("trigger"))?.names.contains(last) ?? false
      case "withAnimation":
        call.closures.contains { $0.assignedNames.contains(name) }
      default: false
      }
    }
  }
}
