import Foundation

/// What a view prefers as distance to its neighbours, points.
public struct ViewSpacing: Sendable {
  /// Preferred distance on each edge; nil: no preference, the stack's default applies.
  package var top: CGFloat?
  package var leading: CGFloat?
  package var bottom: CGFloat?
  package var trailing: CGFloat?
  /// The view's outer lines are text: between two texts the lower one's leading applies.
  package var isText = false

  public init() {}

  public static let zero: ViewSpacing = {
    var zero = ViewSpacing()
    zero.top = 0
    zero.leading = 0
    zero.bottom = 0
    zero.trailing = 0
    return zero
  }()

  /// The default distance between two views of a stack that prefer nothing (semantics: looks,
  /// `stack spacing`).
  package static let standard: CGFloat = 8

  /// The distance to a view that follows along the axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let pair =
      axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    switch pair {
    case (let a?, let b?): return isText || next.isText ? max(a, b) : a + b
    case (let a?, nil): return a
    case (nil, let b?): return b
    case (nil, nil): return axis == .vertical && isText && next.isText ? 0 : Self.standard
    }
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = [top, other.top].compactMap(\.self).max() }
    if edges.contains(.leading) { leading = [leading, other.leading].compactMap(\.self).max() }
    if edges.contains(.bottom) { bottom = [bottom, other.bottom].compactMap(\.self).max() }
    if edges.contains(.trailing) {
      trailing = [trailing, other.trailing].compactMap(\.self).max()
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
