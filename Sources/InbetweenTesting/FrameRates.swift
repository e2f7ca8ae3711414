import InbetweenStage
import InbetweenViewGraph

/// One run of a test at one frame rate.
@MainActor
public final class FrameRateRun {
  public let framesPerSecond: Double
  /// The stages that this run made, in order.
  public private(set) var stages: [Stage] = []
  private var notes: [String] = []

  init(framesPerSecond: Double) { self.framesPerSecond = framesPerSecond }

  /// Puts a view on a stage of this run's frame rate, and records it.
  public func stage<V: View>(
    _ view: V, settings change: (inout StageSettings) -> Void = { _ in }
  ) -> Stage {
    var settings = StageSettings()
    change(&settings)
    settings.framesPerSecond = framesPerSecond
    let stage = Stage(view, settings: settings)
    stage.startRecording()
    stages.append(stage)
    return stage
  }

  /// Adds to what is compared between runs.
  public func note(_ text: String) { notes.append(text) }

  /// What must be the same in every run of this rate, to the last digit.
  var log: String {
    (stages.map(\.fullReport) + notes).joined(separator: "\n\n")
  }

  /// What must be the same at every rate: exact times do not depend on frames.
  var instants: String {
    stages.map { $0.events.map(\.description).joined(separator: "\n") }.joined(separator: "\n\n")
  }
}

/// Plays a test at several frame rates, several times each.
///
/// What it expects must hold at each rate. Runs of one rate must show the same to the last digit: all
/// recorded values, traces, events, animators and the last frame. And what happens at exact times
/// must happen at the same times, in the same order, at every rate.
///
///     try atEveryFrameRate { run in
///       let stage = run.stage(Badge())
///       try stage.tap("Save")
///       stage.expect("opacity", at: [0.5: 0.75])
///     }
@MainActor
public func atEveryFrameRate(
  _ rates: [Double] = [30, 60, 120], runs: Int = 10, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: @MainActor (FrameRateRun) throws -> Void
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  var instants: (text: String, rate: Double)?
  for rate in rates {
    var log: String?
    for number in 1...max(1, runs) {
      let run = FrameRateRun(framesPerSecond: rate)
      try body(run)
      let text = run.log
      if let log, log != text {
        MotionFailure(
          "Run \(number) at \(rate.secondsText) frames per second shows something else than the"
            + " first one. Look for what differs from run to run: global state, an order of a"
            + " dictionary or set, a time or a random number that the stage does not know.\n"
            + LineDifference(expected: log, got: text).text(), at: place
        ).record()
      }
      log = log ?? text
      let exact = run.instants
      if let instants, instants.text != exact {
        MotionFailure(
          "At \(rate.secondsText) frames per second things happen otherwise than at"
            + " \(instants.rate.secondsText). Look for what counts frames in place of time.\n"
            + LineDifference(expected: instants.text, got: exact).text(), at: place
        ).record()
      }
      instants = instants ?? (exact, rate)
    }
  }
}

extension Stage {
  /// Everything that can be told of a stage, as text.
  fileprivate var fullReport: String {
    var lines = [traceText, "\(requestedFrames) frames"]
    if let recording = recorder?.recording(graph) {
      for track in recording.tracks {
        lines.append("\(track.owner) \(track.attribute) \(track.unit) \(track.samples)")
      }
    }
    return (lines + [displayList.text]).joined(separator: "\n")
  }
}
