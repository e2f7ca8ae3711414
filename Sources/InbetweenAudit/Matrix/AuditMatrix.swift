import Foundation
import InbetweenFindings
import InbetweenStage
import InbetweenViewGraph

/// The result of one cell for one trigger.
public struct AuditCellResult: Hashable, Sendable, Codable {
  public var cell: String
  public var trigger: String
  /// Why the cell says nothing about this view; nil where it was played.
  public var skipped: String?
  public var failures: [AuditFailure]
  public var evidence: AuditEvidence?

  public init(
    cell: String, trigger: String, skipped: String? = nil, failures: [AuditFailure],
    evidence: AuditEvidence? = nil
  ) {
    self.cell = cell
    self.trigger = trigger
    self.skipped = skipped
    self.failures = failures
    self.evidence = evidence
  }
}

/// Plays every cell for the triggers of a view and compares what is seen with what was promised.
@MainActor
struct AuditMatrix {
  let subject: AuditSubject
  let trigger: AuditTrigger
  private let evidence: AuditEvidenceMaker?
  /// The single run that all others are compared with.
  let once: AuditObservation
  private let onceRun: AuditRun
  private let length: Double

  /// - Parameter evidence: draws what the runs showed; nil draws nothing.
  init(_ subject: AuditSubject, _ trigger: AuditTrigger, evidence: AuditEvidenceMaker? = nil) {
    self.subject = subject
    self.trigger = trigger
    self.evidence = evidence
    onceRun = AuditRun(subject, trigger)
    once = onceRun.play([(0, .fire)], watches: true)
    length = min(max(once.length ?? AuditRun.endlessLook, 0.2), 4)
  }

  /// The frames that the single run asked for.
  var frames: Int { onceRun.frames }

  /// Whether firing it moved anything or changed what is read.
  var doesSomething: Bool {
    trigger.gesture == .appear || !onceRun.curves().isEmpty || !once.completions.isEmpty
      || onceRun.film.frames.count > 1
  }

  func run(_ cell: AuditCell) throws -> AuditCellResult {
    var result = AuditCellResult(cell: cell.name, trigger: trigger.description, failures: [])
    let run: AuditRun
    let seen: AuditObservation
    if cell.name == AuditCell.once.name {
      (run, seen) = (onceRun, once)
    } else {
      run = AuditRun(subject, trigger, place: cell.place, settings: cell.settings)
      seen = run.play(operations(of: cell))
    }
    if seen.fired == 0, seen.missed > 0 {
      result.skipped = "the control cannot be reached here"
      return result
    }
    result.failures = checks(of: seen, cell)
    result.evidence = try evidence?.evidence(
      frames: run.excerpt(), curves: run.curves(), trace: run.trace(), isDark: run.stage.isDark)
    return result
  }

  /// A view that arrives several times is taken away in between.
  private func operations(
    of cell: AuditCell
  ) -> [(time: Double, operation: AuditCell.Operation)] {
    let operations = cell.operations(length)
    guard trigger.gesture == .appear, cell.count(of: length) > 1 else { return operations }
    return operations.dropFirst().flatMap { [($0.time, .remove), ($0.time, .insert)] }
  }

  /// What the single run tells of itself.
  var findings: [AuditFailure] { onceRun.stage.findings().map(AuditFailure.init) }

  // MARK: Promises

  private func checks(of seen: AuditObservation, _ cell: AuditCell) -> [AuditFailure] {
    jumps(seen) + cuts(seen) + endState(seen, cell) + completions(seen, cell) + rest(seen, cell)
      + leftovers(seen) + facts(seen) + texts(seen, cell) + answers(seen)
  }

