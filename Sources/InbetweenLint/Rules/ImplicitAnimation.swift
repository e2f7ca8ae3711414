import SwiftSyntax

extension LintRule {
  static let implicitAnimation = LintRule(
    "implicit-animation", "An animation without a value animates every change of the view."
  ) { ImplicitAnimation($0) }
}

private final class ImplicitAnimation: LintVisitor {
  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if isImplicit(call) {
      report(
        at: call.place,
        "'.animation' is called without a value.",
        why:
          "It animates every change that reaches the view, also those of layout, of the size of "
          + "the text and of an ancestor, and overrides the animation they came with.",
        instead:
          "Name the change: .animation(…, value: theState), or withAnimation where it is made."
      )
    }
    return .visitChildren
  }

  private func isImplicit(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.calledName == "animation", let base = call.base, call.closures.isEmpty,
      call.arguments.count == 1, call.arguments.first?.label == nil
    else { return false }
    return !isBinding(base) && !isTransition(call, base) && !context.asksForMotion(base)
  }

  /// `$isOn.animation(.default)` names its change.
  private func isBinding(_ base: ExprSyntax) -> Bool {
    base.trimmedDescription.hasPrefix("$") || base.trimmedDescription.hasPrefix("Binding")
      || base.trimmedDescription.hasPrefix("self.$")
  }

  private static let transitions: Set<String> = [
    "opacity", "slide", "identity", "move", "push", "scale", "offset", "asymmetric", "combined",
    "modifier", "blurReplace", "symbolEffect",
  ]

  /// A transition has an animation of its own: `.transition(.slide.animation(.default))`.
  private func isTransition(_ call: FunctionCallExprSyntax, _ base: ExprSyntax) -> Bool {
    let inArgument = call.ancestors.contains {
      let name = $0.as(FunctionCallExprSyntax.self)?.calledName
      return (name == "transition" || name == "asymmetric" || name == "combined")
        && !$0.description.contains("{")
    }
    if inArgument || base.trimmedDescription.hasPrefix("AnyTransition") { return true }
    // A leading dot: `.scale(0).animation(…)`.
    var root = base
    while true {
      if let call = root.as(FunctionCallExprSyntax.self) {
        root = call.calledExpression
      } else if let member = root.as(MemberAccessExprSyntax.self) {
        guard let inner = member.base else {
          return Self.transitions.contains(member.declName.baseName.text)
        }
        root = inner
      } else {
        return false
      }
    }
  }
}
