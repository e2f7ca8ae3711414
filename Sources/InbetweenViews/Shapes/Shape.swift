import Foundation
import InbetweenDrawing
import InbetweenViewGraph

/// An outline that fits itself into a rectangle, and a view that shows it filled with the
/// foreground style.
///
/// A user's shape gives `path(in:)`, and `animatableData` where numbers of it are to animate.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, points.
  func path(in rect: CGRect) -> Path

  /// What the shape is used for.
  static var role: ShapeRole { get }

  /// Whether the outline is mirrored where lines are read from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the shape takes for a proposal: all of it, and 10 points where there is none.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What the shape is called in reports.
  static var _name: String { get }

  /// The outline as it is drawn. Built-in shapes name simpler forms than paths.
  func _outline(in rect: CGRect) -> ShapeOutline
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .shapeIdeal)
  }

  public static var _name: String { typeName(Self.self) }

  public func _outline(in rect: CGRect) -> ShapeOutline { .path(path(in: rect)) }
}

/// What a shape is used for.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// Whether something is mirrored where lines are read from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  func mirrors(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

/// How the inside of an outline is found.
public struct FillStyle: Equatable, Sendable {
  /// By the even-odd rule; else by the winding number.
  public var isEOFilled: Bool
  /// Whether edges are softened. Renderers always soften them.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape with its edge moved inwards by an amount in points.
  func inset(by amount: CGFloat) -> InsetShape
}

extension CGSize {
  /// The size of a shape that is proposed nothing.
  static var shapeIdeal: CGSize {
    CGSize(width: Looks.length(.shapeIdeal), height: Looks.length(.shapeIdeal))
  }
}
