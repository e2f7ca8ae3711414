import CSwiftSyntax
import InbetweenViewGraph
import SwiftSyntax

/// Reads keyframes as they stand in a source file:
///
///     KeyframeTimeline(initialValue: Pose(scale: 1, y: 0)) {
///       KeyframeTrack(\.scale) { SpringKeyframe(1.2, duration: 0.3) }
///       KeyframeTrack(\.y) { LinearKeyframe(-10, duration: 0.2) }
///     }
///
/// The type of the initial value need not be known: the labels of its numbers are the properties. One
/// number, and keyframes without a track, make a single curve. Angles are taken in degrees.
extension ExpressionReader {
  func keyframes(_ call: FunctionCallExprSyntax) throws(ExpressionError) -> CurveExpression {
    guard let argument = call.arguments.first, argument.label?.text == "initialValue" else {
      throw error("'KeyframeTimeline' needs (initialValue: a number)", at: call.calledExpression)
    }
    if let extra = call.arguments.dropFirst().first {
      throw error("'KeyframeTimeline' takes (initialValue: a number)", at: extra)
    }
    guard let content = call.trailingClosure else {
      throw error("keyframes in braces are expected after this", at: call)
    }
    let start = try initialValue(argument.expression)
    let statements = try calls(content)
    guard statements.contains(where: { $0.isCall("KeyframeTrack") }) else {
      guard case .number(let number) = start else {
        throw error("KeyframeTrack(\\.property) { … } is expected, for each number", at: content)
      }
      return .keyframes([(nil, timeline(from: number, try track(statements)))])
    }
    var tracks: [(property: String?, timeline: KeyframeTimeline<Double>)] = []
    for statement in statements {
      guard statement.isCall("KeyframeTrack"), let body = statement.trailingClosure else {
        throw error("a KeyframeTrack with keyframes in braces is expected here", at: statement)
      }
      let (property, number) = try property(of: statement, in: start)
      tracks.append((property, timeline(from: number, try track(try calls(body)))))
    }
    return .keyframes(tracks)
  }

  private enum InitialValue {
    case number(Double)
    case numbers([(name: String, value: Double)])
  }

  private func initialValue(_ expression: ExprSyntax) throws(ExpressionError) -> InitialValue {
    if let number = expression.numberOrAngle { return .number(number) }
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      throw error("a number, or a call with labelled numbers, is expected here", at: expression)
    }
    var numbers: [(name: String, value: Double)] = []
    for argument in call.arguments {
      guard let label = argument.label, let value = argument.expression.numberOrAngle else {
        throw error("a label and a number are expected here", at: argument)
      }
      numbers.append((label.text, value))
    }
    return .numbers(numbers)
  }

  /// The property that a track names, and its number at the start.
  private func property(
    of track: FunctionCallExprSyntax, in start: InitialValue
  ) throws(ExpressionError) -> (String?, Double) {
    guard let argument = track.arguments.first else {
      if case .number(let number) = start { return (nil, number) }
      throw error("the property of the track is missing: KeyframeTrack(\\.name)", at: track)
    }
    guard let path = argument.expression.as(KeyPathExprSyntax.self) else {
      throw error("a key path such as \\.scale is expected here", at: argument)
    }
    let name = path.components.trimmedDescription.trimmingPrefix(".")
    switch start {
    case .number(let number) where name == "self": return (nil, number)
    case .numbers(let numbers):
      if let found = numbers.first(where: { $0.name == name }) { return (found.name, found.value) }
      let known = numbers.map(\.name).joined(separator: ", ")
      throw error("the initial value has no number '\(name)'; it has: \(known)", at: argument)
    case .number:
      throw error("the initial value is one number: KeyframeTrack has no property", at: argument)
    }
  }

  private func track(
    _ statements: [FunctionCallExprSyntax]
  ) throws(ExpressionError) -> [NumberKeyframe] {
    var keyframes: [NumberKeyframe] = []
    for statement in statements {
      let call = try Call(ExprSyntax(statement), reader: self)
      keyframes.append(try form(of: call, kind: "keyframe", in: KeyframeForms.all))
    }
    return keyframes
  }

  private func timeline(
    from number: Double, _ keyframes: [NumberKeyframe]
  ) -> KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: number) {
      KeyframeTrack { for keyframe in keyframes { keyframe } }
    }
  }

  /// The statements of a closure, which must all be calls.
  private func calls(
    _ closure: ClosureExprSyntax
  ) throws(ExpressionError) -> [FunctionCallExprSyntax] {
    var calls: [FunctionCallExprSyntax] = []
    for statement in closure.statements {
      guard let call = statement.item.as(FunctionCallExprSyntax.self) else {
        throw error("a keyframe is expected here", at: statement)
      }
      calls.append(call)
    }
    return calls
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is of this name, with generic arguments or without.
  func isCall(_ name: String) -> Bool {
    let called =
      calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
    return called.isName(name)
  }
}

extension ExprSyntax {
  /// A number, or an angle in degrees.
  var numberOrAngle: Double? {
    if let number { return number }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "zero" ? 0 : nil
    }
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let value = call.arguments.first?.expression.number
    else { return nil }
    switch member.declName.baseName.text {
    case "degrees": return value
    case "radians": return value * 180 / .pi
    default: return nil
    }
  }
}
