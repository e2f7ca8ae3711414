import Foundation

/// How views in front of one another are aligned.
///
/// The views of the highest layout priority decide the size; the others get it as their proposal.
@MainActor
package struct OverlaidMeasure {
  package typealias Placed = (
    child: RenderNode, size: CGSize, origin: CGPoint, proposal: ProposedViewSize
  )

  let alignment: Alignment

  nonisolated package init(_ alignment: Alignment) { self.alignment = alignment }

  /// Each view's place, in the order of the children, and the size of all.
  package func arrange(
    _ children: [RenderNode], _ proposal: ProposedViewSize
  ) -> (views: [Placed], size: CGSize) {
    guard let top = children.map(\.layoutPriority).max() else { return ([], .zero) }
    func guides(_ child: RenderNode, _ size: CGSize) -> CGPoint {
      CGPoint(
        x: child.guide(alignment.horizontal.key, in: size),
        y: child.guide(alignment.vertical.key, in: size))
    }
    // The guides of all views lie on one point; the size reaches as far as views do around it.
    var before = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    var after = before
    func rest(_ length: CGFloat, _ guide: CGFloat) -> CGFloat {
      length == .infinity ? length : length - guide
    }
    for child in children where child.layoutPriority == top {
      let size = child.sizeThatFits(proposal)
      let guide = guides(child, size)
      before = CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
      after = CGPoint(
        x: max(after.x, rest(size.width, guide.x)), y: max(after.y, rest(size.height, guide.y)))
    }
    let size = CGSize(width: before.x + after.x, height: before.y + after.y)
    let views = children.map { child -> Placed in
      let offer = child.layoutPriority == top ? proposal : ProposedViewSize(size)
      let own = child.sizeThatFits(offer)
      let guide = guides(child, own)
      return (child, own, CGPoint(x: before.x - guide.x, y: before.y - guide.y), offer)
    }
    return (views, size)
  }

  /// The guide that the views agree on.
  package func guide(
    _ key: AlignmentKey, _ children: [RenderNode], _ proposal: ProposedViewSize
  ) -> CGFloat? {
    StackMeasure.combinedGuide(
      key, arrange(children, proposal).views.map { ($0.child, $0.size, $0.origin) })
  }
}
