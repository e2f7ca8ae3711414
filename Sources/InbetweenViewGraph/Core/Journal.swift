import InbetweenTiming

/// What happened on a stage, in order: events, warnings, animators, transactions.
@MainActor
package final class Journal {
  package enum EventKind: String, Sendable {
    case appear, disappear, trigger, phase, keyframes, completion, transition, task, gesture
    case action, jump, haptic, scene, log, page
  }

  package struct Event {
    package var time: Double
    package var kind: EventKind
    package var name: String
    package var owner: String
    /// Where what happened is written, where that is known.
    package var place: SourcePlace?
    /// Why it happened, where nobody asked for it.
    package var cause: String?
  }

  /// One model change of one attribute, and how it was shown.
  package struct Change {
    package var time: Double
    package var owner: String
    package var attribute: AttributeName
    package var steps: [TransactionStep]
    package var animation: Animation?
    package var disabled: Bool
    package var from: [Double]
    package var to: [Double]
    /// Names the attribute's target while that is alive.
    package var target: ObjectIdentifier
    package var attributeID: UInt8
    /// Names the attribute for as long as the journal is kept.
    package var key: Target
    /// The update in which it happened, by number: what one change of state moves together.
    package var flush: Int
    /// One of a stream of changes, as from a drag.
    package var isContinuous: Bool
    /// Modifiers on the way whose watched value did not change, so that they animated nothing.
    package var bypassed: [SourcePlace]
  }

  /// An attribute by name, for as long as the journal is kept: what it was of may be gone.
  package struct Target: Hashable {
    private let node: Int
    private let layer: ObjectIdentifier?
    private let attribute: UInt8

    /// - Parameter layer: Of several that one view has around its children; nil for data of the
    ///   view itself.
    @MainActor
    package init(_ node: ViewNode, _ layer: RenderNode?, _ attribute: UInt8) {
      self.node = node.serial
      self.layer = layer.map { ObjectIdentifier($0) }
      self.attribute = attribute
    }
  }

  package private(set) var events: [Event] = []
  package private(set) var warnings: [String] = []
  package private(set) var changes: [Change] = []
  /// Changes are noted one by one only where someone will read them: they cost a name each.
  package var recordsChanges = false
  package var countsBodies = false
  /// Evaluations by the name of the view, while `countsBodies`.
  package internal(set) var bodies: [String: BodyCount] = [:]
  /// What the frames of each keyframe animator evaluate, by where it is written.
  package internal(set) var frameContents: [SourcePlace: FrameContentCount] = [:]
  /// What went wrong while it ran, in order.
  package internal(set) var incidents: [Incident] = []
  /// Animators in order of their start, while `recordsChanges`.
  package private(set) var ledger: [LedgerEntry] = []
  private var open: [ObjectIdentifier: Int] = [:]
  /// Runs of keyframes in order of their start, while `recordsChanges`.
  package private(set) var keyframeRuns: [KeyframeRun] = []

  /// One run through keyframes and its parts. Seconds.
  package struct KeyframeRun {
    package var owner: String
    package var start: Double
    /// Of one pass.
    package var duration: Double
    package var loops: Bool
    package var tracks: [(name: String, segments: [LaneTrack.Segment])]
  }

  package struct LedgerEntry {
    /// Names the attribute's target while that is alive.
    package var target: ObjectIdentifier
    package var attributeID: UInt8
    package var owner: String
    package var attribute: AttributeName
    package var animation: Animation
    package var steps: [TransactionStep]
    /// Of the completions that wait for its end.
    package var completions: [SourcePlace] = []
    /// Of the change that it shows, in animatable data.
    package var distance: Double
    package var start: Double
    package var retargets: [Double] = []
    package var end: Double?
    package var reason: Animator.EndReason?
  }

  /// Events and changes beyond this number are counted, not kept.
  private static let limit = 200_000
  package private(set) var dropped = 0

  package func record(
    _ kind: EventKind, _ name: String, ownerPath: String, place: SourcePlace? = nil,
    cause: String? = nil, at time: Double
  ) {
    if events.count >= Self.limit {
      dropped += 1
      return
    }
    events.append(
      Event(
        time: time, kind: kind, name: name, owner: ownerPath, place: place, cause: cause))
  }

  package func warn(_ message: String, at time: Double) {
    if warnings.count < 1000, !warnings.contains(message) { warnings.append(message) }
  }

  func note(_ run: KeyframeRun) {
    guard recordsChanges else { return }
    if keyframeRuns.count >= Self.limit { dropped += 1 } else { keyframeRuns.append(run) }
  }

  func note(_ change: Change) {
    if changes.count >= Self.limit { dropped += 1 } else { changes.append(change) }
  }

  func animatorDidStart(_ animator: Animator) {
    guard recordsChanges, ledger.count < Self.limit else { return }
    open[ObjectIdentifier(animator)] = ledger.count
    ledger.append(
      LedgerEntry(
        target: ObjectIdentifier(animator.target), attributeID: animator.attribute,
        owner: animator.node.path, attribute: animator.name, animation: animator.animation,
        steps: animator.steps, distance: animator.distance, start: animator.start))
  }

  func completion(at place: SourcePlace, waitsFor animator: Animator) {
    guard let index = open[ObjectIdentifier(animator)] else { return }
    ledger[index].completions.append(place)
  }

  func animatorDidRetarget(_ animator: Animator) {
    guard let index = open[ObjectIdentifier(animator)] else { return }
    ledger[index].retargets.append(animator.graph.time)
    ledger[index].animation = animator.animation
    ledger[index].steps = animator.steps
    ledger[index].distance = animator.distance
  }

  func animatorDidEnd(_ animator: Animator, reason: Animator.EndReason) {
    guard let index = open.removeValue(forKey: ObjectIdentifier(animator)) else { return }
    ledger[index].end = animator.graph.time
    ledger[index].reason = reason
  }
}

extension Animator {
  package var name: AttributeName { target.attributeName(attribute) }

  /// The node or view data that the attribute belongs to.
  package var targetObject: AnyObject { target }
}

extension Graph {
  /// Notes a change of a model value, for the trace.
  func noteChange(
    _ target: any AnimatorTarget, _ attribute: UInt8, _ transaction: Transaction,
    from old: UnsafePointer<Double>, to new: UnsafePointer<Double>, count: Int
  ) {
    guard journal.recordsChanges else { return }
    journal.note(
      Journal.Change(
        time: time, owner: target.animatedNode.path, attribute: target.attributeName(attribute),
        steps: transaction.steps, animation: transaction.animation,
        disabled: transaction.disablesAnimations,
        from: Array(UnsafeBufferPointer(start: old, count: count)),
        to: Array(UnsafeBufferPointer(start: new, count: count)),
        target: ObjectIdentifier(target), attributeID: attribute,
        key: Journal.Target(target.animatedNode, target as? RenderNode, attribute),
        flush: flushNumber, isContinuous: transaction.isContinuous,
        bypassed: target.animatedNode.transactionSource?.bypassed ?? []))
  }
}
