import Foundation
import InbetweenClock
import InbetweenDrawing
import InbetweenViewGraph
import InbetweenViews

/// A headless host for a view: events go in, frames come out, time moves only when it is told to.
///
/// Everything that a played view uses to tell time, chance or order follows `clock`. Stages at
/// different times stand side by side in one process.
@MainActor
public final class Stage {
  package let graph: Graph
  public let clock: VirtualClock
  public private(set) var settings: StageSettings
  /// Called after each frame that was drawn, with its time in seconds.
  public var onFrame: ((Double, DisplayList) -> Void)?
  private var baseEnvironment: EnvironmentValues
  private let setPresence: (Bool) -> Void
  /// The view is on the stage, not removed.
  public private(set) var isPresent = true
  package private(set) var isInBackground = false
  /// Where the last tap was: what is typed goes there.
  var lastTap: CGPoint?
  /// What happened to the stage so far, see `script`.
  var notes = ScriptNotes()
  /// The number of frames that were asked for: the view changed or something ran.
  public private(set) var requestedFrames = 0
  /// The most items that a frame drew.
  var mostDisplayCommands = 0
  package private(set) var recorder: Recorder?
  private var observers: [any StageObserver] = []

  /// Puts a view on a stage. Nothing animates while it is built; its first frame is at 0 s.
  ///
  /// - Parameters:
  ///   - typesetter: measures text; the default knows no fonts and gives every character the same
  ///     share of its size.
  ///   - environment: more values for the environment.
  public init<V: View>(
    _ view: V, settings: StageSettings = StageSettings(),
    typesetter: any Typesetter = PlainTypesetter(),
    environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.settings = settings
    let clock = VirtualClock(
      epoch: settings.epoch ?? VirtualClock.defaultEpoch, seed: settings.seed)
    self.clock = clock
    let graph = Graph(size: settings.usableSize, typesetter: typesetter)
    self.graph = graph
    if settings.recordsChanges { graph.recordChanges() }
    graph.journal.countsBodies = settings.recordsChanges
    graph.startDate = settings.epoch ?? VirtualClock.defaultEpoch
    var environment = EnvironmentValues()
    change(&environment)
    baseEnvironment = environment
    settings.write(to: &environment)
    graph.isLowPower = settings.isLowPower
    let root = StageRoot(content: view)
    clock.perform { graph.enter { graph.build(root, environment: environment) } }
    setPresence = { [unowned graph] isPresent in
      let node = unsafeDowncast(graph.root, to: TypedNode<StageRoot<V>>.self)
      graph.enqueue(Transaction()) {
        var root = node.view
        root.isPresent = isPresent
        node.update(root, environment: node.environment)
      }
    }
    settle()
    drawFrame()
    StageWatch.made?(self)
  }

  /// A view made inside the stage's clock, so that its initial values come from it as well.
  public convenience init<V: View>(
    settings: StageSettings = StageSettings(), typesetter: any Typesetter = PlainTypesetter(),
    @ViewBuilder _ view: () -> V
  ) {
    self.init(view(), settings: settings, typesetter: typesetter)
  }

  /// Whether what is shown is dark: as the view prefers, or else as the device is set.
  public var isDark: Bool {
    let preferred = graph.root.preference(PreferredColorSchemeKey.self) ?? nil
    return preferred.map { $0 == .dark } ?? settings.isDark
  }

  /// The view leaves for good: its tasks are cancelled, and what it holds outside is let go. Where
  /// the runtime cannot see that this is the main actor, it does so as a job of its own soon after.
  isolated deinit {
    clock.perform { graph.tearDown() }
    clock.drain()
  }

  // MARK: Time

  /// Seconds since the view was put on the stage.
  public var time: Double { graph.time }

  /// Nothing runs and nothing is scheduled.
  public var isIdle: Bool { graph.isIdle && clock.nextDue == nil }

  /// Moves to a time, drawing the frames on the way, and draws one there.
  ///
  /// Frames lie at multiples of 1 / `framesPerSecond`; in between, exact instants are worked off in
  /// their order. While nothing changes no frame is drawn.
  public func advance(to target: Double) {
    guard target.isFinite else { return graph.warn("The time \(target) is no time to move to.") }
    while time < target - Graph.instant { step(to: target) }
    settle()
    drawFrame()
  }

  public func advance(by seconds: Double) { advance(to: time + seconds) }

  /// Moves on until nothing runs, or to the limit.
  ///
  /// - Returns: Whether the stage came to rest.
  @discardableResult
  public func advanceUntilIdle(limit: Double = 60) -> Bool {
    let end = time + limit
    while !isIdle, time < end - Graph.instant { step(to: end) }
    settle()
    drawFrame()
    return isIdle
  }

  /// To the next thing that happens: a frame, an exact instant, or the target.
  func step(to target: Double) {
    var next = target
    var isFrame = false
    let look = nextLook
    var isLook = false
    if look <= next + Graph.instant {
      next = look
      isLook = true
    }
    if needsFrame {
      let frame = nextFrameTime
      if frame <= next + Graph.instant {
        next = frame
        isFrame = true
        isLook = false
      }
    }
    if let due = nextDue, due < next - Graph.instant {
      next = max(due, time)
      isFrame = false
      isLook = false
    }
    move(to: next)
    if isFrame {
      requestedFrames += 1
      drawFrame()
    } else if isLook {
      showMoment()
    }
  }

