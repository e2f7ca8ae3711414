/// A movement of a symbol.
///
/// Apple's durations and amplitudes have not been measured; those here are chosen (`SymbolMotion`).
public protocol SymbolEffect: Sendable { var _motion: _SymbolMotion { get } }

/// A movement that comes to its end.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A movement that goes on while it is asked for.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A movement by which one symbol becomes another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The kinds of movements.
public struct _SymbolMotion: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case bounce(isUp: Bool)
    case pulse, breathe, variableColor, rotate, wiggle, appear, disappear, replace
    case scale(isUp: Bool)
  }

  let kind: Kind
}

public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isUp = true
  public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
  public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .bounce(isUp: isUp)) }
}

public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .pulse) }
}

public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var plain: BreatheSymbolEffect { self }
  public var pulse: BreatheSymbolEffect { self }
  public var byLayer: BreatheSymbolEffect { self }
  public var wholeSymbol: BreatheSymbolEffect { self }
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .breathe) }
}

/// Layers light up one after the other; here the whole symbol does.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var iterative: VariableColorSymbolEffect { self }
  public var cumulative: VariableColorSymbolEffect { self }
  public var reversing: VariableColorSymbolEffect { self }
  public var nonReversing: VariableColorSymbolEffect { self }
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .variableColor) }
}

public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var clockwise: RotateSymbolEffect { self }
  public var counterClockwise: RotateSymbolEffect { self }
  public var byLayer: RotateSymbolEffect { self }
  public var wholeSymbol: RotateSymbolEffect { self }
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .rotate) }
}

public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var clockwise: WiggleSymbolEffect { self }
  public var counterClockwise: WiggleSymbolEffect { self }
  public var left: WiggleSymbolEffect { self }
  public var right: WiggleSymbolEffect { self }
  public var up: WiggleSymbolEffect { self }
  public var down: WiggleSymbolEffect { self }
  public var byLayer: WiggleSymbolEffect { self }
  public var wholeSymbol: WiggleSymbolEffect { self }
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .wiggle) }
}

public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  var isUp = true
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .scale(isUp: isUp)) }
}

public struct AppearSymbolEffect: IndefiniteSymbolEffect {
  public var up: AppearSymbolEffect { self }
  public var down: AppearSymbolEffect { self }
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .appear) }
}

public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
  public var up: DisappearSymbolEffect { self }
  public var down: DisappearSymbolEffect { self }
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .disappear) }
}

/// One symbol becomes another: it fades here.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  public var downUp: ReplaceSymbolEffect { self }
  public var upUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .replace) }
}

/// The movement that suits the change.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .replace) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Equatable, Sendable {
  var rate = 1.0
  var count = 1
  var isContinuous = false

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions(isContinuous: true)
  public static let nonRepeating = SymbolEffectOptions()

  public var repeating: SymbolEffectOptions { changed { $0.isContinuous = true } }
  public var nonRepeating: SymbolEffectOptions { changed { $0.isContinuous = false } }

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(count)
  }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }

  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions.default.speed(speed)
  }

  /// nil: for ever.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    changed {
      $0.isContinuous = count == nil
      $0.count = min(max(1, count ?? 1), 10_000)
    }
  }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changed {
      $0.isContinuous = behavior.count == nil
      $0.count = min(max(1, behavior.count ?? 1), 10_000)
    }
  }

  /// Times the usual speed; what is not above 0 counts as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    changed { $0.rate = speed > 0 && speed.isFinite ? speed : 1 }
  }

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }

  public struct RepeatBehavior: Equatable, Sendable {
    let count: Int?

    public static let continuous = RepeatBehavior(count: nil)
    public static let periodic = RepeatBehavior(count: nil)

    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }
}
