import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A rectangle with rounded corners.
public struct RoundedRectangle {
  /// Points; never more than half a side.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

extension RoundedRectangle: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func _outline(in rect: CGRect) -> ShapeOutline {
    .rect(rect, corner: cornerSize.limited(to: rect), style: style)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetRoundedRectangle(base: self, amount: amount)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rounded rectangle whose edge is moved inwards; its corners shrink by the same amount.
public struct _InsetRoundedRectangle {
  var base: RoundedRectangle
  var amount: CGFloat
}

extension _InsetRoundedRectangle: InsettableShape {
  private func inner(_ rect: CGRect) -> (frame: CGRect, shape: RoundedRectangle)? {
    let frame = rect.insetBy(dx: amount, dy: amount)
    if frame.isNull || amount.isNaN { return nil }
    // The corner of the whole frame counts, not the wish: that may be larger than half a side.
    let corner = base.cornerSize.limited(to: rect)
    let size = CGSize(width: corner.width - amount, height: corner.height - amount)
    return (frame, RoundedRectangle(cornerSize: size, style: base.style))
  }

  public func path(in rect: CGRect) -> Path {
    guard let (frame, shape) = inner(rect) else { return Path() }
    return shape.path(in: frame)
  }

  public func _outline(in rect: CGRect) -> ShapeOutline {
    guard let (frame, shape) = inner(rect) else { return .path(Path()) }
    return shape._outline(in: frame)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> _InsetRoundedRectangle {
    _InsetRoundedRectangle(base: base, amount: self.amount + amount)
  }

  public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension CGSize {
  /// The corner that a rectangle has room for; what is not a number is no corner.
  func limited(to rect: CGRect) -> CGSize {
    func limit(_ value: CGFloat, _ side: CGFloat) -> CGFloat {
      value.isNaN ? 0 : max(0, min(value, side / 2))
    }
    return CGSize(width: limit(width, rect.width), height: limit(height, rect.height))
  }
}
