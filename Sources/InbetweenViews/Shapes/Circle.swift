import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// The largest circle in the middle of its frame.
public struct Circle {
  public init() {}
}

extension Circle: InsettableShape {
  private func frame(_ rect: CGRect) -> CGRect {
    let side = min(rect.width, rect.height)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }

  public func path(in rect: CGRect) -> Path {
    rect.isNull ? Path() : Path(ellipseIn: frame(rect))
  }

  public func _outline(in rect: CGRect) -> ShapeOutline {
    rect.isNull ? .path(Path()) : .ellipse(frame(rect))
  }

  /// A square of the smaller side. Where only one side is proposed it is that one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap { $0 }.min()
    return side.map { CGSize(width: $0, height: $0) } ?? .shapeIdeal
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