  // MARK: Observers

  package func add(_ observer: any StageObserver) {
    observers.append(observer)
    showMoment()
  }

  package func remove(_ observer: any StageObserver) { observers.removeAll { $0 === observer } }

  /// When an observer next wants to look.
  private var nextLook: Double {
    observers.reduce(.infinity) { earliest, observer in
      let interval = max(observer.interval, 1e-4)
      return min(earliest, ((time / interval + 1e-6).rounded(.down) + 1) * interval)
    }
  }

  /// Draws the present moment for the observers alone: it is no frame.
  private func showMoment() {
    if isInBackground || observers.isEmpty { return }
    inside { _ = graph.frame(at: graph.time) }
    for observer in observers { observer.look(at: self) }
  }

  private var needsFrame: Bool { graph.needsFrame && !isInBackground }

  /// The next time at which something happens by itself, seconds.
  package var nextDue: Double? {
    guard let graphDue = graph.nextDue else { return clock.nextDue }
    return min(graphDue, clock.nextDue ?? .infinity)
  }

  /// The first frame after now.
  private var nextFrameTime: Double {
    let rate = settings.usableFramesPerSecond
    return ((time * rate + 1e-6).rounded(.down) + 1) / rate
  }

  private func move(to time: Double) {
    // What ends at this time, ends with the clock at it; what was to run at it, runs after.
    clock.move(to: time)
    inside { graph.advance(to: time) }
    graph.enter { _ = clock.advance(to: time) }
    settle()
  }

  /// Runs what is ready at this instant: jobs, and the updates that they ask for.
  package func settle() {
    var rounds = 0
    repeat {
      graph.enter { _ = clock.drain() }
      inside { graph.advance(to: graph.time) }
      rounds += 1
    } while (clock.nextDue.map { $0 <= time + Graph.instant } ?? false) && rounds < 64
  }

  /// Runs a closure as work of this stage: its clock tells the time, its graph takes the changes.
  private func inside<Result>(_ work: () throws -> Result) rethrows -> Result {
    try clock.perform { try graph.enter(work) }
  }

  private func drawFrame() {
    if isInBackground { return }
    let list = inside { graph.frame(at: graph.time) }
    mostDisplayCommands = max(mostDisplayCommands, list.items.count)
    recorder?.record(graph, list)
    onFrame?(time, list)
    for observer in observers { observer.look(at: self) }
  }

  // MARK: Events

  /// Runs a closure as one event, inside the stage's clock: state that it changes is flushed after.
  public func perform<Result>(_ event: () throws -> Result) rethrows -> Result {
    notes.addUnwritten(at: time)
    defer {
      settle()
      showMoment()
    }
    return try inside(event)
  }

  /// Changes what is set on the device; views that read it are evaluated again at once.
  public func set(_ change: (inout StageSettings) -> Void) {
    let old = settings
    change(&settings)
    noting(settings.scriptActions(since: old)) {
      applyEnvironment(cause: settings.difference(from: old))
      if settings.isLowPower != old.isLowPower { tellPowerState() }
    }
  }

  private func tellPowerState() {
    graph.isLowPower = settings.isLowPower
    perform {
      NotificationCenter.default.post(
        name: .NSProcessInfoPowerStateDidChange, object: ProcessInfo.processInfo)
    }
  }

  /// Gives the canvas another size as if it had always had it: nothing animates.
  func resize(to size: CGSize) {
    settings.size = size
    var transaction = Transaction()
    transaction.disablesAnimations = true
    perform {
      _ = graph.enqueue(transaction) { [graph, settings] in graph.size = settings.usableSize }
    }
  }

  private func applyEnvironment(cause: String) {
    var environment = baseEnvironment
    settings.write(to: &environment)
    environment.scenePhase = isInBackground ? .background : .active
    graph.size = settings.usableSize
    perform { graph.enqueueEnvironment(environment, cause: cause) }
  }

  /// Leaves the foreground: time goes on, no frame is drawn.
  public func enterBackground() {
    isInBackground = true
    graph.record(.scene, "background", owner: nil)
    noting(.background) { applyEnvironment(cause: "the app went to the background") }
  }

  public func enterForeground() {
    isInBackground = false
    graph.record(.scene, "foreground", owner: nil)
    noting(.foreground) { applyEnvironment(cause: "the app came to the foreground") }
  }

  /// Takes the view off the stage, as navigating away does.
  public func remove() {
    isPresent = false
    noting(.remove) { perform { setPresence(false) } }
  }

  /// Puts the view on the stage again, with new state.
  public func insert() {
    isPresent = true
    noting(.insert) { perform { setPresence(true) } }
  }

  // MARK: Reports

  /// The frame that was drawn last.
  public var displayList: DisplayList { graph.list }

  /// What went wrong or is likely not meant, each once.
  public var warnings: [String] { graph.journal.warnings + clock.warnings }

  /// Keeps the values of every animatable attribute, frame by frame, from now on.
  package func startRecording() {
    graph.recordChanges()
    let recorder = Recorder(framesPerSecond: settings.usableFramesPerSecond)
    self.recorder = recorder
    recorder.record(graph, graph.list)
  }
}
