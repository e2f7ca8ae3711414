import Foundation
import InbetweenViewGraph

/// A layout whose type is hidden: its views keep their identity when it is exchanged for a layout of
/// another type, and move from one arrangement to the other.
public struct AnyLayout: Layout {
  private let box: LayoutBox

  public init<L: Layout>(_ layout: L) { box = TypedLayoutBox(layout) }

  /// The cache of the layout inside, and its type.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var type: ObjectIdentifier
  }

  public var _stackAxis: Axis? { box.stackAxis }

  /// The data of the layout inside. Layouts of different types have no way between them.
  public typealias AnimatableData = _AnyAnimatableData

  public var animatableData: AnimatableData {
    get { box.animatableData }
    set { self = AnyLayout(box: box.with(newValue)) }
  }

  private init(box: LayoutBox) { self.box = box }

  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.type == box.type {
      box.updateCache(&cache, subviews)
    } else {
      cache = box.makeCache(subviews)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.size(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.place(bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.guide(guide, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.guide(guide, bounds, proposal, subviews, &cache)
  }
}

/// A layout of some type.
private class LayoutBox: @unchecked Sendable {
  // Boxes hold one Sendable value that is never written.
  typealias Cache = AnyLayout.Cache

  var type: ObjectIdentifier { preconditionFailure("overridden for each type of layout") }
  var stackAxis: Axis? { nil }
  var animatableData: _AnyAnimatableData { .zero }
  func with(_ data: _AnyAnimatableData) -> LayoutBox { self }
  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    preconditionFailure("overridden for each type of layout")
  }
  func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize { .zero }
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {}
  func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? { nil }
  func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? { nil }
}

private final class TypedLayoutBox<L: Layout>: LayoutBox, @unchecked Sendable {
  // See LayoutBox.
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  /// Calls with the cache in its own type.
  private func with<Answer>(
    _ cache: inout Cache, _ subviews: LayoutSubviews, _ call: (inout L.Cache) -> Answer
  ) -> Answer {
    var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = Cache(value: own, type: type) }
    return call(&own)
  }

  override var type: ObjectIdentifier { ObjectIdentifier(L.self) }
  override var stackAxis: Axis? { layout._stackAxis }

  override var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }

  override func with(_ data: _AnyAnimatableData) -> LayoutBox {
    guard let own = data.value(L.AnimatableData.self) else { return self }
    var copy = layout
    copy.animatableData = own
    return TypedLayoutBox(copy)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews), type: type)
  }

  override func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
