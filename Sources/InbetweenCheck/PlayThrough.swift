import Foundation
import InbetweenCairo
import InbetweenDrawing
import InbetweenStage
import InbetweenViewGraph

/// Plays a view as a curious person would: looks on for a while, then uses whatever can be used,
/// each once, and sees whether it comes to rest.
@MainActor
public final class PlayThrough {
  let stage: Stage
  private let renderer: CairoRenderer
  private let seconds: Double
  private let report: (String) -> Void
  private var played: PlayedView
  private var lastList: DisplayList

  /// Frames in a second: enough to see motion, and half the work of 60.
  public nonisolated static let framesPerSecond = 30.0
  /// Pixels in a point of the pictures that are looked at.
  private static let scale = 0.25
  /// Seconds that an action is given to show itself.
  static let patience = 1.0
  /// The longest loop that is told as one, in seconds.
  private static let longestLoop = 20.0

  /// - Parameters:
  ///   - seconds: how long it is watched before it is used, and again after.
  ///   - report: hears how far it is, often: who waits can tell slow from stuck.
  public init(
    _ name: String, line: Int, on stage: Stage, renderer: CairoRenderer, seconds: Double,
    report: @escaping (String) -> Void = { _ in }
  ) {
    self.stage = stage
    self.renderer = renderer
    self.seconds = seconds
    self.report = report
    played = PlayedView(name: name, line: line)
    lastList = stage.displayList
  }

  public func run() -> PlayedView {
    stage.onFrame = { [unowned self] _, list in
      if list != lastList {
        played.changedFrames += 1
        lastList = list
      }
    }
    defer { stage.onFrame = nil }
    look()
    watch()
    use()
    watchRest()
    played.animations = journal.ledger.count
    played.finished = journal.ledger.count { $0.reason == .finished }
    played.keyframeRuns = journal.events.count {
      $0.kind == .keyframes && ($0.name == "run began" || $0.name.hasPrefix("loop of"))
    }
    // What stands for something that is missing is listed by itself.
    played.warnings = stage.warnings + renderer.faults
    return played
  }

  var journal: Journal { stage.graph.journal }

  // MARK: Watching

  /// The time before anything is touched.
  private func watch() {
    let before = played.changedFrames
    move(by: seconds)
    noteRedrawing(since: before)
    look()
  }

  private func noteRedrawing(since frames: Int) {
    if played.changedFrames - frames >= 3, journal.ledger.isEmpty { played.isRedrawn = true }
  }

  private func watchRest() {
    let end = stage.time + seconds
    while !stage.isIdle, stage.time < end - 1e-6 { move(by: min(0.5, end - stage.time)) }
    look()
    if stage.isIdle {
      played.rest = .idle
      return
    }
    played.loops = journal.ledger.count {
      $0.end == nil && $0.animation.motion?.period(distance: 1) != nil
    }
    if let loop = LoopPeriod.longest(in: journal, limit: Self.longestLoop) {
      played.loopSeconds = (loop.seconds * 1000).rounded() / 1000
      played.loops = max(played.loops, 1)
    }
    if played.loops > 0 {
      played.rest = .loops
    } else {
      played.rest = stage.graph.needsFrame ? .restless : .timer
    }
  }

  /// Moves on in steps, so that who waits hears of it.
  private func move(by seconds: Double) {
    let end = stage.time + seconds
    while stage.time < end - 1e-6 {
      stage.advance(to: min(end, stage.time + 0.25))
      report("\(played.name) at \(String(format: "%.1f", stage.time)) s")
    }
  }

  /// Looks at what is shown: whether there is anything, and what is missing in it.
  private func look() {
    guard
      let bitmap = try? renderer.render(
        stage.displayList, scale: Self.scale,
        background: stage.isDark ? .init(white: 0) : .init(white: 1))
    else { return }
    if !played.draws { played.draws = bitmap.hasContent }
  }

  // MARK: Using

  private func use() {
    var usage = StageUsage()
    while let action = usage.next(on: stage) {
      let animations = journal.ledger.count
      let frames = played.changedFrames
      let time = stage.time
      guard perform(action.events) else { continue }
      if played.changedFrames == frames, !action.otherwise.isEmpty { perform(action.otherwise) }
      noteRedrawing(since: frames)
      look()
      let note = PlayedView.Action(
        time: (time * 1000).rounded() / 1000, name: action.name,
        animations: journal.ledger.count - animations,
        changedFrames: played.changedFrames - frames)
      played.actions.append(note)
    }
  }

  /// Does it and waits for what comes of it.
  @discardableResult
  private func perform(_ events: [(time: Double, action: ScriptEvent.Action)]) -> Bool {
    for event in events {
      if event.time > 0 { move(by: event.time) }
      do {
        try stage.perform(ScriptEvent(time: stage.time, action: event.action))
      } catch {
        return false
      }
    }
    let limit = stage.time + Self.patience
    // A change without animation shows in the next frame.
    move(by: 1 / Self.framesPerSecond)
    while !stage.isIdle, stage.time < limit - 1e-6 { move(by: min(0.25, limit - stage.time)) }
    return true
  }
}

extension ResolvedColor {
  fileprivate init(white: Double) {
    self.init(red: white, green: white, blue: white, opacity: 1)
  }
}

extension Bitmap {
  /// Whether not all pixels are alike.
  fileprivate var hasContent: Bool {
    bytes.dropFirst(4).indices.contains { bytes[$0] != bytes[$0 - 4] }
  }
}
