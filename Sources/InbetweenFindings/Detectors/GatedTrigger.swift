import InbetweenStage

extension Stage {
  /// Triggers that a changed setting fired, not an event of the app.
  func gatedTriggers() -> [Finding] {
    let gated = events.filter { $0.kind == .trigger && $0.cause != nil }
    return gated.first { [$0.owner, $0.place?.description ?? ""] }.map { first in
      let runs = gated.filter { $0.owner == first.owner && $0.place == first.place }
      let list = runs.prefix(4).map {
        "at \($0.time.secondsText) s by \($0.name), because \($0.cause!)"
      }.joined(separator: "; ")
      return Finding(
        .gatedTrigger,
        what: "it ran by itself \(runs.count) time\(runs.count == 1 ? "" : "s"): \(list).",
        owner: first.owner, place: first.place,
        why: "The setting is part of the trigger's value, so changing it fires.",
        advice: "Let the trigger be the event alone, and ask for the setting where the content or "
          + "the keyframes are made.")
    }
  }
}
