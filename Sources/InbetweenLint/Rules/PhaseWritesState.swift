import SwiftSyntax

extension LintRule {
  static let phaseWritesState = LintRule(
    "phase-writes-state", "The steps of a picture drive what the app knows."
  ) { PhaseWritesState($0) }
}

private final class PhaseWritesState: LintVisitor {
  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["phaseAnimator", "PhaseAnimator"].contains(call.calledName) else {
      return .visitChildren
    }
    for closure in call.closures { check(closure) }
    return .visitChildren
  }

  private func check(_ closure: ClosureExprSyntax) {
    let parameters = closure.parameterNames
    for change in closure.calls("onChange") {
      guard let observed = change.argument("of"),
        !observed.names.isDisjoint(with: parameters)
      else { continue }
      tell(at: change.place, "A change of phase is observed and acted on.")
    }
    let locals = Set(closure.all(VariableDeclSyntax.self).flatMap(\.names))
    for item in closure.all(CodeBlockItemSyntax.self) {
      guard item.item.is(SequenceExprSyntax.self) || item.isToggle, !isAction(item, in: closure)
      else { continue }
      let written = item.assignedNames.filter { name in
        !locals.contains(String(name.split(separator: ".").first ?? ""))
      }
      if let name = written.sorted().first {
        tell(at: item, "'\(name)' is set where a phase is drawn.")
      }
    }
  }

  /// The statement belongs to what a person does, or is reported with what it observes.
  private func isAction(_ item: CodeBlockItemSyntax, in closure: ClosureExprSyntax) -> Bool {
    for node in item.ancestors {
      if node.id == closure.id { return false }
      let name = node.as(FunctionCallExprSyntax.self)?.calledName
      if let name,
        ["Button", "onTapGesture", "onEnded", "onChanged", "gesture", "onChange"].contains(name)
      {
        return true
      }
    }
    return false
  }

  private func tell(at node: some SyntaxProtocol, _ what: String) {
    report(
      at: node, what,
      why:
        "Phases are poses: they are skipped where nothing animates, stop with the view and with "
        + "less motion, so what the app knows would wait for a picture.",
      instead: "Change the state where the event is, and let the trigger show that it changed.")
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isToggle: Bool {
    item.as(FunctionCallExprSyntax.self)?.calledName == "toggle"
  }
}

extension ClosureExprSyntax {
  /// The names of the closure's parameters.
  var parameterNames: Set<String> {
    switch signature?.parameterClause {
    case .simpleInput(let list): Set(list.map(\.name.text))
    case .parameterClause(let clause):
      Set(clause.parameters.map { ($0.secondName ?? $0.firstName).text })
    default: Set(names.filter { $0.hasPrefix("$") || Int($0) != nil })
    }
  }
}
