import Foundation
import InbetweenDrawing
import InbetweenViewGraph

extension View {
  /// Fills the view's frame behind it; where the frame touches an edge of the safe area, the fill
  /// goes on to the edge of the screen.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(alignment: .center) {
      _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges)
    }
  }

  /// Fills the view's frame behind it with the background style.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(alignment: .center) {
      _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    }
  }

  /// Fills a shape behind the view with the background style.
  public nonisolated func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the view's frame in front of it; where the frame touches an edge of the safe area, the
  /// fill goes on to the edge of the screen.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(alignment: .center) {
      _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges)
    }
  }

  /// Fills a shape in front of the view.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(alignment: .center) {
      _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    }
  }

  /// Draws a line along the inner side of the view's frame, points wide.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(alignment: .center) { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