  private func endState(_ seen: AuditObservation, _ cell: AuditCell) -> [AuditFailure] {
    if cell.endsAway || cell.endsAnew || cell.name == AuditCell.once.name { return [] }
    if trigger.gesture == .appear, cell.count(of: length) > 1 { return [] }
    let count = cell.count(of: length)
    let expected =
      count > 1
      ? AuditRun(subject, trigger, settings: cell.settings).playSlowly(count) : once
    // Drags and long presses take time of their own: quick ones overlap.
    let overlaps = trigger.gesture == .drag || trigger.gesture == .press
    if count > 1, overlaps || seen.missed > 0 || seen.cancelsTasks { return [] }
    let arrived = seen.facts.elements.filter { !expected.facts.elements.contains($0) }
    let lost = expected.facts.elements.filter { !seen.facts.elements.contains($0) }
    if !arrived.isEmpty || !lost.isEmpty {
      return [
        AuditFailure(
          cell.isRateCell ? .sameAtEveryRate : .endState,
          what: "It ends with \(Self.list(arrived)) instead of \(Self.list(lost)).",
          why: count > 1
            ? "\(count) quick triggers end otherwise than as many slow ones: something waits for a "
              + "picture, or for a timer, before the state is right."
            : "What is read at the end depends on how the motion was shown.",
          instead: "Change the state at once where the event is, and let the animation follow it.")
      ]
    }
    let isComparable =
      cell.place == .stage && (count > 1 || cell.isRateCell || cell.operations(length).count > 1)
    guard isComparable, seen.length != nil, seen.endless.isEmpty, expected.endless.isEmpty,
      let difference = seen.facts.firstDifference(from: expected.facts)
    else { return [] }
    return [
      AuditFailure(
        cell.isRateCell ? .sameAtEveryRate : .endState,
        what: "It rests with \(difference).",
        why: "The picture at rest depends on the way it was reached.",
        instead:
          "Let every shown value follow from state; a value that counts up in mid-motion, or "
          + "is set back by a timer, does not.")
    ]
  }

  private func completions(_ seen: AuditObservation, _ cell: AuditCell) -> [AuditFailure] {
    let count = cell.count(of: length)
    if cell.endsAway || cell.endsAnew || trigger.gesture == .appear || seen.missed > 0 { return [] }
    if !(cell.place == .stage) || cell.name == AuditCell.once.name { return [] }
    let single = once.completions.count
    if count == 1, single != seen.completions.count, !cell.changesMotion {
      return [
        AuditFailure(
          .completions,
          what: "\(seen.completions.count) completions came instead of \(single).",
          why: "What the completion does is done too often or not at all.",
          instead: "Let nothing that matters depend on the number of completions.",
          place: once.completions.first?.place)
      ]
    }
    let times = seen.completions.map(\.time)
    if times != times.sorted() {
      return [
        AuditFailure(
          .completions, what: "Completions came out of order.",
          why: "A later change completes before an earlier one.",
          instead: "Do not chain work by completions.", place: seen.completions.first?.place)
      ]
    }
    return []
  }

  private func rest(_ seen: AuditObservation, _ cell: AuditCell) -> [AuditFailure] {
    // A clock that ticks in the single run too is not left behind by the cell.
    let isClock = seen.waitsOnly && (once.waitsOnly && !once.remaining.isEmpty)
    if !seen.remaining.isEmpty, !isClock {
      return [
        AuditFailure(
          .rests,
          what:
            "After \(Int(AuditRun.patience)) s there is still: \(Self.list(seen.remaining)).",
          why: "It keeps the screen awake, and nobody sees an end of it.",
          instead: "Give it an end, or let it run only while it is seen.")
      ]
    }
    let new = seen.endless.filter { !once.endless.contains($0) }
    guard !new.isEmpty, !cell.endsAway, once.endless.isEmpty else { return [] }
    return [
      AuditFailure(
        .rests, what: "It never rests here: \(Self.list(new)).",
        why: "A single trigger comes to rest; here a loop is left running.",
        instead: "End the loop where its reason ends.")
    ]
  }

