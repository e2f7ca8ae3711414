import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// Shows the first of its views whose ideal size fits into the room; the last one where none does.
/// All of the views are there and keep their state; the others are neither drawn nor touched.
public struct ViewThatFits<Content: View> {
  var axes: Axis.Set
  public let content: Content

  /// - Parameter axes: along which a view has to fit.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: UnaryView, ContainerView {
  public func _makeRender(owner: ViewNode) -> FittingRenderNode {
    FittingRenderNode(axes, owner: owner)
  }

  public func _updateRender(_ render: FittingRenderNode, owner: ViewNode) { render.axes = axes }
}

public final class FittingRenderNode: ContainerRenderNode {
  var axes: Axis.Set { didSet { if axes != oldValue { setNeedsLayout() } } }
  /// The view that is shown.
  private weak var shownChild: RenderNode?

  init(_ axes: Axis.Set, owner: ViewNode) {
    self.axes = axes
    super.init(owner: owner)
  }

  /// The first view that fits into the proposal.
  private func choice(_ proposal: ProposedViewSize) -> RenderNode? {
    let children = laidOutChildren
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    return children.first { child in
      let size = child.sizeThatFits(ideal)
      return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    } ?? children.last
  }

  override public func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override public func placeChildren(_ proposal: ProposedViewSize) {
    let choice = choice(proposal)
    if choice !== shownChild {
      // The view was not to be seen where it stood last: it does not come from there.
      choice?.forgetPlaceOfContent()
      shownChild = choice
      graph.setNeedsEmission()
    }
    choice?.place(at: CGPoint(x: frame.x, y: frame.y), proposal: proposal)
  }

  override public func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    choice(ProposedViewSize(size))?.knownExplicitGuide(key, in: size)
  }

  override public var spacing: ViewSpacing { shownChild?.spacing ?? ViewSpacing() }

  override public func emit(into list: inout DisplayList) {
    for child in children {
      if child === shownChild || child.isLeaving {
        child.emit(into: &list)
      } else {
        child.forgetItems()
      }
    }
  }

  override public func hitTest(_ point: CGPoint) -> RenderNode? { shownChild?.hitTest(point) }
}

extension RenderNode {
  func forgetPlaceOfContent() {
    forgetPlace()
    forEachChild { $0.forgetPlaceOfContent() }
  }
}
