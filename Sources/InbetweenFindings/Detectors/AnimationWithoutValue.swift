import InbetweenStage

extension Stage {
  /// Changes that an `.animation(_:)` animated, which animates whatever changes.
  func animationsWithoutValue(in changes: [ChangeTrace]) -> [Finding] {
    changes.filter { $0.appliedBy?.source == ".animation(_:)" }
      .first { [$0.owner, $0.appliedBy?.place?.description ?? ""] }
      .map { change in
        Finding(
          .animationWithoutValue, what: "\(change.text) with \(change.applied ?? "").",
          owner: change.owner, place: change.appliedBy?.place,
          why: "The .animation(_:) there animates every change of the view, also those that nobody "
            + "means, as a first layout or a rotation of the device.",
          advice: "Name the value that it is for: .animation(_:value:).")
      }
  }
}
