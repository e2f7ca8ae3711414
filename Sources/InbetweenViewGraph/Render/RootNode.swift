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
