import Foundation
import InbetweenDrawing
import InbetweenMedia
import InbetweenStage
import InbetweenViewGraph
import InbetweenViews

/// What one run of a cell showed.
struct AuditObservation {
  /// At the end.
  var facts = AuditFacts(elements: [], picture: [])
  /// Seconds from the start to rest; nil where it never rests.
  var length: Double?
  /// What never ends by itself, one line each.
  var endless: [String] = []
  /// What still ran where rest was due.
  var remaining: [String] = []
  /// How often the trigger found its control.
  var fired = 0
  var missed = 0
  var completions: [StageEvent] = []
  /// Work that waits was cancelled, as where quick triggers are taken together on purpose.
  var cancelsTasks = false
  /// Values that changed at once although an animation ran and the change was animated.
  var jumps: [String] = []
  /// Facts that changed as an animation's completion came, with the completion's place.
  var lateFacts: [(what: String, completion: StageEvent)] = []
  /// Attributes whose animation a changing identity cut short, with the views they are of.
  var cuts: [(owner: String, attribute: String, place: SourcePlace?)] = []
  /// What ran for the view after it was gone.
  var leftovers: [String] = []
  /// Controls that answered before and after the motion, but not in it.
  var unanswered: [String] = []
  var clipped: [String] = []
  var warnings: [String] = []
}

/// One run: the view on a stage of its own, under the operations of a cell.
@MainActor
final class AuditRun {
  let stage: Stage
  private let surroundings = AuditSurroundings()
  private let trigger: AuditTrigger
  /// When the trigger is fired first, in seconds of the stage.
  private var start = 0.0
  private var framesBefore = 0
  private var seen = AuditObservation()
  /// What was shown since the start.
  private(set) var film = AuditFilm()
  private var controls: (before: Controls, within: Controls?) = (Controls(), nil)

  /// A view that never rests is looked at for this long before and after a trigger, in seconds.
  static let endlessLook = 1.5
  /// Whatever rests at all is given this long, in seconds.
  static let patience = 12.0

  /// - Parameter watches: whether what is shown is kept.
  init(
    _ subject: AuditSubject, _ trigger: AuditTrigger, place: AuditPlace = .stage,
    watches: Bool = true, settings change: (inout StageSettings) -> Void = { _ in }
  ) {
    self.trigger = trigger
    var settings = subject.settings
    change(&settings)
    stage = Stage(
      AuditHost(
        place: place, surroundings: surroundings, height: settings.size.height,
        content: subject.makeView),
      settings: settings, typesetter: subject.typesetter, environment: subject.environment)
    if trigger.gesture != .appear { rest() }
    start = stage.time
    framesBefore = stage.requestedFrames
    guard watches else { return }
    stage.startRecording()
    film.add(start, stage.displayList)
    stage.onFrame = { [unowned self] time, list in film.add(time, list) }
  }

  /// Plays the operations, each at its time after the start, and waits for rest.
  func play(
    _ operations: [(time: Double, operation: AuditCell.Operation)], watches: Bool = false
  ) -> AuditObservation {
    seen = AuditObservation()
    let known = stage.events.count
    controls = (controlsNow(), nil)
    for (time, operation) in operations {
      advance(to: start + time, watches: watches)
      perform(operation)
    }
    finish(after: operations.last.map { start + $0.time } ?? start, watches: watches)
    stage.advance(to: stage.time)
    seen.cancelsTasks = stage.events.dropFirst(known).contains {
      $0.kind == .task && $0.name.contains("cancel")
    }
    seen.completions = stage.events.dropFirst(known).filter { $0.kind == .completion }
    seen.facts = stage.auditFacts()
    seen.clipped = stage.displayList.clippedTexts
    seen.warnings = stage.warnings
    if let within = controls.within {
      let answering = controls.before.answering.intersection(controlsNow().answering)
      seen.unanswered =
        answering.intersection(within.present).subtracting(within.answering).sorted()
    }
    return seen
  }

  /// Fires and waits, and looks at nothing; answers whether something never ends.
  func playPlainly() -> Bool {
    _ = stage.fire(trigger)
    rest()
    return !stage.endlessWork.isEmpty
  }

