import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A rectangle whose corners follow those of the container around it. No container has a shape of
/// its own here, so corners are as round as their least radius says.
public struct ConcentricRectangle {
  var topLeading: Edge.Corner.Style
  var topTrailing: Edge.Corner.Style
  var bottomLeading: Edge.Corner.Style
  var bottomTrailing: Edge.Corner.Style
  /// All corners are as round as the roundest.
  var isUniform: Bool

  public init() { self.init(corners: .concentric) }

  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
    self.isUniform = isUniform
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    topLeading = topLeadingCorner
    topTrailing = topTrailingCorner
    bottomLeading = bottomLeadingCorner
    bottomTrailing = bottomTrailingCorner
    isUniform = false
  }
}

extension Edge {
  /// A corner between two edges.
  public enum Corner: Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How round a corner is.
    public struct Style: Hashable, Sendable {
      /// Points.
      let radius: CGFloat

      /// As round as the container's corner, which is square here.
      public static let concentric = Style(radius: 0)

      /// As round as the container's corner, and at least by a radius, points.
      public static func concentric(minimum: Style) -> Style { minimum }

      /// A radius in points.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(radius: radius.isFinite ? max(0, radius) : 0)
      }
    }
  }
}

extension ConcentricRectangle: Shape {
  private var radii: RectangleCornerRadii {
    let all = [topLeading, topTrailing, bottomLeading, bottomTrailing].map(\.radius)
    if isUniform, let most = all.max() {
      return RectangleCornerRadii(
        topLeading: most, bottomLeading: most, bottomTrailing: most, topTrailing: most)
    }
    return RectangleCornerRadii(
      topLeading: topLeading.radius, bottomLeading: bottomLeading.radius,
      bottomTrailing: bottomTrailing.radius, topTrailing: topTrailing.radius)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: radii) }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
