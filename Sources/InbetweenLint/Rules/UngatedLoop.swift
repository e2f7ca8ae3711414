import SwiftSyntax

extension LintRule {
  static let ungatedLoop = LintRule(
    "ungated-loop", "A loop without end asks neither for Reduce Motion nor whether it is seen."
  ) { UngatedLoop($0) }
}

private final class UngatedLoop: LintVisitor {
  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = loop(call), !context.isGated(call) else { return .visitChildren }
    let place = call.place
    report(
      at: place, "\(name) runs without end.",
      why:
        "It runs for people who asked for less motion, and costs frames for as long as the view "
        + "is there, seen or not.",
      instead:
        "Ask @Environment(\\.accessibilityReduceMotion) (or \\.motionPolicy) and show a still that "
        + "says the same; let the loop run only while it is seen.")
    return .visitChildren
  }

  private func loop(_ call: FunctionCallExprSyntax) -> String? {
    switch call.calledName {
    case "repeatForever":
      call.base == nil && call.calledExpression.is(DeclReferenceExprSyntax.self)
        ? nil : "An animation that repeats for ever"
    case "phaseAnimator", "PhaseAnimator":
      call.argument("trigger") == nil && !call.arguments.isEmpty
        ? "A phase animator without a trigger" : nil
    case "keyframeAnimator", "KeyframeAnimator":
      call.argument("trigger") == nil && call.argument("initialValue") != nil
        && call.argument("repeating")?.trimmedDescription != "false"
        ? "A keyframe animator without a trigger" : nil
    default: nil
    }
  }
}
