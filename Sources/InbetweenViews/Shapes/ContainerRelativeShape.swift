import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// The shape of the container, made smaller. No container has a shape of its own yet, so it is the
/// rectangle that SwiftUI shows outside of such a container.
public struct ContainerRelativeShape {
  public init() {}
}

extension ContainerRelativeShape: InsettableShape {
  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func _outline(in rect: CGRect) -> ShapeOutline { .rect(rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
