import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// The part of a shape's outline between two fractions of its length.
public struct _TrimmedShape<Base: Shape> {
  var base: Base
  var from: CGFloat
  var to: CGFloat
}

extension _TrimmedShape: Shape {
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: from, to: to)
  }

  public static var role: ShapeRole { Base.role }

  public static var _name: String { Base._name }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(base.animatableData, AnimatablePair(from, to)) }
    set {
      base.animatableData = newValue.first
      from = newValue.second.first
      to = newValue.second.second
    }
  }
}

extension Shape {
  /// The part of the outline between two fractions (0...1) of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(base: self, from: startFraction, to: endFraction)
  }
}
