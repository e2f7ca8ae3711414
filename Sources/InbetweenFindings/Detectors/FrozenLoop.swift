import InbetweenStage
import InbetweenViewGraph

extension Stage {
  /// Loops that do not run, since an edit above disables animations or removes theirs. What is only
  /// short and blocked is taken to be meant.
  func frozenLoops(in changes: [ChangeTrace]) -> [Finding] {
    zip(graph.journal.changes, changes).compactMap { change, trace in
      guard change.animation == nil,
        let wanted = change.steps.last(where: { $0.wanted?.isEndless ?? false }),
        let culprit = change.steps.last(where: { $0.disables || $0.removes })
      else { return nil }
      let how =
        culprit.disables
        ? "blocked, since \(culprit.text) disables animations"
        : "removed by \(culprit.text)"
      return Finding(
        .frozenLoop, what: "\(trace.text) and does not move.", owner: change.owner,
        place: wanted.place,
        why: "The \(wanted.wanted!.shortText) is \(how).",
        advice: culprit.disables
          ? "Set disablesAnimations to false again around this view, or narrow the edit above."
          : "Narrow that edit to what it is for.")
    }.first { [$0.owner, $0.place?.description ?? ""] }
  }
}

extension TransactionStep {
  /// The animation that the step asks for.
  fileprivate var wanted: Animation? { after }

  fileprivate var removes: Bool { before != nil && after == nil && !isBlocked }
}

extension Animation {
  var isEndless: Bool { motion?.end(distance: 1) == .infinity }
}
