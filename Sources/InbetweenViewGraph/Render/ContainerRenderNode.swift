import InbetweenDrawing

/// A node with several children.
@MainActor
open class ContainerRenderNode: RenderNode {
  package final var children: [RenderNode] = [] {
    didSet {
      for child in children { child.parent = self }
      laidOutChildren = children.filter { !$0.isLeaving }
      setNeedsLayout()
      graph.setNeedsEmission()
    }
  }

  /// Children that take part in layout.
  package private(set) final var laidOutChildren: [RenderNode] = []

  /// The axis along which the children stand, where they stand along one.
  open var axis: Axis? { nil }

  override open func forEachChild(_ visit: (RenderNode) -> Void) { children.forEach(visit) }

  override open func emit(into list: inout DisplayList) {
    for child in RenderNode.paintingOrder(children) { child.emit(into: &list) }
  }
}
