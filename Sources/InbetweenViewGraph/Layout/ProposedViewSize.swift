import Foundation

/// The size that a container offers; nil asks for the ideal size along that axis.
@frozen
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal with 10 points (the ideal size of a shape) or the given size for nil.
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal with zero for lengths below zero and for those that are no numbers.
  package var withoutNonsense: ProposedViewSize {
    func sound(_ length: CGFloat?) -> CGFloat? { length.map { $0 >= 0 ? $0 : 0 } }
    return ProposedViewSize(width: sound(width), height: sound(height))
  }
}
