import InbetweenDrawing

/// Frosted glass: what lies below shows through blurred.
public struct Material: ShapeStyle, Hashable {
  private enum Thickness: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick }
  private let thickness: Thickness

  private init(_ thickness: Thickness) { self.thickness = thickness }

  public static let ultraThin = Material(.ultraThin)
  public static let thin = Material(.thin)
  public static let regular = Material(.regular)
  public static let thick = Material(.thick)
  public static let ultraThick = Material(.ultraThick)
  /// The ground of toolbars; the regular material.
  public static let bar = Material(.regular)

  public func _style(in context: StyleContext) -> ResolvedStyle {
    let names: [Looks.ColorName] =
      switch thickness {
      case .ultraThin: [.materialUltraThinBottom, .materialUltraThinTop]
      case .thin: [.materialThinBottom, .materialThinTop]
      case .regular: [.materialRegularBottom, .materialRegularTop]
      case .thick: [.materialThickBottom, .materialThickTop]
      case .ultraThick: [.materialUltraThickBottom, .materialUltraThickTop]
      }
    if context.environment.accessibilityReduceTransparency {
      return ResolvedStyle(.color(context.paletteColor(.secondaryBackground)))
    }
    let fills = names.map(context.paletteColor).filter { $0.opacity > 0 }.map(Paint.color)
    return ResolvedStyle(
      fills: fills,
      backdrop: ResolvedStyle.Backdrop(
        radius: Looks.length(.materialBlurRadius),
        saturation: Looks.length(.materialSaturation)))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { Material.bar }
}
