import InbetweenDrawing
import InbetweenViewGraph

/// A shape filled over another view of the same shape.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public let shape: Content
  public let style: Style
  public let fillStyle: FillStyle
  public let background: Background
}

extension FillShapeView: _LayeredShapeView {
  public typealias Drawn = Content

  public var front: _ShapeView<Content, Style> {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
  }
}

/// The line along a shape, over another view of the same shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public let shape: Content
  public let style: Style
  public let strokeStyle: StrokeStyle
  public let isAntialiased: Bool
  public let background: Background
}

extension StrokeShapeView: _LayeredShapeView {
  public typealias Drawn = _StrokedShape<Content>

  public var front: _ShapeView<Drawn, Style> {
    _ShapeView(shape: _StrokedShape(base: shape, style: strokeStyle), style: style)
  }
}

/// The line along the inner side of a shape's edge, over another view of the same shape.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  public let shape: Content
  public let style: Style
  public let strokeStyle: StrokeStyle
  public let isAntialiased: Bool
  public let background: Background
}

extension StrokeBorderShapeView: _LayeredShapeView {
  public typealias Drawn = _StrokedShape<Content.InsetShape>

  public var front: _ShapeView<Drawn, Style> {
    let inner = shape.inset(by: strokeStyle.lineWidth / 2)
    return _ShapeView(shape: _StrokedShape(base: inner, style: strokeStyle), style: style)
  }
}
