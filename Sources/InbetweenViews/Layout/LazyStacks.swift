import Foundation
import InbetweenViewGraph

/// What a lazy container pins while it scrolls. Nothing is pinned here.
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
  public let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

/// Views beside one another, as high as the room. All of them are made at once: what is far out of
/// sight costs its making, and nothing in a frame.
public struct LazyHStack<Content: View> {
  var alignment: VerticalAlignment
  var spacing: CGFloat?
  public let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: UnaryView, ContainerView {
  private var measure: StackMeasure {
    StackMeasure(axis: .vertical, horizontal: alignment, vertical: .center, spacing: spacing)
  }

  public func _makeRender(owner: ViewNode) -> LazyStackRenderNode {
    LazyStackRenderNode(measure, Alignment(horizontal: alignment, vertical: .top), owner: owner)
  }

  public func _updateRender(_ render: LazyStackRenderNode, owner: ViewNode) {
    render.update(measure, Alignment(horizontal: alignment, vertical: .top))
  }
}

extension LazyHStack: UnaryView, ContainerView {
  private var measure: StackMeasure {
    StackMeasure(axis: .horizontal, horizontal: .center, vertical: alignment, spacing: spacing)
  }

  public func _makeRender(owner: ViewNode) -> LazyStackRenderNode {
    LazyStackRenderNode(measure, Alignment(horizontal: .leading, vertical: alignment), owner: owner)
  }

  public func _updateRender(_ render: LazyStackRenderNode, owner: ViewNode) {
    render.update(measure, Alignment(horizontal: .leading, vertical: alignment))
  }
}

/// A stack whose views have their ideal lengths along it, and which fills its room across.
public final class LazyStackRenderNode: ContainerRenderNode {
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
    for (child, place) in zip(
      children, stack.placements(of: children, in: area, proposal: offer))
    {
      self.place(
        child, at: CGPoint(x: place.origin.x - frame.x, y: place.origin.y - frame.y),
        proposal: place.proposal, mirrored: mirrored)
    }
  }

  override public var spacing: ViewSpacing { stack.spacing(laidOutChildren) }
}
