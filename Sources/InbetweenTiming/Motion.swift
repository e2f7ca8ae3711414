/// A built-in animation as plain data: a base and the modifiers put on it, in call order.
///
/// It tells progress from 0 to 1 at any time, asked in any order, by the rule of exact ends: the
/// end of the whole, and of each pass of a repeat, is computed and never found by asking (semantics
/// 6.3). Times are seconds from the start of the animation.
///
/// Evaluating a `Motion` prepares a `MotionRun` each time; what runs keeps the `MotionRun`.
public struct Motion: Hashable, Sendable {
  public enum Base: Hashable, Sendable {
    /// Progress by a curve. A duration that is not above 0 ends at once; an infinite one never.
    case bezier(TimingCurve, duration: Double)
    /// The integrator of `.spring`; blending matters only when it takes over from another spring.
    case fluidSpring(response: Double, dampingFraction: Double, blendDuration: Double)
    case interpolatingSpring(InterpolatingSpring)
  }

  public enum Modifier: Hashable, Sendable {
    /// Seconds of waiting at the start; below 0 the start is skipped.
    case delay(Double)
    /// Rate of time; 0 (and anything that is not a rate) never moves.
    case speed(Double)
    /// Passes one after another, for ever without a count; a count below 1 counts as 1.
    case repeated(count: Int?, autoreverses: Bool)
    /// Complete for its user after that many seconds, if not before; goes on moving.
    case logicallyComplete(after: Double)
  }

  public var base: Base
  /// In call order: the last one is the outermost.
  public var modifiers: [Modifier]

  public init(base: Base, modifiers: [Modifier] = []) {
    self.base = base
    self.modifiers = modifiers
  }

  public func modified(by modifier: Modifier) -> Motion {
    Motion(base: base, modifiers: modifiers + [modifier])
  }

  /// Whether this is a `.spring` without modifiers: the only kind that takes over the velocity of
  /// another.
  public var isPlainFluidSpring: Bool {
    if case .fluidSpring = base { return modifiers.isEmpty }
    return false
  }

  /// Seconds until it is over; infinite if that never happens.
  /// - Parameter distance: Length of the change in units of the animated data; the end of a
  ///   `.spring` depends on it.
  public func end(distance: Double) -> Double {
    MotionRun(self, distance: distance).end
  }

  /// Seconds until it is complete for its user.
  public func logicalEnd(distance: Double) -> Double {
    MotionRun(self, distance: distance).logicalEnd
  }

  /// Share of the way that is done at `time`; may leave 0...1, and is 1 from the end on.
  public func progress(at time: Double, distance: Double) -> Double {
    MotionRun(self, distance: distance).progress(at: time)
  }

  /// Progress per second at `time`, and 0 from the end on.
  public func velocity(at time: Double, distance: Double) -> Double {
    MotionRun(self, distance: distance).velocity(at: time)
  }

  /// Seconds of one full loop of an endless repeat, there and back; nil for anything else.
  public func period(distance: Double) -> Double? {
    MotionRun(self, distance: distance).period
  }
}
