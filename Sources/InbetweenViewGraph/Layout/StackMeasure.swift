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
    /// Distance before the child.
    var gap: CGFloat = 0
    var proposal = ProposedViewSize.unspecified
    var size = CGSize.zero
    /// In the stack's coordinates.
    var origin = CGPoint.zero
  }

  /// How a child takes part when the room is shared.
  private struct Claim {
    var priority: Double
    /// How much the child's length gives way.
    var flexibility: CGFloat
    /// The length that it cannot do without.
    var least: CGFloat
    var index: Int

    /// Children of a higher priority come first, and among them those that give way least.
    static func comesFirst(_ a: Claim, _ b: Claim) -> Bool {
      if a.priority != b.priority { return a.priority > b.priority }
      return a.flexibility == b.flexibility ? a.index < b.index : a.flexibility < b.flexibility
    }
  }

  private func major(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func minor(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func proposal(_ major: CGFloat?, _ minor: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }

  private func slots(_ children: [RenderNode]) -> [Slot] {
    var slots = [Slot](repeating: Slot(), count: children.count)
    if let fixedSpacing {
      for index in slots.indices.dropFirst() { slots[index].gap = fixedSpacing }
      return slots
    }
    guard slots.count > 1 else { return slots }
    var before = children[0].spacing
    for index in slots.indices.dropFirst() {
      let spacing = children[index].spacing
      slots[index].gap = before.distance(to: spacing, along: axis)
      before = spacing
    }
    return slots
  }

  /// Gives each child its proposal and size.
  private func share(
    _ slots: inout [Slot], _ children: [RenderNode], _ offer: ProposedViewSize
  ) {
    let across = axis == .horizontal ? offer.height : offer.width
    func give(_ index: Int, _ length: CGFloat?) {
      slots[index].proposal = proposal(length, across)
      slots[index].size = children[index].sizeThatFits(slots[index].proposal)
    }
    guard let offered = axis == .horizontal ? offer.width : offer.height else {
      for index in slots.indices { give(index, nil) }
      return
    }
    var room = max(0, offered - slots.reduce(0) { $0 + $1.gap })
    if slots.count == 1 { return give(0, room) }
    let claims = claims(children, across)
    var kept = claims.reduce(0) { $0 + $1.least }
    var start = 0
    while start < claims.count {
      var end = start
      while end < claims.count, claims[end].priority == claims[start].priority {
        kept -= claims[end].least
        end += 1
      }
      // An infinite room stays infinite, whatever is taken from it.
      var left = room == .infinity ? room : max(0, room - max(0, kept))
      for position in start..<end {
        let index = claims[position].index
        give(index, left / CGFloat(end - position))
        let taken = major(slots[index].size)
        if left < .infinity { left = max(0, left - taken) }
        if room < .infinity { room = max(0, room - taken) }
      }
      start = end
    }
  }

  /// What the children claim, in the order in which they are asked.
  private func claims(_ children: [RenderNode], _ across: CGFloat?) -> [Claim] {
    var claims: [Claim] = []
    claims.reserveCapacity(children.count)
    var isSorted = true
    for (index, child) in children.enumerated() {
      let least = major(child.sizeThatFits(proposal(0, across)))
      let most = major(child.sizeThatFits(proposal(.infinity, across)))
      let claim = Claim(
        priority: child.layoutPriority, flexibility: most == .infinity ? .infinity : most - least,
        least: least, index: index)
      if let last = claims.last, Claim.comesFirst(claim, last) { isSorted = false }
      claims.append(claim)
    }
    if !isSorted { claims.sort(by: Claim.comesFirst) }
    return claims
  }

  /// Each child's place, and the size of all. The alignment line itself counts as covered.
  private func arrange(
    _ children: [RenderNode], _ proposal: ProposedViewSize
  ) -> (slots: [Slot], size: CGSize) {
    var slots = slots(children)
    share(&slots, children, proposal)
    let key = axis == .horizontal ? vertical.key : horizontal.key
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    var position: CGFloat = 0
    for index in slots.indices {
      let size = slots[index].size
      let guide = children[index].guide(key, in: size)
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
      key, zip(children, arrange(children, proposal).slots).map { ($0, $1.size, $1.origin) })
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
