import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  public func _style(in context: StyleContext) -> ResolvedStyle {
    base._style(in: context).faded(by: opacity)
  }
}

/// A style that is combined with what is below.
public struct _BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let blendMode: BlendMode

  public func _style(in context: StyleContext) -> ResolvedStyle {
    var style = base._style(in: context)
    style.blendMode = blendMode
    return style
  }
}

/// A style that casts a shadow.
public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  public func _style(in context: StyleContext) -> ResolvedStyle {
    var style = base._style(in: context)
    style.shadows.append(shadow.resolved(in: context))
    return style
  }
}

/// A style that fills a rectangle of its own instead of the shape's frame.
public struct _AnchoredShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let rect: CGRect

  public func _style(in context: StyleContext) -> ResolvedStyle {
    var style = base._style(in: context)
    style.anchor = rect
    return style
  }
}

extension _OpacityShapeStyle: Equatable where Base: Equatable {}
extension _BlendModeShapeStyle: Equatable where Base: Equatable {}
extension _ShadowShapeStyle: Equatable where Base: Equatable {}
extension _AnchoredShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// This style with its opacity multiplied (0...1).
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity.isNaN ? 0 : opacity)
  }

  /// This style, combined with what is below it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(base: self, blendMode: mode)
  }

  /// This style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(base: self, shadow: style)
  }

  /// This style with its unit points in a rectangle of the shape's space.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _AnchoredShapeStyle(base: self, rect: rect)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground style, combined with what is below it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
