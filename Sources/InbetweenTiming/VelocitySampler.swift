#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Estimates the velocity of something that is set again and again, such as a dragged offset.
///
/// Each new velocity enters with a quarter, the older average keeps three quarters (semantics 6.1).
/// A sample that is not later than the last one is ignored.
public struct VelocitySampler: Sendable {
  /// What an untouched velocity keeps after each millisecond (semantics 6.1).
  public static let decayPerMillisecond = 0.998

  /// Units per second for each lane, as of `lastTime`.
  public private(set) var velocity: [Double]
  /// Seconds; nil before the first sample.
  public private(set) var lastTime: Double?
  private var lastValue: [Double]
  private var hasVelocity = false

  public init(laneCount: Int) {
    velocity = Array(repeating: 0, count: max(laneCount, 0))
    lastValue = velocity
  }

  /// - Parameters:
  ///   - value: One number for each lane; another count is ignored.
  ///   - time: Seconds.
  public mutating func add(_ value: [Double], at time: Double) {
    guard value.count == velocity.count else { return }
    guard let lastTime else {
      lastValue = value
      self.lastTime = time
      return
    }
    guard time > lastTime else { return }
    for lane in velocity.indices {
      let newest = (value[lane] - lastValue[lane]) / (time - lastTime)
      velocity[lane] = hasVelocity ? 0.75 * velocity[lane] + 0.25 * newest : newest
    }
    hasVelocity = true
    lastValue = value
    self.lastTime = time
  }

  /// Velocity at a later time, decayed since the last sample.
  public func velocity(at time: Double) -> [Double] {
    guard let lastTime, time > lastTime else { return velocity }
    let kept = pow(Self.decayPerMillisecond, (time - lastTime) * 1000)
    return velocity.map { $0 * kept }
  }
}
