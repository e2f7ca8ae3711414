import Foundation
import InbetweenViewGraph

/// Room that gives way last along the axis of its stack, or along both axes outside of one.
@frozen
public struct Spacer {
  /// The least length, points; nil: the system's default.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafView {
  public typealias Body = Never

  public func _makeRender(owner: ViewNode) -> SpacerRenderNode {
    SpacerRenderNode(minLength, owner: owner)
  }

  public func _updateRender(_ render: SpacerRenderNode, owner: ViewNode) {
    render.minLength = minLength
  }
}

public final class SpacerRenderNode: RenderNode {
  var minLength: CGFloat? { didSet { if minLength != oldValue { setNeedsLayout() } } }

  init(_ minLength: CGFloat?, owner: ViewNode) {
    self.minLength = minLength
    super.init(owner: owner)
    // A spacer gets what all others leave.
    layoutPriority = -.infinity
  }

  override public func measure(_ proposal: ProposedViewSize) -> CGSize {
    let axis = stackAxis
    let least = minLength?.asLength ?? Looks.length(.spacerMinimum)
    func length(_ offer: CGFloat?) -> CGFloat { max(offer ?? least, least) }
    return CGSize(
      width: axis == .vertical ? 0 : length(proposal.width),
      height: axis == .horizontal ? 0 : length(proposal.height))
  }

  override public var spacing: ViewSpacing { .spacer(along: stackAxis) }
}

extension RenderNode {
  /// The axis of the stack that the view is in, through modifiers; nil outside of one.
  var stackAxis: Axis? {
    var node = parent
    while let current = node {
      if let container = current as? ContainerRenderNode { return container.axis }
      node = current.parent
    }
    return nil
  }
}

extension ViewSpacing {
  /// No distance along the axis of a spacer.
  static func spacer(along axis: Axis?) -> ViewSpacing {
    var spacing = ViewSpacing()
    if axis != .vertical { (spacing.leading, spacing.trailing) = (0, 0) }
    if axis != .horizontal { (spacing.top, spacing.bottom) = (0, 0) }
    return spacing
  }
}