  /// Fires the trigger again and again, each time after the one before has come to rest.
  func playSlowly(_ count: Int) -> AuditObservation {
    seen = AuditObservation()
    let known = stage.events.count
    for _ in 0..<count {
      perform(.fire)
      rest()
    }
    seen.completions = stage.events.dropFirst(known).filter { $0.kind == .completion }
    seen.facts = stage.auditFacts()
    seen.endless = stage.endlessWork
    return seen
  }

  /// The frames that were asked for since the start.
  var frames: Int { stage.requestedFrames - framesBefore }

  // MARK: Evidence

  /// What moved since the start: the farthest first.
  func curves() -> [CurvePlot.Curve] {
    let tracks = stage.recorded.tracks.compactMap { track -> (Double, CurvePlot.Curve)? in
      let samples = track.samples.filter { $0.time >= start - 1e-9 }
      let values = samples.map(\.value)
      guard let low = values.min(), let high = values.max(), high - low > 1e-6 else { return nil }
      let name = "\(track.owner) \(track.attribute)"
      return (high - low, CurvePlot.Curve(name: name, samples: samples))
    }
    return tracks.sorted { $0.0 > $1.0 }.map(\.1)
  }

  /// The changes since the start and how each was shown, a few lines each.
  func trace() -> [String] {
    stage.changes.filter { $0.time >= start - 1e-9 }.prefix(Self.mostChanges).map(\.description)
  }

  private static let mostChanges = 12

  /// A few frames of the run.
  func excerpt() -> [(time: Double, list: DisplayList)] {
    film.excerpt(6, from: start).map { ($0.time - start, $0.list) }
  }

  // MARK: Time

  private func advance(to time: Double, watches: Bool) {
    guard watches else { return stage.advance(to: time) }
    while stage.time < time - 1e-9 { look(until: min(time, stage.time + 1 / 30)) }
  }

  /// One look: whether a completion changed what is read.
  private func look(until time: Double) {
    let events = stage.events.count
    let before = stage.auditFacts().elements
    stage.advance(to: time)
    let new = stage.events.dropFirst(events)
    guard let completion = new.first(where: { $0.kind == .completion }),
      !new.contains(where: { $0.kind == .task || $0.kind == .action })
    else { return }
    let after = stage.auditFacts().elements
    if after == before { return }
    // Of interest is what has words; a role alone says nothing.
    let arrived = after.filter { !before.contains($0) && $0.contains(" ") }
    let left = before.filter { !after.contains($0) && $0.contains(" ") }
    guard let what = (arrived + left).first else { return }
    seen.lateFacts.append((what, completion))
  }

  /// Until nothing runs, or what never ends has been looked at.
  private func rest() {
    let end = stage.time + Self.patience
    while !stage.isIdle, stage.time < end - 1e-9 {
      if !stage.endlessWork.isEmpty { return stage.advance(by: Self.endlessLook) }
      stage.advance(by: 0.1)
    }
  }

  private func finish(after last: Double, watches: Bool) {
    let end = last + Self.patience
    var lookEnd: Double?
    while !stage.isIdle, stage.time < (lookEnd ?? end) - 1e-9 {
      if lookEnd == nil, !stage.endlessWork.isEmpty {
        lookEnd = stage.time + Self.endlessLook
      }
      let next = min(lookEnd ?? end, stage.time + 1.0 / 30)
      if watches { look(until: next) } else { stage.advance(to: next) }
      noteControls()
    }
    seen.endless = stage.endlessWork
    if stage.isIdle {
      seen.length = stage.time - start
    } else if seen.endless.isEmpty {
      seen.remaining = stage.remainingWork
    }
  }

  // MARK: Operations

  private func perform(_ operation: AuditCell.Operation) {
    switch operation {
    case .fire: fire()
    case .remove:
      stage.remove()
      stage.advance(to: stage.time)
      seen.leftovers += stage.remainingWork
    case .insert: stage.insert()
    case .background: stage.enterBackground()
    case .foreground: stage.enterForeground()
    case .set(let change): stage.set(change)
    case .scrollAway: stage.perform { surroundings.isScrolledAway = true }
    case .scrollBack: stage.perform { surroundings.isScrolledAway = false }
    case .push: stage.perform { surroundings.path = [1] }
    case .pop: stage.perform { surroundings.path = [] }
    case .dismiss:
      stage.perform { surroundings.isSheetShown = false }
      stage.advance(by: 2)
      seen.leftovers += stage.remainingWork
    case .drop(let seconds):
      let rate = stage.settings.framesPerSecond
      stage.set { $0.framesPerSecond = 1 / seconds }
      stage.advance(by: seconds)
      stage.set { $0.framesPerSecond = rate }
    }
  }

