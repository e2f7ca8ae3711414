import Foundation
import InbetweenViewGraph

/// The views of a container that a `Layout` measures and places.
final class LayoutRenderNode<L: Layout>: ContainerRenderNode {
  private var layout: L
  private var data: AnimatedAttribute<L.AnimatableData>
  private var cache: L.Cache?
  /// The views as the layout sees them, made anew for each layout of the tree.
  private var subviews: LayoutSubviews
  private var preparedFor = -1

  init(_ layout: L, owner: ViewNode) {
    self.layout = layout
    data = AnimatedAttribute(0, layout.animatableData)
    subviews = LayoutSubviews([], .leftToRight)
    super.init(owner: owner)
  }

  func update(_ new: L) {
    if bitwiseEqual(layout, new) { return }
    layout = new
    // Changed as a copy: the graph calls the node back meanwhile, and it reads it.
    var data = data
    data.set(new.animatableData, of: self)
    self.data = data
    setNeedsLayout()
  }

  private var shownLayout: L {
    guard data.isAnimating else { return layout }
    var shown = layout
    shown.animatableData = data.shown
    return shown
  }

  override var axis: Axis? { layout._stackAxis }

  /// Calls the layout with its views and its cache.
  private func ask<Answer>(_ question: (L, LayoutSubviews, inout L.Cache) -> Answer) -> Answer {
    let layout = shownLayout
    if preparedFor != graph.statistics.layouts || cache == nil {
      preparedFor = graph.statistics.layouts
      subviews = LayoutSubviews(
        laidOutChildren, owner.environment.layoutDirection)
      if cache != nil {
        layout.updateCache(&cache!, subviews: subviews)
      } else {
        cache = layout.makeCache(subviews: subviews)
      }
    }
    return question(layout, subviews, &cache!)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    ask { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  override var spacing: ViewSpacing { ask { $0.spacing(subviews: $1, cache: &$2) } }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let proposal = ProposedViewSize(size)
    return ask { layout, subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    let bounds = frame.rect
    let subviews = ask { layout, subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      return subviews
    }
    let mirrored = isMirrored
    for (child, place) in zip(subviews.nodes, subviews.pass.places) {
      let place =
        place
        ?? .init(
          position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      let size = child.sizeThatFits(place.proposal)
      var x = place.position.x - size.width * place.anchor.x
      if mirrored { x = bounds.minX + bounds.maxX - x - size.width }
      child.place(
        at: CGPoint(x: x, y: place.position.y - size.height * place.anchor.y),
        proposal: place.proposal)
    }
  }

  // MARK: Presentation

  override func present(_ attribute: UInt8, _ lanes: UnsafePointer<Double>) {
    if attribute == RenderNode.geometryAttribute { return super.present(attribute, lanes) }
    data.present(lanes)
    setNeedsLayout()
  }

  override func animatorDidEnd(_ attribute: UInt8) {
    if attribute == RenderNode.geometryAttribute { return super.animatorDidEnd(attribute) }
    data.didEnd()
    setNeedsLayout()
  }

  override func animator(of attribute: UInt8) -> Animator? {
    attribute == 0 ? data.animator : super.animator(of: attribute)
  }

  override func attributeName(_ attribute: UInt8) -> AttributeName {
    attribute == 0
      ? AttributeName(typeName(L.self), (0..<max(0, L.AnimatableData._laneCount)).map(String.init))
      : super.attributeName(attribute)
  }

  override var attributes: [(id: UInt8, name: AttributeName, values: [Double])] {
    let own = data.shownLanes
    return own.isEmpty ? super.attributes : super.attributes + [(0, attributeName(0), own)]
  }

  override func detach() {
    super.detach()
    data.detach()
  }
}
