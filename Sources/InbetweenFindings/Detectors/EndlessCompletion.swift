import InbetweenStage

extension Stage {
  /// Completions that wait for an animation which never ends.
  func endlessCompletions() -> [Finding] {
    ledger.filter { $0.isEndless && !$0.completions.isEmpty }.map { entry in
      Finding(
        .endlessCompletion,
        what: "a completion waits for \(entry.attribute), which is animated with "
          + "\(entry.animation).", owner: entry.owner, place: entry.completions[0],
        why: "An animation that repeats for ever is never complete, so the closure does not run "
          + "while the view is there.",
        advice: "Use repeatCount, or do what follows without waiting.")
    }.first { [$0.owner, $0.place?.description ?? ""] }
  }
}
