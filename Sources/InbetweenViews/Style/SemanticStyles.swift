/// The foreground style of the place where it is used.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _style(in context: StyleContext) -> ResolvedStyle {
    context.environment.foreground.style(in: context)
  }
}

/// The background of the place where it is used.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _style(in context: StyleContext) -> ResolvedStyle {
    guard let style = context.environment.backgroundStyle else {
      return context.paletteStyle(.background, .secondaryBackground, .tertiaryBackground)
    }
    // The style set here may itself be the background: then that of the palette is meant.
    var inner = context.deeper
    inner.environment.backgroundStyle = nil
    return style._style(in: inner)
  }
}

/// The tint of the place where it is used.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _style(in context: StyleContext) -> ResolvedStyle {
    var inner = context.deeper
    inner.environment.tint = nil
    return (context.environment.tint ?? AnyShapeStyle(Color.accentColor))._style(in: inner)
  }
}

/// The mark of selected content: the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _style(in context: StyleContext) -> ResolvedStyle {
    TintShapeStyle()._style(in: context)
  }
}

/// Lines between content.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _style(in context: StyleContext) -> ResolvedStyle {
    context.paletteStyle(.separator)
  }
}

/// The ground of controls and other small areas.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _style(in context: StyleContext) -> ResolvedStyle {
    context.paletteStyle(.fill, .secondaryFill, .tertiaryFill, .quaternaryFill)
  }
}

/// Text that stands where nothing has been entered yet.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _style(in context: StyleContext) -> ResolvedStyle {
    context.paletteStyle(.placeholder)
  }
}

/// Text that leads somewhere.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _style(in context: StyleContext) -> ResolvedStyle {
    context.paletteStyle(.accent)
  }
}

/// The ground of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _style(in context: StyleContext) -> ResolvedStyle {
    context.paletteStyle(.background)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
