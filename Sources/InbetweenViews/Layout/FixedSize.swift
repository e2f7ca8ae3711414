import Foundation
import InbetweenViewGraph

/// Offers the view nothing along some axes, so that it takes its ideal length there.
struct FixedSizeLayout: ChildLayout {
  var horizontal: Bool
  var vertical: Bool

  private func proposal(_ offer: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : offer.width, height: vertical ? nil : offer.height)
  }

  func size(_ offer: ProposedViewSize, _ child: RenderNode) -> CGSize {
    child.sizeThatFits(proposal(offer))
  }

  func placement(
    in size: CGSize, _ offer: ProposedViewSize, _ child: RenderNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, proposal(offer))
  }
}

extension View {
  /// Fixes the view at its ideal size, whatever it is offered.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal length along some axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
