/// The data of a type that has nothing to animate.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public static func + (lhs: Self, rhs: Self) -> Self { lhs }

  public static func - (lhs: Self, rhs: Self) -> Self { lhs }

  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }

  public static var _laneCount: Int { 0 }

  public static func _read(lanes: UnsafePointer<Double>) -> Self { Self() }
}
