import InbetweenStage

extension Watch {
  // MARK: Extremes

  /// Expects the value never to be above a bound.
  @discardableResult
  public func expectNever(
    above bound: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    check(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      guard let maximum, maximum.value > bound + 1e-9 else { return nil }
      return
        "\(name) rises to \(maximum.value.secondsText) at \(maximum.time.secondsText) s, above "
        + "\(bound.secondsText). Take less bounce, or a higher bound."
    }
  }

  /// Expects the value never to be below a bound.
  @discardableResult
  public func expectNever(
    below bound: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    check(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      guard let minimum, minimum.value < bound - 1e-9 else { return nil }
      return
        "\(name) falls to \(minimum.value.secondsText) at \(minimum.time.secondsText) s, below "
        + "\(bound.secondsText). Take less bounce, or a lower bound."
    }
  }

  /// Expects the value to go beyond its goal by no more than a share of the way there: 0.05 is five
  /// per cent. The way is that from the first value to the model's last.
  @discardableResult
  public func expectOvershoot(
    atMost share: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    check(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      guard let way = try way() else { return nil }
      let farthest = way.length > 0 ? maximum! : minimum!
      let overshoot = (farthest.value - way.goal) / way.length
      if overshoot <= share + 1e-9 { return nil }
      return "\(name) overshoots its goal \(way.goal.secondsText) by "
        + "\((overshoot * 100).secondsText) % of the way, to \(farthest.value.secondsText) at "
        + "\(farthest.time.secondsText) s; at most \((share * 100).secondsText) % is expected. "
        + "Take less bounce."
    }
  }

  // MARK: Crossings

  /// Expects the value to come to a level, or pass it, by a time in seconds of the stage.
  @discardableResult
  public func expectReaches(
    _ level: Double, by time: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    check(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try lateness(level, by: time, "\(level.secondsText)")
    }
  }

  /// Expects the value to have come a share of its way by a time: 0.99 is 99 per cent of the way
  /// from the first value to the model's last.
  @discardableResult
  public func expectReaches(
    share: Double, by time: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    check(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      guard let way = try way() else { return "\(name) has no way to go: its model never changed." }
      let level = way.goal - way.length * (1 - share)
      return try lateness(
        level, by: time, "\((share * 100).secondsText) % of its way, \(level.secondsText),")
    }
  }

  private func lateness(_ level: Double, by time: Double, _ text: String) throws -> String? {
    guard let last else { return "\(name) was never seen." }
    if let reached = firstTime(reaching: level) {
      if reached <= time + 1e-9 { return nil }
      return "\(name) reaches \(text) at \(reached.secondsText) s, not by \(time.secondsText) s. "
        + "Take a shorter duration or less delay."
    }
    if last.time < time - 1e-9 {
      return "\(name) was watched until \(last.time.secondsText) s only, and is "
        + "\(last.value.secondsText) there. Advance the stage to \(time.secondsText) s first."
    }
    return "\(name) never reaches \(text): it is \(last.value.secondsText) at "
      + "\(last.time.secondsText) s. Look where its model value goes: \(last.model.secondsText)."
  }

  /// Expects the value to pass through a level as often as said.
  @discardableResult
  public func expectCrossings(
    of level: Double, count: Int, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    check(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let times = crossings(of: level)
      if times.count == count { return nil }
      return "\(name) passes \(level.secondsText) \(times.count) times, not \(count): at "
        + "\(times.map(\.secondsText).joined(separator: ", ")) s."
    }
  }

  // MARK: Continuity

  /// Expects no jump of the value: at a time, as where an event interrupts, or anywhere.
  ///
  /// - Parameter tolerance: In the attribute's unit; by default a thousandth of the range.
  @discardableResult
  public func expectContinuous(
    at time: Double? = nil, within tolerance: Double? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    check(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      guard
        let jump = jumps(above: tolerance ?? range * 1e-3 + 1e-9).first(where: {
          time == nil || abs($0.time - time!) <= interval + 1e-9
        })
      else { return nil }
      return "\(name) jumps from \(jump.from.secondsText) to \(jump.to.secondsText) at "
        + "\(jump.time.secondsText) s. A change in mid-run that carries no animation shifts what "
        + "runs: write it inside withAnimation."
    }
  }

