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

  override public var spacing: ViewSpacing { stack.spacing(laidOutChildren) }
}

/// Children in front of one another, aligned.
public final class OverlaidRenderNode: ContainerRenderNode {
  var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }

  init(_ alignment: Alignment, owner: ViewNode) {
    self.alignment = alignment
    super.init(owner: owner)
  }

  private var arrangement: OverlaidMeasure { OverlaidMeasure(alignment) }

  override public func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.arrange(laidOutChildren, proposal).size
  }

  override public func placeChildren(_ proposal: ProposedViewSize) {
    let mirrored = isMirrored
    for view in arrangement.arrange(laidOutChildren, proposal).views {
      place(view.child, at: view.origin, proposal: view.proposal, mirrored: mirrored)
    }
  }

  override public func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    arrangement.guide(key, laidOutChildren, ProposedViewSize(size))
  }
}
