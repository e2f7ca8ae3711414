import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Views beside one another.
public struct HStack<Content: View> {
  var alignment: VerticalAlignment
  var spacing: CGFloat?
  public let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

/// Views below one another.
public struct VStack<Content: View> {
  var alignment: HorizontalAlignment
  var spacing: CGFloat?
  public let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

/// Views in front of one another.
public struct ZStack<Content: View> {
  var alignment: Alignment
  public let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension HStack: UnaryView, ContainerView {
  public func _makeRender(owner: ViewNode) -> StackRenderNode {
    StackRenderNode(measure, owner: owner)
  }

  private var measure: StackMeasure {
    StackMeasure(axis: .horizontal, horizontal: .center, vertical: alignment, spacing: spacing)
  }

  public func _updateRender(_ render: StackRenderNode, owner: ViewNode) { render.stack = measure }
}

extension VStack: UnaryView, ContainerView {
  public func _makeRender(owner: ViewNode) -> StackRenderNode {
    StackRenderNode(measure, owner: owner)
  }

  private var measure: StackMeasure {
    StackMeasure(axis: .vertical, horizontal: alignment, vertical: .center, spacing: spacing)
  }

  public func _updateRender(_ render: StackRenderNode, owner: ViewNode) { render.stack = measure }
}

extension ZStack: UnaryView, ContainerView {
  public func _makeRender(owner: ViewNode) -> OverlaidRenderNode {
    OverlaidRenderNode(alignment, owner: owner)
  }

  public func _updateRender(_ render: OverlaidRenderNode, owner: ViewNode) {
    render.alignment = alignment
  }
}

/// The children of a stack along an axis.
public final class StackRenderNode: ContainerRenderNode {
  var stack: StackMeasure { didSet { setNeedsLayout() } }

  init(_ stack: StackMeasure, owner: ViewNode) {
    self.stack = stack
    super.init(owner: owner)
  }

  override public var axis: Axis? { stack.axis }

  override public func measure(_ proposal: ProposedViewSize) -> CGSize {
    stack.size(laidOutChildren, proposal)
  }

  override public func placeChildren(_ proposal: ProposedViewSize) {
    stack.place(
      laidOutChildren, in: frame.rect, proposal: proposal, mirrored: isMirrored)
  }

  override public func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    stack.guide(key, laidOutChildren, ProposedViewSize(size))
  }

  override public var spacing: ViewSpacing {
    let children = laidOutChildren
    var result = ViewSpacing()
    guard let first = children.first, let last = children.last else { return .zero }
    if stack.axis == .vertical {
      result.top = first.spacing.top
      result.bottom = last.spacing.bottom
      result.isText = first.spacing.isText && last.spacing.isText
    } else {
      result.leading = first.spacing.leading
      result.trailing = last.spacing.trailing
    }
    return result
  }
}

/// Children in front of one another, aligned.
public final class OverlaidRenderNode: ContainerRenderNode {
  var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }

  init(_ alignment: Alignment, owner: ViewNode) {
    self.alignment = alignment
    super.init(owner: owner)
  }

  private func arrange(
    _ proposal: ProposedViewSize
  ) -> (views: [(child: RenderNode, size: CGSize, origin: CGPoint)], size: CGSize) {
    var views: [(child: RenderNode, size: CGSize, guide: CGPoint)] = []
    // The views of the highest priority decide the size; the others get it as their proposal.
    let children = laidOutChildren
    let top = children.map(\.layoutPriority).max() ?? 0
    // The first view's guide is the point around which the others are set.
    var before = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    var after = before
    func rest(_ length: CGFloat, _ guide: CGFloat) -> CGFloat {
      length == .infinity ? length : length - guide
    }
    func measure(_ child: RenderNode, _ proposal: ProposedViewSize) {
      let size = child.sizeThatFits(proposal)
      let guide = CGPoint(
        x: child.guide(alignment.horizontal.key, in: size),
        y: child.guide(alignment.vertical.key, in: size))
      views.append((child, size, guide))
    }
    for child in children where child.layoutPriority == top { measure(child, proposal) }
    for view in views {
      before.x = max(before.x, view.guide.x)
      before.y = max(before.y, view.guide.y)
      after.x = max(after.x, rest(view.size.width, view.guide.x))
      after.y = max(after.y, rest(view.size.height, view.guide.y))
    }
    if views.isEmpty { return ([], .zero) }
    let size = CGSize(width: before.x + after.x, height: before.y + after.y)
    for child in children where child.layoutPriority != top {
      measure(child, ProposedViewSize(size))
    }
    return (
      views.map {
        ($0.child, $0.size, CGPoint(x: before.x - $0.guide.x, y: before.y - $0.guide.y))
      }, size
    )
  }

  override public func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

  override public func placeChildren(_ proposal: ProposedViewSize) {
    let (views, size) = arrange(proposal)
    let mirrored = isMirrored
    let top = views.first?.child.layoutPriority ?? 0
    for view in views {
      place(
        view.child, at: view.origin,
        proposal: view.child.layoutPriority == top ? proposal : ProposedViewSize(size),
        mirrored: mirrored)
    }
  }

  override public func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    StackMeasure.combinedGuide(key, arrange(ProposedViewSize(size)).views)
  }
}
