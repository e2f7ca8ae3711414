import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// The border of a button.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(radius: CGFloat?)
  }

  private let form: Form

  private init(_ form: Form) { self.form = form }

  /// What suits the place; a capsule.
  public static let automatic = ButtonBorderShape(.automatic)
  public static let capsule = ButtonBorderShape(.capsule)
  public static let circle = ButtonBorderShape(.circle)
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(radius: nil))

  /// - Parameter radius: points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle(radius: radius))
  }
}

extension ButtonBorderShape: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    switch form {
    case .automatic, .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .roundedRectangle(let radius): rounded(radius).path(in: rect)
    }
  }

  public func _outline(in rect: CGRect) -> ShapeOutline {
    switch form {
    case .automatic, .capsule: Capsule()._outline(in: rect)
    case .circle: Circle()._outline(in: rect)
    case .roundedRectangle(let radius): rounded(radius)._outline(in: rect)
    }
  }

  private func rounded(_ radius: CGFloat?) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: radius ?? Looks.length(.buttonBorderCornerRadius))
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
