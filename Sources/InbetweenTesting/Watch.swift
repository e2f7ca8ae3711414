import InbetweenStage

/// One scalar of a view over a span of time: what was drawn, at each frame and between frames.
///
///     let x = try stage.watch("offset.x", of: "#card")
///     try stage.tap("Move")
///     stage.advance(to: 2)
///     x.expectNever(below: 0)
///     x.expectReaches(99, by: 0.42)
@MainActor
public final class Watch {
  public struct Sample: Equatable, Sendable {
    /// Seconds of the stage.
    public var time: Double
    /// As it was drawn.
    public var value: Double
    /// Of the animation that runs, by its own equation, per second; nil where none runs.
    public var velocity: Double?
    /// What state says.
    public var model: Double
  }

  public let attribute: String
  public let query: ViewQuery
  public let interval: Double
  /// Two samples at one time are before and after an event.
  public private(set) var samples: [Sample] = []
  private weak var stage: Stage?

  init(_ attribute: String, _ query: ViewQuery, interval: Double) {
    self.attribute = attribute
    self.query = query
    self.interval = interval
  }

  func begin(on stage: Stage) {
    self.stage = stage
    stage.add(self)
  }

  /// Looks no more.
  public func stop() { stage?.remove(self) }

  // MARK: What it saw

  public var first: Sample? { samples.first }
  public var last: Sample? { samples.last }
  /// The earliest of the largest.
  public var maximum: Sample? {
    samples.reduce(samples.first) { $1.value > $0!.value ? $1 : $0 }
  }
  /// The earliest of the smallest.
  public var minimum: Sample? {
    samples.reduce(samples.first) { $1.value < $0!.value ? $1 : $0 }
  }

  /// The value at a time, between two samples on the line through them; nil outside the span.
  public func value(at time: Double) -> Double? {
    guard let after = samples.firstIndex(where: { $0.time >= time - 1e-9 }) else { return nil }
    let right = samples[after]
    if abs(right.time - time) <= 1e-9 {
      return samples.last { abs($0.time - time) <= 1e-9 }?.value
    }
    guard after > 0 else { return nil }
    let left = samples[after - 1]
    return left.value + (right.value - left.value) * (time - left.time) / (right.time - left.time)
  }

  /// The times at which the value passes through a level, or comes to it, seconds of the stage.
  public func crossings(of level: Double) -> [Double] {
    var times: [Double] = []
    var side = samples.first.map { ($0.value - level).sign(within: 1e-9) } ?? 0
    for (left, right) in zip(samples, samples.dropFirst()) {
      let now = (right.value - level).sign(within: 1e-9)
      defer { if now != 0 || side == 0 { side = now } }
      if now == side || side == 0 { continue }
      if now == 0, times.last == right.time { continue }
      let share = right.value == left.value ? 1 : (level - left.value) / (right.value - left.value)
      let time = left.time + (right.time - left.time) * min(max(share, 0), 1)
      if times.last.map({ abs($0 - time) > 1e-9 }) ?? true { times.append(time) }
    }
    return times
  }

  /// The first time at which the value is at the level or beyond, seen from where it began.
  public func firstTime(reaching level: Double) -> Double? {
    guard let first else { return nil }
    if abs(first.value - level) <= 1e-9 { return first.time }
    return crossings(of: level).first
  }
}

extension Watch: StageObserver {
  package func look(at stage: Stage) {
    // A view that is not there, or has left, shows nothing to look at.
    guard let now = try? stage.reading(attribute, of: query) else { return }
    let sample = Sample(
      time: stage.time, value: now.value, velocity: now.velocity, model: now.model)
    if sample != samples.last { samples.append(sample) }
  }
}

extension Double {
  fileprivate func sign(within tolerance: Double) -> Int {
    self > tolerance ? 1 : self < -tolerance ? -1 : 0
  }
}

extension Stage {
  /// Watches a scalar of a view from now on.
  ///
  /// Between frames what runs is drawn for the watch alone. That is no frame, but it evaluates what
  /// frames evaluate: measure costs without a watch.
  ///
  /// - Parameter interval: Seconds between two looks, from 0.0001 on. The default is the step of
  ///   `.spring`, five to a frame at 60 frames per second.
  /// - Throws: `StageError` where the view or the attribute is not there.
  public func watch(
    _ attribute: String, of query: ViewQuery = .any, every interval: Double = 1.0 / 300
  ) throws -> Watch {
    _ = try value(attribute, of: query)
    let watch = Watch(attribute, query, interval: interval)
    watch.begin(on: self)
    return watch
  }
}
