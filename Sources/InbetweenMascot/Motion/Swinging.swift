#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How the loose parts of the creature behave in a mood: gills and tuft follow the head, the tail
/// wags; what they do beyond comes from springs.
struct Swinging {
  /// How far the gills hang, degrees; negative perks them up.
  var droop = 0.0
  /// How far the tail swings to each side (degrees), how often in the motion, and around what.
  var wag = (by: 9.0, times: 1, around: 0.0)

  /// Gills differ a little, so that they do not swing as one.
  private static let gills: [(Channel, side: Double, frequency: Double, delay: Double)] = [
    (.gillRightUpper, 1, 15, 0), (.gillRightMiddle, 1, 12.5, 0.1), (.gillRightLower, 1, 10.5, 0.2),
    (.gillLeftUpper, -1, 14.4, 0.04), (.gillLeftMiddle, -1, 12, 0.14),
    (.gillLeftLower, -1, 10.1, 0.24),
  ]

  func apply(to motion: inout Motion<Channel>) {
    let span = motion.span
    func values(_ channel: Channel) -> (Double) -> Double {
      motion.curve(channel, rest: channel.rest).values(span)
    }
    let (x, y, stretch) = (values(.x), values(.y), values(.stretch))
    let (lean, bend, tilt) = (values(.lean), values(.bend), values(.headTilt))
    func turned(_ time: Double) -> Double { lean(time) + bend(time) + tilt(time) + x(time) * 0.2 }
    /// Points that the head is below its place.
    func lowered(_ time: Double) -> Double { y(time) - 250 * stretch(time) }

    for gill in Self.gills {
      let breath = 2 * Double.pi * max(1, (span.seconds / 2).rounded()) / span.seconds
      let curve = Follower(frequency: gill.frequency, damping: 0.3).lag(
        behind: { time in
          1.5 * gill.side * turned(time) + 0.55 * lowered(time)
            + 9 * sin(breath * (time - gill.delay))
        }, span)
      motion.set(gill.0, curve.map { droop + min(max($0, -50), 50) })
    }
    motion.set(
      .tuft,
      Follower(frequency: 11, damping: 0.25).lag(
        behind: { 1.8 * turned($0) + 0.3 * x($0) }, span
      ).map { min(max($0, -35), 35) + droop * 0.4 })

    motion.swing(.tailRoot, wag.around - wag.by, wag.around + wag.by, times: wag.times)
    let root = values(.tailRoot)
    func drive(_ time: Double) -> Double {
      root(time) + 0.5 * lowered(time) + turned(time)
    }
    for (channel, frequency, share) in [(Channel.tailMiddle, 9.0, 1.2), (.tailTip, 7, 1.5)] {
      let curve = Follower(frequency: frequency, damping: 0.45).lag(behind: drive, span)
      motion.set(channel, curve.map { min(max($0 * share, -45), 45) })
    }
  }
}