  /// Fires, and compares what is shown just before with what is shown just after.
  private func fire() {
    stage.advance(to: stage.time)
    let before = shownValues()
    let events = stage.events.count
    if stage.fire(trigger) { seen.fired += 1 } else { seen.missed += 1 }
    stage.advance(to: stage.time)
    let after = shownValues()
    let labelled = Set(
      stage.events.dropFirst(events).filter { $0.kind == .jump }.map(\.owner))
    for (key, old) in before where old.isAnimating {
      guard let new = after[key], new.isAnimating, !labelled.contains(old.owner) else { continue }
      for (lane, value) in old.values.enumerated() where new.values.indices.contains(lane) {
        let step = abs(new.values[lane] - value)
        if step > 1e-6 * max(1, abs(value)) {
          seen.jumps.append(
            "\(old.name) of \(old.owner) went from \(value) to \(new.values[lane]) at once")
        }
      }
    }
    noteCuts(before, after)
    noteControls()
  }

  /// A view that is replaced by one of the same name in mid-run takes its animations with it.
  private func noteCuts(_ before: [Key: Shown], _ after: [Key: Shown]) {
    for (key, old) in before where old.isAnimating && !old.isTransition {
      if let still = after[key], !still.isLeaving { continue }
      let isReplaced = after.contains { newKey, new in
        before[newKey] == nil && new.owner == old.owner && new.name == old.name
      }
      guard isReplaced else { continue }
      let place = stage.ledger.last { $0.owner == old.owner && $0.attribute == old.name }?.place
      seen.cuts.append((old.owner, old.name, place))
    }
  }

  private struct Key: Hashable {
    /// Of the view's node: unlike its address no later one has it.
    let serial: Int
    let attribute: UInt8
    let name: String
  }

  private struct Shown {
    let owner: String
    let name: String
    let values: [Double]
    let isAnimating: Bool
    /// The attribute is one of the effects that bring and take a view.
    let isTransition: Bool
    let isLeaving: Bool
  }

  private func shownValues() -> [Key: Shown] {
    var shown: [Key: Shown] = [:]
    // A fade between two contents starts over with each: that is what it is.
    for attribute in (try? stage.attributes(of: .any)) ?? []
    where attribute.name.name != "contentTransition" {
      let node = (attribute.target as? RenderNode)?.owner ?? attribute.target as? ViewNode
      let key = Key(
        serial: node?.serial ?? -1, attribute: attribute.id, name: attribute.name.name)
      shown[key] = Shown(
        owner: node?.path ?? "", name: attribute.name.name, values: attribute.values,
        isAnimating: attribute.animator != nil, isTransition: node is ElementHost,
        isLeaving: (attribute.target as? RenderNode)?.isLeaving ?? false)
    }
    return shown
  }

  // MARK: Controls

  /// The first moment in the motion counts.
  private func noteControls() {
    if controls.within != nil || stage.isIdle || stage.time < start + 0.05 { return }
    controls.within = controlsNow()
  }

  /// Controls by role and label, or number where they have none.
  private struct Controls {
    var present: Set<String> = []
    /// Those whose middle a finger would reach.
    var answering: Set<String> = []
  }

  private func controlsNow() -> Controls {
    var counts: [String: Int] = [:]
    var controls = Controls()
    for element in stage.usableElements {
      let role = element.role.rawValue
      let number = counts[role, default: 0] + 1
      counts[role] = number
      let name = "\(role) \(element.label.isEmpty ? "\(number)" : element.label)"
      controls.present.insert(name)
      let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
      let front = stage.graph.rootRender.hitTest(middle)
      var hit = front
      while let node = hit, node !== element.node { hit = node.parent }
      // Where nothing is hit, as in a hole of a shape that moves, nothing lies over it either.
      if hit != nil || front == nil { controls.answering.insert(name) }
    }
    return controls
  }
}

extension Stage {
  /// What was seen since recording began.
  var recorded: Recording {
    recorder?.recording(graph)
      ?? Recording(framesPerSecond: settings.framesPerSecond, duration: time)
  }
}
