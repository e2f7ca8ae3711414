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
  struct Batch {
    var number: Int
    var transaction: Transaction
    var writes: [() -> Void]
    /// Nothing animates, whatever modifiers say.
    var isInterpolation = false
    /// What asks for the change, where it is not the app.
    var cause: String?
  }

  /// What runs after an update, and who it belongs to, for reports.
  @MainActor
  struct Action {
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

  package internal(set) var pass = Pass.idle
  /// Seconds: the time of the frame, or of the exact instant that is being worked off.
  package internal(set) var time = 0.0
  package internal(set) var root: ViewNode!
  package internal(set) var rootRender: RootRenderNode!
  package internal(set) var rootTransaction = Transaction()
  package internal(set) var flushNumber = 0
  /// Animators that are being evaluated each frame.
  var running = RunningAnimators()
  /// What drags leave to springs.
  var trackedVelocities = TrackedVelocities()
  /// What happens at exact times: ends, logical completions, timers of views.
  var due = Heap<Double, DueEvent>()
  var queue: [Batch] = []
  /// How many changes there have been.
  var batches = 0
  var dirty = DirtyNodes()
  var actions: [Action] = []
  var layoutFollowers: [() -> Void] = []
  var clocks: [ProgressClock] = []
  var lengths: (motion: Motion, distance: Double, run: MotionRun)?
  var settlingCompletions: [AnimationCompletion] = []

  package var needsLayout = false
  /// An update ran since the last frame.
  var isStale = true
  /// Items of the display list carry the names of their views.
  package var namesOwners = false { didSet { if namesOwners != oldValue { setNeedsEmission() } } }
  var needsEmission = true
  package internal(set) var list = DisplayList()
  /// Whether the list shows the tree as it is, up to the frame's time.
  package var isListCurrent: Bool { !needsEmission }
  package var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      rootRender?.setNeedsLayout()
      needsEmission = true
    }
  }
  package let typesetter: any Typesetter
  package internal(set) lazy var pointers = PointerCenter(graph: self)
  var sharedObjects: [ObjectIdentifier: AnyObject] = [:]
  /// The date at 0 s. By default 1 January 2024, 9:41 UTC.
  package var startDate = Date(timeIntervalSince1970: 1_704_102_060)

  /// The twin that tests compare with: each update evaluates every view, each layout measures and
  /// places every node, each frame writes the whole display list. Nothing is taken to be unchanged.
  package var recomputesEverything = false

  func markEverything() {
    // From here no node stops the update.
    markDirty(root)
    setNeedsEmission()
    needsLayout = true
  }

  /// The node whose body runs, to note what it reads.
  package internal(set) var evaluating: PropertyOwner?
  package var statistics = Statistics()
  package let journal = Journal()
  /// Nodes that want each frame while they are there: keyframe animators, timelines.
  var frameFollowers: [ObjectIdentifier: any FrameFollower] = [:]
  var followerOrder: [ObjectIdentifier] = []
  /// Asked after each settling: readers of preferences.
  var readers: [ObjectIdentifier: any SettleReader] = [:]
  var readerOrder: [ObjectIdentifier] = []
  /// Asked after each layout: readers of sizes and places.
  var layoutReaders: [ObjectIdentifier: any LayoutReader] = [:]
  var layoutReaderOrder: [ObjectIdentifier] = []
  var customAnimators: [Animator] = []
  var services: [ObjectIdentifier: AnyObject] = [:]
  /// Nodes whose frame changed in the update under way.
  var moved: [RenderNode] = []

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
  package var reference: Reference<Graph> {
    if let madeReference { return madeReference }
    let made = Reference(self)
    madeReference = made
    return made
  }
  // Written on the main actor only; read by the deinit, when nobody else is left to do either.
  nonisolated(unsafe) private var madeReference: Reference<Graph>?

  // Whoever lets a graph go without taking its tree down leaves no way to it all the same.
  deinit { madeReference?.clear() }

  /// Takes the whole tree down: what its views hold outside is let go.
  package func tearDown() {
    root?.detach()
    // What waited holds the graph itself: letting go of it ends the cycle.
    actions.removeAll()
    queue.removeAll()
    layoutFollowers.removeAll()
    due = Heap()
    reference.clear()
  }

  /// Whether the device saves its battery, for code that asks outside of a view's environment.
  package var isLowPower = false

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
  func nextInstant(upTo target: Double) -> Double? {
    if !customAnimators.isEmpty {
      let limit = min(nextDue ?? .infinity, target + Self.instant)
      for animator in customAnimators { animator.lookAhead(to: limit) }
    }
    guard let next = nextDue, next <= target + Self.instant else { return nil }
    return next
  }

  /// How many instants a millisecond may hold. Work that starts anew each time it ends, in no time
  /// or next to none, would never let a frame be drawn.
  static let instantLimit = 10_000
  var window = (start: -Double.infinity, count: 0, limit: Graph.instantLimit)

  /// Counts the instants of a millisecond; where they are too many, what is due waits a frame.
  func mayWork() -> Bool {
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
  package internal(set) var isInterpolating = false

  /// What asked for the change under way, where it is not the app.
  package internal(set) var cause: String?

  /// Evaluates what runs, then updates what depends on it.
  func animate() {
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
  func settle() {
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
  var settleLimit: Int { endlessInstants < 4 ? Self.settleLimit : 4 }
  var endlessInstants = 0

  /// Whose actions ran in the last round of a settling that found no rest.
  var writers: Set<String> = []

  func flush(_ batch: Batch) {
    cause = batch.cause
    for write in batch.writes { write() }
    isInterpolating = batch.isInterpolation
    update(under: batch.transaction)
    isInterpolating = false
    cause = nil
    for completion in batch.transaction.completions { completion.seal(in: self) }
  }

  /// One update of the tree: marked nodes from the top down, then layout, which may ask for more.
  func update(under transaction: Transaction) {
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

  var isLayoutSettled: Bool {
    dirty.isEmpty && !needsLayout && layoutFollowers.isEmpty
  }

  func readLayout() {
    for id in layoutReaderOrder { layoutReaders[id]?.layoutDidFinish() }
  }

  /// Frames start to animate once layout has settled, so that what it tried on the way is not seen.
  func showMoves() {
    if moved.isEmpty { return }
    let nodes = moved
    moved.removeAll(keepingCapacity: true)
    for node in nodes { node.showMove() }
    // Effects that moved carry the places of what is below them along.
    readLayout()
  }

  func didMove(_ node: RenderNode) { moved.append(node) }

  func layOut() {
    guard needsLayout, let rootRender else { return }
    enter(.layout)
    needsLayout = false
    statistics.layouts += 1
    rootRender.layOut(in: size)
    leave()
  }

  func runActions() {
    let due = actions
    actions.removeAll()
    for action in due { action.run() }
  }

  func draw() {
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

  func enter(_ pass: Pass) { self.pass = pass }

  func leave() { pass = .idle }

  // MARK: Layout and drawing

  package final var directions = LayoutDirections()

  /// Guides that some view sets by a modifier; texts give their baselines.
  var guidesInUse: Set<AlignmentKey> = [
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
    // Outside of a frame, as under a finger, the picture waits for the next one.
    isStale = true
  }

  package func patch(_ change: (inout DisplayList) -> Void) {
    if needsEmission { return }
    change(&list)
    isStale = true
  }
}
