import Foundation
import InbetweenDrawing

/// Moves the view's picture, not its place.
public struct _OffsetEffect: LayerModifier {
  public nonisolated var offset: CGSize

  nonisolated package init(offset: CGSize) { self.offset = offset }

  public func _makeLayer(_ child: RenderNode, owner: ViewNode) -> OffsetLayer {
    OffsetLayer(child, offset.animatableData, kind: .offset, owner: owner)
  }

  public func _updateLayer(_ layer: OffsetLayer, owner: ViewNode) {
    layer.set(offset.animatableData)
  }
}

public final class OffsetLayer: EffectRenderNode<CGSize.AnimatableData> {
  override public func emit(into list: inout DisplayList) {
    itemIndex = list.items.count
    list.items.append(.init(.offset, owner: list.owner(owner), values: state.pointee.values))
    child.emit(into: &list)
    list.items.append(.init(.pop))
  }

  override public func convertToChildren(_ point: CGPoint) -> CGPoint? {
    CGPoint(x: point.x - shownLanes[0], y: point.y - shownLanes[1])
  }

  override public func attributeName(_ attribute: UInt8) -> AttributeName {
    attribute == 0
      ? AttributeName("offset", ["x", "y"], unit: "points", isMovement: true)
      : super.attributeName(attribute)
  }
}

/// Scales the view's picture around an anchor.
public struct _ScaleEffect: LayerModifier {
  public nonisolated var scale: CGSize
  public nonisolated var anchor: UnitPoint

  nonisolated package init(scale: CGSize, anchor: UnitPoint) {
    self.scale = scale
    self.anchor = anchor
  }

  var data: ScaleData { AnimatablePair(scale.animatableData, anchor.animatableData) }

  public func _makeLayer(_ child: RenderNode, owner: ViewNode) -> ScaleLayer {
    ScaleLayer(child, data, kind: .scale, owner: owner)
  }

  public func _updateLayer(_ layer: ScaleLayer, owner: ViewNode) { layer.set(data) }
}

public typealias ScaleData = AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>

public final class ScaleLayer: EffectRenderNode<ScaleData> {
  override public var animatesGeometry: Bool { true }

  override public func emit(into list: inout DisplayList) {
    itemIndex = list.items.count
    list.items.append(.init(.scale, owner: list.owner(owner), values: state.pointee.values))
    child.emit(into: &list)
    list.items.append(.init(.pop))
  }

  private var anchor: CGPoint {
    CGPoint(
      x: shown.x + shown.width * shownLanes[2] / unitScale,
      y: shown.y + shown.height * shownLanes[3] / unitScale)
  }

  override public func convertToChildren(_ point: CGPoint) -> CGPoint? {
    let (x, y) = (shownLanes[0], shownLanes[1])
    if x == 0 || y == 0 { return nil }
    let anchor = anchor
    return CGPoint(
      x: anchor.x + (point.x - anchor.x) / x, y: anchor.y + (point.y - anchor.y) / y)
  }

  override public func attributeName(_ attribute: UInt8) -> AttributeName {
    attribute == 0
      ? AttributeName(
        "scale", ["x", "y", "anchorX", "anchorY"], factors: [1, 1, 1 / unitScale, 1 / unitScale],
        isMovement: true)
      : super.attributeName(attribute)
  }
}

/// Turns the view's picture around an anchor.
public struct _RotationEffect: LayerModifier {
  public nonisolated var angle: Angle
  public nonisolated var anchor: UnitPoint

  nonisolated package init(angle: Angle, anchor: UnitPoint) {
    self.angle = angle
    self.anchor = anchor
  }

  var data: RotationData { AnimatablePair(angle.animatableData, anchor.animatableData) }

  public func _makeLayer(_ child: RenderNode, owner: ViewNode) -> RotationLayer {
    RotationLayer(child, data, kind: .rotation, owner: owner)
  }

  public func _updateLayer(_ layer: RotationLayer, owner: ViewNode) { layer.set(data) }
}

public typealias RotationData = AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>

public final class RotationLayer: EffectRenderNode<RotationData> {
  override public var animatesGeometry: Bool { true }

  override public func emit(into list: inout DisplayList) {
    itemIndex = list.items.count
    list.items.append(.init(.rotation, owner: list.owner(owner), values: state.pointee.values))
    child.emit(into: &list)
    list.items.append(.init(.pop))
  }

  override public func convertToChildren(_ point: CGPoint) -> CGPoint? {
    let values = state.pointee.values
    let (dx, dy) = (point.x - values.b, point.y - values.c)
    let (s, c) = (sin(-values.a), cos(-values.a))
    return CGPoint(x: values.b + dx * c - dy * s, y: values.c + dx * s + dy * c)
  }

  override public func attributeName(_ attribute: UInt8) -> AttributeName {
    attribute == 0
      ? AttributeName(
        "rotation", ["angle", "anchorX", "anchorY"], unit: "degrees",
        factors: [180 / .pi / unitScale, 1 / unitScale, 1 / unitScale], isMovement: true)
      : super.attributeName(attribute)
  }
}

extension View {
  /// Moves the view's picture by points; its place in the layout stays.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }

  public nonisolated func offset(_ offset: CGPoint) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: offset.x, height: offset.y)))
  }

  /// Scales the view's picture around the anchor; its place in the layout stays.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
  }

  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(_ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// Turns the view's picture, clockwise, around the anchor; its place in the layout stays.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}
