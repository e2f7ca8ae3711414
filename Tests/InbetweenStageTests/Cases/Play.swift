import Foundation
import InbetweenStage
import InbetweenViewGraph
import Observation
import SwiftUI
import Testing

/// One run of a case: the stage under events at exact times, and everything that can be told of
/// it as text.
@MainActor
final class Play {
  let rate: Double
  private(set) var stage: Stage!
  private var lines: [String] = []

  init(rate: Double) { self.rate = rate }

  /// Puts a view on a stage of this run's frame rate, and records it.
  func put<V: View>(_ view: V, _ change: (inout StageSettings) -> Void = { _ in }) {
    close()
    var settings = StageSettings()
    settings.framesPerSecond = rate
    change(&settings)
    stage = Stage(view, settings: settings)
    stage.startRecording()
  }

  /// An event at a time: applied first, so that values read at that time show it.
  func at(_ time: Double, _ event: () -> Void) {
    stage.advance(to: time)
    stage.perform(event)
    stage.advance(to: time)
  }

  func note(_ text: String) {
    lines.append(stage == nil ? text : "\(stage.time): \(text)")
  }

  /// The presentation value of an attribute at an exact time.
  func value(_ name: String, of query: ViewQuery = .any, at time: Double) -> Double {
    stage.advance(to: time)
    do {
      let value = try stage.value(name, of: query)
      note("\(name) of \(query) is \(value)")
      return value
    } catch {
      note("\(error)")
      Issue.record(error)
      return .nan
    }
  }

  /// Compares an attribute with what it should be at exact times.
  func check(
    _ name: String, of query: ViewQuery = .any, _ expected: KeyValuePairs<Double, Double>,
    within tolerance: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (time, expected) in expected {
      let value = value(name, of: query, at: time)
      #expect(
        abs(value - expected) <= tolerance, "\(name) at \(time) s and \(rate) frames per second",
        sourceLocation: sourceLocation)
    }
  }

  /// Events in their order with their exact times, as text.
  var events: [String] {
    stage.graph.journal.events.map { "\($0.time) \($0.kind.rawValue) \($0.name) @\($0.owner)" }
  }

  /// Exact times of the events of a kind.
  func times(_ kind: Journal.EventKind, _ name: String? = nil) -> [Double] {
    stage.graph.journal.events.filter { $0.kind == kind && (name == nil || $0.name == name) }
      .map(\.time)
  }

  /// How many animators run.
  var running: Int { stage.graph.journal.ledger.count { $0.end == nil } }

  /// All that the stages of this run showed, as text.
  var log: String {
    close()
    return lines.joined(separator: "\n")
  }

  /// What happens at exact times and must not depend on the frame rate.
  private(set) var exactLog: [String] = []

  private func close() {
    guard let stage, let recorder = stage.recorder else { return }
    let recording = recorder.recording(stage.graph)
    lines += events
    exactLog += events
    for track in recording.tracks {
      lines.append("\(track.owner) \(track.attribute) \(track.unit) \(track.samples)")
    }
    for line in recording.transactions {
      lines.append("\(line.time) \(line.owner) \(line.attribute) \(line.trace)")
    }
    for entry in stage.graph.journal.ledger {
      lines.append(
        "\(entry.owner) \(entry.attribute.name) \(entry.start) \(entry.retargets) "
          + "\(entry.end.map { "\($0)" } ?? "runs") \(entry.reason?.rawValue ?? "")")
    }
    lines += stage.warnings
    lines.append("\(stage.requestedFrames) frames")
    lines.append(stage.displayList.text)
    self.stage = nil
  }
}

/// Plays a case ten times at 30, 60 and 120 frames per second: what it checks holds at each rate,
/// runs of one rate leave the same text, and what happens at exact times is the same at all rates.
@MainActor
func atEveryRate(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: (Play) throws -> Void
) rethrows {
  var exact: [String]?
  for rate in [30.0, 60, 120] {
    var first: String?
    for run in 1...10 {
      let play = Play(rate: rate)
      try body(play)
      let log = play.log
      if let first {
        #expect(log == first, "run \(run) at \(rate)", sourceLocation: sourceLocation)
      }
      first = log
      if let exact {
        #expect(
          play.exactLog == exact, "exact times at \(rate)", sourceLocation: sourceLocation)
      }
      exact = play.exactLog
    }
  }
}

/// What the views of the cases follow.
@Observable final class CaseModel {
  var x = 0.0
  var y = 0.0
  var flag = false
  var other = false
  var count = 0
  var items: [Int] = []
}
