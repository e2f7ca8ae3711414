import Foundation
import InbetweenViewGraph

/// An invisible frame with limits.
struct FlexibleFrameLayout: ChildLayout {
  /// The limits along one axis: none is below zero, and they rise from `least` to `most`.
  struct Limits: Equatable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    /// Limits that contradict each other are raised to the one below.
    nonisolated init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
      func sound(_ length: CGFloat?, above lower: CGFloat) -> CGFloat? {
        guard let length, !length.isNaN else { return nil }
        return max(length, lower)
      }
      self.least = sound(least, above: 0)
      self.ideal = sound(ideal, above: self.least ?? 0)
      self.most = sound(most, above: self.ideal ?? self.least ?? 0)
    }

    private func clamp(_ length: CGFloat) -> CGFloat {
      min(max(length, least ?? 0), most ?? .infinity)
    }

    /// What the child is offered for an offer.
    func proposal(_ offer: CGFloat?) -> CGFloat? { (offer ?? ideal).map(clamp) }

    /// The frame's length where it does not depend on the child.
    func ownLength(_ offer: CGFloat?) -> CGFloat? {
      guard let offer else { return ideal }
      return least != nil && most != nil ? clamp(offer) : nil
    }

    /// The frame's length around a child of this length: within the limits as offered; along a
    /// side without a limit it does not go beyond the child.
    func length(_ offer: CGFloat?, child: CGFloat) -> CGFloat {
      if let own = ownLength(offer) { return own }
      guard let proposal = proposal(offer) else { return clamp(child) }
      let lower = least ?? child
      let upper = most ?? child
      return least == nil ? min(upper, max(lower, proposal)) : max(lower, min(upper, proposal))
    }

    /// What the child is offered once the frame has its length.
    func placementProposal(_ length: CGFloat, _ offer: CGFloat?) -> CGFloat? {
      if ideal != nil || offer != nil { return length }
      return length >= most ?? .infinity || length <= least ?? -.infinity ? length : nil
    }
  }

  var horizontal: Limits
  var vertical: Limits
  var alignment: Alignment

  func size(_ offer: ProposedViewSize, _ child: RenderNode) -> CGSize {
    if let width = horizontal.ownLength(offer.width),
      let height = vertical.ownLength(offer.height)
    {
      return CGSize(width: width, height: height)
    }
    let size = child.sizeThatFits(
      ProposedViewSize(
        width: horizontal.proposal(offer.width), height: vertical.proposal(offer.height)))
    return CGSize(
      width: horizontal.length(offer.width, child: size.width),
      height: vertical.length(offer.height, child: size.height))
  }

  func placement(
    in size: CGSize, _ offer: ProposedViewSize, _ child: RenderNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = ProposedViewSize(
      width: horizontal.placementProposal(size.width, offer.width),
      height: vertical.placementProposal(size.height, offer.height))
    let childSize = child.sizeThatFits(proposal)
    return (RenderNode.origin(of: child, sized: childSize, in: size, alignment), proposal)
  }

  func spacing(_ child: ViewSpacing) -> ViewSpacing {
    let none = Limits(nil, nil, nil)
    return child.withoutPreference(
      (horizontal == none ? [] : .horizontal as Edge.Set).union(vertical == none ? [] : .vertical))
  }
}

extension View {
  /// Puts the view into a frame with limits, points.
  ///
  /// The frame takes what it is offered, within the limits; where a limit is not given, the view's
  /// own length is the limit on that side. Where nothing is offered it takes the ideal length.
  /// Limits that contradict each other are raised to the one below.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameLayout(
        horizontal: .init(minWidth, idealWidth, maxWidth),
        vertical: .init(minHeight, idealHeight, maxHeight), alignment: alignment))
  }
}
