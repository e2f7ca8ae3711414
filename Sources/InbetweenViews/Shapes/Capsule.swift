import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A rectangle whose shorter sides are half circles.
public struct Capsule {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape {
  private func rounded(_ rect: CGRect) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func path(in rect: CGRect) -> Path { rounded(rect).path(in: rect) }

  public func _outline(in rect: CGRect) -> ShapeOutline {
    rect.isNull ? .path(Path()) : rounded(rect)._outline(in: rect)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
