import InbetweenStage

extension Stage {
  /// Phases that are left at the instant at which they are entered. The way back to a first phase
  /// that looks like the last one is no fault.
  func skippedPhases() -> [Finding] {
    graph.journal.incidents.filter { $0.kind == .skippedPhase }
      .first { [$0.owner, $0.detail] }
      .map { incident in
        Finding(
          .skippedPhase,
          what:
            "the phase \(incident.detail) was left at \(incident.time.secondsText) s, the instant "
            + "at which it was entered.", owner: incident.owner, place: incident.place,
          why: "It looks like the phase before it, so nothing animates and it takes no time.",
          advice: "Give it a look of its own; to hold a pose, delay the animation into the next "
            + "phase.")
      }
  }
}
