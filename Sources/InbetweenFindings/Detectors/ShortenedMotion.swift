import InbetweenStage
import InbetweenViewGraph

extension Stage {
  /// Attributes that move views about.
  private static var moving: Set<String> { ["offset", "frame", "scale", "rotation"] }

  /// What a run under Reduce Motion still moves as far as a run without it, only in less time.
  ///
  /// - Parameter full: The same view under the same events, with Reduce Motion off.
  public func findings(comparedWith full: Stage) -> [Finding] {
    let before = full.graph.journal.animatedMoves
    return graph.journal.animatedMoves.filter { Self.moving.contains($0.attribute) }
      .compactMap { move in
        guard
          let other = before.first(where: {
            $0.owner == move.owner && $0.attribute == move.attribute && $0.from == move.from
              && $0.to == move.to && $0.length > move.length
          })
        else { return nil }
        return Finding(
          .shortenedMotion,
          what: "under Reduce Motion \(move.attribute) still goes from \(move.from.shortText) to "
            + "\(move.to.shortText), in \(move.length.secondsText) s in place of "
            + "\(other.length.secondsText) s.", owner: move.owner, place: move.place,
          why: "A large movement that is quicker is no calmer.",
          advice: "Leave the place as it is and fade instead, or show the change without animation."
        )
      }.first { [$0.owner, $0.what] }
  }
}

private struct AnimatedMove {
  var owner: String
  var attribute: String
  var from: [Double]
  var to: [Double]
  /// Seconds.
  var length: Double
  var place: SourcePlace?
}

extension Journal {
  fileprivate var animatedMoves: [AnimatedMove] {
    changes.compactMap { change in
      guard let animation = change.animation, let motion = animation.motion else { return nil }
      let distance = zip(change.from, change.to).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
        .squareRoot()
      func people(_ values: [Double]) -> [Double] {
        values.enumerated().map { change.attribute.value($1, lane: $0) }
      }
      return AnimatedMove(
        owner: change.owner, attribute: change.attribute.name, from: people(change.from),
        to: people(change.to), length: motion.end(distance: distance),
        place: change.appliedStep?.place)
    }
  }
}
