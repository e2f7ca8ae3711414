import InbetweenStage
import InbetweenTiming
import InbetweenViewGraph

extension Stage {
  /// Blocks that make a sequence of themselves by ever longer delays, from three on. A delay that
  /// grows with a row's number comes from one place and is none.
  func delayChains() -> [Finding] {
    let starts = graph.journal.ledger.compactMap(DelayedStart.init)
    return starts.first(each: \.time).compactMap { first in
      let links = starts.filter { abs($0.time - first.time) <= Graph.instant }
        .first(each: \.place).sorted { $0.delay < $1.delay }
        .first(each: \.delay)
      guard links.count >= 3 else { return nil }
      let list = links.map { "\($0.delay.secondsText) s at \($0.place)" }.joined(separator: ", ")
      return Finding(
        .delayChain,
        what: "\(links.count) blocks at \(first.time.secondsText) s make one sequence by their "
          + "delays: \(list).", owner: first.view, place: links[0].place,
        why:
          "Each delay repeats the lengths before it, and an interruption leaves the rest behind.",
        advice: "Use phaseAnimator for poses one after the other, or keyframeAnimator for tracks.")
    }
  }
}

/// An animator that an explicit block started.
private struct DelayedStart {
  var view: String
  var time: Double
  var place: SourcePlace
  /// Seconds.
  var delay: Double

  init?(_ entry: Journal.LedgerEntry) {
    guard let root = entry.steps.last, root.kind == .withAnimation, let place = root.place,
      let motion = entry.animation.motion
    else { return nil }
    view = entry.owner.split(separator: "/").first.map(String.init) ?? entry.owner
    time = entry.start
    self.place = place
    delay = motion.modifiers.reduce(0) { sum, modifier in
      if case .delay(let seconds) = modifier { sum + seconds } else { sum }
    }
  }
}
