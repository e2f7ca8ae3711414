import InbetweenViewGraph

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// Times the usual speed.
  var rate = 1.0
  /// How many rounds; nil: as the effect is used, once for a change and on while it is active.
  var rounds: Rounds?
  /// Seconds between two rounds.
  var pause = 0.0

  enum Rounds: Equatable, Sendable {
    case count(Int)
    case endless
  }

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions(rounds: .endless)
  public static let nonRepeating = SymbolEffectOptions(rounds: .count(1))

  public var repeating: SymbolEffectOptions { changed { $0.rounds = .endless } }
  public var nonRepeating: SymbolEffectOptions { changed { $0.rounds = .count(1) } }

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(count)
  }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }

  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions.default.speed(speed)
  }

  /// nil: for ever. At least once, at most 10,000 times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    changed { $0.rounds = count.map { .count(min(max(1, $0), 10_000)) } ?? .endless }
  }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self.repeat(behavior.count)
    options.pause = behavior.pause
    return options
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
    /// Seconds.
    let pause: Double

    /// The pause between rounds where none is given. Apple's has not been measured: chosen.
    private static let usualPause = 0.5

    /// One round after the other.
    public static let continuous = RepeatBehavior(count: nil, pause: 0)
    /// Rounds with pauses in between.
    public static let periodic = periodic()

    /// - Parameters:
    ///   - count: nil: for ever.
    ///   - delay: the pause between two rounds, seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let pause = delay ?? usualPause
      return RepeatBehavior(count: count, pause: pause.isFinite ? min(max(0, pause), 86_400) : 0)
    }
  }
}
