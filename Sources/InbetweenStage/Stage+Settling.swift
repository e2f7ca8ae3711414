import InbetweenViewGraph

extension Stage {
  /// What runs now and never ends by itself, one line each: what, whose, where it is written.
  public var endlessWork: [String] { graph.endlessWork.map(\.text) }

  /// Moves on to the exact time at which nothing runs any more.
  ///
  /// Where something runs that never ends, and nothing else is due that could end it, it says so at
  /// once and does not wait for the limit.
  ///
  /// - Parameter limit: Seconds from now.
  /// - Returns: The time at which the stage came to rest, in seconds.
  /// - Throws: `StageError` that names what never ends, or what still runs at the limit.
  @discardableResult
  public func settle(within limit: Double) throws -> Double {
    guard limit >= 0 else { throw StageError("\(limit) s is no time to settle within.") }
    let end = time + limit
    settle()
    while !isIdle, time < end - Graph.instant {
      try refuseEndlessWork(until: end)
      step(to: end)
    }
    advance(to: time)
    if isIdle { return time }
    try refuseEndlessWork(until: time)
    throw StageError(
      "The stage did not settle within \(limit.secondsText) s. At \(time.secondsText) s there is "
        + "still: " + remainingWork.joined(separator: "; ") + ".")
  }

  private func refuseEndlessWork(until end: Double) throws {
    let endless = graph.endlessWork
    if endless.isEmpty { return }
    // A task, a timer or a completion may still end it.
    if let due = clock.nextDue, due <= end { return }
    if graph.hasCompletion(before: end) { return }
    throw StageError(
      "The stage never settles: \(endless.map(\.text).joined(separator: "; ")). Give it an end, "
        + "take its view off the stage, or advance to a time instead.")
  }

  /// What is not at rest, one line each.
  public var remainingWork: [String] {
    var lines = runningAnimators.map { "\($0)" }
    lines += graph.endlessWork.filter { work in
      !lines.contains { $0.hasPrefix("\(work.what) of \(work.owner):") }
    }.map(\.text)
    if let due = clock.nextDue {
      lines.append("work of a task or timer, due at \(due.secondsText) s")
    }
    if lines.isEmpty, let due = graph.nextDue {
      lines.append("something due at \(due.secondsText) s")
    }
    return lines
  }
}

extension EndlessWork {
  /// `rotation of Spinner/Rotation from Spinner.swift:12 never ends`
  var text: String { "\(what) of \(owner)" + (place.map { " from \($0)" } ?? "") + " never ends" }
}
