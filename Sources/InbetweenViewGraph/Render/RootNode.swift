import Foundation
import InbetweenDrawing

/// The host of a tree: its root view, its environment, its size.
final class RootNode<Content: View>: TypedNode<Content> {
  private(set) var render: RootRenderNode!
  private var child: TypedNode<Content>!

  override init(_ view: Content, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view, childContext)
    render = RootRenderNode(owner: self)
    outputsDidChange()
  }

  override func refresh() { child.update(view, environment: environment) }

  override func outputsDidChange() {
    guard let render else { return }
    var outputs: [RenderNode] = []
    child.collect(into: &outputs)
    render.children = outputs
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  override var name: String { "Stage" }
}

/// The whole canvas. Several views at the root stand in a vertical stack.
package final class RootRenderNode: ContainerRenderNode {
  /// Insets of the device, which the content keeps clear of.
  package var safeArea = SafeArea() { didSet { if safeArea != oldValue { setNeedsLayout() } } }
  /// Views over all others that fill the canvas, by who shows them, the last in front: sheets,
  /// alerts.
  private var overlays: [(owner: ObjectIdentifier, nodes: [RenderNode])] = []
  private let stack = StackMeasure(axis: .vertical, horizontal: .center, vertical: .center)

  package struct SafeArea: Equatable {
    package var top = 0.0
    package var leading = 0.0
    package var bottom = 0.0
    package var trailing = 0.0

    package init(
      top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
    ) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// Shows views over all others, in place of those that the owner showed before.
  package func show(_ nodes: [RenderNode], over owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    if let index = overlays.firstIndex(where: { $0.owner == id }) {
      if nodes.isEmpty { overlays.remove(at: index) } else { overlays[index].nodes = nodes }
    } else if !nodes.isEmpty {
      overlays.append((id, nodes))
    }
    for node in nodes { node.parent = self }
    setNeedsLayout()
    graph.setNeedsEmission()
  }

  override package func forEachChild(_ visit: (RenderNode) -> Void) {
    super.forEachChild(visit)
    for overlay in overlays { overlay.nodes.forEach(visit) }
  }

  override package func emit(into list: inout DisplayList) {
    super.emit(into: &list)
    for overlay in overlays {
      for node in overlay.nodes { node.emit(into: &list) }
    }
  }

  override package func hitTest(_ point: CGPoint) -> RenderNode? {
    for overlay in overlays.reversed() {
      for node in overlay.nodes.reversed() where !node.isLeaving {
        if let hit = node.hitTest(point) { return hit }
      }
    }
    for child in RenderNode.paintingOrder(children).reversed() where !child.isLeaving {
      if let hit = child.hitTest(point) { return hit }
    }
    return nil
  }

  private var clearRect: CGRect {
    CGRect(
      x: safeArea.leading, y: safeArea.top,
      width: max(0, frame.width - safeArea.leading - safeArea.trailing),
      height: max(0, frame.height - safeArea.top - safeArea.bottom))
  }

  override package var clearRoom: (outer: CGRect, inner: CGRect)? { (frame.rect, clearRect) }

  func layOut(in size: CGSize) {
    place(at: .zero, proposal: ProposedViewSize(size))
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override package func placeChildren(_ proposal: ProposedViewSize) {
    for overlay in overlays {
      for node in overlay.nodes where !node.isLeaving {
        node.place(at: .zero, proposal: ProposedViewSize(frame.rect.size))
      }
    }
    let area = clearRect
    let children = laidOutChildren
    let proposal = ProposedViewSize(area.size)
    if let only = children.first, children.count == 1 {
      let size = only.sizeThatFits(proposal)
      only.place(
        at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2),
        proposal: proposal)
      return
    }
    stack.place(children, in: area, proposal: proposal, mirrored: isMirrored)
  }
}
