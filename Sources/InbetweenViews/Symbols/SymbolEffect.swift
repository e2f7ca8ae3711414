import Foundation
import InbetweenViewGraph

/// A movement of symbols.
///
/// Apple's durations and amplitudes have not been measured; those here are chosen (`SymbolMotion`).
public protocol SymbolEffect: Sendable { var _motion: _SymbolMotion { get } }

/// A movement that comes to its end.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A movement that goes on while it is asked for.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A movement by which a symbol comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// A movement by which one symbol becomes another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What an effect does, and whether the parts of a symbol do it one after the other.
public struct _SymbolMotion: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case bounce(isUp: Bool)
    case pulse
    case breathe(fades: Bool)
    case variableColor(VariableColor)
    case rotate(isClockwise: Bool)
    case wiggle(Wiggle)
    case scale(isUp: Bool)
    case appear(Side?)
    case disappear(Side?)
    case draw
    case replace(Replacement)
  }

  /// How the parts light up.
  struct VariableColor: Equatable, Sendable {
    /// One part at a time, not more and more of them.
    var isIterative = false
    /// Back again before the next round.
    var isReversing = false
    /// The parts that are not lit are not seen at all.
    var hidesInactive = false
  }

  enum Wiggle: Equatable, Sendable {
    /// To and fro around the middle; degrees of the first turn.
    case turn(Double)
    /// To and fro along a line; the direction of the first step, points rightwards and downwards.
    case shift(x: Double, y: Double)
  }

  enum Side: Equatable, Sendable { case up, down }

  enum Replacement: Equatable, Sendable { case downUp, upUp, offUp }

  var kind: Kind
  var isByLayer = false
}

/// Grows or shrinks for a moment and swings back.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion(kind: .bounce(isUp: true), isByLayer: true)

  public var up: BounceSymbolEffect { with { $0.kind = .bounce(isUp: true) } }
  public var down: BounceSymbolEffect { with { $0.kind = .bounce(isUp: false) } }
}

/// Fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion(kind: .pulse)
}

/// Grows and shrinks slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion(kind: .breathe(fades: true))

  /// Without fading.
  public var plain: BreatheSymbolEffect { with { $0.kind = .breathe(fades: false) } }
  /// Fading on the way.
  public var pulse: BreatheSymbolEffect { with { $0.kind = .breathe(fades: true) } }
}

/// The parts light up one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion(kind: .variableColor(.init()), isByLayer: true)

  /// One part at a time.
  public var iterative: VariableColorSymbolEffect { color { $0.isIterative = true } }
  /// More and more parts.
  public var cumulative: VariableColorSymbolEffect { color { $0.isIterative = false } }
  /// Back again before the next round.
  public var reversing: VariableColorSymbolEffect { color { $0.isReversing = true } }
  public var nonReversing: VariableColorSymbolEffect { color { $0.isReversing = false } }
  public var dimInactiveLayers: VariableColorSymbolEffect { color { $0.hidesInactive = false } }
  public var hideInactiveLayers: VariableColorSymbolEffect { color { $0.hidesInactive = true } }

  private func color(
    _ change: (inout _SymbolMotion.VariableColor) -> Void
  ) -> VariableColorSymbolEffect {
    with { motion in
      guard case .variableColor(var color) = motion.kind else { return }
      change(&color)
      motion.kind = .variableColor(color)
    }
  }
}

/// Turns once around its middle.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion(kind: .rotate(isClockwise: true))

  public var clockwise: RotateSymbolEffect { with { $0.kind = .rotate(isClockwise: true) } }
  public var counterClockwise: RotateSymbolEffect {
    with { $0.kind = .rotate(isClockwise: false) }
  }
}

/// Moves to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion(kind: .wiggle(.turn(-10)))

  public var clockwise: WiggleSymbolEffect { with { $0.kind = .wiggle(.turn(10)) } }
  public var counterClockwise: WiggleSymbolEffect { with { $0.kind = .wiggle(.turn(-10)) } }
  public var left: WiggleSymbolEffect { shift(-1, 0) }
  public var right: WiggleSymbolEffect { shift(1, 0) }
  public var up: WiggleSymbolEffect { shift(0, -1) }
  public var down: WiggleSymbolEffect { shift(0, 1) }
  /// To the side where lines end; to the right here.
  public var forward: WiggleSymbolEffect { shift(1, 0) }
  /// To the side where lines begin; to the left here.
  public var backward: WiggleSymbolEffect { shift(-1, 0) }

  /// Along a line of this angle, clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect {
    let radians = angle.radians.isFinite ? angle.radians : 0
    return shift(cos(radians), sin(radians))
  }

  public func custom(angle: Double) -> WiggleSymbolEffect { custom(angle: .degrees(angle)) }

  private func shift(_ x: Double, _ y: Double) -> WiggleSymbolEffect {
    with { $0.kind = .wiggle(.shift(x: x, y: y)) }
  }
}

