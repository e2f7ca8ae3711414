import SwiftSyntax

extension LintRule {
  static let scatteredClears = LintRule(
    "scattered-clears", "Animations are switched off in many places instead of where they start."
  ) { ScatteredClears($0) }
}

private final class ScatteredClears: LintVisitor {
  private var clears: [FunctionCallExprSyntax] = []

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if isClear(call) { clears.append(call) }
    return .visitChildren
  }

  override func visitPost(_ node: SourceFileSyntax) {
    guard clears.count >= 3 else { return }
    let places = clears.map {
      $0.place
    }
    let lines = places.map { "\(context.line(of: $0))" }.joined(separator: ", ")
    report(
      at: places[2], "Animations are switched off in \(places.count) places: lines \(lines).",
      why: "An animation reaches too much, and each new view below it needs another clear.",
      instead:
        "Bind the animation to the change and the part that it is for: .animation(…, value:) "
        + "or .animation(…) { } at the source.")
  }

  private func isClear(_ call: FunctionCallExprSyntax) -> Bool {
    if call.base == nil { return false }
    switch call.calledName {
    case "animation":
      return call.argument(nil)?.trimmedDescription == "nil"
    case "transaction":
      guard let body = call.closures.first?.statements.trimmedDescription else { return false }
      let text = body.filter { !$0.isWhitespace }
      return text.contains("animation=nil") || text.contains("disablesAnimations=true")
    default: return false
    }
  }
}
