import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// An effect that maps the picture of a view by its size, and leaves its place in the layout.
///
/// The effect's animatable data is interpolated, and `effectValue(size:)` asked in each frame.
public nonisolated protocol GeometryEffect: Animatable, LayerModifier where Body == Never {
  /// The map in the view's own coordinates for the size that is shown, points.
  func effectValue(size: CGSize) -> ProjectionTransform

  /// How the data and its numbers are called in reports.
  static var _attributeName: AttributeName { get }
}

extension GeometryEffect {
  public static var _attributeName: AttributeName {
    let count = max(1, AnimatableData._laneCount)
    return AttributeName(
      typeName(Self.self), count > 1 ? (0..<count).map(String.init) : [], isMovement: true)
  }

  @MainActor @preconcurrency
  public func _makeLayer(_ child: RenderNode, owner: ViewNode) -> GeometryEffectLayer<Self> {
    GeometryEffectLayer(child, self, owner: owner)
  }

  @MainActor @preconcurrency
  public func _updateLayer(_ layer: GeometryEffectLayer<Self>, owner: ViewNode) {
    layer.update(self)
  }
}

/// The layer of a geometry effect: one item of the list, patched in each frame of its animation.
public final class GeometryEffectLayer<Effect: GeometryEffect>: WrapperRenderNode {
  private var effect: Effect
  private var data: AnimatedAttribute<Effect.AnimatableData>
  /// The item in the list is an affine one.
  private var isAffine = true

  init(_ child: RenderNode, _ effect: Effect, owner: ViewNode) {
    self.effect = effect
    data = AnimatedAttribute(0, effect.animatableData)
    super.init(child, owner: owner)
  }

  func update(_ new: Effect) {
    effect = new
    // Changed as a copy: the graph calls the node back meanwhile, and it reads it.
    var data = data
    data.set(new.animatableData, of: self)
    self.data = data
    redraw()
  }

  override public var animatesGeometry: Bool { true }

  override public func frameDidChange() { redraw() }

  /// The map in the view's own coordinates, as it is shown now.
  private var shownTransform: ProjectionTransform {
    var effect = effect
    if data.isAnimating { effect.animatableData = data.shown }
    return effect.effectValue(size: shown.rect.size).withoutNonsense
  }

  /// An affine map around the top left of the frame.
  private func values(_ transform: ProjectionTransform) -> DisplayList.Values {
    guard transform.isAffine else { return .init(shown.x, shown.y) }
    let m = transform.affine
    return .init(
      m.a, m.b, m.c, m.d, m.tx + shown.x - m.a * shown.x - m.c * shown.y,
      m.ty + shown.y - m.b * shown.x - m.d * shown.y)
  }

  override public func emit(into list: inout DisplayList) {
    let transform = shownTransform
    isAffine = transform.isAffine
    itemIndex = list.items.count
    var item = DisplayList.Item(isAffine ? .transform : .projection)
    item.owner = list.owner(owner)
    item.values = values(transform)
    if !isAffine {
      item.resource = Int32(list.matrices.count)
      list.matrices.append(transform.matrix)
    }
    list.items.append(item)
    child.emit(into: &list)
    list.items.append(.init(.pop))
  }

  private func redraw() {
    if itemIndex < 0 { return }
    let transform = shownTransform
    guard transform.isAffine == isAffine else { return graph.setNeedsEmission() }
    let index = itemIndex
    graph.patch(index, values(transform))
    if !isAffine {
      graph.patch { $0.matrices[Int($0.items[index].resource)] = transform.matrix }
    }
  }

  // MARK: Presentation

  override public func present(_ attribute: UInt8, _ lanes: UnsafePointer<Double>) {
    if attribute == RenderNode.geometryAttribute { return super.present(attribute, lanes) }
    data.present(lanes)
    redraw()
  }

  override public func animatorDidEnd(_ attribute: UInt8) {
    if attribute == RenderNode.geometryAttribute { return super.animatorDidEnd(attribute) }
    data.didEnd()
    redraw()
  }

  override public func animator(of attribute: UInt8) -> Animator? {
    attribute == 0 ? data.animator : super.animator(of: attribute)
  }

  override public func attributeName(_ attribute: UInt8) -> AttributeName {
    attribute == 0 ? Effect._attributeName : super.attributeName(attribute)
  }

  override public var attributes: [(id: UInt8, name: AttributeName, values: [Double])] {
    let own = data.shownLanes
    return own.isEmpty ? super.attributes : super.attributes + [(0, attributeName(0), own)]
  }

  override public func detach() {
    super.detach()
    data.detach()
  }

  override public func convertToChildren(_ point: CGPoint) -> CGPoint? {
    var transform = shownTransform
    guard transform.invert() else { return nil }
    let local = CGPoint(x: point.x - shown.x, y: point.y - shown.y)
    // What is behind the viewer's eye is not there.
    guard transform.m13 * local.x + transform.m23 * local.y + transform.m33 > 0 else { return nil }
    let inner = local.applying(transform)
    return CGPoint(x: inner.x + shown.x, y: inner.y + shown.y)
  }
}

/// Maps the picture by an affine map around its top left.
public struct _TransformEffect: GeometryEffect {
  public var transform: CGAffineTransform

  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

/// Maps the picture by a projective map around its top left.
public struct _ProjectionEffect: GeometryEffect {
  public var transform: ProjectionTransform

  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Maps the view's picture by an affine map around its top left. A change shows at once.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Maps the view's picture by a projective map around its top left. A change shows at once.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
