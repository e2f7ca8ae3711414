import Synchronization

/// The motion of a `.spring` animation: position and velocity at any time, for any vector.
///
/// The integrator is linear, so its answer for a distance D and an initial velocity v0 is
/// `position * D + velocityResponse * v0`, and both coefficients depend on the spring alone. The
/// first seconds are kept as a table; what lies beyond is reached by powers of the step. A table
/// never changes, so that a run may keep it and read it without a lock.
///
/// Position is a staircase: at time t it is that of step ceil(300 t) - 1 (semantics 3.4).
public final class FluidSpringTable: Sendable {
  /// One more than the last stored step; 8 s.
  private static let storedSteps = 2400
  /// Steps that a blend of responses may take; 60 s. A longer blend jumps to its end there.
  private static let longestBlend = 18000

  let states: [FluidSpringState]
  let step: FluidSpringStep
  /// `step` to the powers 1, 2, 4, ...
  let powers: [FluidSpringStep.Map]
  /// From rest, a distance below `reach` comes to rest at `step`; sorted, each the first that
  /// reaches so far.
  let rests: [(reach: Double, step: Int)]

  /// - Parameters:
  ///   - oldResponse: The response of the spring that this one replaces; eased to the new one by
  ///     smoothstep over `blendDuration` seconds.
  init(
    response: Double, dampingFraction: Double, blendingFrom oldResponse: Double? = nil,
    blendDuration: Double = 0
  ) {
    step = FluidSpringStep(response: response, dampingFraction: dampingFraction)
    var map = step.map
    var powers: [FluidSpringStep.Map] = []
    for _ in 0..<Self.powerCount {
      powers.append(map)
      map = map.squared()
    }
    self.powers = powers

    var states = [FluidSpringState()]
    if let oldResponse, blendDuration > 0, oldResponse.isFinite {
      let count = Int(
        min(blendDuration * FluidSpringStep.stepsPerSecond, Double(Self.longestBlend)))
      for index in 0..<count {
        let u = Double(index) * FluidSpringStep.duration / blendDuration
        let eased = u * u * (3 - 2 * u)
        states.append(
          states[index].advanced(
            by: FluidSpringStep(
              response: oldResponse + (response - oldResponse) * eased,
              dampingFraction: dampingFraction)))
      }
    }
    var last = states[states.count - 1]
    while states.count < Self.storedSteps && !last.isNegligible {
      last = last.advanced(by: step)
      states.append(last)
    }
    self.states = states
    rests = Self.rests(states)
  }

  /// Position coefficients at `time` seconds, by the staircase.
  public func coefficients(at time: Double) -> (position: Double, velocityResponse: Double) {
    let state = state(atStep: Self.step(at: time))
    return (1 - state.remaining, -state.remainingForVelocity)
  }

  /// Velocity coefficients at `time` seconds: velocity is `position * D + velocityResponse * v0`.
  /// They are the integrator's own, not differences of the staircase.
  public func rates(at time: Double) -> (position: Double, velocityResponse: Double) {
    let state = state(atStep: Self.step(at: time))
    return (state.velocity, state.velocityForVelocity)
  }

  /// The step whose position shows at `time` seconds. A millionth of a step is forgiven, so that
  /// sums of frame times fall where they are meant to.
  package static func step(at time: Double) -> Int {
    guard time > 0 else { return 0 }
    let steps = (time * FluidSpringStep.stepsPerSecond - 1e-6).rounded(.up) - 1
    return Int(min(max(steps, 0), Double(farthestStep)))
  }

  /// Beyond 2^40 steps (116 years) nothing is told apart.
  static let powerCount = 40
  static let farthestStep = 1 << powerCount - 1

  func state(atStep index: Int) -> FluidSpringState {
    if index < states.count { return states[index] }
    return advanced(states[states.count - 1], by: index - (states.count - 1))
  }

  func advanced(_ state: FluidSpringState, by count: Int) -> FluidSpringState {
    var state = state
    var left = count
    while left > 0 {
      let power = left.trailingZeroBitCount
      state = state.applying(powers[power])
      left &= left - 1
    }
    return state
  }
}

extension FluidSpringState {
  /// So near its end that the table need not go on.
  var isNegligible: Bool {
    abs(remaining) < 1e-7 && abs(velocity) < 1e-7 && abs(remainingForVelocity) < 1e-7
      && abs(velocityForVelocity) < 1e-7
  }
}

extension FluidSpringTable {
  private struct Key: Hashable {
    let response, dampingFraction, oldResponse, blendDuration: Double
  }

  private static let cacheSize = 64
  private static let cache = Mutex<[Key: FluidSpringTable]>([:])

  /// The table of a spring, made once and shared.
  public static func table(response: Double, dampingFraction: Double) -> FluidSpringTable {
    table(response: response, dampingFraction: dampingFraction, blendingFrom: nil, over: 0)
  }

  /// The table of a spring that takes over from one with another response: the response eases from
  /// `oldResponse` to `response` by smoothstep over `blendDuration` seconds.
  public static func table(
    response: Double, dampingFraction: Double, blendingFrom oldResponse: Double?,
    over blendDuration: Double
  ) -> FluidSpringTable {
    // A response of 0 or less acts as the stiffest spring.
    var blend = blendDuration > 0 ? blendDuration : 0
    let old = oldResponse.map { max($0, 0) }
    if old == nil || old == max(response, 0) || response.isNaN { blend = 0 }
    let key = Key(
      response: response, dampingFraction: dampingFraction,
      oldResponse: blend > 0 ? old ?? 0 : 0, blendDuration: blend)
    return cache.withLock { tables in
      if let table = tables[key] { return table }
      let table = FluidSpringTable(
        response: response, dampingFraction: dampingFraction,
        blendingFrom: blend > 0 ? old : nil, blendDuration: blend)
      if tables.count >= cacheSize { tables.removeAll(keepingCapacity: true) }
      tables[key] = table
      return table
    }
  }
}
