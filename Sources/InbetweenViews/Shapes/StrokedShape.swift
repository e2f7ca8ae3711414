import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// The line along a shape's outline, as a shape of its own.
public struct _StrokedShape<Base: Shape> {
  var base: Base
  var style: StrokeStyle
}

extension _StrokedShape: Shape {
  public func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

  public func _outline(in rect: CGRect) -> ShapeOutline { .stroke(base.path(in: rect), style) }

  public static var role: ShapeRole { .stroke }

  public static var _name: String { Base._name }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData>
  {
    get { AnimatablePair(base.animatableData, style.animatableData) }
    set {
      base.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// The line along the outline.
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(base: self, style: style) }

  /// The line along the outline, of a width in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
