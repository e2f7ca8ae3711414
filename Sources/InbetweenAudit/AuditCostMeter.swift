import Foundation
import InbetweenStage
import InbetweenViewGraph
import InbetweenViews

/// Measures what a run of one trigger costs.
@MainActor
struct AuditCostMeter {
  let subject: AuditSubject
  let trigger: AuditTrigger

  func measure() -> AuditCost {
    let (cost, time, seconds, isEndless) = Self.play(subject, trigger)
    let frames = max(1, cost.frames)
    let reference = Self.reference
    return AuditCost(
      trigger: trigger.description,
      counts: AuditCost.Counts(
        frames: cost.frames,
        evaluationsPerThousandFrames: cost.bodyEvaluations * 1000 / frames,
        contentClosures: cost.contentClosures, layouts: cost.layouts,
        displayCommands: cost.displayCommands,
        framesPerHour: isEndless && seconds > 0
          ? Int((Double(cost.frames) / seconds * 3600).rounded()) : 0),
      bodies: cost.bodies.mapValues(\.total),
      timeRatio: reference > 0 ? (time / Double(frames) / reference * 100).rounded() / 100 : 0)
  }

  /// Seconds of the reference animation's frame: a square that fades for a second.
  private static var reference: Double {
    let subject = AuditSubject(name: "reference") { ReferenceSquare() }
    // Once to warm up.
    _ = play(subject, .appear)
    let (cost, time, _, _) = play(subject, .appear)
    return time / Double(max(1, cost.frames))
  }

  private static func play(
    _ subject: AuditSubject, _ trigger: AuditTrigger
  ) -> (cost: Cost, time: Double, seconds: Double, isEndless: Bool) {
    let run = AuditRun(subject, trigger, watches: false)
    let start = run.stage.time
    var isEndless = false
    let began = processorSeconds()
    let cost = run.stage.cost { isEndless = run.playPlainly() }
    return (cost, processorSeconds() - began, run.stage.time - start, isEndless)
  }

  /// Processor time of this process.
  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

private struct ReferenceSquare: View {
  @State private var isFaded = false
  var body: some View {
    Color.red
      .opacity(isFaded ? 0 : 1)
      .animation(.linear(duration: 1), value: isFaded)
      .onAppear { isFaded = true }
  }
}
