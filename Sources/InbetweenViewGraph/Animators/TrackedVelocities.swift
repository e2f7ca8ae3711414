import InbetweenTiming

/// Velocities of attributes that are set again and again under a transaction that tracks them, as
/// by a drag. A plain spring that starts there goes on with the velocity (semantics 6.1).
@MainActor
struct TrackedVelocities {
  private struct Key: Hashable {
    let target: ObjectIdentifier
    let attribute: UInt8
  }

  private var samplers: [Key: VelocitySampler] = [:]

  /// Seconds after which a velocity has faded to less than a seventh and is forgotten.
  private static let memory = 1.0

  mutating func add(
    _ lanes: UnsafePointer<Double>, count: Int, of target: AnyObject, _ attribute: UInt8,
    at time: Double
  ) {
    // Views that have left leave nothing behind for long.
    samplers = samplers.filter { ($0.value.lastTime ?? time) > time - Self.memory }
    let key = Key(target: ObjectIdentifier(target), attribute: attribute)
    samplers[key, default: VelocitySampler(laneCount: count)]
      .add((0..<count).map { lanes[$0] }, at: time)
  }

  /// The velocity, per second, of an attribute that begins to animate; nil where none was tracked.
  mutating func take(_ target: AnyObject, _ attribute: UInt8, at time: Double) -> [Double]? {
    if samplers.isEmpty { return nil }
    let key = Key(target: ObjectIdentifier(target), attribute: attribute)
    guard let sampler = samplers.removeValue(forKey: key), let last = sampler.lastTime,
      time - last <= Self.memory
    else { return nil }
    return sampler.velocity(at: time)
  }
}
