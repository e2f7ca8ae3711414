import Foundation
import InbetweenViewGraph

/// A modifier that decides over the proposal, the size and the place of one view.
@MainActor @preconcurrency
protocol ChildLayout: LayerModifier {
  /// The size of the whole for an offer.
  func size(_ offer: ProposedViewSize, _ child: RenderNode) -> CGSize

  /// What the child is offered, and its origin in the whole, once the size is known. Coordinates
  /// are read from left to right.
  func placement(
    in size: CGSize, _ offer: ProposedViewSize, _ child: RenderNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize)

  /// The distances that the whole prefers.
  func spacing(_ child: ViewSpacing) -> ViewSpacing
}

extension ChildLayout {
  func spacing(_ child: ViewSpacing) -> ViewSpacing { child }

  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> LayoutLayer<Self> {
    LayoutLayer(child, self, owner: owner)
  }

  func _updateLayer(_ layer: LayoutLayer<Self>, owner: ViewNode) { layer.layout = self }
}

/// The layer of a modifier that lays out one view.
final class LayoutLayer<Layout: ChildLayout>: WrapperRenderNode {
  var layout: Layout {
    didSet { if !bitwiseEqual(oldValue, layout) { setNeedsLayout() } }
  }

  init(_ child: RenderNode, _ layout: Layout, owner: ViewNode) {
    self.layout = layout
    super.init(child, owner: owner)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layout.size(proposal, child) }

  override func placeChildren(_ proposal: ProposedViewSize) {
    let (origin, offer) = layout.placement(in: frame.rect.size, proposal, child)
    place(child, at: origin, proposal: offer, mirrored: isMirrored)
  }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let (origin, offer) = layout.placement(in: size, ProposedViewSize(size), child)
    guard let guide = child.knownExplicitGuide(key, in: child.sizeThatFits(offer)) else {
      return nil
    }
    return guide + (key.axis == .horizontal ? origin.x : origin.y)
  }

  override var spacing: ViewSpacing { layout.spacing(child.spacing) }
}

extension RenderNode {
  /// Where a child of this size stands so that its guides meet those of a frame.
  @MainActor
  static func origin(
    of child: RenderNode, sized childSize: CGSize, in size: CGSize, _ alignment: Alignment
  ) -> CGPoint {
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    return CGPoint(
      x: horizontal.defaultValue(in: size) - child.guide(horizontal, in: childSize),
      y: vertical.defaultValue(in: size) - child.guide(vertical, in: childSize))
  }
}
