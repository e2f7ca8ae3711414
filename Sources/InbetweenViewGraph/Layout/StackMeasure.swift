import Foundation

/// How a stack shares its room among its children.
///
/// The spacing is taken off first. Children of the highest layout priority come first; the least
/// that the others need is kept for them. Within a priority the least flexible child is asked
/// first, each with an equal share of what is left (as Apple's layout sessions describe it).
@MainActor
public struct StackMeasure {
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

  /// A child as the stack has sized it.
  private struct Slot {
    var child: RenderNode
    /// Distance before the child.
    var gap: CGFloat = 0
    var proposal = ProposedViewSize.unspecified
    var size = CGSize.zero
    /// In the stack's coordinates.
    var origin = CGPoint.zero
    /// How much its length gives way, while the room is shared.
    var flexibility: CGFloat = 0
    var least: CGFloat = 0
  }

  private func major(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func minor(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func proposal(_ major: CGFloat?, _ minor: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }

  private func slots(_ children: [RenderNode]) -> [Slot] {
    var slots = children.map { Slot(child: $0) }
    var before: ViewSpacing?
    for index in slots.indices {
      let spacing = fixedSpacing == nil ? slots[index].child.spacing : .zero
      if let before { slots[index].gap = fixedSpacing ?? before.distance(to: spacing, along: axis) }
      before = spacing
    }
    return slots
  }

  /// Gives each child its proposal and size.
  private func share(_ slots: inout [Slot], _ offer: ProposedViewSize) {
    let across = axis == .horizontal ? offer.height : offer.width
    func give(_ index: Int, _ length: CGFloat?) {
      slots[index].proposal = proposal(length, across)
      slots[index].size = slots[index].child.sizeThatFits(slots[index].proposal)
    }
    guard let offered = axis == .horizontal ? offer.width : offer.height else {
      for index in slots.indices { give(index, nil) }
      return
    }
    var room = max(0, offered - slots.reduce(0) { $0 + $1.gap })
    if slots.count == 1 { return give(0, room) }
    for index in slots.indices {
      let child = slots[index].child
      slots[index].least = major(child.sizeThatFits(proposal(0, across)))
      let most = major(child.sizeThatFits(proposal(.infinity, across)))
      slots[index].flexibility = most == .infinity ? .infinity : most - slots[index].least
    }
    let order = slots.indices.sorted { a, b in
      let (x, y) = (slots[a], slots[b])
      if x.child.layoutPriority != y.child.layoutPriority {
        return x.child.layoutPriority > y.child.layoutPriority
      }
      return x.flexibility == y.flexibility ? a < b : x.flexibility < y.flexibility
    }
    var kept = slots.reduce(0) { $0 + $1.least }
    var start = 0
    while start < order.count {
      let priority = slots[order[start]].child.layoutPriority
      var end = start
      while end < order.count, slots[order[end]].child.layoutPriority == priority {
        kept -= slots[order[end]].least
        end += 1
      }
      // An infinite room stays infinite, whatever is taken from it.
      var left = room == .infinity ? room : max(0, room - max(0, kept))
      for position in start..<end {
        give(order[position], left / CGFloat(end - position))
        let taken = major(slots[order[position]].size)
        if left < .infinity { left = max(0, left - taken) }
        if room < .infinity { room = max(0, room - taken) }
      }
      start = end
    }
  }

  /// Each child's place, and the size of all. The alignment line itself counts as covered.
  private func arrange(
    _ children: [RenderNode], _ proposal: ProposedViewSize
  ) -> (slots: [Slot], size: CGSize) {
    var slots = slots(children)
    share(&slots, proposal)
    let key = axis == .horizontal ? vertical.key : horizontal.key
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    var position: CGFloat = 0
    for index in slots.indices {
      let size = slots[index].size
      let guide = slots[index].child.guide(key, in: size)
      // What is infinitely long is so on both sides of its middle.
      before = max(before, guide)
      after = max(after, minor(size) == .infinity ? .infinity : minor(size) - guide)
      position += slots[index].gap
      slots[index].origin =
        axis == .horizontal ? CGPoint(x: position, y: guide) : CGPoint(x: guide, y: position)
      position += major(size)
    }
    for index in slots.indices {
      if axis == .horizontal {
        slots[index].origin.y = before - slots[index].origin.y
      } else {
        slots[index].origin.x = before - slots[index].origin.x
      }
    }
    let size =
      axis == .horizontal
      ? CGSize(width: position, height: before + after)
      : CGSize(width: before + after, height: position)
    return (slots, size)
  }

  package func size(_ children: [RenderNode], _ proposal: ProposedViewSize) -> CGSize {
    if children.isEmpty { return .zero }
    return arrange(children, proposal).size
  }

  /// What the children are offered once the stack knows its size: a stack that was asked for its
  /// ideal breadth offers the breadth that came out, so that children can agree on it.
  private func offer(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: proposal.width, height: proposal.height ?? size.height)
      : ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height)
  }

  /// Where the children stand in the middle of an area, which is from its origin where they fit, and
  /// what each is offered.
  package func placements(
    of children: [RenderNode], in area: CGRect, proposal: ProposedViewSize
  ) -> [(origin: CGPoint, size: CGSize, proposal: ProposedViewSize)] {
    if children.isEmpty { return [] }
    let (slots, size) = arrange(children, offer(proposal, in: area.size))
    let x = area.minX + (area.width - size.width) / 2
    let y = area.minY + (area.height - size.height) / 2
    return slots.map {
      (CGPoint(x: x + $0.origin.x, y: y + $0.origin.y), $0.size, $0.proposal)
    }
  }

  /// Places the children in an area.
  ///
  /// - Parameter mirrored: lines are read from right to left, so that places are mirrored.
  package func place(
    _ children: [RenderNode], in area: CGRect, proposal: ProposedViewSize, mirrored: Bool = false
  ) {
    let placements = placements(of: children, in: area, proposal: proposal)
    for (child, place) in zip(children, placements) {
      var origin = place.origin
      if mirrored { origin.x = area.minX + area.maxX - origin.x - place.size.width }
      child.place(at: origin, proposal: place.proposal)
    }
  }

  /// The distances that the outer children prefer along the axis.
  package func spacing(_ children: [RenderNode]) -> ViewSpacing {
    guard let first = children.first?.spacing, let last = children.last?.spacing else {
      return .zero
    }
    return first.joined(with: last, along: axis)
  }

  /// The guide that the children agree on: the mean of explicit ones, the first or last of
  /// baselines.
  package func guide(
    _ key: AlignmentKey, _ children: [RenderNode], _ proposal: ProposedViewSize
  ) -> CGFloat? {
    if children.isEmpty { return nil }
    return Self.combinedGuide(
      key, arrange(children, proposal).slots.map { ($0.child, $0.size, $0.origin) })
  }

  /// What several placed views say about a guide: baselines take the first or the last, others the
  /// mean of those that say anything.
  package static func combinedGuide(
    _ key: AlignmentKey, _ views: [(child: RenderNode, size: CGSize, origin: CGPoint)]
  ) -> CGFloat? {
    let isVertical = key.axis == .vertical
    let values = views.compactMap { view in
      view.child.knownExplicitGuide(key, in: view.size).map {
        $0 + (isVertical ? view.origin.y : view.origin.x)
      }
    }
    if values.isEmpty { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
