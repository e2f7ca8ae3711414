import Foundation
import InbetweenViewGraph

/// One effect that symbols below are asked for.
struct SymbolEffectRequest: Equatable {
  /// Which modifier asks.
  var id: ObjectIdentifier
  var motion: _SymbolMotion
  var options: SymbolEffectOptions
  var occasion: Occasion

  enum Occasion: Equatable {
    /// Once for each change of a value.
    case change(AnyEquatable)
    /// While it is active.
    case active(Bool)
  }
}

/// The effects of one symbol over time.
struct SymbolPlayer {
  private var tracks: [Track] = []

  private struct Track {
    var request: SymbolEffectRequest
    var motion: SymbolMotion
    /// Seconds of the graph; nil: it rests.
    var start: Double?
    /// Rounds end here; infinite while they go on.
    var end = Double.infinity
    /// Of a held pose: from which share of the way it goes.
    var from = 0.0
    /// To which share it goes, 0 or 1.
    var to = 0.0

    /// Seconds from one round to the next.
    func period(_ parts: Int) -> Double {
      motion.roundLength(parts: parts) / request.options.rate + request.options.pause
    }

    /// The share of a held pose.
    func share(at time: Double) -> Double {
      guard let start else { return to }
      let way = min(1, max(0, (time - start) * request.options.rate / motion.duration))
      return from + (to - from) * (1 - cos(.pi * way)) / 2
    }

    func pose(at time: Double, part: Int, of parts: Int) -> SymbolPose {
      if motion.isHeld {
        let share = share(at: time)
        if !motion.needsParts || parts == 1 {
          return SymbolPose.rest.mixed(with: motion.pose(at: 1), by: share)
        }
        // The parts share the way out among themselves, one after the other.
        let own = min(1, max(0, share * Double(parts + 1) / 2 - Double(part) / 2))
        return SymbolPose.rest.mixed(with: motion.pose(at: 1), by: own)
      }
      guard let start, time < end else { return .rest }
      let elapsed = max(0, time - start)
      let round = elapsed.truncatingRemainder(dividingBy: period(parts))
      return motion.pose(at: round * request.options.rate, part: part, of: parts)
    }
  }

  var isEmpty: Bool { tracks.isEmpty }

  /// Whether the parts of the symbol have to be drawn by themselves.
  var needsParts: Bool { tracks.contains { $0.motion.needsParts } }

  /// Whether something moves at a time.
  func isRunning(at time: Double) -> Bool {
    tracks.contains { $0.start != nil && time < $0.end }
  }

  /// Whether every symbol looks as if it had no effects.
  var isAtRest: Bool { tracks.allSatisfy { $0.start == nil && $0.to == 0 } }

  /// The next exact end of something that runs.
  var nextEnd: Double? {
    tracks.compactMap { $0.start != nil && $0.end.isFinite ? $0.end : nil }.min()
  }

  func pose(at time: Double, part: Int, of parts: Int) -> SymbolPose {
    tracks.reduce(.rest) { $0.combined(with: $1.pose(at: time, part: part, of: parts)) }
  }

  /// What has come to its end rests.
  mutating func finish(at time: Double) {
    for index in tracks.indices where time >= tracks[index].end {
      tracks[index].start = nil
      tracks[index].end = .infinity
    }
  }

  /// The effects that are asked for now; the first time nothing that waits for a change runs.
  mutating func update(_ requests: [SymbolEffectRequest], at time: Double, parts: Int) {
    let old = tracks
    tracks = requests.map { request in
      guard var track = old.first(where: { $0.request.id == request.id }) else {
        return Self.first(request, at: time, parts: parts)
      }
      let before = track.request
      track.request = request
      if before.motion != request.motion { track.motion = SymbolMotion(request.motion) }
      if before.occasion != request.occasion { Self.begin(&track, at: time, parts: parts) }
      return track
    }
  }

  private static func first(
    _ request: SymbolEffectRequest, at time: Double, parts: Int
  ) -> Track {
    var track = Track(request: request, motion: SymbolMotion(request.motion))
    guard case .active(let isActive) = request.occasion else { return track }
    if track.motion.isHeld {
      track.to = isActive != track.motion.isHeldInactive ? 1 : 0
    } else if isActive {
      begin(&track, at: time, parts: parts)
    }
    return track
  }

  private static func begin(_ track: inout Track, at time: Double, parts: Int) {
    let options = track.request.options
    let period = track.period(parts)
    if case .active(let isActive) = track.request.occasion {
      if track.motion.isHeld {
        track.from = track.share(at: time)
        track.to = isActive != track.motion.isHeldInactive ? 1 : 0
        track.start = time
        track.end = time + track.motion.duration / options.rate
      } else if isActive {
        track.start = time
        track.end = .infinity
        if case .count(let count)? = options.rounds {
          track.end = time + Double(count) * period - options.pause
        }
      } else if let start = track.start, time < track.end {
        // The round under way is finished.
        let rounds = ((time - start) / period).rounded(.up)
        track.end = max(time, min(track.end, start + rounds * period - options.pause))
      }
      return
    }
    track.start = time
    switch options.rounds {
    case .endless: track.end = .infinity
    case .count(let count): track.end = time + Double(count) * period - options.pause
    case nil: track.end = time + period - options.pause
    }
  }
}