/// Larger or smaller while it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion(kind: .scale(isUp: true))

  public var up: ScaleSymbolEffect { with { $0.kind = .scale(isUp: true) } }
  public var down: ScaleSymbolEffect { with { $0.kind = .scale(isUp: false) } }
}

/// Comes into view when it becomes active.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion = _SymbolMotion(kind: .appear(nil))

  /// From below.
  public var up: AppearSymbolEffect { with { $0.kind = .appear(.up) } }
  /// From above.
  public var down: AppearSymbolEffect { with { $0.kind = .appear(.down) } }
}

/// Out of view while it is active.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion = _SymbolMotion(kind: .disappear(nil))

  /// Upwards.
  public var up: DisappearSymbolEffect { with { $0.kind = .disappear(.up) } }
  /// Downwards.
  public var down: DisappearSymbolEffect { with { $0.kind = .disappear(.down) } }
}

/// Out of view while it is active, and drawn from its leading side when it is not any more. Apple
/// draws along the strokes, which the artwork here does not have.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion = _SymbolMotion(kind: .draw)

  /// One part after the other.
  public var individually: DrawOnSymbolEffect { byLayer }
}

/// Wiped out while it is active.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion = _SymbolMotion(kind: .draw)

  /// One part after the other.
  public var individually: DrawOffSymbolEffect { byLayer }
  /// From the other side; kept, it goes the same way here.
  public var reversed: DrawOffSymbolEffect { self }
  public var nonReversed: DrawOffSymbolEffect { self }
}

/// One symbol becomes another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  public var _motion = _SymbolMotion(kind: .replace(.downUp))

  /// The old one shrinks, the new one grows.
  public var downUp: ReplaceSymbolEffect { Self.downUp }
  /// Both grow.
  public var upUp: ReplaceSymbolEffect { Self.upUp }
  /// The old one is gone at once, the new one grows.
  public var offUp: ReplaceSymbolEffect { Self.offUp }

  public static var downUp: ReplaceSymbolEffect { make(.downUp) }
  public static var upUp: ReplaceSymbolEffect { make(.upUp) }
  public static var offUp: ReplaceSymbolEffect { make(.offUp) }

  private static func make(_ replacement: _SymbolMotion.Replacement) -> ReplaceSymbolEffect {
    ReplaceSymbolEffect(_motion: _SymbolMotion(kind: .replace(replacement)))
  }

  /// What two symbols share stays, where they are known to share it; here the fallback runs.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplaceSymbolEffect {
    MagicReplaceSymbolEffect(_motion: fallback._motion)
  }
}

/// One symbol becomes another, and what they share stays. The artwork here does not say what symbols
/// share, so the fallback runs.
public struct MagicReplaceSymbolEffect: ContentTransitionSymbolEffect {
  public var _motion: _SymbolMotion
}

/// The movement that suits the change.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .replace(.downUp)) }
}

/// An effect whose parts can go one after the other.
public protocol _LayeredSymbolEffect: SymbolEffect { var _motion: _SymbolMotion { get set } }

extension _LayeredSymbolEffect {
  /// The parts of the symbol move one after the other.
  public var byLayer: Self { with { $0.isByLayer = true } }
  /// The symbol moves as a whole.
  public var wholeSymbol: Self { with { $0.isByLayer = false } }

  func with(_ change: (inout _SymbolMotion) -> Void) -> Self {
    var effect = self
    change(&effect._motion)
    return effect
  }
}

extension BounceSymbolEffect: _LayeredSymbolEffect {}
extension PulseSymbolEffect: _LayeredSymbolEffect {}
extension BreatheSymbolEffect: _LayeredSymbolEffect {}
extension VariableColorSymbolEffect: _LayeredSymbolEffect {}
extension RotateSymbolEffect: _LayeredSymbolEffect {}
extension WiggleSymbolEffect: _LayeredSymbolEffect {}
extension ScaleSymbolEffect: _LayeredSymbolEffect {}
extension AppearSymbolEffect: _LayeredSymbolEffect {}
extension DisappearSymbolEffect: _LayeredSymbolEffect {}
extension DrawOnSymbolEffect: _LayeredSymbolEffect {}
extension DrawOffSymbolEffect: _LayeredSymbolEffect {}
extension ReplaceSymbolEffect: _LayeredSymbolEffect {}
extension MagicReplaceSymbolEffect: _LayeredSymbolEffect {}

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
extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
