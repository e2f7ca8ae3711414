/// Any number of animatable values as one.
@frozen public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  public var value: (repeat each Value)

  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  public static var zero: Self { Self(repeat (each Value).zero) }

  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(repeat each lhs.value + each rhs.value)
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(repeat each lhs.value - each rhs.value)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    // swift-format-ignore: UseWhereClausesInForLoops
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      if left != right { return false }
    }
    return true
  }

  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }

  public static var _laneCount: Int {
    var sum = 0
    for type in repeat (each Value).self {
      if type._laneCount < 0 { return -1 }
      sum += type._laneCount
    }
    return sum
  }

  public func _writeLanes(to lanes: UnsafeMutablePointer<Double>) {
    var next = lanes
    for part in repeat each value {
      part._writeLanes(to: next)
      next += Self.laneCount(part)
    }
  }

  public static func _read(lanes: UnsafePointer<Double>) -> Self {
    var next = lanes
    func read<V: VectorArithmetic>(_ type: V.Type) -> V {
      defer { next += V._laneCount }
      return V._read(lanes: next)
    }
    return Self(repeat read((each Value).self))
  }

  private static func laneCount<V: VectorArithmetic>(_ value: V) -> Int { V._laneCount }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