  private func leftovers(_ seen: AuditObservation) -> [AuditFailure] {
    guard let first = seen.leftovers.first else { return [] }
    return [
      AuditFailure(
        .leavesNothing, what: "After the view is gone there is still: \(first).",
        why: "It runs for nobody, and may change what is shown next.",
        instead: "Use .task, which is cancelled with the view, in place of queues and timers.")
    ]
  }

  private func jumps(_ seen: AuditObservation) -> [AuditFailure] {
    seen.jumps.prefix(1).map { jump in
      AuditFailure(
        .noJump, what: "\(jump).", why: "An interruption of an animation must be continuous.",
        instead: "Change the same attribute of the same view, and keep its identity.")
    }
  }

  private func cuts(_ seen: AuditObservation) -> [AuditFailure] {
    seen.cuts.prefix(1).map { cut in
      AuditFailure(
        .noJump,
        what: "The trigger replaced \(cut.owner) in mid-run: its \(cut.attribute) starts anew.",
        why: "A view with another identity is another view: what ran on the old one is cut.",
        instead: "Keep the identity: a stable id, and the same branch of the body.",
        owner: cut.owner, place: cut.place)
    }
  }

  private func facts(_ seen: AuditObservation) -> [AuditFailure] {
    seen.lateFacts.prefix(1).map { late in
      AuditFailure(
        .sameFacts,
        what: "\"\(late.what)\" changes only when an animation completes, at "
          + "\(late.completion.time.secondsText) s.",
        why: "Until then a screen reader, and everybody else, reads what is no longer true.",
        instead: "Change it with the event; leave to the completion what only the picture needs.",
        owner: late.completion.owner, place: late.completion.place)
    }
  }

  private func texts(_ seen: AuditObservation, _ cell: AuditCell) -> [AuditFailure] {
    let new = seen.clipped.filter { !once.clipped.contains($0) }
    guard let text = new.first, cell.place == .stage else { return [] }
    return [
      AuditFailure(
        .textFits, what: "\"\(text)\" is cut off.",
        why: "It has room at the usual size, and not here.",
        instead: "Let it wrap or scroll: no fixed height, no line limit, a ViewThatFits.")
    ]
  }

  private func answers(_ seen: AuditObservation) -> [AuditFailure] {
    guard let control = seen.unanswered.first else { return [] }
    return [
      AuditFailure(
        .answers, what: "\(control) does not answer while the motion runs.",
        why: "Something that moves lies over it, so a person has to wait for the picture.",
        instead: "Let what only decorates take no hits: .allowsHitTesting(false).")
    ]
  }

  private static func list(_ items: [String]) -> String {
    if items.isEmpty { return "nothing" }
    let shown = items.prefix(2).map { "\"\($0)\"" }.joined(separator: ", ")
    return items.count > 2 ? shown + " and \(items.count - 2) more" : shown
  }
}

extension AuditFailure {
  /// A finding of the run itself.
  init(_ finding: Finding) {
    self.init(
      .sound, what: finding.what, why: finding.why,
      instead: finding.advice, owner: finding.owner, place: finding.place,
      rule: finding.kind.ruleName)
  }
}

extension AuditObservation {
  /// What is left is timers and tasks, no animation.
  fileprivate var waitsOnly: Bool {
    remaining.allSatisfy { $0.hasPrefix("work of a task or timer") }
  }
}

extension Finding.Kind {
  /// The name of the lint that finds the same in the source, or the kind's own in hyphens.
  fileprivate var ruleName: String {
    switch self {
    case .animationWithoutValue: "implicit-animation"
    case .delayChain: "delayed-chain"
    case .rivalAnimations: "several-sources"
    case .gatedTrigger: "gate-in-trigger"
    case .heavyFrames: "heavy-keyframe-content"
    case .changingIdentity: "changing-identity"
    case .loopingLayout: "loop-moves-layout"
    case .jump: "jump"
    default: rawValue.replacing(" ", with: "-")
    }
  }
}
