import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// What a lazy stack keeps in the window while the rest of its section is in it. Grids pin nothing
/// here.
@frozen
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below one another, as wide as the room. All of them are made at once: what is far out of
/// sight costs its making, and nothing in a frame.
public struct LazyVStack<Content: View> {
  var alignment: HorizontalAlignment
  var spacing: CGFloat?
  var pinnedViews: PinnedScrollableViews
  public let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

/// Views beside one another, as high as the room. All of them are made at once: what is far out of
/// sight costs its making, and nothing in a frame.
public struct LazyHStack<Content: View> {
  var alignment: VerticalAlignment
  var spacing: CGFloat?
  var pinnedViews: PinnedScrollableViews
  public let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: UnaryView, ContainerView {
  private var measure: StackMeasure {
    StackMeasure(axis: .vertical, horizontal: alignment, vertical: .center, spacing: spacing)
  }

  public func _makeRender(owner: ViewNode) -> LazyStackRenderNode {
    let render = LazyStackRenderNode(
      measure, Alignment(horizontal: alignment, vertical: .top), owner: owner)
    render.pins = pinnedViews
    return render
  }

  public func _updateRender(_ render: LazyStackRenderNode, owner: ViewNode) {
    render.update(measure, Alignment(horizontal: alignment, vertical: .top))
    render.pins = pinnedViews
  }
}

extension LazyHStack: UnaryView, ContainerView {
  private var measure: StackMeasure {
    StackMeasure(axis: .horizontal, horizontal: .center, vertical: alignment, spacing: spacing)
  }

  public func _makeRender(owner: ViewNode) -> LazyStackRenderNode {
    let render = LazyStackRenderNode(
      measure, Alignment(horizontal: .leading, vertical: alignment), owner: owner)
    render.pins = pinnedViews
    return render
  }

  public func _updateRender(_ render: LazyStackRenderNode, owner: ViewNode) {
    render.update(measure, Alignment(horizontal: .leading, vertical: alignment))
    render.pins = pinnedViews
  }
}

/// A stack whose views have their ideal lengths along it, and which fills its room across.
public final class LazyStackRenderNode: ContainerRenderNode, LayoutReader {
  private var stack: StackMeasure
  private var alignment: Alignment

  init(_ stack: StackMeasure, _ alignment: Alignment, owner: ViewNode) {
    self.stack = stack
    self.alignment = alignment
    super.init(owner: owner)
  }

  func update(_ stack: StackMeasure, _ alignment: Alignment) {
    if bitwiseEqual(self.stack, stack), alignment == self.alignment { return }
    self.stack = stack
    self.alignment = alignment
    setNeedsLayout()
  }

  override public var axis: Axis? { stack.axis }

  /// Nothing along the stack, what there is across it.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    stack.axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }

  override public func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = stack.size(laidOutChildren, offer(proposal))
    return stack.axis == .vertical
      ? CGSize(width: proposal.width ?? size.width, height: size.height)
      : CGSize(width: size.width, height: proposal.height ?? size.height)
  }

  override public func placeChildren(_ proposal: ProposedViewSize) {
    let children = laidOutChildren
    let offer = offer(ProposedViewSize(frame.rect.size))
    let size = stack.size(children, offer)
    let area = CGRect(
      x: frame.x + alignment.horizontal.key.defaultValue(in: frame.rect.size)
        - alignment.horizontal.key.defaultValue(in: size),
      y: frame.y + alignment.vertical.key.defaultValue(in: frame.rect.size)
        - alignment.vertical.key.defaultValue(in: size),
      width: size.width, height: size.height)
    let mirrored = isMirrored
    natural = [:]
    for (child, place) in zip(
      children, stack.placements(of: children, in: area, proposal: offer))
    {
      if !pins.isEmpty, part(child) != nil {
        natural[ObjectIdentifier(child)] = (place.origin, place.proposal)
      }
      self.place(
        child, at: CGPoint(x: place.origin.x - frame.x, y: place.origin.y - frame.y),
        proposal: place.proposal, mirrored: mirrored)
    }
  }

  override public var spacing: ViewSpacing { stack.spacing(laidOutChildren) }

  // MARK: Pinned views

  /// What stays in the window while the rest of its section is in it.
  var pins: PinnedScrollableViews = [] {
    didSet {
      if pins == oldValue { return }
      if pins.isEmpty { graph.removeLayoutReader(self) } else { graph.addLayoutReader(self) }
      setNeedsLayout()
      graph.setNeedsEmission()
    }
  }
  /// Where the views of sections stand by themselves, in the space of the frame.
  private var natural: [ObjectIdentifier: (origin: CGPoint, proposal: ProposedViewSize)] = [:]

  private func part(_ view: RenderNode) -> SectionPart? {
    view.traits[ObjectIdentifier(SectionPartTrait.self)] as? SectionPart
  }

  private func isPinned(_ view: RenderNode) -> Bool {
    switch part(view)?.kind {
    case .header: pins.contains(.sectionHeaders)
    case .footer: pins.contains(.sectionFooters)
    default: false
    }
  }

  package func layoutDidFinish() {
    guard hasPlace, let scroll = scrollView(along: stack.axis), scroll.hasPlace,
      stack.axis == .vertical || !isMirrored
    else { return }
    let isVertical = stack.axis == .vertical
    let start =
      isVertical
      ? scroll.frame.y + scroll.shownOffset.height : scroll.frame.x + scroll.shownOffset.width
    let end = start + (isVertical ? scroll.frame.height : scroll.frame.width)
    for view in laidOutChildren where isPinned(view) {
      guard let (origin, proposal) = natural[ObjectIdentifier(view)] else { continue }
      let length = isVertical ? view.frame.height : view.frame.width
      let own = isVertical ? origin.y : origin.x
      // The rest of the section bounds the way.
      let section = laidOutChildren.filter { part($0)?.section == part(view)?.section }
      let reach = section.compactMap { other -> ClosedRange<Double>? in
        guard let place = natural[ObjectIdentifier(other)]?.origin else { return nil }
        let from = isVertical ? place.y : place.x
        return from...(from + (isVertical ? other.frame.height : other.frame.width))
      }
      let first = reach.map(\.lowerBound).min() ?? own
      let last = reach.map(\.upperBound).max() ?? own
      let shifted =
        part(view)?.kind == .header
        ? min(max(own, start), max(own, last - length))
        : max(min(own, end - length), min(own, first))
      let place =
        isVertical
        ? CGPoint(x: view.frame.x, y: shifted) : CGPoint(x: shifted, y: view.frame.y)
      if place.x != view.frame.x || place.y != view.frame.y {
        view.place(at: place, proposal: proposal)
      }
    }
  }

  override public func emit(into list: inout DisplayList) {
    if pins.isEmpty { return super.emit(into: &list) }
    // What is pinned lies over the others.
    let children = RenderNode.paintingOrder(children)
    for child in children where !isPinned(child) { child.emit(into: &list) }
    for child in children where isPinned(child) { child.emit(into: &list) }
  }

  override public func hitTest(_ point: CGPoint) -> RenderNode? {
    if !pins.isEmpty {
      for child in children.reversed() where isPinned(child) && !child.isLeaving {
        if let hit = child.hitTest(point) { return hit }
      }
    }
    return super.hitTest(point)
  }

  override public func detach() {
    super.detach()
    if !pins.isEmpty { graph.removeLayoutReader(self) }
  }
}
