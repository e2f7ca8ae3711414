/// The foreground style of the place where it is used, standing back by a level.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _style(in context: StyleContext) -> ResolvedStyle {
    context.environment.foreground.style(in: context.atLevel(context.level + level))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of the most important content.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

/// A style at one of its own levels (`.tint.secondary`).
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _style(in context: StyleContext) -> ResolvedStyle {
    base._style(in: context.atLevel(context.level + level))
  }
}

extension HierarchicalShapeStyleModifier: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// This style, standing back by one level.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
