import Foundation
import InbetweenViewGraph

/// A thin line across its stack: lying, except in a horizontal stack.
public struct Divider {
  public init() {}
}

extension Divider: View {
  public var body: some View { DividerLine() }
}

/// The line: as long as it is offered, one pixel thick, a whole point with accessibility text sizes.
private struct DividerLine: View {
  @Environment(\.displayScale) private var displayScale
  @Environment(\.dynamicTypeSize) private var typeSize

  private var thickness: CGFloat {
    typeSize.isAccessibilitySize
      ? Looks.length(.dividerThicknessAccessibility) : 1 / max(1, displayScale)
  }

  var body: some View {
    _ShapeView(shape: Rectangle(), style: SeparatorShapeStyle())
      .modifier(DividerLayout(thickness: thickness))
  }
}

private struct DividerLayout: ChildLayout {
  var thickness: CGFloat

  private func proposal(_ offer: ProposedViewSize, _ child: RenderNode) -> ProposedViewSize {
    child.stackAxis == .horizontal
      ? ProposedViewSize(width: thickness, height: offer.height)
      : ProposedViewSize(width: offer.width, height: thickness)
  }

  func size(_ offer: ProposedViewSize, _ child: RenderNode) -> CGSize {
    child.sizeThatFits(proposal(offer, child))
  }

  func placement(
    in size: CGSize, _ offer: ProposedViewSize, _ child: RenderNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, proposal(offer, child))
  }
}
