import InbetweenViewGraph

/// How a symbol's colours are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let isGradient: Bool

  /// Evenly.
  public static let flat = SymbolColorRenderingMode(isGradient: false)
  /// From a lighter tone at the top to the colour itself.
  public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// Parts beyond the value are dim.
  public static let color = SymbolVariableValueMode(name: "color")
  /// The symbol is drawn up to the value; shown like `color` here.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

extension EnvironmentValues {
  /// nil: evenly.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// How the colours of symbols below are filled.
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  /// Symbols show their value by dim parts in either mode.
  public nonisolated func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?
  ) -> some View {
    self
  }
}
