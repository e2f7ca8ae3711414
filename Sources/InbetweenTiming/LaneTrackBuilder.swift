/// Puts keyframes one after another and works out what each needs from its neighbours.
struct LaneTrackBuilder {
  /// A spring keyframe without a duration lasts until it is this near its target, in units of the
  /// data. Apple's documents name no number; this one, with the real distance, gives the one
  /// measured length (semantics 4.2: 1.273 s for Spring(0.4, 0.3) over 10).
  static let springEpsilon = 0.0001

  let squaredLength: ([Double]) -> Double
  var time = 0.0
  /// Value reached and velocity at the end of what was appended so far.
  var value: [Double]
  var velocity: [Double]
  var segments: [LaneTrack.Segment] = []
  var spans: [LaneTrack.Span] = []
  var coefficients: [Double] = []
  var curves: [TimingCurve] = []
  var springs: [DampedSpring] = []

  init(
    initialValue: [Double], initialVelocity: [Double]?,
    squaredLength: @escaping ([Double]) -> Double
  ) {
    value = initialValue
    velocity = Self.fitted(initialVelocity, to: initialValue) ?? initialValue.map { _ in 0 }
    self.squaredLength = squaredLength
  }

  mutating func append(_ keyframe: LaneKeyframe, next: LaneKeyframe?) {
    guard let target = Self.fitted(keyframe.target, to: value) else { return }
    switch keyframe.kind {
    case .move:
      jump(to: target, kind: .move)
    case .linear(let curve):
      appendLinear(curve, to: target, duration: keyframe.fixedDuration ?? 0)
    case .cubic(let startVelocity, let endVelocity):
      appendCubic(
        to: target, duration: keyframe.fixedDuration ?? 0,
        start: Self.fitted(startVelocity, to: value), end: Self.fitted(endVelocity, to: value),
        next: next)
    case .spring(let spring, let startVelocity):
      let start = Self.fitted(startVelocity, to: value) ?? velocity
      appendSpring(
        spring, to: target,
        duration: keyframe.fixedDuration ?? settlingDuration(spring, to: target, start: start),
        start: start)
    }
  }

  private mutating func jump(to target: [Double], kind: LaneTrack.Segment.Kind) {
    segments.append(
      LaneTrack.Segment(
        kind: kind, start: time, end: time, from: value, target: target, reached: target))
    value = target
    velocity = target.map { _ in 0 }
  }

  private mutating func appendLinear(_ curve: TimingCurve, to target: [Double], duration: Double) {
    guard duration > 0 else { return jump(to: target, kind: .linear) }
    let first = coefficients.count
    let slope = Self.finite(curve.velocity(at: 1) / duration)
    for lane in value.indices {
      coefficients += [value[lane], target[lane] - value[lane]]
      velocity[lane] = (target[lane] - value[lane]) * slope
    }
    finish(
      .linear, formula: curve.isLinear ? .line : .curve, first: first, shape: curves.count,
      duration: duration, target: target, reached: target)
    curves.append(curve)
  }

  private mutating func appendCubic(
    to target: [Double], duration: Double, start: [Double]?, end: [Double]?, next: LaneKeyframe?
  ) {
    guard duration > 0 else { return jump(to: target, kind: .cubic) }
    let first = coefficients.count
    let start = start ?? velocity
    let end = end ?? endVelocity(of: target, duration: duration, next: next)
    for lane in value.indices {
      let from = value[lane]
      let delta = target[lane] - from
      let startTangent = start[lane] * duration
      let endTangent = end[lane] * duration
      coefficients += [
        from, startTangent, 3 * delta - 2 * startTangent - endTangent,
        startTangent + endTangent - 2 * delta,
      ]
    }
    velocity = end
    finish(
      .cubic, formula: .cubic, first: first, shape: 0, duration: duration, target: target,
      reached: target)
  }

  private mutating func appendSpring(
    _ spring: DampedSpring, to target: [Double], duration: Double, start: [Double]
  ) {
    guard duration > 0 else { return jump(to: target, kind: .spring) }
    let first = coefficients.count
    let position = spring.coefficients(at: duration)
    let rate = spring.rates(at: duration)
    var reached = value
    for lane in value.indices {
      let distance = target[lane] - value[lane]
      coefficients += [value[lane], distance, start[lane]]
      reached[lane] += position.position * distance + position.velocityResponse * start[lane]
      velocity[lane] = rate.position * distance + rate.velocityResponse * start[lane]
    }
    finish(
      .spring, formula: .spring, first: first, shape: springs.count, duration: duration,
      target: target, reached: reached)
    springs.append(spring)
  }

  private mutating func finish(
    _ kind: LaneTrack.Segment.Kind, formula: LaneTrack.Span.Formula, first: Int, shape: Int,
    duration: Double,
    target: [Double], reached: [Double]
  ) {
    let end = time + duration
    segments.append(
      LaneTrack.Segment(
        kind: kind, start: time, end: end, from: value, target: target, reached: reached))
    spans.append(
      LaneTrack.Span(
        start: time, end: end, perSecond: 1 / duration, formula: formula, first: first,
        shape: shape))
    time = end
    value = reached
  }

  /// The velocity with which a cubic segment ends that does not say so itself (semantics 4.2): the
  /// start velocity of what follows; between two cubic segments the finite difference over both.
  /// A spring that follows takes over what it gets, so it asks for rest.
  private func endVelocity(
    of target: [Double], duration: Double, next: LaneKeyframe?
  ) -> [Double] {
    let rest = value.map { _ in 0.0 }
    guard let next, let nextTarget = Self.fitted(next.target, to: value) else { return rest }
    let nextDuration = next.fixedDuration ?? 1
    guard nextDuration > 0 else { return rest }
    switch next.kind {
    case .move:
      return rest
    case .linear(let curve):
      let slope = Self.finite(curve.velocity(at: 0) / nextDuration)
      return value.indices.map { (nextTarget[$0] - target[$0]) * slope }
    case .cubic(let startVelocity, _):
      return Self.fitted(startVelocity, to: value)
        ?? value.indices.map { (nextTarget[$0] - value[$0]) / (duration + nextDuration) }
    case .spring(_, let startVelocity):
      return Self.fitted(startVelocity, to: value) ?? rest
    }
  }

  private func settlingDuration(
    _ spring: DampedSpring, to target: [Double], start: [Double]
  ) -> Double {
    let distance = value.indices.map { target[$0] - value[$0] }
    let distanceSquared = squaredLength(distance)
    let velocitySquared = squaredLength(start)
    let sumSquared = squaredLength(value.indices.map { distance[$0] + start[$0] })
    let duration = spring.settlingDuration(
      targetSquared: distanceSquared, dot: (sumSquared - distanceSquared - velocitySquared) / 2,
      velocitySquared: velocitySquared, epsilon: Self.springEpsilon)
    return duration > 0 ? min(duration, LaneKeyframe.longestDuration) : 0
  }

  /// A vector with the track's lane count, cut or filled with 0.
  private static func fitted(_ vector: [Double]?, to value: [Double]) -> [Double]? {
    guard let vector else { return nil }
    if vector.count == value.count { return vector }
    return value.indices.map { $0 < vector.count ? vector[$0] : 0 }
  }

  private static func finite(_ slope: Double) -> Double { slope.isFinite ? slope : 0 }
}
