import InbetweenViewGraph

extension View {
  private nonisolated func foreground(_ styles: [AnyShapeStyle]) -> some View {
    transformEnvironment(\.foreground) { $0 = $0.setting(styles) }
  }

  /// The style in which text, symbols and shapes below are drawn.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foreground([AnyShapeStyle(style)])
  }

  /// The styles of the first two levels.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// The styles of the first three levels.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  /// The colour in which text, symbols and shapes below are drawn; nil changes nothing.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    foreground(color.map { [AnyShapeStyle($0)] } ?? [])
  }

  /// The style of controls below.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    environment(\.tint, AnyShapeStyle(tint))
  }

  /// The colour of controls below; nil: the accent of the palette.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// The older name of `tint`.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }

  /// What `.background` paints below.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Light or dark, for the views below.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// How large controls below are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
