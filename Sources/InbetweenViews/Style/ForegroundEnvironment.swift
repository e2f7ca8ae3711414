import InbetweenViewGraph

/// The foreground styles that apply at a place: those set by the nearest modifier, and what applied
/// above it, to which styles like `.secondary` in that modifier refer.
package struct Foreground: Equatable, Sendable {
  private indirect enum Storage: Equatable, Sendable {
    case none
    case styles([AnyShapeStyle], above: Foreground)
  }

  private let storage: Storage

  /// Nothing set: text in the palette's label colours.
  package static let none = Foreground(storage: .none)

  /// The styles of `foregroundStyle(_:_:_:)` below a place with these.
  package func setting(_ styles: [AnyShapeStyle]) -> Foreground {
    styles.isEmpty ? self : Foreground(storage: .styles(styles, above: self))
  }

  func style(in context: StyleContext) -> ResolvedStyle {
    switch storage {
    case .none:
      return context.paletteStyle(
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel)
    case .styles(let styles, let above):
      if context.depth >= StyleContext.maximumDepth { return .clear }
      let index = min(context.level, styles.count - 1)
      // Where a level has no style of its own, the last one stands back by what is missing.
      var inner = context.atLevel(context.level - index)
      inner.environment.foreground = above
      return styles[index]._style(in: inner)
    }
  }
}

private enum ForegroundKey: EnvironmentKey {
  static var defaultValue: Foreground { .none }
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The foreground styles that `foregroundStyle(_:)` sets.
  package var foreground: Foreground {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// What `tint(_:)` sets; nil: the palette's accent.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// What `.background` paints; nil: the palette's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The colour of `Color.accentColor`: the tint where it is a colour, else the palette's accent.
  package var accentColor: Color {
    // A tint that is itself made of the accent would go round in circles.
    guard let color = tint?.color, !color.refersToAccent else {
      return Color(.palette(.accent, name: "accentColor"))
    }
    return color
  }
}

extension Color {
  fileprivate var refersToAccent: Bool {
    switch storage {
    case .accent: true
    case .faded(let base, _): base.refersToAccent
    case .mixed(let from, let to, _, _): from.refersToAccent || to.refersToAccent
    case .fixed, .palette, .named: false
    }
  }
}
