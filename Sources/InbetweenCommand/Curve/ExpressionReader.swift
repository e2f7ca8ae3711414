import CSwiftSyntax
import InbetweenViewGraph
import SwiftParser
import SwiftSyntax

/// Reads the text of an animation, as it would stand in a source file, into the animation:
/// `spring(duration: 0.5, bounce: 0.3).delay(0.2)`, with or without `Animation.` or a dot before it.
struct ExpressionReader {
  let text: String

  /// - Throws: `ExpressionError` that points at the first mistake.
  static func animation(_ text: String) throws(ExpressionError) -> Animation {
    let reader = ExpressionReader(text: text)
    return try reader.animation(try reader.expression())
  }

  /// An animation, or keyframes.
  ///
  /// - Throws: `ExpressionError` that points at the first mistake.
  static func curve(_ text: String) throws(ExpressionError) -> CurveExpression {
    let reader = ExpressionReader(text: text)
    let expression = try reader.expression()
    if let call = expression.as(FunctionCallExprSyntax.self), call.isCall("KeyframeTimeline") {
      return try reader.keyframes(call)
    }
    return .animation(try reader.animation(expression))
  }

  /// The one expression that the text is.
  private func expression() throws(ExpressionError) -> ExprSyntax {
    let tree = Parser.parse(source: text)
    guard let item = tree.statements.first, tree.statements.count == 1, !tree.hasError,
      let expression = item.item.as(ExprSyntax.self)
    else {
      throw ExpressionError(
        "an animation is expected, for example spring(duration: 0.5, bounce: 0.3)",
        in: text, at: firstFault(of: tree))
    }
    return expression
  }

  private func animation(_ expression: ExprSyntax) throws(ExpressionError) -> Animation {
    let call = try Call(expression, reader: self)
    if let base = call.base, !base.isName("Animation") {
      let animation = try animation(base)
      let modifier = try form(of: call, kind: "modifier", in: AnimationForms.modifiers)
      return modifier(animation)
    }
    return try form(of: call, kind: "animation", in: AnimationForms.constructors)
  }

  /// A value of another type: `.easeIn`, `UnitCurve.bezier(…)`, `Spring(duration: 1)`, `.init(…)`.
  private func named<Value>(
    _ expression: ExprSyntax, type: String, in table: [Form<Value>]
  ) throws(ExpressionError) -> Value {
    let call = try Call(expression, reader: self)
    let name = call.name.text == type ? "init" : call.name.text
    guard call.base?.isName(type) ?? true, table.contains(where: { $0.name == name }) else {
      let names = table.map { $0.name == "init" ? "\(type)(…)" : ".\($0.name)" }
      throw error("a \(type) is expected: \(names.distinct)", at: expression)
    }
    return try form(of: call, kind: type, in: table, name: name)
  }

  /// Finds the first form of the name that takes the arguments, and makes its result.
  func form<Result>(
    of call: Call, kind: String, in table: [Form<Result>], name: String? = nil
  ) throws(ExpressionError) -> Result {
    let forms = table.filter { $0.name == name ?? call.name.text }
    guard !forms.isEmpty else {
      throw error(
        "there is no \(kind) '\(call.name.text)'; there are: \(table.map(\.name).distinct)",
        at: call.name)
    }
    // The complaint of the form that got furthest is the one that helps.
    var best: (error: ExpressionError, progress: Int)?
    for form in forms {
      var progress = 0
      do {
        return form.make(try values(of: call, for: form.parameters, progress: &progress))
      } catch {
        if best.map({ progress >= $0.progress }) ?? true { best = (error, progress) }
      }
    }
    throw best!.error
  }

  /// - Parameter progress: counts the labels that fitted.
  private func values(
    of call: Call, for parameters: [Parameter], progress: inout Int
  ) throws(ExpressionError) -> [ExpressionValue] {
    var values: [ExpressionValue] = []
    var rest = call.arguments[...]
    for parameter in parameters {
      if let argument = rest.first, argument.label?.text == parameter.label {
        progress += 1
        values.append(try value(argument.expression, kind: parameter.kind))
        rest.removeFirst()
      } else if let fallback = parameter.fallback {
        values.append(fallback)
      } else {
        let place = rest.first.map { range(of: $0) } ?? range(of: call.name)
        throw ExpressionError(
          "'\(call.name.text)' needs (\(parameters.list))", in: text, at: place)
      }
    }
    if let extra = rest.first {
      throw ExpressionError(
        "'\(call.name.text)' takes (\(parameters.list)), in this order", in: text,
        at: extra.label.map { range(of: $0) } ?? range(of: extra))
    }
    return values
  }

  private func value(
    _ expression: ExprSyntax, kind: Parameter.Kind
  ) throws(ExpressionError) -> ExpressionValue {
    switch kind {
    case .number:
      if let number = expression.numberOrAngle { return .number(number) }
    case .count:
      if let number = expression.number, number == number.rounded(), abs(number) < 1e9 {
        return .count(Int(number))
      }
    case .flag:
      if let literal = expression.as(BooleanLiteralExprSyntax.self) {
        return .flag(literal.literal.tokenKind == .keyword(.true))
      }
    case .curve:
      return .curve(try named(expression, type: "UnitCurve", in: AnimationForms.curves))
    case .spring:
      return .spring(try named(expression, type: "Spring", in: AnimationForms.springs))
    case .point:
      return .point(try named(expression, type: "UnitPoint", in: AnimationForms.points))
    }
    throw error("\(kind.words) is expected here", at: expression)
  }

  // MARK: Places

  func error(_ message: String, at node: some SyntaxProtocol) -> ExpressionError {
    ExpressionError(message, in: text, at: range(of: node))
  }

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(node.endPositionBeforeTrailingTrivia.utf8Offset, start)
  }

  private func firstFault(of tree: SourceFileSyntax) -> Range<Int> {
    for token in tree.tokens(viewMode: .all) {
      if token.presence == .missing || token.parent?.is(UnexpectedNodesSyntax.self) == true {
        return range(of: token)
      }
    }
    return tree.statements.dropFirst().first.map { range(of: $0) } ?? 0..<text.utf8.count
  }
}

extension [String] {
  /// The words once each, in order, with commas.
  fileprivate var distinct: String {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }.joined(separator: ", ")
  }
}
