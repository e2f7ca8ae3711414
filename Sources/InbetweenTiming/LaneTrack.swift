/// A keyframe track over plain lanes, prepared for being asked at any time (semantics 4).
///
/// Before time 0 it answers the initial value, after its duration the end value. A boundary belongs
/// to the keyframe that ends there; time 0 has nothing before it, so jumps at the very start have
/// happened by then.
public final class LaneTrack: Sendable {
  /// One keyframe's share of the track, for those who show it.
  public struct Segment: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
      case linear, cubic, spring, move
    }
    public let kind: Kind
    /// Seconds from the start of the track.
    public let start, end: Double
    public let from, target, reached: [Double]

    /// How far a spring was from its target when its time was over: target - reached.
    public var residue: [Double] { zip(target, reached).map { $0 - $1 } }
  }

  /// A segment that takes time, as the sampler reads it.
  struct Span: Sendable {
    enum Formula: UInt8, Sendable {
      /// from + delta * u; two coefficients a lane.
      case line
      /// from + delta * curve(u); two coefficients a lane.
      case curve
      /// Powers of u; four coefficients a lane.
      case cubic
      /// from, distance, initial velocity; three coefficients a lane.
      case spring
    }

    let start, end, perSecond: Double
    let formula: Formula
    /// Index of the first coefficient.
    let first: Int
    /// Index of the curve or spring.
    let shape: Int
  }

  public let laneCount: Int
  /// Seconds.
  public let duration: Double
  public let initialValue: [Double]
  /// What is held after the duration.
  public let endValue: [Double]
  /// One for each keyframe, in order.
  public let segments: [Segment]
  let spans: [Span]
  let coefficients: [Double]
  let curves: [TimingCurve]
  let springs: [DampedSpring]

  /// - Parameters:
  ///   - initialVelocity: Units per second at the start, for a track that takes over from a moving
  ///     value; nil is at rest.
  ///   - squaredLength: Squared length of a vector; the default is the sum of the squared lanes.
  ///     Only a spring keyframe without a duration asks for it.
  public init(
    initialValue: [Double], keyframes: [LaneKeyframe], initialVelocity: [Double]? = nil,
    squaredLength: @escaping ([Double]) -> Double = { $0.reduce(0) { $0 + $1 * $1 } }
  ) {
    var builder = LaneTrackBuilder(
      initialValue: initialValue, initialVelocity: initialVelocity, squaredLength: squaredLength)
    for index in keyframes.indices {
      builder.append(
        keyframes[index], next: index + 1 < keyframes.count ? keyframes[index + 1] : nil)
    }
    laneCount = initialValue.count
    duration = builder.time
    self.initialValue = initialValue
    endValue = builder.value
    segments = builder.segments
    spans = builder.spans
    coefficients = builder.coefficients
    curves = builder.curves
    springs = builder.springs
  }

  /// Writes the value at `time` seconds into `laneCount` doubles.
  public func value(at time: Double, into lanes: UnsafeMutablePointer<Double>) {
    guard let span = span(at: time) else {
      let held = time > duration || (spans.isEmpty && time >= 0) ? endValue : initialValue
      for lane in 0..<laneCount { lanes[lane] = held[lane] }
      return
    }
    let seconds = time - span.start
    coefficients.withUnsafeBufferPointer { all in
      let c = all.baseAddress! + span.first
      switch span.formula {
      case .line:
        let u = seconds * span.perSecond
        for lane in 0..<laneCount { lanes[lane] = c[2 * lane] + c[2 * lane + 1] * u }
      case .curve:
        let progress = curves[span.shape].value(at: seconds * span.perSecond)
        for lane in 0..<laneCount { lanes[lane] = c[2 * lane] + c[2 * lane + 1] * progress }
      case .cubic:
        let u = seconds * span.perSecond
        for lane in 0..<laneCount {
          let p = c + 4 * lane
          lanes[lane] = ((p[3] * u + p[2]) * u + p[1]) * u + p[0]
        }
      case .spring:
        let (position, response) = springs[span.shape].coefficients(at: seconds)
        for lane in 0..<laneCount {
          let p = c + 3 * lane
          lanes[lane] = p[0] + position * p[1] + response * p[2]
        }
      }
    }
  }

  /// Writes the velocity at `time` seconds, in units per second, into `laneCount` doubles; 0 outside
  /// the track. A slope that is infinite (a circular curve's end) counts as 0.
  public func velocity(at time: Double, into lanes: UnsafeMutablePointer<Double>) {
    guard let span = span(at: time) else {
      for lane in 0..<laneCount { lanes[lane] = 0 }
      return
    }
    let seconds = time - span.start
    coefficients.withUnsafeBufferPointer { all in
      let c = all.baseAddress! + span.first
      switch span.formula {
      case .line:
        for lane in 0..<laneCount { lanes[lane] = c[2 * lane + 1] * span.perSecond }
      case .curve:
        let slope = curves[span.shape].velocity(at: seconds * span.perSecond)
        for lane in 0..<laneCount {
          lanes[lane] = slope.isFinite ? c[2 * lane + 1] * slope * span.perSecond : 0
        }
      case .cubic:
        let u = seconds * span.perSecond
        for lane in 0..<laneCount {
          let p = c + 4 * lane
          lanes[lane] = ((3 * p[3] * u + 2 * p[2]) * u + p[1]) * span.perSecond
        }
      case .spring:
        let (position, response) = springs[span.shape].rates(at: seconds)
        for lane in 0..<laneCount {
          let p = c + 3 * lane
          lanes[lane] = position * p[1] + response * p[2]
        }
      }
    }
  }

  public func value(at time: Double) -> [Double] {
    [Double](unsafeUninitializedCapacity: laneCount) { buffer, count in
      if let base = buffer.baseAddress { value(at: time, into: base) }
      count = laneCount
    }
  }

  public func velocity(at time: Double) -> [Double] {
    [Double](unsafeUninitializedCapacity: laneCount) { buffer, count in
      if let base = buffer.baseAddress { velocity(at: time, into: base) }
      count = laneCount
    }
  }

  /// The span that answers for `time`; nil before, after, and where nothing takes time.
  private func span(at time: Double) -> Span? {
    guard time >= 0 && time <= duration else { return nil }
    for span in spans where time <= span.end { return span }
    return nil
  }
}
