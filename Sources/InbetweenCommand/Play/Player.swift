import Foundation
import InbetweenDrawing
import InbetweenStage
import InbetweenViewGraph

/// Plays a stage from its first frame to its last: the script, the time, the choice of an end.
@MainActor
final class Player {
  private let stage: Stage
  private let script: Script
  private let duration: Double?
  private let report: (PlayMessage) -> Void
  /// The frames in which something changed, with their times in seconds.
  private(set) var frames: [(time: Double, list: DisplayList)] = []

  /// The longest loop that is played out, in seconds.
  static let longestLoop = 10.0
  /// Where nothing ends and nothing loops, this much is shown, in seconds.
  static let endlessPlay = 10.0
  /// The same after a script: it was to show what follows from what it does.
  static let endlessPlayAfterScript = 3.0

  /// Times nearer than this are the same, in seconds.
  private static let instant = 1e-6

  /// - Parameters:
  ///   - duration: seconds; nil plays until nothing runs, or one round of the longest loop.
  init(
    stage: Stage, script: Script, duration: Double?, report: @escaping (PlayMessage) -> Void
  ) {
    self.stage = stage
    self.script = script
    self.duration = duration
    self.report = report
  }

  /// Plays, and returns what was shown.
  func play() throws -> Playback {
    frames = [(0, stage.displayList)]
    stage.onFrame = { [unowned self] time, list in
      if frames.last?.time == time { frames.removeLast() }
      if frames.last?.list != list { frames.append((time, list)) }
    }
    defer { stage.onFrame = nil }
    stage.startRecording()
    for event in script.events where event.time <= duration ?? .infinity {
      move(to: event.time)
      try stage.perform(event)
    }
    let end: Double
    if let duration {
      move(to: duration)
      end = duration
    } else {
      end = try playToEnd()
    }
    for warning in stage.warnings { report(.note(warning)) }
    return Playback(
      frames: frames.filter { $0.time <= end + 1e-9 },
      recording: stage.recording.cut(at: end), duration: end,
      framesPerSecond: stage.settings.framesPerSecond)
  }

  private func playToEnd() throws -> Double {
    if script.events.isEmpty, stage.isIdle { try tapFirstControl() }
    let start = max(stage.time, script.end)
    // Two rounds of the longest loop show that it is one.
    let limit = start + 2 * Self.longestLoop + 1
    while !stage.isIdle, stage.time < limit - Self.instant { move(to: nextStop(before: limit)) }
    if stage.isIdle {
      // What came last: the last frame that changed anything.
      let end = max(frames.last?.time ?? 0, script.end)
      report(.note("at rest after \(end.milliseconds) s"))
      return end
    }
    if let loop = LoopPeriod.longest(in: stage.graph.journal, limit: Self.longestLoop) {
      report(
        .note("one round of the longest loop, \(loop.seconds.milliseconds) s (\(loop.owner))"))
      return start + loop.seconds
    }
    let more = script.events.isEmpty ? Self.endlessPlay : Self.endlessPlayAfterScript
    report(
      .note(
        "it never rests, and no loop of at most \(Self.longestLoop.short) s was found: "
          + (script.events.isEmpty
            ? "the first \(more.short) s" : "\(more.short) s after the script's end")))
    return start + more
  }

  private func tapFirstControl() throws {
    move(to: 0.5)
    guard let name = try stage.tapFirstControl() else {
      report(.note("nothing moves unasked, and there is no control to tap"))
      return
    }
    report(.note("nothing moves unasked: \(name) is tapped at 0.5 s"))
  }

  /// Some frames further: small steps, so that the process that waits sees that this one gets on.
  private func nextStop(before end: Double) -> Double {
    let rate = stage.settings.framesPerSecond
    let frames = (stage.time * rate + 1e-6).rounded(.down) + (rate / 10).rounded(.up)
    return min(frames / rate, end)
  }

  private func move(to time: Double) {
    while stage.time < time - Self.instant {
      stage.advance(to: nextStop(before: time))
      report(.progress("playing \(String(format: "%.1f", stage.time)) s"))
    }
  }
}

/// What was shown, from 0 s to `duration`.
struct Playback {
  /// The frames in which something changed; each is shown until the next.
  let frames: [(time: Double, list: DisplayList)]
  let recording: Recording
  /// Seconds.
  let duration: Double
  let framesPerSecond: Double

  /// What is shown at a time.
  func list(at time: Double) -> DisplayList {
    let next = frames.partitioningIndex { $0.time > time + 1e-9 }
    return frames[max(next - 1, 0)].list
  }

  /// One list for each frame of a film, from 0 s to the duration.
  var film: [DisplayList] {
    let count = max(Int((duration * framesPerSecond + 1e-6).rounded(.down)), 0)
    return (0...count).map { list(at: Double($0) / framesPerSecond) }
  }
}

extension Array {
  /// The index of the first element for which the condition holds; it must hold for all after it.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Recording {
  /// The recording up to a time. Of the samples, those at frames: a stage also draws when it stops
  /// in between, for an event.
  func cut(at end: Double) -> Recording {
    var result = self
    result.duration = end
    let limit = end + 1e-9
    result.tracks = tracks.compactMap { track in
      var track = track
      track.samples.removeAll { sample in
        let frame = sample.time * framesPerSecond
        return sample.time > limit
          || (abs(frame - frame.rounded()) > 1e-6 && abs(sample.time - end) > 1e-9)
      }
      guard let first = track.samples.first,
        track.samples.contains(where: { abs($0.value - first.value) > 1e-9 })
      else { return nil }
      return track
    }
    result.events.removeAll { $0.time > limit }
    result.transactions.removeAll { $0.time > limit }
    return result
  }
}

extension Double {
  /// To the millisecond, without zeros at the end.
  var milliseconds: String { ((self * 1000).rounded() / 1000).short }
}

extension Stage {
  /// What was recorded since `startRecording`, which comes first.
  var recording: Recording { recorder!.recording(graph) }
}
