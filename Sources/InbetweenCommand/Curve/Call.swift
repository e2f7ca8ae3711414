import CSwiftSyntax
import SwiftSyntax

/// One link of a chain in the text of an animation: what stands before the dot, the name, and the
/// arguments.
struct Call {
  let base: ExprSyntax?
  let name: TokenSyntax
  let arguments: [LabeledExprSyntax]
  /// Whether there are parentheses.
  let hasArguments: Bool

  init(_ expression: ExprSyntax, reader: ExpressionReader) throws(ExpressionError) {
    let call = expression.as(FunctionCallExprSyntax.self)
    let called = call?.calledExpression ?? expression
    hasArguments = call != nil
    arguments = call.map { Array($0.arguments) } ?? []
    if let closure = call?.trailingClosure {
      throw reader.error("no closure is expected here", at: closure)
    }
    if let member = called.as(MemberAccessExprSyntax.self) {
      base = member.base
      name = member.declName.baseName
    } else if let reference = called.as(DeclReferenceExprSyntax.self) {
      base = nil
      name = reference.baseName
    } else {
      throw reader.error("a name is expected here", at: called)
    }
  }
}

extension ExprSyntax {
  func isName(_ name: String) -> Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }

  /// The value of a number, with a sign or without; also `.infinity`.
  var number: Double? {
    if let prefix = self.as(PrefixOperatorExprSyntax.self) {
      let value = prefix.expression.number
      return switch prefix.operator.text {
      case "-": value.map { -$0 }
      case "+": value
      default: nil
      }
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      let isDouble = member.base.map { $0.isName("Double") } ?? true
      return isDouble && member.declName.baseName.text == "infinity" ? .infinity : nil
    }
    let literal =
      self.as(FloatLiteralExprSyntax.self)?.literal.text
      ?? self.as(IntegerLiteralExprSyntax.self)?.literal.text
    return literal.flatMap { Double($0.filter { $0 != "_" }) }
  }
}
