import SwiftSyntax

extension LintRule {
  static let animatableForEffect = LintRule(
    "animatable-for-effect", "A custom Animatable does what an effect does by itself."
  ) { AnimatableForEffect($0) }
}

private final class AnimatableForEffect: LintVisitor {
  private static let effects: Set<String> = [
    "offset", "scaleEffect", "rotationEffect", "opacity", "blur", "brightness", "saturation",
    "hueRotation", "grayscale", "contrast",
  ]

  override func visit(_ type: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let isAnimatable =
      type.inherits("AnimatableModifier")
      || (type.inherits("Animatable") && (type.inherits("ViewModifier") || type.inherits("View")))
    guard isAnimatable, let body = body(of: type) else { return .visitChildren }
    let calls = body.all(FunctionCallExprSyntax.self)
    let stored = Set(
      type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.names))
    let isPlain = calls.allSatisfy { call in
      Self.effects.contains(call.calledName) && call.closures.isEmpty
        && call.arguments.allSatisfy { isPlainValue($0.expression, of: stored) }
    }
    guard !calls.isEmpty, isPlain else { return .visitChildren }
    report(
      at: type.name,
      "'\(type.name.text)' animates only what its effects animate by themselves.",
      why:
        "A custom Animatable makes its body anew on every frame; an effect's frame only writes its "
        + "number.",
      instead: "Leave out Animatable, or use the effects directly.")
    return .visitChildren
  }

  private func body(of type: StructDeclSyntax) -> Syntax? {
    for member in type.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "body" {
        return function.body.map(Syntax.init)
      }
      if let variable = member.decl.as(VariableDeclSyntax.self), variable.names == ["body"] {
        return variable.bindings.first?.accessorBlock.map(Syntax.init)
      }
    }
    return nil
  }

  /// A stored value as it is: interpolating the number is interpolating the effect.
  private func isPlainValue(_ expression: ExprSyntax, of stored: Set<String>) -> Bool {
    if stored.contains(expression.writtenName) || expression.is(IntegerLiteralExprSyntax.self)
      || expression.is(FloatLiteralExprSyntax.self)
    {
      return true
    }
    return false
  }
}
