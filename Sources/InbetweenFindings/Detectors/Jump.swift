import InbetweenStage
import InbetweenViewGraph

extension Stage {
  /// Attributes that were set without animation while one of theirs ran. A stream of such changes is
  /// a gesture that takes the view along, and is meant.
  func jumps() -> [Finding] {
    let journal = graph.journal
    let sets = journal.changes.filter { $0.animation == nil && !$0.isContinuous }
    return sets.compactMap { change -> Finding? in
      guard
        let run = journal.ledger.first(where: {
          $0.owner == change.owner && $0.attribute == change.attribute && $0.start < change.time
            && $0.end.map { $0 > change.time } ?? true
        })
      else { return nil }
      let near = sets.count {
        $0.key == change.key && abs($0.time - change.time) <= Self.streamInterval
      }
      guard near == 1 else { return nil }
      let trace = ChangeTrace(change, in: ChangeIndex([change]))
      return Finding(
        .jump,
        what: "\(trace.attribute) was set from \(trace.from.shortText) to \(trace.to.shortText) at "
          + "\(trace.time.secondsText) s without animation, while \(run.animation.shortText) of it "
          + "ran.", owner: change.owner, place: run.appliedPlace,
        why: "The run goes on, shifted by the change, so the view jumps and then drifts.",
        advice: "Write the new value inside withAnimation, or take the animation out before.")
    }.first { [$0.owner, $0.what] }
  }

  /// Seconds between two changes of one stream, at most: three frames of a slow device.
  private static var streamInterval: Double { 0.1 }
}
