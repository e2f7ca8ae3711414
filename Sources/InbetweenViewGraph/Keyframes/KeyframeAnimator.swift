/// A view that is made anew on every frame of a keyframe timeline.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
  enum Mode {
    case repeating(Bool)
    case trigger(AnyEquatable)
  }

  var initialValue: Value
  var mode: Mode
  var content: (Value) -> Content
  var keyframes: (Value) -> KeyframePath
  var place: SourcePlace

  init(
    initialValue: Value, mode: Mode, content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> KeyframePath, place: SourcePlace
  ) {
    self.initialValue = initialValue
    self.mode = mode
    self.content = content
    self.keyframes = keyframes
    self.place = place
  }

  /// Loops through the keyframes; where `repeating` is false it rests at their beginning.
  public init(
    initialValue: Value, repeating: Bool = true, _fileID: StaticString = #fileID,
    _line: UInt = #line, @ViewBuilder content: @escaping @Sendable (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    mode = .repeating(repeating)
    self.content = content
    self.keyframes = keyframes
    place = SourcePlace(_fileID, _line)
  }

  /// Runs through the keyframes each time the trigger changes.
  public init(
    initialValue: Value, trigger: some Equatable, _fileID: StaticString = #fileID,
    _line: UInt = #line, @ViewBuilder content: @escaping @Sendable (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    mode = .trigger(AnyEquatable(trigger))
    self.content = content
    self.keyframes = keyframes
    place = SourcePlace(_fileID, _line)
  }
}

extension KeyframeAnimator: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    KeyframeNode(view, context)
  }
}

/// The node of a keyframe animator.
///
/// A run is compiled keyframes and the time at which it began; the value at any time follows from
/// these (semantics 4.3). A loop begins its passes at exact multiples of its duration.
@MainActor
private final class KeyframeNode<Value, Path: Keyframes<Value>, Content: View>: TypedNode<
  KeyframeAnimator<Value, Path, Content>
