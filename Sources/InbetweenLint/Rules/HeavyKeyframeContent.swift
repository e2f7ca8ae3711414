import SwiftSyntax

extension LintRule {
  static let heavyKeyframeContent = LintRule(
    "heavy-keyframe-content", "The content of a keyframe animator does work on every frame."
  ) { HeavyKeyframeContent($0) }
}

private final class HeavyKeyframeContent: LintVisitor {
  private static let makers: Set<String> = [
    "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder",
    "NSRegularExpression", "Regex", "UIImage", "NSImage", "Data", "AttributedString", "String",
  ]
  private static let walks: Set<String> = [
    "sorted", "filter", "reduce", "flatMap", "compactMap", "shuffled", "map",
  ]

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["keyframeAnimator", "KeyframeAnimator"].contains(call.calledName),
      let content = call.closure("content") ?? call.closure(nil)
    else { return .visitChildren }
    if let (node, text) = work(in: content) {
      report(
        at: node, "The content of a keyframe animator \(text).",
        why: "The content is made anew on every frame: 60 or 120 times a second while it runs.",
        instead: "Do it once outside and let the content only place what is ready.")
    }
    return .visitChildren
  }

  private func work(in content: ClosureExprSyntax) -> (Syntax, String)? {
    if let loop = content.all(ForStmtSyntax.self).first { return (Syntax(loop), "runs a loop") }
    if let loop = content.all(WhileStmtSyntax.self).first { return (Syntax(loop), "runs a loop") }
    for call in content.all(FunctionCallExprSyntax.self) {
      let name = call.calledName
      if Self.walks.contains(name), !call.closures.isEmpty || name == "sorted" || name == "shuffled"
      {
        return (Syntax(call), "walks a collection by '\(name)'")
      }
      if Self.makers.contains(name), isHeavy(call) { return (Syntax(call), "makes a \(name)") }
    }
    return nil
  }

  private func isHeavy(_ call: FunctionCallExprSyntax) -> Bool {
    switch call.calledName {
    case "String", "Data":
      call.argument("contentsOf") != nil || call.argument("contentsOfFile") != nil
    default: true
    }
  }
}
