import Foundation
import InbetweenTiming
import InbetweenViewGraph

/// Curves of animations and of keyframes.
extension CurvePlot.Curve {
  /// The progress of an animation, from 0 at its start to 1, and beyond where it overshoots.
  ///
  /// - Parameters:
  ///   - distance: length of the change in the units of what is animated: where a spring ends
  ///     depends on it.
  ///   - end: seconds; nil shows all of it, or three rounds where it never ends.
  public init(
    _ name: String, _ animation: Animation, distance: Double = 1, until end: Double? = nil
  ) {
    let distance = distance.isFinite && distance != 0 ? distance : 1
    let end = Self.length(end ?? animation.shownLength(distance: distance))
    self.init(
      name: name,
      samples: animation.motion.map { Self.samples($0, distance: distance, until: end) }
        ?? Self.samples(custom: animation, distance: distance, until: end))
  }

  /// One number of the value that keyframes move.
  ///
  ///     CurvePlot.Curve("scale", timeline, \.scale)
  ///     CurvePlot.Curve("degrees", timeline) { $0.rotation.degrees }
  ///
  /// - Parameter end: seconds; nil shows the whole timeline.
  public init<Value>(
    _ name: String, _ timeline: KeyframeTimeline<Value>, until end: Double? = nil,
    _ number: (Value) -> Double
  ) {
    let end = Self.length(end ?? timeline.duration)
    self.init(
      name: name, samples: Self.times(until: end).map { ($0, number(timeline.value(time: $0))) })
  }

  /// The same for keyframes of one number.
  public init(_ name: String, _ timeline: KeyframeTimeline<Double>, until end: Double? = nil) {
    self.init(name, timeline, until: end) { $0 }
  }

  /// The value at a time, between its samples in a straight line, beyond its ends that of the end.
  public func value(at time: Double) -> Double {
    guard let first = samples.first, let last = samples.last else { return .nan }
    if time <= first.time { return first.value }
    if time >= last.time { return last.value }
    var (low, high) = (0, samples.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if samples[middle].time <= time { low = middle } else { high = middle }
    }
    let (before, after) = (samples[low], samples[high])
    if after.time <= before.time { return after.value }
    let share = (time - before.time) / (after.time - before.time)
    return share < 1e-9 ? before.value : before.value + (after.value - before.value) * share
  }

  /// Whether two curves look like one: nowhere further apart than 0.3 % of what they cover.
  func coincides(with other: CurvePlot.Curve) -> Bool {
    guard !samples.isEmpty, !other.samples.isEmpty else { return false }
    let values = (samples + other.samples).map(\.value).filter(\.isFinite)
    guard let low = values.min(), let high = values.max() else { return false }
    let tolerance = (high - low) * 0.003
    // A hundred places are enough: what differs at all differs for longer.
    let step = max(1, other.samples.count / 100)
    return stride(from: 0, to: other.samples.count, by: step).allSatisfy { index in
      let sample = other.samples[index]
      return abs(value(at: sample.time) - sample.value) <= tolerance
    }
  }

  // MARK: Samples

  /// An hour at most, and something to see.
  private static func length(_ seconds: Double) -> Double {
    seconds.isFinite ? min(max(seconds, 1e-3), 3600) : 1
  }

  /// Fine enough for a smooth line: multiples of the step in which springs are integrated, 1/300 s
  /// (semantics 3), since between steps a spring stands still; and the end.
  private static func times(until end: Double) -> [Double] {
    let step = max((end / 600 * 300).rounded(.up), 1)
    let count = Int((end * 300 / step - 1e-9).rounded(.up))
    return (0..<max(1, count)).map { Double($0) * step / 300 } + [end]
  }

  private static func samples(
    _ motion: Motion, distance: Double, until end: Double
  ) -> [(time: Double, value: Double)] {
    let run = MotionRun(motion, distance: distance)
    return times(until: end).map { ($0, run.progress(at: $0)) }
  }

  /// A custom animation is asked in growing time, with the context in which it keeps its state.
  private static func samples(
    custom animation: Animation, distance: Double, until end: Double
  ) -> [(time: Double, value: Double)] {
    var context = AnimationContext<Double>()
    var isOver = false
    return times(until: end).map { time in
      if !isOver,
        let value = animation.animate(value: distance, time: time, context: &context)
      {
        return (time, value / distance)
      }
      isOver = true
      return (time, 1)
    }
  }
}

extension Animation {
  /// Seconds that show the whole of it: to its end, or three rounds where it has none.
  fileprivate func shownLength(distance: Double) -> Double {
    guard let motion else { return customLength(distance: distance) }
    let end = motion.end(distance: distance)
    return end.isFinite ? end : motion.period(distance: distance).map { $0 * 3 } ?? 1
  }

  /// When a custom animation says that it is over, to 1/300 s; 10 s where it does not.
  private func customLength(distance: Double) -> Double {
    var context = AnimationContext<Double>()
    for step in 0...3000
    where animate(value: distance, time: Double(step) / 300, context: &context) == nil {
      return Double(step) / 300
    }
    return 10
  }
}
