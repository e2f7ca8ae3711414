import InbetweenStage

extension Stage {
  /// Frames that move for ever.
  func loopingLayouts() -> [Finding] {
    ledger.filter { $0.attribute == "frame" && $0.isEndless }
      .first { [$0.owner, $0.place?.description ?? ""] }
      .map { entry in
        Finding(
          .loopingLayout, what: "its frame moves with \(entry.animation).", owner: entry.owner,
          place: entry.place,
          why: "The loop took a change of layout along that came in the same update, so the view "
            + "never comes to its place.",
          advice: "Start the loop in a change of its own, or bind it with .animation(_:value:) to "
            + "the effect that is to repeat.")
      }
  }
}
