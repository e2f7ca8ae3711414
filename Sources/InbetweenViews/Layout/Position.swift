import Foundation
import InbetweenViewGraph

/// Takes all that is offered and sets the middle of the view at a point of it.
struct PositionLayout: ChildLayout {
  var position: CGPoint

  func size(_ offer: ProposedViewSize, _ child: RenderNode) -> CGSize {
    if let width = offer.width, let height = offer.height {
      return CGSize(width: width, height: height)
    }
    return offer.replacingUnspecifiedDimensions(by: child.sizeThatFits(offer))
  }

  func placement(
    in size: CGSize, _ offer: ProposedViewSize, _ child: RenderNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = ProposedViewSize(size)
    let own = child.sizeThatFits(proposal)
    return (
      CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2), proposal
    )
  }

  func spacing(_ child: ViewSpacing) -> ViewSpacing { ViewSpacing() }
}

extension View {
  /// Sets the middle of the view at a point of its container, which gives it all its room.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionLayout(position: position))
  }

  /// Sets the middle of the view at a point of its container, which gives it all its room.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
