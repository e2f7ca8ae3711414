import SwiftSyntax

extension LintRule {
  static let phasesForAnimation = LintRule(
    "phases-for-animation", "A phase animator with no more in it than one animation has."
  ) { PhasesForAnimation($0) }
}

private final class PhasesForAnimation: LintVisitor {
  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["phaseAnimator", "PhaseAnimator"].contains(call.calledName),
      let phases = call.argument(nil)?.as(ArrayExprSyntax.self)
    else { return .visitChildren }
    if phases.elements.count == 1 {
      report(
        at: call.place, "The phase animator has a single phase.",
        why: "A single phase never changes, so nothing animates; the animator only costs.",
        instead: "Leave it away, or animate the change by .animation(…, value:).")
    } else if phases.elements.count == 2, call.argument("trigger") == nil,
      isBoolean(phases), hasOneAnimation(call)
    {
      report(
        at: call.place, "Two phases, off and on, swing by one animation.",
        why:
          "Phases make the content anew twice in each round and start animators each time; an "
          + "animation that repeats and reverses makes nothing anew.",
        instead:
          "Set a flag as the view appears and write .animation(….repeatForever(), value: flag) on "
          + "the part that swings.")
    }
    return .visitChildren
  }

  private func isBoolean(_ phases: ArrayExprSyntax) -> Bool {
    phases.elements.allSatisfy { $0.expression.is(BooleanLiteralExprSyntax.self) }
  }

  /// The closure that gives the animations does not look at the phase.
  private func hasOneAnimation(_ call: FunctionCallExprSyntax) -> Bool {
    guard let animation = call.closure("animation") else { return true }
    return animation.signature?.description.contains("_") == true
  }
}
