import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// An ellipse that touches all sides of its frame.
public struct Ellipse {
  public init() {}
}

extension Ellipse: InsettableShape {
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func _outline(in rect: CGRect) -> ShapeOutline {
    rect.isNull ? .path(Path()) : .ellipse(rect)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
