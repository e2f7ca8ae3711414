import InbetweenStage

extension Stage {
  /// Changes that an `.animation(value:)` carried along which watches something else: it let the
  /// attribute change without animation at another time.
  func leakedAnimations(in changes: [ChangeTrace]) -> [Finding] {
    changes.filter { $0.verdict == .carriedAlong }
      .first { [$0.owner, $0.attribute, $0.appliedBy?.place?.description ?? ""] }
      .map { change in
        Finding(
          .leakedAnimation, what: "\(change.text) with \(change.applied ?? "").",
          owner: change.owner, place: change.appliedBy?.place,
          why: "The .animation(value:) there watches another value, which changed in the same "
            + "update, so this change was carried along.",
          advice: "Put the modifier on the view that follows the watched value, or give this view "
            + "an .animation(_:value:) of its own.")
      }
  }
}
