import Foundation

/// Names an alignment guide and says where it is by default.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide along one axis.
public struct AlignmentKey: Hashable, Sendable {
  let identifier: ObjectIdentifier
  // A type is never written.
  nonisolated(unsafe) let id: any AlignmentID.Type
  package let axis: Axis
  /// Where a built-in guide is, as a fraction of the length; nil for a guide of the user's.
  private let fraction: CGFloat?

  package init(_ id: any AlignmentID.Type, _ axis: Axis, fraction: CGFloat? = nil) {
    self.id = id
    self.axis = axis
    self.fraction = fraction
    identifier = ObjectIdentifier(id)
  }

  /// Where the guide is in a view that does not say otherwise.
  package func defaultValue(in size: CGSize) -> CGFloat {
    guard let fraction else { return id.defaultValue(in: ViewDimensions(size: size) { _ in nil }) }
    let length = axis == .horizontal ? size.width : size.height
    return fraction == 0 ? 0 : fraction * length
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.identifier == b.identifier && a.axis == b.axis
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// A guide across the width.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  package init(key: AlignmentKey) { self.key = key }

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

  private init(_ id: any AlignmentID.Type, fraction: CGFloat) {
    key = AlignmentKey(id, .horizontal, fraction: fraction)
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  public static let leading = HorizontalAlignment(Leading.self, fraction: 0)
  public static let center = HorizontalAlignment(Center.self, fraction: 0.5)
  public static let trailing = HorizontalAlignment(Trailing.self, fraction: 1)
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

/// A guide across the height.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  package init(key: AlignmentKey) { self.key = key }

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

  private init(_ id: any AlignmentID.Type, fraction: CGFloat) {
    key = AlignmentKey(id, .vertical, fraction: fraction)
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  // A view without text has its baselines at its bottom.
  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  public static let top = VerticalAlignment(Top.self, fraction: 0)
  public static let center = VerticalAlignment(Center.self, fraction: 0.5)
  public static let bottom = VerticalAlignment(Bottom.self, fraction: 1)
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self, fraction: 1)
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self, fraction: 1)
}

/// A guide along each axis.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and alignment guides in its own coordinates, points.
public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat
  private let explicitGuide: (AlignmentKey) -> CGFloat?

  package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
    width = size.width
    height = size.height
    explicitGuide = explicit
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

  package func value(_ key: AlignmentKey) -> CGFloat {
    explicitGuide(key) ?? key.id.defaultValue(in: self)
  }
}

extension ViewDimensions: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.width == b.width && a.height == b.height }
}
