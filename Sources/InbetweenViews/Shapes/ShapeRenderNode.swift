import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// A shape in the frame: its outline, its paint, and their animations.
@MainActor
final class ShapeRenderNode<S: Shape>: RenderNode {
  /// What a shape view says.
  struct Model {
    var shape: S
    var fillStyle: FillStyle
    var style: ResolvedStyle
    var layoutDirection: LayoutDirection
  }

  private var model: Model
  private var data: AnimatedAttribute<S.AnimatableData>
  private var paint: AnimatedPaint
  /// What the item in the list shows, once it is there.
  private var emitted: Emitted?
  private lazy var ownerName = owner.path
  private var isEvenOdd: Bool { model.fillStyle.isEOFilled }

  private struct Emitted {
    var outline: ShapeOutline
    var paint: Paint
    /// Which of the graph's emissions wrote the item.
    var emission: Int
  }

  private static var dataAttribute: UInt8 { 0 }
  private static var paintAttribute: UInt8 { 1 }

  init(_ model: Model, owner: ViewNode) {
    self.model = model
    data = AnimatedAttribute(Self.dataAttribute, model.shape.animatableData)
    paint = AnimatedPaint(Self.paintAttribute, model.style.paint)
    super.init(owner: owner)
  }

  /// The view or its environment changed.
  func update(_ new: Model) {
    let old = model
    model = new
    // Styles of more than one item cannot be patched from or to.
    if !old.style.isSingleItem || old.fillStyle != new.fillStyle { emitted = nil }
    if !bitwiseEqual(old.shape, new.shape) { setNeedsLayout() }
    // Changed as copies: the graph calls the node back meanwhile, and it reads them.
    var (data, paint) = (data, paint)
    data.set(new.shape.animatableData, of: self)
    paint.set(new.style.paint, of: self)
    (self.data, self.paint) = (data, paint)
    redraw()
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    model.shape.sizeThatFits(proposal)
  }

  override var animatesGeometry: Bool { true }

  override func frameDidChange() { redraw() }

  // MARK: Drawing

  private var shownShape: S {
    guard data.isAnimating else { return model.shape }
    var shape = model.shape
    shape.animatableData = data.shown
    return shape
  }

  /// In the space of the frame, whose origin is (0, 0).
  private var shownOutline: ShapeOutline {
    let bounds = CGRect(x: 0, y: 0, width: shown.width, height: shown.height)
    let shape = shownShape
    let outline = shape._outline(in: bounds)
    if !outline.isFinite {
      graph.warn(
        """
        The outline of \(ownerName) has numbers that are none or infinite, so it is not drawn. Look \
        for a division by zero in its path, inset or line width.
        """)
      return .path(Path())
    }
    return shape.layoutDirectionBehavior.mirrors(in: model.layoutDirection)
      ? outline.mirrored(in: bounds) : outline
  }

  override func emit(into list: inout DisplayList) {
    var style = model.style
    let paint = paint.shown
    if let last = style.fills.indices.last { style.fills[last] = paint }
    list.owners.append(ownerName)
    let drawing = ShapeDrawing(
      outline: shownOutline, frame: shown.rect, style: style, isEvenOdd: isEvenOdd,
      owner: Int32(list.owners.count - 1))
    itemIndex = list.items.count
    emitted = Emitted(
      outline: drawing.outline, paint: paint, emission: graph.statistics.emissions)
    drawing.append(to: &list)
  }

  /// Brings the item in the list up to date; where more than one item changes, the list is made
  /// again.
  private func redraw() {
    let outline = shownOutline
    guard let old = emitted, old.emission == graph.statistics.emissions,
      model.style.isSingleItem, old.outline.hasForm(of: outline)
    else { return graph.setNeedsEmission() }
    let paint = paint.shown
    let anchor = model.style.anchor
    let frame = shown.rect
    let index = itemIndex
    graph.patch(index, outline.values(in: frame))
    if let path = outline.path, path != old.outline.path {
      graph.patch { $0.paths[Int($0.items[index].resource)] = path }
    }
    if paint != old.paint || anchor != nil {
      let new = anchor.map { paint.anchored(to: $0, in: frame.size) } ?? paint
      graph.patch { $0.paints[Int($0.items[index].paint)] = new }
    }
    emitted = Emitted(outline: outline, paint: paint, emission: old.emission)
  }

  // MARK: Presentation

  override func present(_ attribute: UInt8, _ lanes: UnsafePointer<Double>) {
    switch attribute {
    case Self.dataAttribute: data.present(lanes)
    case Self.paintAttribute: paint.present(lanes)
    default: return super.present(attribute, lanes)
    }
    redraw()
  }

  override func animatorDidEnd(_ attribute: UInt8) {
    switch attribute {
    case Self.dataAttribute: data.didEnd()
    case Self.paintAttribute: paint.didEnd()
    default: return super.animatorDidEnd(attribute)
    }
    redraw()
  }

  override func attributeName(_ attribute: UInt8) -> AttributeName {
    switch attribute {
    case Self.dataAttribute:
      AttributeName("animatableData", (0..<max(0, S.AnimatableData._laneCount)).map(String.init))
    case Self.paintAttribute: paint.name
    default: super.attributeName(attribute)
    }
  }

  override var attributes: [(id: UInt8, name: AttributeName, values: [Double])] {
    var all = super.attributes
    if S.AnimatableData._laneCount > 0 {
      all.append((Self.dataAttribute, attributeName(Self.dataAttribute), data.shownLanes))
    }
    all.append((Self.paintAttribute, paint.name, paint.shownLanes))
    return all
  }

  override func animator(of attribute: UInt8) -> Animator? {
    switch attribute {
    case Self.dataAttribute: data.animator
    case Self.paintAttribute: paint.animator
    default: super.animator(of: attribute)
    }
  }

  override func detach() {
    super.detach()
    data.detach()
    paint.detach()
  }

  // MARK: Hit testing

  override func hitTest(_ point: CGPoint) -> RenderNode? {
    guard model.style.isVisible else { return nil }
    let local = CGPoint(x: point.x - shown.x, y: point.y - shown.y)
    return shownOutline.contains(local, evenOdd: isEvenOdd) ? self : nil
  }
}
