import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Neither drawn nor touched, and without size.
final class UnseenLayer: WrapperRenderNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

  override func placeChildren(_ proposal: ProposedViewSize) {
    child.place(at: CGPoint(x: frame.x, y: frame.y), proposal: .unspecified)
  }

  override func emit(into list: inout DisplayList) { child.forgetItems() }

  override func hitTest(_ point: CGPoint) -> RenderNode? { nil }
}