  /// Expects the speed to go on through an interruption, by the animation's own equation and by the
  /// differences of what was drawn.
  ///
  /// - Parameters:
  ///   - time: Seconds of the stage.
  ///   - share: Of the greatest speed, what may be missing.
  @discardableResult
  public func expectContinuousSpeed(
    at time: Double, within share: Double = 0.1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    check(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      guard let speeds = speeds(around: time) else {
        return "\(name) was not watched before and after \(time.secondsText) s."
      }
      let pairs = [
        (speeds.analytic, "by its equation"), (speeds.drawn, "by what was drawn"),
      ]
      for case (let (before, after)?, let how) in pairs
      where abs(after - before) > share * speeds.greatest {
        return "\(name) moves at \(before.secondsText) per second before \(time.secondsText) s and "
          + "at \(after.secondsText) after, \(how). Only a spring takes over the speed of another "
          + "spring: use .spring for both, without delay or speed."
      }
      return nil
    }
  }

  // MARK: Helpers

  private var name: String { "\(attribute) of \(query)" }

  private var range: Double { (maximum?.value ?? 0) - (minimum?.value ?? 0) }

  private func way() throws -> (goal: Double, length: Double)? {
    guard let first, let last else { throw StageError("\(name) was never seen.") }
    let length = last.model - first.value
    return abs(length) <= 1e-9 ? nil : (last.model, length)
  }

  private func check(_ place: TestPlace, _ find: () throws -> String?) -> Bool {
    do {
      guard let text = try find() else { return true }
      MotionFailure(text, at: place).record()
    } catch {
      MotionFailure("\(error)", at: place).record()
    }
    return false
  }
}

extension Watch {
  public struct Jump: Equatable, Sendable {
    /// Seconds of the stage.
    public var time: Double
    public var from: Double
    public var to: Double

    public init(time: Double, from: Double, to: Double) {
      self.time = time
      self.from = from
      self.to = to
    }
  }

  /// Where the value jumps: by an event at one time, or from one look to the next by far more than
  /// on either side.
  public func jumps(above tolerance: Double) -> [Jump] {
    var jumps: [Jump] = []
    for index in samples.indices.dropFirst() {
      let (left, right) = (samples[index - 1], samples[index])
      let change = abs(right.value - left.value)
      if change <= tolerance { continue }
      let isEvent = right.time - left.time <= 1e-9
      let before = index > 1 ? abs(left.value - samples[index - 2].value) : 0
      let after =
        index + 1 < samples.count ? abs(samples[index + 1].value - right.value) : 0
      if isEvent || change > 4 * max(before, after) + tolerance {
        jumps.append(Jump(time: right.time, from: left.value, to: right.value))
      }
    }
    return jumps
  }

  /// The speed on both sides of a time, per second, and the greatest of all.
  private func speeds(
    around time: Double
  ) -> (analytic: (Double, Double)?, drawn: (Double, Double)?, greatest: Double)? {
    let before = samples.filter { $0.time <= time + 1e-9 }
    let event = before.lastIndex { abs($0.time - time) > 1e-9 }.map { $0 + 1 } ?? 0
    guard event < before.count, event >= 2 else { return nil }
    // The first sample at the time is before the event, the last one after it.
    // Frames may fall between the steps of a spring's integrator, where it stands still: only what
    // was looked at in even steps tells a speed.
    func isEven(_ sample: Sample) -> Bool {
      let steps = sample.time / interval
      return abs(sample.time - time) <= 1e-9 || abs(steps - steps.rounded()) <= 1e-6
    }
    let left = samples[...event].filter(isEven)
    let right = samples[(before.count - 1)...].filter(isEven)
    var analytic: (Double, Double)?
    if let old = left.last?.velocity, let new = right.first?.velocity { analytic = (old, new) }
    var drawn: (Double, Double)?
    // What a spring shows lags by a step of its integrator, so its first step shows no motion.
    if left.count >= 3, right.count >= 4 {
      let (a, b) = (left.suffix(3).map { $0 }, Array(right[1...3]))
      drawn = (Self.slope(a, at: 2), Self.slope(b, at: 0))
    }
    let rates = zip(samples, samples.dropFirst()).compactMap { left, right in
      right.time - left.time > interval / 2
        ? abs((right.value - left.value) / (right.time - left.time)) : nil
    }
    return (analytic, drawn, max(rates.max() ?? 0, 1e-9))
  }

  /// The slope at one of three samples of the parabola through them.
  private static func slope(_ s: [Sample], at index: Int) -> Double {
    let (h, k) = (s[1].time - s[0].time, s[2].time - s[1].time)
    guard h > 1e-9, k > 1e-9 else { return 0 }
    let (first, second) = ((s[1].value - s[0].value) / h, (s[2].value - s[1].value) / k)
    let bend = (second - first) / (h + k)
    return index == 0 ? first - bend * h : second + bend * k
  }
}