>, FrameFollower, FrameContent
{
  package var place: SourcePlace { view.place }

  private struct Run {
    var keyframes: CompiledKeyframes<Value>
    var start: Double
    /// Infinite while it loops.
    var end: Double
  }

  private var run: Run?
  /// What is shown while nothing runs.
  private var resting: Value
  private var child: TypedNode<Content>!
  private var ending: Graph.ScheduledAction?
  private lazy var properties = PropertyOwner(node: self)

  override init(_ view: KeyframeAnimator<Value, Path, Content>, _ context: NodeContext) {
    resting = view.initialValue
    shown = view.initialValue
    super.init(view, context)
    child = Content._makeNode(evaluate(), childContext)
    if case .repeating(true) = view.mode {
      graph.enqueueAction { [self] in
        guard isAttached, !isHeld else { return }
        begin(from: self.view.initialValue, loops: true)
      }
    }
    isHeld = holds(environment)
  }

  /// An enforced policy lets no run begin.
  private var isHeld = false

  private func holds(_ environment: EnvironmentValues) -> Bool {
    guard let law = environment.enforcedMotionPolicy else { return false }
    if case .repeating = view.mode { return law.rests(loops: true) }
    return law.rests(loops: false)
  }

  private func heedPolicy() {
    if holds(environment) == isHeld { return }
    isHeld.toggle()
    guard case .repeating(true) = view.mode else { return }
    if isHeld {
      finishPass()
    } else {
      ending?.cancel()
      begin(from: view.initialValue, loops: true)
    }
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    super.environmentDidChange(new)
    heedPolicy()
  }

  /// The value at the time that is being worked on.
  private var value: Value { run.map { value(of: $0, at: graph.time) } ?? resting }

  private func value(of run: Run, at time: Double) -> Value {
    let elapsed = time - run.start
    if time >= run.end { return run.keyframes.endValue }
    let duration = run.keyframes.duration
    guard run.end == .infinity, duration > 0 else { return run.keyframes.value(at: elapsed) }
    return run.keyframes.value(at: elapsed - (elapsed / duration).rounded(.down) * duration)
  }

  /// What the content is made with. Only a frame, and the beginning and the end of a run, change
  /// it, each in an update in which nothing animates: keyframes say themselves how they move, and
  /// the animation of a change that comes in between is none of theirs.
  private var shown: Value
  private var shownAt = -Double.infinity

  private func evaluate() -> Content {
    graph.statistics.contentClosures += 1
    return graph.evaluate(self, properties) { view.content(shown) }
  }

  private func takeMoment() {
    shownAt = graph.time
    shown = value
  }

  private func showMomentApart() {
    graph.enqueueAsShown { [self] in
      if !isAttached { return }
      takeMoment()
      graph.markDirty(self)
    }
  }

  func frame(at time: Double) {
    if shownAt == time { return }
    takeMoment()
    graph.markDirty(self)
  }

  // MARK: Runs

  private func begin(from value: Value, loops: Bool, continuing previous: Run? = nil) {
    let time = graph.time
    let keyframes = CompiledKeyframes(
      view.keyframes(value), from: value, continuing: previous?.keyframes,
      at: time - (previous?.start ?? time))
    ending?.cancel()
    let duration = keyframes.duration
    if loops, duration <= 0 {
      graph.warn(
        "\(path) at \(view.place): the keyframes last 0 s, so there is nothing to repeat.")
      return
    }
    let end = loops || duration == .infinity ? Double.infinity : time + duration
    run = Run(keyframes: keyframes, start: time, end: end)
    latest = keyframes
    graph.follow(self)
    // An update that is under way and animates nothing may show the start itself.
    if graph.pass == .flush, transaction.animation == nil {
      takeMoment()
    } else {
      showMomentApart()
    }
    graph.record(
      .keyframes, loops ? "loop of \(duration) s began" : "run began", owner: self, place: place)
    graph.journal.note(
      Journal.KeyframeRun(
        owner: path, start: time, duration: duration, loops: loops,
        tracks: keyframes.tracks.map { ($0.name, $0.segments) }))
    recordJumps(of: keyframes, loops: loops)
    if end.isFinite { scheduleEnd(at: end, resting: keyframes.endValue) }
  }

  /// Discontinuities that are meant (semantics 6.4).
  private func recordJumps(of keyframes: CompiledKeyframes<Value>, loops: Bool) {
    for track in keyframes.tracks {
      for segment in track.segments where segment.kind == .move {
        let name = track.name.isEmpty ? "the value" : track.name
        graph.record(
          .jump, "\(name) moves at once, \(segment.start) s after the start", owner: self,
          place: place)
      }
    }
    if loops, !valuesEqual(keyframes.endValue, keyframes.initialValue) {
      graph.record(
        .jump, "each pass starts over from the initial value", owner: self, place: place)
    }
  }

  private func scheduleEnd(at end: Double, resting value: Value) {
    ending = graph.schedule(at: end, for: "end of keyframes") { [self] in
      guard isAttached else { return }
      reportResidues()
      run = nil
      resting = value
      graph.unfollow(self)
      showMomentApart()
      graph.record(.keyframes, "run ended", owner: self, place: place)
    }
  }

  /// Springs that are shorter than their settling leave the property beside its target.
  private func reportResidues() {
    guard let run else { return }
    for track in run.keyframes.tracks {
      let lanes = track.segments.last?.residue ?? []
      let residue = lanes.reduce(0) { $0 + $1 * $1 }.squareRoot()
      if residue <= 1e-9 { continue }
      let name = track.name.isEmpty ? "the value" : track.name
      graph.journal.note(
        Journal.Incident(
          time: graph.time, kind: .residue, owner: path, place: place, detail: name,
          amount: track.peopleFactor * residue))
      graph.record(
        .keyframes,
        "residue of \(residue) on \(name): the last spring "
          + "keyframe is shorter than its settling", owner: self, place: place)
    }
  }

  // MARK: Updates

  override func viewDidChange(from old: KeyframeAnimator<Value, Path, Content>) {
    switch (old.mode, view.mode) {
    case (.trigger(let before), .trigger(let now)) where before != now:
      graph.record(
        .trigger, "trigger \(before.text) to \(now.text)", owner: self, place: place,
        cause: graph.cause)
      if isHeld { break }
      if let running = run, graph.time < running.end {
        begin(from: value, loops: false, continuing: running)
      } else {
        if !valuesEqual(resting, view.initialValue) {
          graph.record(
            .jump, "from rest back to the initial value", owner: self, place: place)
        }
        begin(from: view.initialValue, loops: false)
      }
    case (.repeating(false), .repeating(true)) where !isHeld:
      ending?.cancel()
      begin(from: view.initialValue, loops: true)
    case (.repeating(true), .repeating(false)): finishPass()
    default:
      if run == nil, case .repeating = view.mode, !valuesEqual(resting, view.initialValue) {
        resting = view.initialValue
        showMomentApart()
      }
    }
    refresh()
  }

  /// Repeating was switched off: the present pass runs to its end and the start value rests
  /// (semantics 6.4, decided there).
  private func finishPass() {
    guard var run, run.end == .infinity else { return }
    let duration = run.keyframes.duration
    let passes = ((graph.time - run.start) / duration).rounded(.down)
    run.start += passes * duration
    run.end = run.start + duration
    self.run = run
    scheduleEnd(at: run.end, resting: view.initialValue)
  }

  override func refresh() {
    heedPolicy()
    child.update(evaluate(), environment: environment)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }

  override var name: String { "KeyframeAnimator" }

  override var endlessWork: EndlessWork? {
    guard let run, run.end == .infinity else { return nil }
    return EndlessWork(owner: path, what: "a keyframe loop", place: place)
  }

  /// Each property that has a track, at the time of the frame that was drawn last; none before the
  /// first run.
  override var attributes: [(id: UInt8, name: AttributeName, values: [Double])] {
    guard let latest else { return [] }
    if latestName == nil { latestName = AttributeName(keyframes: latest.tracks) }
    var elapsed = if case .trigger = view.mode { Double.infinity } else { 0.0 }
    if let run {
      let passed = max(0, shownAt - run.start)
      let isLoop = run.end == .infinity && latest.duration > 0
      elapsed = isLoop ? passed.truncatingRemainder(dividingBy: latest.duration) : passed
    }
    return [(0, latestName!, latest.tracks.flatMap { $0.lanes(at: elapsed) })]
  }

  /// What ran last, for reports.
  private var latest: CompiledKeyframes<Value>? { didSet { latestName = nil } }
  private var latestName: AttributeName?

  override func didDetach() {
    ending?.cancel()
    graph.unfollow(self)
    if run != nil {
      graph.record(.keyframes, "run ended: the view left", owner: self, place: place)
    }
    properties.detach()
  }
}

