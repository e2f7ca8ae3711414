import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A shape in a frame of its own size, laid at a point of the frame that it is given.
public struct _SizedShape<Content: Shape> {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint
}

extension _SizedShape: Shape {
  private func frame(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y,
      width: size.width, height: size.height)
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: frame(rect)) }

  public func _outline(in rect: CGRect) -> ShapeOutline { shape._outline(in: frame(rect)) }

  public static var role: ShapeRole { Content.role }

  public static var _name: String { Content._name }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// The shape in a frame of its own size, in points.
  public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
