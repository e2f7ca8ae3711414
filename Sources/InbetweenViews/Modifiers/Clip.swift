import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Keeps what is drawn of a view inside a shape.
struct ClipEffect<S: Shape>: LayerModifier {
  var shape: S
  var style: FillStyle

  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> ClipLayer<S> {
    ClipLayer(child, self, owner: owner)
  }

  func _updateLayer(_ layer: ClipLayer<S>, owner: ViewNode) { layer.update(self) }
}

/// The layer of a clip. The shape follows the view's shown frame and animates like a shape view.
final class ClipLayer<S: Shape>: WrapperRenderNode {
  private var effect: ClipEffect<S>
  private var data: AnimatedAttribute<S.AnimatableData>
  /// The outline in the list, in the space of the frame, and the frame's size.
  private var outline: ShapeOutline?
  private var outlineSize = CGSize.zero

  init(_ child: RenderNode, _ effect: ClipEffect<S>, owner: ViewNode) {
    self.effect = effect
    data = AnimatedAttribute(0, effect.shape.animatableData)
    super.init(child, owner: owner)
  }

  func update(_ new: ClipEffect<S>) {
    effect = new
    // Changed as a copy: the graph calls the node back meanwhile, and it reads it.
    var data = data
    data.set(new.shape.animatableData, of: self)
    self.data = data
    redraw(reshaping: true)
  }

  override var animatesGeometry: Bool { true }

  override func frameDidChange() { redraw(reshaping: shown.rect.size != outlineSize) }

  private var shownShape: S {
    guard data.isAnimating else { return effect.shape }
    var shape = effect.shape
    shape.animatableData = data.shown
    return shape
  }

  private func makeOutline() -> ShapeOutline {
    let bounds = CGRect(origin: .zero, size: shown.rect.size)
    let shape = shownShape
    let outline = shape._outline(in: bounds)
    return isMirrored && shape.layoutDirectionBehavior.mirrors(in: .rightToLeft)
      ? outline.mirrored(in: bounds) : outline
  }

  override func emit(into list: inout DisplayList) {
    let outline = makeOutline()
    self.outline = outline
    outlineSize = shown.rect.size
    let drawing = ShapeDrawing(
      outline: outline, frame: shown.rect, style: .clear, isEvenOdd: effect.style.isEOFilled,
      owner: list.owner(owner))
    let item = drawing.clip(in: &list)
    itemIndex = list.items.count
    list.items.append(item)
    child.emit(into: &list)
    list.items.append(.init(.pop))
  }

  /// Brings the item in the list up to date: its place, and where it is reshaped its outline.
  private func redraw(reshaping: Bool) {
    guard itemIndex >= 0, let old = outline else { return }
    let index = itemIndex
    if !reshaping { return graph.patch(index, old.values(in: shown.rect)) }
    let new = makeOutline()
    guard old.hasForm(of: new) else { return graph.setNeedsEmission() }
    outline = new
    outlineSize = shown.rect.size
    graph.patch(index, new.values(in: shown.rect))
    if let path = new.clipPath {
      graph.patch { $0.paths[Int($0.items[index].resource)] = path }
    }
  }

  override func present(_ attribute: UInt8, _ lanes: UnsafePointer<Double>) {
    if attribute == RenderNode.geometryAttribute { return super.present(attribute, lanes) }
    data.present(lanes)
    redraw(reshaping: true)
  }

  override func animatorDidEnd(_ attribute: UInt8) {
    if attribute == RenderNode.geometryAttribute { return super.animatorDidEnd(attribute) }
    data.didEnd()
    redraw(reshaping: true)
  }

  override func animator(of attribute: UInt8) -> Animator? {
    attribute == 0 ? data.animator : super.animator(of: attribute)
  }

  override func attributeName(_ attribute: UInt8) -> AttributeName {
    attribute == 0
      ? AttributeName("clip", (0..<max(0, S.AnimatableData._laneCount)).map(String.init))
      : super.attributeName(attribute)
  }

  override var attributes: [(id: UInt8, name: AttributeName, values: [Double])] {
    let own = data.shownLanes
    return own.isEmpty ? super.attributes : super.attributes + [(0, attributeName(0), own)]
  }

  override func detach() {
    super.detach()
    data.detach()
  }

  // What is clipped away cannot be touched.
  override func hitTest(_ point: CGPoint) -> RenderNode? {
    let inside = CGPoint(x: point.x - shown.x, y: point.y - shown.y)
    let path = shownShape.path(in: CGRect(origin: .zero, size: shown.rect.size))
    return path.contains(inside, eoFill: effect.style.isEOFilled) ? super.hitTest(point) : nil
  }
}

extension ShapeOutline {
  /// The path that a clip by this outline needs; nil where numbers are enough.
  var clipPath: Path? {
    switch self {
    case .rect: nil
    case .ellipse(let rect): Path(ellipseIn: rect)
    case .path(let path): path
    case .stroke(let path, let style): path.strokedPath(style)
    }
  }
}

extension View {
  /// Shows of the view what lies inside the shape in its frame.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Shows of the view what lies inside its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows of the view what lies inside its frame with round corners, radius in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
