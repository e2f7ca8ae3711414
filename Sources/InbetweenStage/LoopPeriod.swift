import Foundation
import InbetweenViewGraph

/// How long the loops of a view take, from what the journal noted while they ran.
package struct LoopPeriod {
  /// Seconds of one round.
  package let seconds: Double
  /// What loops, for people.
  package let owner: String

  /// The longest loop of at most `limit` seconds; nil where none was seen.
  @MainActor
  package static func longest(in journal: Journal, limit: Double) -> LoopPeriod? {
    (phaseLoops(journal) + animationLoops(journal) + keyframeLoops(journal))
      .filter { $0.seconds > 0 && $0.seconds <= limit + 1e-9 }
      .max { $0.seconds < $1.seconds }
  }

  /// Phases come round: the shortest cycle of names that the last two rounds repeat in time.
  @MainActor
  private static func phaseLoops(_ journal: Journal) -> [LoopPeriod] {
    let phases = Dictionary(grouping: journal.events.filter { $0.kind == .phase }, by: \.owner)
    return phases.compactMap { owner, events in
      for count in 1...max(events.count / 2, 1) where events.count >= 2 * count + 1 {
        let last = events.suffix(count + 1)
        let before = events.dropLast(count).suffix(count + 1)
        let seconds = last.last!.time - last.first!.time
        let earlier = before.last!.time - before.first!.time
        if last.map(\.name) == before.map(\.name), abs(seconds - earlier) < 1e-6 {
          return LoopPeriod(seconds: seconds, owner: owner)
        }
      }
      return nil
    }
  }

  /// Animations that repeat for ever and still run.
  @MainActor
  private static func animationLoops(_ journal: Journal) -> [LoopPeriod] {
    journal.ledger.filter { $0.end == nil }.compactMap { entry in
      // Where the end of a spring hangs on the distance, that of a whole unit stands for all.
      entry.animation.motion?.period(distance: 1).map {
        LoopPeriod(seconds: $0, owner: entry.owner)
      }
    }
  }

  /// Keyframes that repeat: their event says how long they last.
  @MainActor
  private static func keyframeLoops(_ journal: Journal) -> [LoopPeriod] {
    journal.events.filter { $0.kind == .keyframes }.compactMap { event in
      let words = event.name.split(separator: " ")
      guard words.count >= 4, words[0] == "loop", words[1] == "of",
        let seconds = Double(words[2])
      else { return nil }
      return LoopPeriod(seconds: seconds, owner: event.owner)
    }
  }
}
