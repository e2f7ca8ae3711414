import Foundation
import InbetweenViewGraph

/// How a container measures and places its views.
///
/// A user's layout says its size for a proposal and places its subviews in the bounds that come of
/// it. Its animatable data is interpolated: the views are then placed anew in each frame.
@preconcurrency
public nonisolated protocol Layout: Sendable, Animatable {
  /// What the layout keeps between its calls, such as sizes that are costly to find.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  /// Called before the first measurement after something changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container prefers; by default the largest of its subviews'.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the subviews. The bounds need not begin at zero. A subview without a place stands in the
  /// middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide of the container is, relative to the bounds; nil where it has none of its own.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a guide of the container is, relative to the bounds; nil where it has none of its own.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The axis along which this value sets its subviews; for spacers and dividers among them.
  var _stackAxis: Axis? { get }
}

/// What a kind of layout is like.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout sets its subviews, if there is one.
  public var stackOrientation: Axis?

  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public var _stackAxis: Axis? { Self.layoutProperties.stackOrientation }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Views set by this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// Content set by a layout.
struct LayoutView<L: Layout, Content: View> {
  var layout: L
  var content: Content
}

extension LayoutView: UnaryView, ContainerView {
  func _makeRender(owner: ViewNode) -> LayoutRenderNode<L> {
    LayoutRenderNode(layout, owner: owner)
  }

  func _updateRender(_ render: LayoutRenderNode<L>, owner: ViewNode) { render.update(layout) }
}
