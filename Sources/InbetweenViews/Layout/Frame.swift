import Foundation
import InbetweenViewGraph

/// An invisible frame of a fixed width, height or both.
struct FrameLayout: ChildLayout {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  private func proposal(_ offer: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? offer.width, height: height ?? offer.height)
  }

  func size(_ offer: ProposedViewSize, _ child: RenderNode) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(proposal(offer))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func placement(
    in size: CGSize, _ offer: ProposedViewSize, _ child: RenderNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = proposal(offer)
    let childSize = child.sizeThatFits(proposal)
    return (RenderNode.origin(of: child, sized: childSize, in: size, alignment), proposal)
  }

  // The child's edges are no longer those of the whole.
  func spacing(_ child: ViewSpacing) -> ViewSpacing {
    child.withoutPreference(
      (width == nil ? [] : .horizontal as Edge.Set).union(height == nil ? [] : .vertical))
  }
}

extension View {
  /// Puts the view into a frame of this width and height, points. Along an axis without a length
  /// the frame takes the view's. A negative, infinite or missing number counts as no length.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameLayout(width: width?.asLength, height: height?.asLength, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { frame(width: nil, height: nil) }
}

extension CGFloat {
  /// nil where the number cannot be a length.
  var asLength: CGFloat? { self >= 0 && self < .infinity ? self : nil }
}
