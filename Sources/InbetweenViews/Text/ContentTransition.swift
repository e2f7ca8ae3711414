import InbetweenViewGraph

/// How a change inside one view is shown: other characters of a text, another symbol.
public struct ContentTransition: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    /// Digits roll, by the sign of the change.
    case numericText(countsDown: Bool)
    case numericValue(Double)
    /// The motion of a symbol that becomes another, and its speed.
    case symbolEffect(_SymbolMotion, rate: Double)
  }

  package var kind: Kind

  /// Whether digits roll, and whether up (1) or down (-1) from the transition before; nil: they do
  /// not.
  func roll(from before: ContentTransition) -> Double? {
    switch (before.kind, kind) {
    case (_, .numericText(let countsDown)): return countsDown ? -1 : 1
    case (.numericValue(let old), .numericValue(let new)): return new < old ? -1 : 1
    case (_, .numericValue): return 1
    default: return nil
    }
  }

  /// The new content shows at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The new content fades in over the old.
  public static let opacity = ContentTransition(kind: .opacity)
  /// What can change gradually does; the rest fades.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// A symbol becomes another by the effect that suits the change.
  public static let symbolEffect = symbolEffect(AutomaticSymbolEffect())

  /// Digits of a text roll up, or down where it counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Digits of a text roll in the direction in which the value changes.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .opacity }
}

private enum AddsDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether a content transition draws into one layer. Drawn alike here.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// How changes inside the views below are shown, in changes that animate.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
