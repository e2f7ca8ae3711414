import Glibc

/// A converter with what it remembers; each bind has its own.
final class Converter {
  private let definition: ConverterDefinition
  private let members: [Converter]
  private var operand: ViewModelValue?
  private var smoother = Smoother()
  private var count: UInt32 = 0

  convenience init?(_ index: Int, file: RiveFile) {
    var budget = Self.most
    self.init(index, file: file, depth: 0, &budget)
  }

  /// Groups of groups double with each level; a bind has room for so many converters.
  private static let most = 1000

  private init?(_ index: Int, file: RiveFile, depth: Int, _ budget: inout Int) {
    guard file.converters.indices.contains(index), depth < file.limits.depth, budget > 0 else {
      return nil
    }
    budget -= 1
    definition = file.converters[index]
    var members: [Converter] = []
    if case .group(let indices) = definition {
      for member in indices {
        if let made = Converter(member, file: file, depth: depth + 1, &budget) {
          members.append(made)
        }
      }
    }
    self.members = members
  }

  func bind(_ context: DataContext) {
    if case .operationViewModel(_, let path) = definition { operand = context.value(path) }
    for member in members { member.bind(context) }
  }

  /// Other values that the result depends on; a number that changes with them.
  var revision: Int { members.reduce(operand?.revision ?? 0) { $0 &+ $1.revision } }

  /// Whether it is on its way to a value.
  func advance(_ seconds: Float) -> Bool {
    var more = false
    if case .interpolate(let duration, let type, let interpolator) = definition {
      more = smoother.advance(seconds, duration: duration, type == 0 ? nil : interpolator)
    }
    for member in members where member.advance(seconds) { more = true }
    return more
  }

  /// Whether the result changes with time.
  var isMoving: Bool {
    if case .interpolate = definition { return smoother.isMoving }
    return members.contains { $0.isMoving }
  }

  func convert(_ value: DataValue) -> DataValue {
    switch definition {
    case .group: return members.reduce(value) { $1.convert($0) }
    case .interpolate(let duration, _, _): return smoother.convert(value, duration: duration)
    case .trigger:
      count &+= 1
      return .trigger(count)
    case .operationViewModel(let operation, _):
      guard case .number(let a) = value else { return value }
      return .number(Arithmetic.apply(operation, a, operand?.number ?? 0))
    default: return definition.convert(value)
    }
  }

  /// From a property back to the view model.
  func convertBack(_ value: DataValue) -> DataValue {
    switch definition {
    case .group: return members.reversed().reduce(value) { $1.convertBack($0) }
    case .operationViewModel(let operation, _):
      guard case .number(let a) = value else { return value }
      return .number(Arithmetic.undo(operation, a, operand?.number ?? 0))
    case .interpolate, .trigger: return value
    default: return definition.convertBack(value)
    }
  }
}

/// Goes from one value to the next in a time.
private struct Smoother {
  private struct Run {
    var from: DataValue
    var to: DataValue
    var elapsed: Float = 0
  }
  private var run: Run?
  /// The run that was under way when a new one began: its value is where the new one comes from.
  private var earlier: Run?
  private var current = DataValue.none
  /// The run that ended last; the next one lets go of it, which takes the runtime a step.
  private var finished: Run?

  var isMoving: Bool { run != nil }

  mutating func convert(_ value: DataValue, duration: Float) -> DataValue {
    if current == .none || duration <= 0 {
      current = value
      run = nil
      earlier = nil
      return value
    }
    if let known = run {
      if known.to != value {
        earlier = known
        run = Run(from: current, to: value)
      }
    } else if current != value {
      earlier = finished
      run = Run(from: current, to: value)
    }
    return current
  }

  mutating func advance(_ seconds: Float, duration: Float, _ interpolator: Interpolator?) -> Bool {
    guard var now = run else { return false }
    if seconds == 0 { return true }
    func value(_ run: Run) -> DataValue {
      let fraction = min(1, run.elapsed / duration)
      let part = interpolator?.transform(fraction) ?? fraction
      return Self.between(run.from, run.to, part)
    }
    if var before = earlier {
      if before.elapsed >= duration {
        // The runtime spends one step on letting go of the earlier run.
        earlier = nil
        return true
      }
      now.from = value(before)
      before.elapsed += seconds
      earlier = before
    }
    now.elapsed += seconds
    current = value(now)
    if now.elapsed >= duration {
      current = now.to
      finished = now
      run = nil
      earlier = nil
      return true
    }
    run = now
    return true
  }

