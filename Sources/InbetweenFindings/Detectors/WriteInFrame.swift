import InbetweenStage

extension Stage {
  /// State that is written while the content of an animation's frame is made.
  func writesInFrames() -> [Finding] {
    let writes = graph.journal.incidents.filter { $0.kind == .writeInFrame }
    return writes.first { [$0.owner, $0.place?.description ?? ""] }.map { first in
      let count = writes.count { $0.owner == first.owner && $0.place == first.place }
      return Finding(
        .writeInFrame,
        what: "its content closure wrote state \(count) time\(count == 1 ? "" : "s"), first at "
          + "\(first.time.secondsText) s.", owner: first.owner, place: first.place,
        why: "Each write evaluates views again after the frame that made it, and what they show is "
          + "a frame late.",
        advice:
          "Let the closure only draw what it is handed; ask a KeyframeTimeline for values that "
          + "other code needs.")
    }
  }
}
