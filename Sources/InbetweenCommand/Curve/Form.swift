import InbetweenViewGraph

/// One way to write something in the text of an animation: a name and its parameters.
struct Form<Result>: Sendable {
  let name: String
  let parameters: [Parameter]
  let make: @Sendable ([ExpressionValue]) -> Result

  init(
    _ name: String, _ parameters: [Parameter] = [],
    _ make: @escaping @Sendable ([ExpressionValue]) -> Result
  ) {
    self.name = name
    self.parameters = parameters
    self.make = make
  }
}

/// A parameter of a form: its label, what it takes, and what it is when it is left out.
struct Parameter: Sendable {
  enum Kind: Sendable {
    case number, count, flag, curve, spring, point

    var words: String {
      switch self {
      case .number: "a number"
      case .count: "a whole number"
      case .flag: "true or false"
      case .curve: "a UnitCurve"
      case .spring: "a Spring"
      case .point: "a UnitPoint"
      }
    }
  }

  let label: String?
  let kind: Kind
  var fallback: ExpressionValue?

  static func number(_ label: String?, _ fallback: Double? = nil) -> Parameter {
    Parameter(label: label, kind: .number, fallback: fallback.map { .number($0) })
  }
}

extension [Parameter] {
  /// `duration: a number, bounce: a number`.
  var list: String {
    map { ($0.label.map { "\($0): " } ?? "") + $0.kind.words }.joined(separator: ", ")
  }
}

/// A value in the text of an animation. A form asks for the kind that its parameter names.
enum ExpressionValue: Sendable {
  case number(Double)
  case count(Int)
  case flag(Bool)
  case curve(UnitCurve)
  case spring(Spring)
  case point(UnitPoint)

  var number: Double { if case .number(let value) = self { value } else { .nan } }
  var count: Int { if case .count(let value) = self { value } else { 0 } }
  var flag: Bool { if case .flag(let value) = self { value } else { false } }
  var curve: UnitCurve { if case .curve(let value) = self { value } else { .linear } }
  var spring: Spring { if case .spring(let value) = self { value } else { Spring() } }
  var point: UnitPoint { if case .point(let value) = self { value } else { .zero } }
}
