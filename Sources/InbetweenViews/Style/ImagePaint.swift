import Foundation
import InbetweenDrawing

/// A picture, repeated.
public struct ImagePaint: ShapeStyle, Hashable {
  let source: ImageSource
  let scale: CGFloat

  /// - Parameter scale: of the picture's own size; what is not above 0 counts as 1.
  package init(source: ImageSource, scale: CGFloat = 1) {
    self.source = source
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  public func _style(in context: StyleContext) -> ResolvedStyle {
    ResolvedStyle(.image(source, scale: Double(scale))).faded(by: context.levelOpacity)
  }
}
