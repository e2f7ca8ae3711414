import Foundation
import InbetweenViewGraph

/// A horizontal stack as a layout, to be exchanged for another one by `AnyLayout`.
@frozen
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// A vertical stack as a layout, to be exchanged for another one by `AnyLayout`.
@frozen
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// A layout that is a stack along an axis.
public protocol _StackLayout: Layout where Cache == Void {
  var _measure: StackMeasure { get }
}

extension HStackLayout: _StackLayout {
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  public var _measure: StackMeasure {
    StackMeasure(axis: .horizontal, horizontal: .center, vertical: alignment, spacing: spacing)
  }
}

extension VStackLayout: _StackLayout {
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  public var _measure: StackMeasure {
    StackMeasure(axis: .vertical, horizontal: alignment, vertical: .center, spacing: spacing)
  }
}

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension _StackLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    onMain { _measure.size(subviews.rendered, proposal) }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let places = onMain {
      _measure.placements(of: subviews.rendered, in: bounds, proposal: proposal)
    }
    for (subview, place) in zip(subviews, places) {
      subview.place(at: place.origin, proposal: place.proposal)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    onMain { _measure.spacing(subviews.rendered) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    onMain { _measure.guide(guide.key, subviews.rendered, proposal) }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    onMain { _measure.guide(guide.key, subviews.rendered, proposal) }
  }
}

/// Views in front of one another as a layout, to be exchanged for another one by `AnyLayout`.
@frozen
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    onMain { OverlaidMeasure(alignment).arrange(subviews.rendered, proposal).size }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let arrangement = onMain { OverlaidMeasure(alignment).arrange(subviews.rendered, proposal) }
    for (subview, view) in zip(subviews, arrangement.views) {
      subview.place(
        at: CGPoint(x: bounds.minX + view.origin.x, y: bounds.minY + view.origin.y),
        proposal: view.proposal)
    }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    onMain { OverlaidMeasure(alignment).guide(guide.key, subviews.rendered, proposal) }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    onMain { OverlaidMeasure(alignment).guide(guide.key, subviews.rendered, proposal) }
  }
}
