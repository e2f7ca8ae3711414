import SwiftSyntax

extension SyntaxProtocol {
  /// Every node of a kind below this one, this one included, in source order.
  func all<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
    var found: [Node] = []
    var waiting = [Syntax(self)]
    while let node = waiting.popLast() {
      if let node = node.as(kind) { found.append(node) }
      waiting.append(contentsOf: node.children(viewMode: .sourceAccurate).reversed())
    }
    return found
  }

  /// The names that are referred to below this node.
  var names: Set<String> {
    Set(
      all(DeclReferenceExprSyntax.self).map {
        $0.baseName.text.hasPrefix("$") ? String($0.baseName.text.dropFirst()) : $0.baseName.text
      })
  }

  /// The nodes around this one, the nearest first.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent }.dropFirst() }

  /// The nearest type or extension around.
  var enclosingType: DeclGroupSyntax? {
    for node in ancestors {
      if let type = node.as(StructDeclSyntax.self) { return type }
      if let type = node.as(ClassDeclSyntax.self) { return type }
      if let type = node.as(ExtensionDeclSyntax.self) { return type }
    }
    return nil
  }

  /// The calls below, the innermost closures' included.
  func calls(_ name: String) -> [FunctionCallExprSyntax] {
    all(FunctionCallExprSyntax.self).filter { $0.calledName == name }
  }
}

extension FunctionCallExprSyntax {
  /// `animation` of `view.animation(.default)`, `withAnimation` of `withAnimation { }`.
  var calledName: String {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    if let name = calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let generic = calledExpression.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.trimmedDescription
    }
    return ""
  }

  /// What a modifier is called on; nil for plain functions and leading-dot members.
  var base: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }

  /// Where to point at: a modifier's own name, which may stand lines below its base.
  var place: Syntax {
    calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(self)
  }

  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// A closure by its argument label; the first trailing one has none.
  func closure(_ label: String?) -> ClosureExprSyntax? {
    if let closure = argument(label)?.as(ClosureExprSyntax.self) { return closure }
    if label == nil, let trailingClosure { return trailingClosure }
    return additionalTrailingClosures.first { $0.label.text == label }?.closure
  }

  /// All closures that are passed.
  var closures: [ClosureExprSyntax] {
    arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [trailingClosure].compactMap { $0 } + additionalTrailingClosures.map(\.closure)
  }

  /// The modifiers that are called on what this call makes, in order.
  var modifiersAfter: [FunctionCallExprSyntax] {
    var found: [FunctionCallExprSyntax] = []
    var node = Syntax(self)
    while let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id,
      let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == member.id
    {
      found.append(call)
      node = Syntax(call)
    }
    return found
  }

  /// The modifiers that this call's base is made with, the nearest first, and the root call.
  var callsBefore: [FunctionCallExprSyntax] {
    var found: [FunctionCallExprSyntax] = []
    var next = base?.as(FunctionCallExprSyntax.self)
    while let call = next {
      found.append(call)
      next = call.base?.as(FunctionCallExprSyntax.self)
    }
    return found
  }
}

extension VariableDeclSyntax {
  var names: [String] {
    bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
  }

  func hasAttribute(_ name: String) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name
    }
  }
}

extension DeclGroupSyntax {
  func inherits(_ name: String) -> Bool {
    inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == name } ?? false
  }
}

extension SyntaxProtocol {
  /// Names that are assigned below this node: `x` of `x = 1`, `x += 1`, `x.toggle()`, and
  /// `model.x` of `model.x = 1`.
  var assignedNames: Set<String> { assignedNames { _ in true } }

  /// Those of them that are set to `true` or `false`, or toggled.
  var switchedNames: Set<String> { assignedNames { $0.is(BooleanLiteralExprSyntax.self) } }

  private func assignedNames(_ isMeant: (ExprSyntax) -> Bool) -> Set<String> {
    var names: Set<String> = []
    for sequence in all(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count >= 3, isMeant(parts[2]) else { continue }
      let isAssignment =
        parts[1].is(AssignmentExprSyntax.self)
        || (parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text).map {
          ["+=", "-=", "*=", "/=", "&+="].contains($0)
        } == true
      if isAssignment { names.insert(parts[0].writtenName) }
    }
    for call in calls("toggle") where call.arguments.isEmpty {
      if let base = call.base { names.insert(base.writtenName) }
    }
    return names
  }
}

extension ExprSyntax {
  /// The expression as a name, without `self.`.
  var writtenName: String {
    let text = trimmedDescription
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }
}
