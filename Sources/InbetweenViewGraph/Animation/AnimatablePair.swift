/// Two animatable values as one.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: Self { Self(.zero, .zero) }

  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

  public static var _laneCount: Int {
    let (first, second) = (First._laneCount, Second._laneCount)
    return first < 0 || second < 0 ? -1 : first + second
  }

  public func _writeLanes(to lanes: UnsafeMutablePointer<Double>) {
    first._writeLanes(to: lanes)
    second._writeLanes(to: lanes + First._laneCount)
  }

  public static func _read(lanes: UnsafePointer<Double>) -> Self {
    Self(._read(lanes: lanes), ._read(lanes: lanes + First._laneCount))
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
