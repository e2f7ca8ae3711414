/// A motion over a known distance, ready to be asked at any time.
public struct MotionRun: Sendable {
  /// Seconds until it is over; infinite if that never happens.
  public let end: Double
  /// Seconds until it is complete for its user.
  public let logicalEnd: Double
  /// Seconds of one full loop of an endless repeat, there and back; nil for anything else.
  public let period: Double?

  private enum Kernel {
    case curve(TimingCurve, perSecond: Double)
    case fluid(FluidSpringTable)
    case interpolating(DampedSpring, initialVelocity: Double)
    /// Nonsense parameters; such a motion is over before it is asked.
    case arrived
  }

  /// What turns an outer time into an inner one.
  private enum Layer {
    case delay(Double)
    case speed(Double)
    case passes(length: Double, lastIndex: Double, autoreverses: Bool)
  }

  private let kernel: Kernel
  /// Outermost first.
  private let layers: [Layer]

  /// Times that differ by less are the same: sums of frame times fall where they are meant to.
  static let timeTolerance = 1e-9

  /// - Parameter distance: Length of the change in units of the animated data.
  public init(_ motion: Motion, distance: Double) {
    var span: Span
    (kernel, span) = Self.kernel(motion.base, distance: distance)
    var layers: [Layer] = []
    for modifier in motion.modifiers {
      if let layer = Self.layer(modifier, span: &span) { layers.append(layer) }
    }
    layers.reverse()
    self.layers = layers
    end = span.end
    logicalEnd = min(span.logicalEnd, span.end)
    period = span.period
  }

  private static func kernel(_ base: Motion.Base, distance: Double) -> (Kernel, Span) {
    switch base {
    case .bezier(let curve, let duration):
      let end = duration > 0 ? duration : 0
      return (.curve(curve, perSecond: 1 / end), Span(end: end, logicalEnd: end))
    case .fluidSpring(let response, let dampingFraction, _):
      let table = FluidSpringTable.table(response: response, dampingFraction: dampingFraction)
      let end = table.rest(distanceSquared: distance * distance, dot: 0, velocitySquared: 0)
      return (.fluid(table), Span(end: end, logicalEnd: min(max(response, 0), end)))
    case .interpolatingSpring(let spring):
      let end = spring.end
      let kernel =
        end > 0
        ? Kernel.interpolating(spring.spring, initialVelocity: spring.initialVelocity) : .arrived
      return (kernel, Span(end: end, logicalEnd: spring.logicalEnd))
    }
  }

  /// How long the part inside a modifier takes.
  private struct Span {
    var end: Double
    var logicalEnd: Double
    var period: Double?
  }

  /// The layer of a modifier; `span` becomes that of the modified motion.
  private static func layer(_ modifier: Motion.Modifier, span: inout Span) -> Layer? {
    switch modifier {
    case .delay(let delay):
      let seconds = delay.isNaN ? 0 : max(delay, -1e9)
      span.end = max(0, span.end + seconds)
      span.logicalEnd = max(0, span.logicalEnd + seconds)
      return .delay(seconds)
    case .speed(let speed):
      let rate = speed > 0 ? min(speed, 1e9) : 0
      span.end = span.end == 0 ? 0 : span.end / rate
      span.logicalEnd = span.logicalEnd == 0 ? 0 : span.logicalEnd / rate
      span.period = rate > 0 ? span.period.map { $0 / rate } : nil
      return .speed(rate)
    case .logicallyComplete(let after):
      if !after.isNaN { span.logicalEnd = min(span.logicalEnd, max(after, 0)) }
      return nil
    case .repeated(let count, let autoreverses):
      let length = span.end
      // An endless pass never gets to a second one, and passes that take no time are over at once.
      guard length > 0 && length.isFinite else { return nil }
      let passes = count.map { Double(max($0, 1)) } ?? .infinity
      span.end = length * passes
      // A flag set inside the first pass stays set; else only the end of all completes it.
      if !(span.logicalEnd < length) { span.logicalEnd = span.end }
      span.period = count == nil ? length * (autoreverses ? 2 : 1) : nil
      return .passes(length: length, lastIndex: passes - 1, autoreverses: autoreverses)
    }
  }

  /// Share of the way that is done at `time`; may leave 0...1, and is 1 from the end on (where an
  /// even repeat with reverse snaps to).
  public func progress(at time: Double) -> Double {
    if time >= end - Self.timeTolerance { return 1 }
    let moment = moment(at: time)
    let progress =
      switch kernel {
      case .curve(let curve, let perSecond): curve.value(at: moment.time * perSecond)
      case .fluid(let table): table.coefficients(at: moment.time).position
      case .interpolating(let spring, let initialVelocity):
        Self.combine(spring.coefficients(at: moment.time), initialVelocity)
      case .arrived: 1.0
      }
    return moment.isReversed ? 1 - progress : progress
  }

  /// Progress per second at `time`, and 0 from the end on.
  public func velocity(at time: Double) -> Double {
    if time >= end - Self.timeTolerance { return 0 }
    let moment = moment(at: time)
    if moment.rate == 0 { return 0 }
    let velocity =
      switch kernel {
      case .curve(let curve, let perSecond):
        perSecond == 0 ? 0 : curve.velocity(at: moment.time * perSecond) * perSecond
      case .fluid(let table): table.rates(at: moment.time).position
      case .interpolating(let spring, let initialVelocity):
        Self.combine(spring.rates(at: moment.time), initialVelocity)
      case .arrived: 0.0
      }
    return moment.rate * velocity
  }

  private static func combine(
    _ coefficients: (position: Double, velocityResponse: Double), _ initialVelocity: Double
  ) -> Double {
    coefficients.position + coefficients.velocityResponse * initialVelocity
  }

  /// The base's own time at an outer time, how fast it goes, and whether that pass is reversed.
  private func moment(at time: Double) -> (time: Double, rate: Double, isReversed: Bool) {
    var time = time > 0 ? time : 0
    var rate = 1.0
    var isReversed = false
    for layer in layers {
      switch layer {
      case .delay(let seconds):
        time -= seconds
        if time < 0 {
          time = 0
          rate = 0
        }
      case .speed(let factor):
        time *= factor
        rate *= factor
      case .passes(let length, let lastIndex, let autoreverses):
        let index = min((time / length + Self.timeTolerance).rounded(.down), lastIndex)
        time = max(0, time - index * length)
        if autoreverses && !index.remainder(dividingBy: 2).isZero {
          isReversed.toggle()
          rate = -rate
        }
      }
    }
    return (time, rate, isReversed)
  }
}
