import InbetweenDrawing
import InbetweenViewGraph

/// Light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }

/// How much colours are to stand out.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable { case standard, increased }

/// Where colours of an asset catalogue come from.
package struct ColorAssets: Sendable {
  /// The colour of a name, or nil where nobody has it.
  package var color: @Sendable (_ name: String, _ scheme: ColorScheme) -> ResolvedColor?

  package init(color: @escaping @Sendable (String, ColorScheme) -> ResolvedColor?) {
    self.color = color
  }

  /// No catalogue.
  package static let none = ColorAssets { _, _ in nil }
}

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private enum ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

private enum ColorAssetsKey: EnvironmentKey {
  static var defaultValue: ColorAssets { .none }
}

extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether the person asked for more contrast; only the host sets it.
  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// Where `Color("name")` looks its colour up.
  package var colorAssets: ColorAssets {
    get { self[ColorAssetsKey.self] }
    set { self[ColorAssetsKey.self] = newValue }
  }
}
