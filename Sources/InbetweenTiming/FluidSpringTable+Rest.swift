#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FluidSpringTable {
  /// Remaining distance below this share of the whole counts as arrived (semantics 3.4).
  package static let restDistance = 0.01
  /// Acceleration and mean velocity below this count as still, in units of the animated data.
  package static let restMotion = 0.06

  /// Seconds until the spring is at rest, a multiple of 1/300 s: the first step at which the
  /// remaining distance is under 1 % of D, and acceleration and mean velocity are under 0.06 units.
  /// Infinite without damping.
  ///
  /// With no distance to go there is no 1 %: the distance that the velocity would reach in one
  /// radian of the spring stands in for D. That case is decided here, not measured.
  /// - Parameters:
  ///   - distanceSquared: Squared length of D, the way to go.
  ///   - dot: D times v0.
  ///   - velocitySquared: Squared length of v0, the initial velocity in units per second.
  public func rest(distanceSquared: Double, dot: Double, velocitySquared: Double) -> Double {
    var problem = Problem(dd: distanceSquared, dv: dot, vv: velocitySquared)
    guard problem.isUsable, step.keep.isFinite, step.pull.isFinite else { return 0 }
    let frequencySquared = step.pull / FluidSpringStep.duration
    if distanceSquared <= 1e-18 * velocitySquared / frequencySquared {
      problem.near = Self.restDistance * (velocitySquared / frequencySquared).squareRoot()
    } else {
      problem.near = Self.restDistance * distanceSquared.squareRoot()
    }
    var index = 0
    if velocitySquared == 0 {
      let distance = distanceSquared.squareRoot()
      if let found = firstRest(beyond: distance) {
        return Double(found) * FluidSpringStep.duration
      }
      index = states.count - 1
    }
    while index < states.count - 1 {
      if problem.isAtRest(states[index], states[index + 1]) {
        return Double(index) * FluidSpringStep.duration
      }
      index += 1
    }
    guard let found = tailRest(problem) else { return .infinity }
    return Double(found) * FluidSpringStep.duration
  }

  /// A distance and a velocity, known by their products.
  struct Problem {
    let dd, dv, vv: Double
    /// The remaining distance that counts as arrived.
    var near = 0.0

    init(dd: Double, dv: Double, vv: Double) {
      self.dd = dd
      self.dv = dv
      self.vv = vv
    }

    var isUsable: Bool {
      dd.isFinite && dv.isFinite && vv.isFinite && (dd > 0 || vv > 0) && dd >= 0 && vv >= 0
    }

    /// Squared length of a D + b v0.
    func square(_ a: Double, _ b: Double) -> Double { a * a * dd + 2 * a * b * dv + b * b * vv }

    func isAtRest(_ now: FluidSpringState, _ next: FluidSpringState) -> Bool {
      let still = FluidSpringTable.restMotion * FluidSpringTable.restMotion
      // The velocity gained in a step, per second, is the acceleration.
      let rate = FluidSpringStep.stepsPerSecond
      return square(now.remaining, now.remainingForVelocity) < near * near
        && square(
          (next.velocity - now.velocity) * rate,
          (next.velocityForVelocity - now.velocityForVelocity) * rate) < still
        && square(
          (next.velocity + now.velocity) / 2,
          (next.velocityForVelocity + now.velocityForVelocity) / 2) < still
    }
  }

  /// For a start from rest: at each stored step the distance below which that step is at rest,
  /// kept where it exceeds all earlier ones.
  static func rests(_ states: [FluidSpringState]) -> [(reach: Double, step: Int)] {
    var rests: [(reach: Double, step: Int)] = []
    for index in 0..<states.count - 1 {
      let now = states[index]
      let next = states[index + 1]
      guard abs(now.remaining) < restDistance else { continue }
      let motion = max(
        abs(next.velocity - now.velocity) * FluidSpringStep.stepsPerSecond,
        abs(next.velocity + now.velocity) / 2)
      let reach = restMotion / motion
      if reach > rests.last?.reach ?? 0 { rests.append((reach, index)) }
    }
    return rests
  }

  private func firstRest(beyond distance: Double) -> Int? {
    var low = 0
    var high = rests.count
    while low < high {
      let middle = (low + high) / 2
      if rests[middle].reach > distance { high = middle } else { low = middle + 1 }
    }
    return low < rests.count ? rests[low].step : nil
  }

  /// The first step at rest beyond the stored ones; nil when there is none.
  ///
  /// An oscillation shrinks by exactly `keep` a step in the measure Q of `amplitude`, which tells
  /// how many steps can be passed over unseen. From there on single steps are looked at, and where
  /// that takes long, whole turns at growing distances.
  private func tailRest(_ problem: Problem) -> Int? {
    guard step.keep < 1 else { return nil }
    let map = step.map
    let trace = map.m11 + map.m22
    let isOscillating = trace * trace < 4 * step.keep
    var index = states.count - 1
    if isOscillating {
      let ratio = amplitude(states[index], problem) / restingAmplitude(problem)
      if !ratio.isFinite || ratio <= 0 { return nil }
      let skipped = (log(ratio) / -log(step.keep)).rounded(.down)
      if !(skipped < Double(Self.farthestStep / 2)) { return nil }
      index += max(Int(skipped) - 1, 0)
    }
    if let found = scan(problem, from: index, count: 500_000) { return found }
    // One turn of the oscillation in steps; a creeping spring has none.
    let turn =
      isOscillating ? min(2 * .pi / acos(trace / (2 * step.keep.squareRoot())), 100_000) + 2 : 2
    let window = Int(turn)
    var low = index + 500_000
    var gap = 1_000_000
    while scan(problem, from: low + gap, count: window) == nil {
      low += gap
      gap *= 2
      if low + gap > Self.farthestStep / 2 { return nil }
    }
    var high = low + gap
    while high - low > window {
      let middle = low + (high - low) / 2
      if scan(problem, from: middle, count: window) == nil { low = middle } else { high = middle }
    }
    return scan(problem, from: low, count: 2 * window + 2)
  }

  private func scan(_ problem: Problem, from first: Int, count: Int) -> Int? {
    var now = state(atStep: first)
    for index in first..<first + count {
      let next = now.advanced(by: step)
      if problem.isAtRest(now, next) { return index }
      now = next
    }
    return nil
  }

  /// The quadratic form of (remaining, velocity) that one step multiplies by `keep`.
  private func amplitude(_ state: FluidSpringState, _ problem: Problem) -> Double {
    let map = step.map
    let product =
      state.remaining * state.velocity * problem.dd
      + (state.remaining * state.velocityForVelocity
        + state.remainingForVelocity * state.velocity) * problem.dv
      + state.remainingForVelocity * state.velocityForVelocity * problem.vv
    return map.m21 * problem.square(state.remaining, state.remainingForVelocity)
      + (map.m22 - map.m11) * product
      - map.m12 * problem.square(state.velocity, state.velocityForVelocity)
  }

  /// The largest `amplitude` that a state at rest can have.
  private func restingAmplitude(_ problem: Problem) -> Double {
    let map = step.map
    let h = FluidSpringStep.duration
    let velocity = Self.restMotion * (1 + h / 2)
    let remaining = min(
      problem.near, (h * Self.restMotion + (1 - step.keep) * velocity) / step.pull)
    return map.m21 * remaining * remaining + abs(map.m22 - map.m11) * remaining * velocity
      - map.m12 * velocity * velocity
  }
}
