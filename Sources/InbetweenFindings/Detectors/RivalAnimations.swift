import InbetweenStage

extension Stage {
  /// Changes that more than one modifier animates. A modifier over an explicit block is what the
  /// modifier is for.
  func rivalAnimations(in changes: [ChangeTrace]) -> [Finding] {
    changes.compactMap { change -> Finding? in
      guard let applied = change.appliedBy else { return nil }
      let modifiers: Set<String> = [".animation(value:)", ".animation(_:)"]
      guard modifiers.contains(applied.source),
        let rival = change.steps.last(where: {
          modifiers.contains($0.source) && $0.place != applied.place && $0.outcome != .blocked
            && $0.after != nil && $0.after != applied.after
        })
      else { return nil }
      return Finding(
        .rivalAnimations,
        what: "\(change.text) with \(change.applied ?? ""), and not with \(rival.after ?? "") of "
          + "\(rival.description).", owner: change.owner, place: applied.place,
        why: "Two modifiers animate one change; the one nearest to the view wins.",
        advice: "Keep one of them, or let each watch a value of its own.")
    }.first { [$0.owner, $0.place?.description ?? ""] }
  }
}
