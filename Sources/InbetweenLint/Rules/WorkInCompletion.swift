import SwiftSyntax

extension LintRule {
  static let workInCompletion = LintRule(
    "work-in-completion", "Work that matters waits for an animation to end."
  ) { WorkInCompletion($0) }
}

private final class WorkInCompletion: LintVisitor {
  private static let verbs = [
    "save", "submit", "send", "delete", "purchase", "buy", "upload", "post", "persist", "commit",
    "load", "fetch", "store", "sync", "pay", "login", "logIn", "signIn", "signOut", "register",
    "insert", "write",
  ]

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let names = ["withAnimation", "addAnimationCompletion", "animate"]
    guard names.contains(call.calledName) else { return .visitChildren }
    let completion =
      call.calledName == "addAnimationCompletion"
      ? call.closures.last : call.closure("completion")
    guard let completion, let work = work(in: completion) else { return .visitChildren }
    report(
      at: work.node, "The completion of an animation \(work.text).",
      why:
        "A completion comes when the picture is done, late where it is interrupted, at once where "
        + "nothing animates, and not at all for a view that left first.",
      instead:
        "Do the work where the event is; leave to the completion what only the picture needs."
    )
    return .visitChildren
  }

  private func work(in closure: ClosureExprSyntax) -> (node: Syntax, text: String)? {
    if let task = closure.calls("Task").first { return (Syntax(task), "starts a task") }
    if let wait = closure.all(AwaitExprSyntax.self).first { return (Syntax(wait), "awaits work") }
    for call in closure.all(FunctionCallExprSyntax.self) {
      let name = call.calledName
      let isWork = Self.verbs.contains { verb in
        guard name.hasPrefix(verb) else { return false }
        let next = name.dropFirst(verb.count).first
        return next == nil || next!.isUppercase
      }
      if isWork { return (Syntax(call), "calls '\(name)'") }
    }
    return nil
  }
}