  private static func between(_ a: DataValue, _ b: DataValue, _ t: Float) -> DataValue {
    switch (a, b) {
    case (.number(let a), .number(let b)): .number(a + (b - a) * t)
    case (.color(let a), .color(let b)): .color(ColorMath.mix(a, b, t))
    default: b
    }
  }
}

extension ConverterDefinition {
  /// The conversions that remember nothing.
  func convert(_ value: DataValue) -> DataValue {
    switch (self, value) {
    case (.toString(let flags, let decimals, let format), _):
      return .string(
        ValueText.text(value, flags: flags, decimals: Int(min(decimals, 20)), colorFormat: format))
    case (.toNumber, .string(let text)): return .number(ValueText.number(text))
    case (.toNumber, .boolean(let value)): return .number(value ? 1 : 0)
    case (.toNumber, .enum(let value)), (.toNumber, .index(let value)),
      (.toNumber, .trigger(let value)), (.toNumber, .color(let value)):
      return .number(Float(value))
    case (.round(let decimals), .number(let value)):
      let scale = powf(10, Float(min(decimals, 10)))
      return .number(roundf(value * scale) / scale)
    case (.operation(let operation, let operand), .number(let value)):
      return .number(Arithmetic.apply(operation, value, operand))
    case (.range(let map), .number(let value)): return .number(map.convert(value))
    case (.negate, .boolean(let value)): return .boolean(!value)
    case (.pad(let length, let pad, let atEnd), .string(let text)):
      // A text on a screen is never longer than this.
      let missing = Int(min(length, 4096)) - text.count
      guard missing > 0, !pad.isEmpty else { return value }
      let filler = String(
        String(repeating: pad, count: missing / pad.count + 1).prefix(missing))
      return .string(atEnd ? text + filler : filler + text)
    case (.trim(let kind), .string(let text)): return .string(ValueText.trimmed(text, kind))
    case (.removeZeros, .string(let text)): return .string(ValueText.withoutZeros(text))
    case (.listToLength, .list(let count)): return .number(Float(count))
    default: return value
    }
  }

  func convertBack(_ value: DataValue) -> DataValue {
    switch (self, value) {
    case (.operation(let operation, let operand), .number(let value)):
      return .number(Arithmetic.undo(operation, value, operand))
    case (.range(let map), .number(let value)): return .number(map.convertBack(value))
    case (.negate, .boolean(let value)): return .boolean(!value)
    default: return value
    }
  }
}

/// The nineteen operations of the format, by number.
enum Arithmetic {
  static func apply(_ operation: UInt32, _ a: Float, _ b: Float) -> Float {
    switch operation {
    case 0: a + b
    case 1: a - b
    case 2: a * b
    case 3: a / b
    case 4: fmodf(a, b)
    case 5: sqrtf(a)
    case 6: powf(a, b)
    case 7: expf(a)
    case 8: logf(a)
    case 9: cosf(a)
    case 10: sinf(a)
    case 11: tanf(a)
    case 12: acosf(a)
    case 13: asinf(a)
    case 14: atanf(a)
    case 15: atan2f(a, b)
    case 16: roundf(a)
    case 17: floorf(a)
    case 18: ceilf(a)
    default: a
    }
  }

  /// The first operand for a result, where there is one.
  static func undo(_ operation: UInt32, _ result: Float, _ b: Float) -> Float {
    switch operation {
    case 0: result - b
    case 1: result + b
    case 2: result / b
    case 3: result * b
    default: result
    }
  }
}

extension ConverterDefinition.RangeMap {
  func convert(_ input: Float) -> Float {
    map(input, minInput, maxInput, minOutput, maxOutput)
  }

  func convertBack(_ output: Float) -> Float {
    map(output, minOutput, maxOutput, minInput, maxInput)
  }

  private func map(
    _ input: Float, _ minInput: Float, _ maxInput: Float, _ minOutput: Float, _ maxOutput: Float
  ) -> Float {
    if minOutput == maxOutput { return minOutput }
    var value = input
    let (low, high) = (min(minInput, maxInput), max(minInput, maxInput))
    if flags & 1 != 0, value < low { value = low }
    if flags & 2 != 0, value > high { value = high }
    if value < low || value > high, flags & 4 != 0, high > low {
      value = low + AnimationDefinition.remainder(value - low, high - low)
    }
    let span = maxInput - minInput
    var part = span == 0 ? 1 : (value - minInput) / span
    if flags & 8 != 0 { part = 1 - part }
    if interpolationType == 0 {
      part = part <= 0 ? 0 : 1
    } else if let interpolator {
      part = interpolator.transform(part)
    }
    return part * maxOutput + (1 - part) * minOutput
  }
}
