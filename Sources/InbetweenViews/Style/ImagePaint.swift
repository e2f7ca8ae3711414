import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A picture, repeated.
public struct ImagePaint: ShapeStyle, Equatable {
  public var image: Image
  /// Kept; the whole picture is drawn.
  public var sourceRect: CGRect
  public var scale: CGFloat

  /// - Parameters:
  ///   - sourceRect: the part of the picture, as fractions of it. The whole is drawn, whatever is
  ///     given.
  ///   - scale: of the picture's own size; what is not above 0 counts as 1.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  public func _style(in context: StyleContext) -> ResolvedStyle {
    let source = image.source(
      weight: context.environment.resolvedFont.weight, in: context.environment)
    return ResolvedStyle(.image(source, scale: Double(scale))).faded(by: context.levelOpacity)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
