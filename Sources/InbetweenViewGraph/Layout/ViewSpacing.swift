import Foundation

/// What a view prefers as distance to its neighbours, points.
public struct ViewSpacing: Sendable {
  /// Preferred distance on each edge; nil: no preference, the stack's default applies.
  package var top: CGFloat?
  package var leading: CGFloat?
  package var bottom: CGFloat?
  package var trailing: CGFloat?
  /// The first line of a view that begins with text: its leading, which is kept to a text above.
  package var firstLineLeading: CGFloat?
  /// The view ends with a line of text.
  package var endsWithText = false

  public init() {}

  public static let zero: ViewSpacing = {
    var zero = ViewSpacing()
    zero.top = 0
    zero.leading = 0
    zero.bottom = 0
    zero.trailing = 0
    return zero
  }()

  /// The view is text from its first line to its last: below another text it keeps the leading of
  /// its font, points.
  package static func text(leading: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.firstLineLeading = leading
    spacing.endsWithText = true
    return spacing
  }

  /// The default distance between two views of a stack that prefer nothing (looks: stack spacing).
  package static let standard: CGFloat = 8

  /// The distance to a view that follows along the axis.
  ///
  /// Two preferences add up, and one alone is taken as it is. Of two texts below one another the
  /// lower one's leading is kept (looks: OpenSwiftUI, read off Apple's binary).
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis == .horizontal ? (trailing, next.leading) : (bottom, next.top) {
    case (let a?, let b?): return a + b
    case (let a?, nil): return a
    case (nil, let b?): return b
    case (nil, nil):
      if axis == .vertical, endsWithText, let leading = next.firstLineLeading { return leading }
      return Self.standard
    }
  }

  /// The spacing of a row from this view to another, along the axis; across there is no preference.
  package func joined(with last: ViewSpacing, along axis: Axis) -> ViewSpacing {
    var result = ViewSpacing()
    if axis == .vertical {
      result.top = top
      result.firstLineLeading = firstLineLeading
      result.bottom = last.bottom
      result.endsWithText = last.endsWithText
    } else {
      result.leading = leading
      result.trailing = last.trailing
    }
    return result
  }

  /// The spacing without preferences on some edges.
  package func withoutPreference(_ edges: Edge.Set) -> ViewSpacing {
    var spacing = self
    if edges.contains(.top) { (spacing.top, spacing.firstLineLeading) = (nil, nil) }
    if edges.contains(.bottom) { (spacing.bottom, spacing.endsWithText) = (nil, false) }
    if edges.contains(.leading) { spacing.leading = nil }
    if edges.contains(.trailing) { spacing.trailing = nil }
    return spacing
  }

  /// Takes the larger preference on each of some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? { [a, b].compactMap(\.self).max() }
    if edges.contains(.top) {
      top = larger(top, other.top)
      firstLineLeading = larger(firstLineLeading, other.firstLineLeading)
    }
    if edges.contains(.bottom) {
      bottom = larger(bottom, other.bottom)
      endsWithText = endsWithText || other.endsWithText
    }
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
