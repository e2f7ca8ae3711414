import Foundation
import InbetweenDrawing
import InbetweenTiming
import Observation

/// The engine: the tree, the time, and what happens in a frame.
///
/// Start reading at `frame(at:)`. Time is handed in by the host; nothing here asks a clock.
@MainActor
public final class Graph {
  /// The passes of a frame, in order. Each entry point says which it may run in.
  package enum Pass: Int, Comparable {
    case idle, flush, animate, layout, settle, draw

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// A state change that waits for its update.
  private struct Batch {
    var number: Int
    var transaction: Transaction
    var writes: [() -> Void]
    /// Nothing animates, whatever modifiers say.
    var isInterpolation = false
  }

  /// What runs after an update, and who it belongs to, for reports.
  @MainActor
  private struct Action {
    var node: ViewNode?
    var kind: String
    var place: SourcePlace?
    var run: () -> Void

    var text: String {
      kind + (node.map { " of \($0.path)" } ?? "") + (place.map { " at \($0)" } ?? "")
    }
  }

  /// Times that differ by less, in seconds, are the same instant: sums of lengths and frame times
  /// fall where they are meant to.
  package static let instant = 1e-9

  /// How many rounds one instant may take before the graph stops and says who keeps writing.
  package static let settleLimit = 64

  package private(set) var pass = Pass.idle
  /// Seconds: the time of the frame, or of the exact instant that is being worked off.
  package private(set) var time = 0.0
  package private(set) var root: ViewNode!
  package private(set) var rootRender: RootRenderNode!
  package private(set) var rootTransaction = Transaction()
  package private(set) var flushNumber = 0
  /// Animators that are being evaluated each frame.
  private(set) var running = RunningAnimators()
  /// What drags leave to springs.
  var trackedVelocities = TrackedVelocities()
  /// What happens at exact times: ends, logical completions, timers of views.
  private var due = Heap<Double, DueEvent>()
  private var queue: [Batch] = []
  /// How many changes there have been.
  private var batches = 0
  private var dirty = DirtyNodes()
  private var actions: [Action] = []
  private var layoutFollowers: [() -> Void] = []
  private var clocks: [ProgressClock] = []
  private var lengths: (motion: Motion, distance: Double, run: MotionRun)?
  private var settlingCompletions: [AnimationCompletion] = []

  package var needsLayout = false
  /// An update ran since the last frame.
  private var isStale = true
  /// Items of the display list carry the names of their views.
  package var namesOwners = false { didSet { if namesOwners != oldValue { setNeedsEmission() } } }
  private var needsEmission = true
  package private(set) var list = DisplayList()
  package var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      rootRender?.setNeedsLayout()
      needsEmission = true
    }
  }
  package let typesetter: any Typesetter
  package private(set) lazy var pointers = PointerCenter(graph: self)
  var sharedObjects: [ObjectIdentifier: AnyObject] = [:]
  /// The date at 0 s. By default 1 January 2024, 9:41 UTC.
  package var startDate = Date(timeIntervalSince1970: 1_704_102_060)

  /// The twin that tests compare with: each update evaluates every view, each layout measures and
  /// places every node, each frame writes the whole display list. Nothing is taken to be unchanged.
  package var recomputesEverything = false

  private func markEverything() {
    // From here no node stops the update.
    markDirty(root)
    setNeedsEmission()
    needsLayout = true
  }

  /// The node whose body runs, to note what it reads.
  package private(set) var evaluating: PropertyOwner?
  package var statistics = Statistics()
  package let journal = Journal()
  /// Nodes that want each frame while they are there: keyframe animators, timelines.
  private var frameFollowers: [ObjectIdentifier: any FrameFollower] = [:]
  private var followerOrder: [ObjectIdentifier] = []
  /// Asked after each settling: readers of preferences.
  private var readers: [ObjectIdentifier: any SettleReader] = [:]
  private var readerOrder: [ObjectIdentifier] = []
  /// Asked after each layout: readers of sizes and places.
  private var layoutReaders: [ObjectIdentifier: any LayoutReader] = [:]
  private var layoutReaderOrder: [ObjectIdentifier] = []
  /// Nodes whose frame changed in the update under way.
  private var moved: [RenderNode] = []

  public init(size: CGSize, typesetter: any Typesetter) {
    self.size = size
    self.typesetter = typesetter
  }

  /// Builds the tree of a view. Nothing animates.
  package func build<V: View>(_ view: V, environment: EnvironmentValues) {
    precondition(root == nil, "a graph is built once")
    pass = .flush
    let host = RootNode(
      view,
      NodeContext(graph: self, parent: nil, environment: environment, transactionSource: nil))
    root = host
    rootRender = host.render
    pass = .idle
    needsLayout = true
    settle()
  }

  /// A way to the graph for those that may outlive it.
  package private(set) lazy var reference = Reference(self)

  /// Takes the whole tree down: what its views hold outside is let go.
  package func tearDown() {
    root?.detach()
    reference.clear()
  }

  // Views live on the main actor; see `onMain`.
  nonisolated(unsafe) private static var entered: Graph?

  /// The graph whose events, actions or tasks run, where that is known.
  nonisolated package static var current: Graph? { entered }

  /// Runs a closure as work of this graph's.
  package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.entered
    Self.entered = self
    defer { Self.entered = outer }
    return try body()
  }

  // MARK: The frame

  /// Brings everything to `time`, then draws: the whole frame.
  @discardableResult
  package func frame(at time: Double) -> DisplayList {
    statistics.frames += 1
    advance(to: time)
    animate()
    draw()
    isStale = false
    return list
  }

  /// Works off every exact instant up to `target`, in order: what begins at one begins there, not
  /// at the frame that sees it.
  package func advance(to target: Double) {
    precondition(
      target >= time - Self.instant,
      "time runs forwards: \(time) s has been, \(target) s was asked")
    settle()
    while let next = nextInstant(upTo: target) {
      time = max(time, next)
      if !mayWork() { break }
      // What is due at the same instant belongs to it.
      while due.smallest == next { perform(due.removeSmallest()!.value) }
      settle()
    }
    // An instant within rounding of the target is the target.
    time = time - target > Self.instant ? time : target
    settle()
  }

  /// The next exact instant not after `target`; ends of users' own animations are found by asking.
  private func nextInstant(upTo target: Double) -> Double? {
    if !customAnimators.isEmpty {
      let limit = min(nextDue ?? .infinity, target + Self.instant)
      for animator in customAnimators { animator.lookAhead(to: limit) }
    }
    guard let next = nextDue, next <= target + Self.instant else { return nil }
    return next
  }

  /// How many instants a millisecond may hold. Work that starts anew each time it ends, in no time
  /// or next to none, would never let a frame be drawn.
  private static let instantLimit = 10_000
  private var window = (start: -Double.infinity, count: 0, limit: Graph.instantLimit)

  /// Counts the instants of a millisecond; where they are too many, what is due waits a frame.
  private func mayWork() -> Bool {
    if time - window.start > 0.001 { window = (time, 0, window.limit) }
    window.count += 1
    if window.count <= window.limit { return true }
    let names = Set(due.values.compactMap(\.name)).sorted().prefix(4).joined(separator: ", ")
    warn(
      """
      More than \(Self.instantLimit) things ended within a millisecond at \(time) s: \(names). They \
      go on a frame later. Look for a completion that starts what it completes, with an animation \
      that takes no time.
      """)
    window = (time, 0, Self.instantLimit / 100)
    let late = due.removeAll { $0 <= time + 0.001 }
    for event in late { due.insert(event, at: time + 1.0 / 60) }
    return false
  }

  /// Something that the picture depends on changed, or changes by itself.
  package var needsFrame: Bool {
    isStale || !running.isEmpty || !frameFollowers.isEmpty || needsEmission || needsLayout
      || !queue.isEmpty || !dirty.isEmpty
  }

  /// The next exact instant at which something happens by itself.
  package var nextDue: Double? {
    // What was called off or moved stays in the queue until it is next.
    while let event = due.first, !event.isLive { _ = due.removeSmallest() }
    return due.smallest
  }

  /// Nothing runs and nobody asked for another frame.
  package var isIdle: Bool {
    running.isEmpty && frameFollowers.isEmpty && queue.isEmpty && actions.isEmpty
      && nextDue == nil
  }

  /// Interpolated values are being shown: they start no animation, whatever modifiers say.
  package private(set) var isInterpolating = false

  /// Evaluates what runs, then updates what depends on it.
  private func animate() {
    enter(.animate)
    // The address stays good through the loop: asking for it made the storage the graph's own, and
    // what runs in the loop only patches items and side tables in place; nothing copies the list.
    let items = needsEmission ? nil : list.items.withUnsafeMutableBufferPointer { $0.baseAddress }
    running.evaluate(at: time, items: items)
    for animator in customAnimators { animator.advanceCustomRun(to: time) }
    for id in followerOrder { frameFollowers[id]?.frame(at: time) }
    // Effects in motion carry the places of what is below them along.
    readLayout()
    leave()
    if dirty.isEmpty, !needsLayout, moved.isEmpty, !recomputesEverything { return }
    isInterpolating = true
    update(under: Transaction())
    isInterpolating = false
  }

  /// Applies the queued changes, each under its transaction, until nothing more happens at this
  /// instant.
  private func settle() {
    var rounds = 0
    while !queue.isEmpty || !actions.isEmpty || !dirty.isEmpty || needsLayout {
      rounds += 1
      if rounds > settleLimit { return reportEndlessSettling() }
      let batches = queue
      queue.removeAll()
      for batch in batches { flush(batch) }
      if batches.isEmpty, !dirty.isEmpty || needsLayout { update(under: Transaction()) }
      if rounds == settleLimit { writers = Set(actions.map(\.text)) }
      if queue.isEmpty { runActions() }
    }
  }

  /// An app that finds no rest at any instant is not given all rounds each time.
  private var settleLimit: Int { endlessInstants < 4 ? Self.settleLimit : 4 }
  private var endlessInstants = 0

  /// Whose actions ran in the last round of a settling that found no rest.
  private var writers: Set<String> = []

  private func flush(_ batch: Batch) {
    for write in batch.writes { write() }
    isInterpolating = batch.isInterpolation
    update(under: batch.transaction)
    isInterpolating = false
    for completion in batch.transaction.completions { completion.seal(in: self) }
  }

  /// One update of the tree: marked nodes from the top down, then layout, which may ask for more.
  private func update(under transaction: Transaction) {
    rootTransaction = transaction
    isStale = true
    flushNumber += 1
    statistics.flushes += 1
    if recomputesEverything { markEverything() }
    var rounds = 0
    repeat {
      enter(.flush)
      // One that was evaluated on the way is not marked any more.
      while let node = dirty.removeFirst() {
        if !node.isDirty { continue }
        node.isDirty = false
        if node.isAttached { node.refresh() }
      }
      leave()
      layOut()
      readLayout()
      let followers = layoutFollowers
      layoutFollowers.removeAll()
      if !followers.isEmpty {
        enter(.flush)
        for follower in followers { follower() }
        leave()
      }
      if isLayoutSettled { showMoves() }
      rounds += 1
    } while !isLayoutSettled && rounds < Self.settleLimit
    showMoves()
    for id in readerOrder { readers[id]?.settle() }
    rootTransaction = Transaction()
    let added = settlingCompletions
    settlingCompletions.removeAll()
    for completion in added { completion.seal(in: self) }
  }

  private var isLayoutSettled: Bool {
    dirty.isEmpty && !needsLayout && layoutFollowers.isEmpty
  }

  private func readLayout() {
    for id in layoutReaderOrder { layoutReaders[id]?.layoutDidFinish() }
  }

  /// Frames start to animate once layout has settled, so that what it tried on the way is not seen.
  private func showMoves() {
    if moved.isEmpty { return }
    let nodes = moved
    moved.removeAll(keepingCapacity: true)
    for node in nodes { node.showMove() }
    // Effects that moved carry the places of what is below them along.
    readLayout()
  }

  func didMove(_ node: RenderNode) { moved.append(node) }

  private func layOut() {
    guard needsLayout, let rootRender else { return }
    enter(.layout)
    needsLayout = false
    statistics.layouts += 1
    rootRender.layOut(in: size)
    leave()
  }

  private func runActions() {
    let due = actions
    actions.removeAll()
    for action in due { action.run() }
  }

  private func draw() {
    guard needsEmission else { return }
    enter(.draw)
    needsEmission = false
    statistics.emissions += 1
    list = DisplayList()
    list.width = size.width
    list.height = size.height
    list.items.reserveCapacity(64)
    rootRender.emit(into: &list)
    leave()
  }

  private func enter(_ pass: Pass) { self.pass = pass }

  private func leave() { pass = .idle }

  // MARK: State

  /// Whether bodies are being evaluated, so that state reads as it was at the transaction.
  package var isUpdating: Bool { pass == .flush || pass == .animate || pass == .layout }

  /// Queues a write under a transaction. Writes in one turn under the same transaction are one
  /// change.
  ///
  /// - Returns: The number of the change, for `isOpen`.
  @discardableResult
  package func enqueue(_ transaction: Transaction, _ write: @escaping () -> Void) -> Int {
    if evaluating != nil {
      warn(
        """
        State was written while the body of \(evaluating!.node.path) was evaluated. The write \
        takes effect after the update; move it to an action, onChange or task.
        """)
    }
    if let last = queue.indices.last, !queue[last].isInterpolation,
      queue[last].transaction.isSameTurn(as: transaction)
    {
      queue[last].writes.append(write)
      return queue[last].number
    }
    for completion in transaction.completions { completion.willBeFlushed() }
    batches += 1
    queue.append(Batch(number: batches, transaction: transaction, writes: [write]))
    return batches
  }

  /// Whether a write under the transaction, made now, would belong to the change of this number:
  /// then a second write of the same state only replaces the first, however many there are.
  package func isOpen(_ number: Int, for transaction: Transaction) -> Bool {
    guard let last = queue.last, last.number == number else { return false }
    return last.transaction.isSameTurn(as: transaction)
  }

  /// An object that a node observes is about to change.
  package func enqueueRefresh(of node: ViewNode, transaction: Transaction) {
    if isOpen(node.queuedRefresh, for: transaction) { return }
    node.queuedRefresh = enqueue(transaction) { [unowned(unsafe) self] in
      // A node that has left meanwhile is not marked.
      markDirty(node)
    }
  }

  /// A write that changes nothing: its completion belongs here all the same.
  func noteUnchangedWrite(_ transaction: Transaction) {
    for completion in transaction.completions { completion.belongs(to: self) }
  }

  /// Runs a closure while this instant settles, after the update under way.
  ///
  /// - Parameters:
  ///   - node: whom it belongs to, `kind`: what it is, `place`: where it is written, for reports.
  package func enqueueAction(
    of node: ViewNode? = nil, for kind: String = "an action", at place: SourcePlace? = nil,
    _ action: @escaping () -> Void
  ) {
    actions.append(Action(node: node, kind: kind, place: place, run: action))
  }

  /// Runs a closure in this update once layout is done, under the same transaction.
  package func afterLayout(_ action: @escaping () -> Void) {
    layoutFollowers.append(action)
    needsLayout = true
  }

  /// A modifier on the way down added completions of its own.
  package func sealAfterUpdate(_ completion: AnimationCompletion) {
    completion.willBeFlushed()
    settlingCompletions.append(completion)
  }

  /// Marks a node whose content follows time, not a change of state: it is evaluated in an update
  /// of its own, in which nothing animates, since what it shows is already on its way.
  package func refreshAsShown(_ node: ViewNode) {
    if pass == .animate { return markDirty(node) }
    enqueueAsShown { [self] in markDirty(node) }
  }

  /// Queues an update of its own, in which nothing animates.
  package func enqueueAsShown(_ write: @escaping () -> Void) {
    if let last = queue.indices.last, queue[last].isInterpolation {
      queue[last].writes.append(write)
    } else {
      batches += 1
      queue.append(
        Batch(
          number: batches, transaction: Transaction(), writes: [write], isInterpolation: true))
    }
  }

  package func markDirty(_ node: ViewNode) {
    if node.isDirty || !node.isAttached { return }
    node.isDirty = true
    dirty.insert(node)
  }

  /// Evaluates a body of `node`, noting what it reads.
  package func evaluate<V>(
    _ node: ViewNode, _ properties: PropertyOwner, _ body: () -> V
  ) -> V {
    statistics.bodies += 1
    if journal.countsBodies { journal.countBody(of: node) }
    if node.depth > Self.depthLimit { bodyRecursion(at: node) }
    let outer = evaluating
    properties.forgetReads()
    evaluating = properties
    defer { evaluating = outer }
    let reference = node.reference
    return withObservationTracking(body) {
      // It stays on the thread it is on; see `onMain`.
      nonisolated(unsafe) let transaction = Transaction.current
      onMain {
        guard let node = reference.object else { return }
        node.graph.enqueueRefresh(of: node, transaction: transaction)
      }
    }
  }

  /// Nodes within nodes: deeper than any real tree, shallower than the stack.
  private static let depthLimit = 1500

  private func bodyRecursion(at node: ViewNode) -> Never {
    fatalError(
      """
      The body of \(node.name) contains itself: the view tree is more than \(Self.depthLimit) levels \
      deep. End the recursion with a condition.
      """)
  }

  // MARK: Layout and drawing

  package final var directions = LayoutDirections()

  /// Guides that some view sets by a modifier; texts give their baselines.
  private var guidesInUse: Set<AlignmentKey> = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  /// The size of the stage without its safe area, points.
  package var clearSize: CGSize { rootRender?.clearRoom?.inner.size ?? size }

  package func noteGuide(_ key: AlignmentKey) { guidesInUse.insert(key) }

  /// Whether a view somewhere in the tree may say where this guide is.
  package func givesGuide(_ key: AlignmentKey) -> Bool { guidesInUse.contains(key) }

  package func setNeedsEmission() { needsEmission = true }

  package func setNeedsLayout(_ nodes: [RenderNode]) {
    for node in nodes { node.setNeedsLayout() }
  }

  /// Patches the values of an item that is in the list.
  @inline(__always)
  package func patch(_ index: Int, _ values: DisplayList.Values) {
    if index < 0 || needsEmission { return }
    list.items[index].values = values
  }

  package func patch(_ change: (inout DisplayList) -> Void) {
    if needsEmission { return }
    change(&list)
  }

  // MARK: Animators

  private var customAnimators: [Animator] = []

  func insert(_ animator: Animator) {
    running.insert(animator)
    journal.animatorDidStart(animator)
    statistics.animators += 1
    scheduleEnd(of: animator)
  }

  /// Changes are noted one by one from now on; what runs already is in the ledger too.
  package func recordChanges() {
    if journal.recordsChanges { return }
    journal.recordsChanges = true
    running.forEach(journal.animatorDidStart)
  }

  func modelDidChange(of animator: Animator) { running.modelDidChange(of: animator) }

  func didRetarget(_ animator: Animator) {
    // The run is another, and with it perhaps the way it is evaluated.
    if running.remove(animator) { running.insert(animator) }
    journal.animatorDidRetarget(animator)
    scheduleEnd(of: animator)
  }

  private func scheduleEnd(of animator: Animator) {
    customAnimators.removeAll { $0 === animator }
    if animator.animation.motion == nil { customAnimators.append(animator) }
    if animator.end.isFinite { due.insert(.end(animator, animator.end), at: animator.end) }
  }

  func remove(_ animator: Animator, reason: Animator.EndReason) {
    if !running.remove(animator) { return }
    customAnimators.removeAll { $0 === animator }
    journal.animatorDidEnd(animator, reason: reason)
    // What was shown last is the model from now on.
    if reason == .finished { animator.evaluate(at: .infinity) }
  }

  /// The end of a user's own animation was found.
  func didFindEnd(of animator: Animator) {
    due.insert(.end(animator, animator.end), at: animator.end)
  }

  package func progressClock(_ motion: Motion, distance: Double) -> ProgressClock {
    let shared = ProgressClock.isShared(motion)
    if shared, let clock = clocks.last(where: { $0.start == time && $0.motion == motion }) {
      return clock
    }
    let clock = ProgressClock(motion: motion, start: time, distance: shared ? nil : distance)
    if shared {
      if clocks.count >= 16 { clocks.removeFirst() }
      clocks.append(clock)
    }
    return clock
  }

  func motionLengths(_ motion: Motion, distance: Double) -> MotionRun {
    if let lengths, lengths.distance == distance, lengths.motion == motion { return lengths.run }
    let run = MotionRun(motion, distance: distance)
    lengths = (motion, distance, run)
    return run
  }

  // MARK: Exact times

  @MainActor
  private enum DueEvent {
    case end(Animator, Double)
    case action(String, ScheduledAction)

    /// Whether anything is left to do. A retarget moves an end: another event waits for it.
    var isLive: Bool {
      switch self {
      case .end(let animator, let end): animator.end == end && animator.isRunning
      case .action(_, let scheduled): scheduled.action != nil
      }
    }

    var name: String? {
      switch self {
      case .end(let animator, _): isLive ? "\(animator.name.name) of \(animator.node.path)" : nil
      case .action(let purpose, _): isLive ? purpose : nil
      }
    }
  }

  /// Something scheduled that may be called off.
  package final class ScheduledAction {
    fileprivate var action: (() -> Void)?

    fileprivate init(_ action: @escaping () -> Void) { self.action = action }

    package func cancel() { action = nil }
  }

  /// Runs a closure at an exact time of the stage.
  @discardableResult
  package func schedule(
    at time: Double, for purpose: String, _ action: @escaping () -> Void
  ) -> ScheduledAction {
    let scheduled = ScheduledAction(action)
    due.insert(.action(purpose, scheduled), at: max(time, self.time))
    return scheduled
  }

  private func perform(_ event: DueEvent) {
    if !event.isLive { return }
    switch event {
    case .end(let animator, _):
      if animator.animation.endsReversed {
        record(
          .jump, "\(animator.name.name) ends a reversed pass and snaps to its value",
          owner: animator.node)
      }
      animator.end(.finished)
    case .action(_, let scheduled):
      let action = scheduled.action
      scheduled.action = nil
      action?()
    }
  }

  // MARK: Followers

  package func follow(_ follower: any FrameFollower) {
    let id = ObjectIdentifier(follower)
    if frameFollowers.updateValue(follower, forKey: id) == nil { followerOrder.append(id) }
  }

  package func unfollow(_ follower: any FrameFollower) {
    let id = ObjectIdentifier(follower)
    if frameFollowers.removeValue(forKey: id) != nil { followerOrder.removeAll { $0 == id } }
  }

  package func addReader(_ reader: any SettleReader) {
    let id = ObjectIdentifier(reader)
    if readers.updateValue(reader, forKey: id) == nil { readerOrder.append(id) }
  }

  package func removeReader(_ reader: any SettleReader) {
    let id = ObjectIdentifier(reader)
    if readers.removeValue(forKey: id) != nil { readerOrder.removeAll { $0 == id } }
  }

  /// Whether anybody looks at sizes and places.
  package var hasLayoutReaders: Bool { !layoutReaders.isEmpty }

  package func addLayoutReader(_ reader: any LayoutReader) {
    let id = ObjectIdentifier(reader)
    if layoutReaders.updateValue(reader, forKey: id) == nil { layoutReaderOrder.append(id) }
  }

  package func removeLayoutReader(_ reader: any LayoutReader) {
    let id = ObjectIdentifier(reader)
    if layoutReaders.removeValue(forKey: id) != nil { layoutReaderOrder.removeAll { $0 == id } }
  }

  private var services: [ObjectIdentifier: AnyObject] = [:]

  /// What the vocabulary keeps once for a whole graph, made on first use.
  package func service<Service: AnyObject>(
    _ type: Service.Type, _ make: () -> Service
  ) -> Service {
    if let known = services[ObjectIdentifier(type)] as? Service { return known }
    let made = make()
    services[ObjectIdentifier(type)] = made
    return made
  }

  // MARK: Reports

  package func warn(_ message: String) { journal.warn(message, at: time) }

  package func record(_ kind: Journal.EventKind, _ name: String, owner: ViewNode?) {
    journal.record(kind, name, owner: owner, at: time)
  }

  private func reportEndlessSettling() {
    endlessInstants += 1
    if endlessInstants > 4 { return writers.removeAll() }
    let steps = queue.flatMap {
      $0.transaction.steps.compactMap { $0.place.map { "a write at \($0)" } }
    }
    let names = writers.union(steps).sorted().prefix(4).joined(separator: ", ")
    warn(
      """
      State was still being written after \(Self.settleLimit) rounds at \(time) s\
      \(names.isEmpty ? "" : ", by " + names). The frame is drawn as it is and the changes go on in \
      the next one. Look for an onChange, onAppear or preference that writes what it watches.
      """)
    writers.removeAll()
  }

  /// Counts of work, for budgets.
  package struct Statistics: Equatable {
    package var frames = 0
    package var flushes = 0
    package var bodies = 0
    package var layouts = 0
    package var measurements = 0
    package var emissions = 0
    package var nodesMade = 0
    package var animators = 0
    package var contentClosures = 0
  }
}

/// A node that wants to be asked for each frame while it is registered.
@MainActor
package protocol FrameFollower: AnyObject { func frame(at time: Double) }

/// A node that looks at the tree once an update is done.
@MainActor
package protocol SettleReader: AnyObject { func settle() }

/// A node that looks at sizes and places once a layout is done, and may ask for more in the same
/// update.
@MainActor
package protocol LayoutReader: AnyObject { func layoutDidFinish() }
