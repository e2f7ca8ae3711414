import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A rectangle that fills its frame.
public struct Rectangle {
  public init() {}
}

extension Rectangle: InsettableShape {
  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func _outline(in rect: CGRect) -> ShapeOutline { .rect(rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

/// A shape in a frame that is smaller on all sides. Where nothing is left of the frame, nothing is
/// left of the shape.
public struct _InsetShape<Base: Shape> {
  var base: Base
  var amount: CGFloat
}

extension _InsetShape: InsettableShape {
  private func frame(_ rect: CGRect) -> CGRect? {
    let inset = rect.insetBy(dx: amount, dy: amount)
    return inset.isNull || amount.isNaN ? nil : inset
  }

  public func path(in rect: CGRect) -> Path { frame(rect).map(base.path) ?? Path() }

  public func _outline(in rect: CGRect) -> ShapeOutline {
    frame(rect).map(base._outline) ?? .path(Path())
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  public static var _name: String { Base._name }

  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(base: base, amount: self.amount + amount)
  }

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}
