/// One keyframe of a track over plain lanes: where to, how, and for how many seconds.
///
/// Vectors have one number for each lane, velocities are in units per second. A duration that is
/// not above 0 makes any kind a jump; one above `longestDuration` is cut to it.
public struct LaneKeyframe: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case linear(TimingCurve)
    /// A cubic Hermite segment; a velocity that is nil is found from the neighbours.
    case cubic(startVelocity: [Double]?, endVelocity: [Double]?)
    /// A spring from the value reached. It is not snapped to its target.
    case spring(DampedSpring, startVelocity: [Double]?)
    /// A jump that takes no time.
    case move
  }

  /// About 31 years: long enough for "never", short enough to calculate with.
  public static let longestDuration = 1e9

  public let kind: Kind
  public let target: [Double]
  /// Seconds; nil lets a spring take the time that it needs to settle.
  public let duration: Double?

  public init(_ kind: Kind, to target: [Double], duration: Double?) {
    self.kind = kind
    self.target = target
    self.duration = duration
  }

  /// The duration where it does not depend on what came before.
  var fixedDuration: Double? {
    if case .move = kind { return 0 }
    guard let duration else { return nil }
    return duration > 0 ? min(duration, Self.longestDuration) : 0
  }
}
