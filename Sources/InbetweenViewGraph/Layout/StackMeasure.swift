import Foundation

/// How a stack shares its room among its children.
///
/// The spacing is taken off first. Children of the highest layout priority come first; the least
/// that the others need is kept for them. Within a priority the least flexible child is asked
/// first, each with an equal share of what is left (as Apple's layout sessions describe it).
@MainActor
package struct StackMeasure {
  package let axis: Axis
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  let fixedSpacing: CGFloat?

  nonisolated package init(
    axis: Axis, horizontal: HorizontalAlignment, vertical: VerticalAlignment,
    spacing: CGFloat? = nil
  ) {
    self.axis = axis
    self.horizontal = horizontal
    self.vertical = vertical
    fixedSpacing = spacing
  }

  private func major(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func minor(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func proposal(_ major: CGFloat?, _ minor: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }

  /// Distances before each child.
  private func gaps(_ children: [RenderNode]) -> [CGFloat] {
    var gaps = [CGFloat](repeating: 0, count: children.count)
    for index in children.indices.dropFirst() {
      gaps[index] =
        fixedSpacing
        ?? children[index - 1].spacing.distance(to: children[index].spacing, along: axis)
    }
    return gaps
  }

  /// The proposals that the children get.
  private func proposals(
    _ children: [RenderNode], _ proposal: ProposedViewSize, gaps: [CGFloat]
  ) -> [ProposedViewSize] {
    let offered = axis == .horizontal ? proposal.width : proposal.height
    let across = axis == .horizontal ? proposal.height : proposal.width
    guard let offered else {
      return children.map { _ in self.proposal(nil, across) }
    }
    var room = max(0, offered - gaps.reduce(0, +))
    var result = [ProposedViewSize](
      repeating: self.proposal(nil, across), count: children.count)
    if children.count == 1 { return [self.proposal(room, across)] }
    let priorities = Set(children.map(\.layoutPriority)).sorted(by: >)
    let least = { (child: RenderNode) in
      self.major(child.sizeThatFits(self.proposal(0, across)))
    }
    for (rank, priority) in priorities.enumerated() {
      let members = children.indices.filter { children[$0].layoutPriority == priority }
      var kept: CGFloat = 0
      if rank + 1 < priorities.count {
        for index in children.indices where children[index].layoutPriority < priority {
          kept += least(children[index])
        }
      }
      var left = max(0, room - kept)
      var order = members
      if members.count > 1 {
        let flexibility = Dictionary(
          uniqueKeysWithValues: members.map { index -> (Int, CGFloat) in
            let most = major(children[index].sizeThatFits(self.proposal(.infinity, across)))
            return (index, most - least(children[index]))
          })
        order.sort { (flexibility[$0]!, $0) < (flexibility[$1]!, $1) }
      }
      for (position, index) in order.enumerated() {
        let share = left / CGFloat(order.count - position)
        result[index] = self.proposal(share, across)
        let taken = major(children[index].sizeThatFits(result[index]))
        left = max(0, left - taken)
        room = max(0, room - taken)
      }
    }
    return result
  }

  /// Each child's size and origin, and the size of all; in the stack's coordinates.
  private func arrange(
    _ children: [RenderNode], _ proposal: ProposedViewSize
  ) -> (origins: [CGPoint], proposals: [ProposedViewSize], size: CGSize) {
    let gaps = gaps(children)
    let proposals = proposals(children, proposal, gaps: gaps)
    let sizes = zip(children, proposals).map { $0.sizeThatFits($1) }
    let key = axis == .horizontal ? vertical.key : horizontal.key
    let guides = zip(children, sizes).map { $0.guide(key, in: $1) }
    let before = guides.max() ?? 0
    let after = zip(guides, sizes).map { minor($1) - $0 }.max() ?? 0
    var position: CGFloat = 0
    var origins: [CGPoint] = []
    for index in children.indices {
      position += gaps[index]
      let across = before - guides[index]
      origins.append(
        axis == .horizontal
          ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position))
      position += major(sizes[index])
    }
    let size =
      axis == .horizontal
      ? CGSize(width: position, height: before + after)
      : CGSize(width: before + after, height: position)
    return (origins, proposals, size)
  }

  package func size(_ children: [RenderNode], _ proposal: ProposedViewSize) -> CGSize {
    if children.isEmpty { return .zero }
    return arrange(children, proposal).size
  }

  /// Places the children in the middle of an area, or from its origin where it fits.
  package func place(
    _ children: [RenderNode], in area: CGRect, proposal: ProposedViewSize
  ) {
    if children.isEmpty { return }
    let (origins, proposals, size) = arrange(children, proposal)
    let x = area.minX + (area.width - size.width) / 2
    let y = area.minY + (area.height - size.height) / 2
    for (index, child) in children.enumerated() {
      child.place(
        at: CGPoint(x: x + origins[index].x, y: y + origins[index].y),
        proposal: proposals[index])
    }
  }

  /// The guide that the children agree on: the mean of explicit ones, the first or last of
  /// baselines.
  package func guide(
    _ key: AlignmentKey, _ children: [RenderNode], _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let (origins, proposals, _) = arrange(children, proposal)
    return Self.combinedGuide(
      key,
      children.enumerated().map { index, child in
        (child, child.sizeThatFits(proposals[index]), origins[index])
      })
  }

  /// What several placed views say about a guide: baselines take the first or the last, others the
  /// mean of those that say anything.
  package static func combinedGuide(
    _ key: AlignmentKey, _ views: [(child: RenderNode, size: CGSize, origin: CGPoint)]
  ) -> CGFloat? {
    let isVertical = key.axis == .vertical
    let values = views.compactMap { view in
      view.child.explicitGuide(key, in: view.size).map {
        $0 + (isVertical ? view.origin.y : view.origin.x)
      }
    }
    if values.isEmpty { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
