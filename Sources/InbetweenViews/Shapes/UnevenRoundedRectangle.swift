import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A rectangle with a radius for each corner; leading is left unless lines are read from right to
/// left.
public struct UnevenRoundedRectangle {
  /// Points.
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetUnevenRoundedRectangle(base: self, amount: amount)
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// An uneven rounded rectangle whose edge is moved inwards; its corners shrink by the same amount.
public struct _InsetUnevenRoundedRectangle {
  var base: UnevenRoundedRectangle
  var amount: CGFloat
}

extension _InsetUnevenRoundedRectangle: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    let frame = rect.insetBy(dx: amount, dy: amount)
    if frame.isNull || amount.isNaN { return Path() }
    let radii = base.cornerRadii
    let inner = RectangleCornerRadii(
      topLeading: max(0, radii.topLeading - amount),
      bottomLeading: max(0, radii.bottomLeading - amount),
      bottomTrailing: max(0, radii.bottomTrailing - amount),
      topTrailing: max(0, radii.topTrailing - amount))
    return Path(roundedRect: frame, cornerRadii: inner, style: base.style)
  }

  public func inset(by amount: CGFloat) -> _InsetUnevenRoundedRectangle {
    _InsetUnevenRoundedRectangle(base: base, amount: self.amount + amount)
  }

  public var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

extension RectangleCornerRadii: Animatable {
  /// Top leading and bottom leading, then bottom trailing and top trailing.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
