import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Texts, pictures and views in a canvas.
extension GraphicsContext {
  /// A text that is ready to be measured and drawn.
  public struct ResolvedText {
    let text: InbetweenViews.ResolvedText
    let typesetter: any Typesetter
    /// Replaces the paint of what has no colour of its own.
    public var shading: Shading

    func layout(_ width: CGFloat?, _ height: CGFloat?) -> TextLayout {
      func room(_ length: CGFloat?) -> Double? {
        length.flatMap { $0.isFinite ? Double(max(0, $0)) : nil }
      }
      return typesetter.layout(text.block, width: room(width), height: room(height))
    }

    /// The size that the text takes of a room, points.
    public func measure(in size: CGSize) -> CGSize {
      let layout = layout(size.width, size.height)
      return CGSize(width: layout.width, height: layout.height)
    }

    /// From the top, points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      layout(size.width, size.height).firstBaseline
    }

    /// From the top, points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      layout(size.width, size.height).lastBaseline
    }
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    let image: InbetweenViews.ResolvedImage
    /// Points.
    public let size: CGSize
    /// From the top, points.
    public let baseline: CGFloat
    /// Replaces the paint of a symbol or template; nil: drawn as it is.
    public var shading: Shading?
  }

  /// A view of the canvas's symbols that is ready to be drawn.
  public struct ResolvedSymbol {
    let list: DisplayList
    /// Points.
    public let size: CGSize
  }

  // MARK: Resolving

  public func resolve(_ text: Text) -> ResolvedText {
    let resolved = text.resolved(in: environment, at: recorder.date)
    return ResolvedText(
      text: resolved, typesetter: recorder.typesetter,
      shading: Shading(
        kind: .resolved(.init(paints: resolved.style.fills, blendMode: resolved.style.blendMode))))
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let resolved = image.resolved(in: environment)
    let natural = resolved.natural(recorder.typesetter)
    return ResolvedImage(
      image: resolved, size: natural.size, baseline: natural.baseline ?? natural.size.height,
      shading: resolved.style.map { Shading(kind: .resolved(.init(paints: $0.fills))) })
  }

  /// The shading as it is in this context.
  public func resolve(_ shading: Shading) -> Shading {
    Shading(kind: .resolved(shading.resolved(in: environment)))
  }

  /// The view of the canvas's symbols with this tag, or nil where none has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    recorder.symbols[AnyHashable(id)].map { ResolvedSymbol(list: $0.list, size: $0.size) }
  }

  // MARK: Drawing

  /// Draws a text in one line (or in those that it has) with a point of it at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(nil, nil)
    let size = CGSize(width: layout.width, height: layout.height)
    draw(text, layout, in: CGRect(origin: point.minus(anchor, of: size), size: size))
  }

  /// Draws a text from the top leading corner of a room, broken to its width.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, text.layout(rect.width, rect.height), in: rect)
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  private func draw(_ text: ResolvedText, _ layout: TextLayout, in rect: CGRect) {
    draw { list in
      list.texts.append(layout)
      list.items.append(
        .init(
          .text, resource: Int32(list.texts.count - 1),
          paint: list.add(text.shading.paint(of: rect, environment)),
          values: .init(rect.minX, rect.minY, layout.width, layout.height)))
    }
  }

  /// Draws a picture in its own size with a point of it at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      image, in: CGRect(origin: point.minus(anchor, of: image.size), size: image.size))
  }

  /// Draws a picture stretched to a rectangle.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) {
    draw { list in
      list.images.append(image.image.source)
      list.items.append(
        .init(
          .image, flags: (image.image.tiles ? 1 : 0) | (image.image.isSmooth ? 0 : 2),
          resource: Int32(list.images.count - 1),
          paint: image.shading.map { list.add($0.paint(of: rect, environment)) } ?? -1,
          values: .init(rect.minX, rect.minY, rect.width, rect.height)))
    }
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a view in its own size with a point of it at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      symbol, in: CGRect(origin: point.minus(anchor, of: symbol.size), size: symbol.size))
  }

  /// Draws a view stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let (x, y) = (rect.width / symbol.size.width, rect.height / symbol.size.height)
    draw { list in
      list.items.append(.init(.transform, values: .init(x, 0, 0, y, rect.minX, rect.minY)))
      list.append(symbol.list)
      list.items.append(.init(.pop))
    }
  }
}

extension GraphicsContext.Shading {
  /// The uppermost paint for something with a frame, to which the fractions of its item refer.
  fileprivate func paint(of frame: CGRect, _ environment: EnvironmentValues) -> Paint {
    let resolved = resolved(in: environment)
    let paint = resolved.paints.last ?? .color(.clear)
    if !resolved.isInPoints { return paint }
    return paint.anchored(
      to: CGRect(x: -frame.minX, y: -frame.minY, width: 1, height: 1), in: frame.size)
  }
}

extension CGPoint {
  /// The top left of something of this size whose anchor is at this point.
  fileprivate func minus(_ anchor: UnitPoint, of size: CGSize) -> CGPoint {
    CGPoint(x: x - anchor.x * size.width, y: y - anchor.y * size.height)
  }
}
