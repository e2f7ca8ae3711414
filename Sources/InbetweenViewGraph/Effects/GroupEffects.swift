import Foundation
import InbetweenDrawing

/// Effects that open a group and have nothing to animate.
public struct _GroupEffect: LayerModifier {
  enum Kind: Equatable {
    case blend(BlendMode)
    case layer(opaque: Bool)
    case geometryGroup
  }

  var kind: Kind

  public func _makeLayer(_ child: RenderNode, owner: ViewNode) -> GroupLayer {
    GroupLayer(child, kind, owner: owner)
  }

  public func _updateLayer(_ layer: GroupLayer, owner: ViewNode) { layer.kind = kind }
}

public final class GroupLayer: WrapperRenderNode {
  var kind: _GroupEffect.Kind { didSet { if kind != oldValue { graph.setNeedsEmission() } } }

  init(_ child: RenderNode, _ kind: _GroupEffect.Kind, owner: ViewNode) {
    self.kind = kind
    super.init(child, owner: owner)
  }

  override public var animatesGeometry: Bool { kind == .geometryGroup }

  // A geometry group moves as one: what is below it is laid out around its own origin and follows
  // the group's interpolated place.
  override public func placeChildren(_ proposal: ProposedViewSize) {
    if kind != .geometryGroup { return super.placeChildren(proposal) }
    child.place(at: .zero, proposal: proposal)
  }

  override public func emit(into list: inout DisplayList) {
    itemIndex = list.items.count
    switch kind {
    case .blend(let mode): list.items.append(.init(.blend, resource: mode.rawValue))
    case .layer(let opaque): list.items.append(.init(.layer, flags: opaque ? 1 : 0))
    case .geometryGroup:
      list.items.append(.init(.offset, owner: list.owner(owner), values: .init(shown.x, shown.y)))
    }
    child.emit(into: &list)
    list.items.append(.init(.pop))
  }

  override public func frameDidChange() {
    if kind == .geometryGroup { graph.patch(itemIndex, .init(shown.x, shown.y)) }
  }

  override public func convertToChildren(_ point: CGPoint) -> CGPoint? {
    kind == .geometryGroup ? CGPoint(x: point.x - shown.x, y: point.y - shown.y) : point
  }
}

extension View {
  /// Combines the view with what is below it by a mode.
  public nonisolated func blendMode(_ mode: BlendMode) -> some View {
    modifier(_GroupEffect(kind: .blend(mode)))
  }

  /// Draws the view as one layer, so that effects around it apply to the whole.
  public nonisolated func compositingGroup() -> some View {
    modifier(_GroupEffect(kind: .layer(opaque: false)))
  }

  /// Draws the view into one offscreen picture.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(_GroupEffect(kind: .layer(opaque: opaque)))
  }

  /// Lets the place and size of the view animate as one, apart from what is below it.
  public nonisolated func geometryGroup() -> some View {
    modifier(_GroupEffect(kind: .geometryGroup))
  }
}

/// How colours are combined in a drawing group. Drawn alike here.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
