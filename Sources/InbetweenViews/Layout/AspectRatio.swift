import Foundation
import InbetweenViewGraph

/// How a view of a fixed ratio uses the room that it has.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be without leaving the room.
  case fit
  /// As small as it can be while it covers the room.
  case fill
}

/// Offers the view a size of a ratio.
struct AspectRatioLayout: ChildLayout {
  /// Width by height; nil: the ratio of the view's ideal size.
  var ratio: CGFloat?
  var mode: ContentMode

  private func proposal(_ offer: ProposedViewSize, _ child: RenderNode) -> ProposedViewSize {
    if offer == .unspecified { return offer }
    let shape =
      ratio.map { CGSize(width: $0, height: 1) } ?? child.sizeThatFits(.unspecified)
    guard shape.width > 0, shape.height > 0, shape.width < .infinity, shape.height < .infinity
    else { return offer }
    let scales = [offer.width.map { $0 / shape.width }, offer.height.map { $0 / shape.height }]
      .compactMap(\.self)
    let scale = (mode == .fit ? scales.min() : scales.max()) ?? 1
    return ProposedViewSize(width: shape.width * scale, height: shape.height * scale)
  }

  func size(_ offer: ProposedViewSize, _ child: RenderNode) -> CGSize {
    child.sizeThatFits(proposal(offer, child))
  }

  func placement(
    in size: CGSize, _ offer: ProposedViewSize, _ child: RenderNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = proposal(offer, child)
    let own = child.sizeThatFits(proposal)
    return (
      CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal
    )
  }
}

extension View {
  /// Offers the view a size of this ratio of width to height; of its own ideal ratio for nil. A
  /// ratio that is not above zero changes nothing.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
  }

  /// Offers the view a size of the ratio of this one.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps the view's ratio and makes it as large as fits.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's ratio and makes it cover its room.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
