import Foundation

/// A displacement, as in CoreGraphics.
public struct CGVector: Hashable, Sendable, Codable {
  public var dx, dy: CGFloat

  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = CGVector()
}
