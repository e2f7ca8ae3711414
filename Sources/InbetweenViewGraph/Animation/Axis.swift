/// A direction of layout.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal, vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Some of the directions of layout.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)
  }
}