extension AttributeName {
  /// The properties of keyframe tracks: angles in degrees.
  init(keyframes tracks: [CompiledTrack]) {
    var (lanes, factors): ([String], [Double]) = ([], [])
    for track in tracks {
      let count = track.lanes(at: 0).count
      let name = track.name.isEmpty ? "value" : track.name
      lanes += count == 1 ? [name] : (0..<count).map { "\(name).\($0)" }
      factors += [Double](repeating: track.peopleFactor, count: count)
    }
    self.init("keyframes", lanes, factors: factors)
  }
}

/// A view under a keyframe animator: the content's node stays the same through the frames.
struct KeyframeAnimatedView<Base: View, Value, Path: Keyframes<Value>, Content: View> {
  var content: Base
  var animator: (PlaceholderContentView<Base>) -> KeyframeAnimator<Value, Path, Content>
}

extension KeyframeAnimatedView: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    AnimatedContentNode(view, context, content: \.content, animator: \.animator)
  }
}

extension View {
  /// Loops the view through keyframes; where `repeating` is false it rests at their beginning.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true, _fileID: StaticString = #fileID,
    _line: UInt = #line,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimatedView(content: self) { placeholder in
      KeyframeAnimator(
        initialValue: initialValue, mode: .repeating(repeating),
        content: { content(placeholder, $0) }, keyframes: keyframes,
        place: SourcePlace(_fileID, _line))
    }
  }

  /// Runs the view through keyframes each time the trigger changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable, _fileID: StaticString = #fileID,
    _line: UInt = #line,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimatedView(content: self) { placeholder in
      KeyframeAnimator(
        initialValue: initialValue, mode: .trigger(AnyEquatable(trigger)),
        content: { content(placeholder, $0) }, keyframes: keyframes,
        place: SourcePlace(_fileID, _line))
    }
  }
}
