/// A view that moves through phases, each with an animation in.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  var phases: [Phase]
  var trigger: AnyEquatable?
  var content: (Phase) -> Content
  var animation: (Phase) -> Animation?
  var place: SourcePlace

  /// Loops through the phases for as long as the view is there.
  public init(
    _ phases: some Sequence<Phase>, _fileID: StaticString = #fileID, _line: UInt = #line,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    place = SourcePlace(_fileID, _line)
  }

  /// Runs through the phases once and back to the first, each time the trigger changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, _fileID: StaticString = #fileID,
    _line: UInt = #line, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
    place = SourcePlace(_fileID, _line)
  }
}

extension PhaseAnimator: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    PhaseNode(view, context)
  }
}

/// An equatable value whose type is hidden.
package struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  package init<E: Equatable>(_ value: E) {
    self.value = value
    isEqual = { ($0 as? E) == value }
  }

  package static func == (a: Self, b: Self) -> Bool { a.isEqual(b.value) }

  package var text: String { String(describing: value) }
}

@MainActor
private final class PhaseNode<Phase: Equatable, Content: View>: TypedNode<
  PhaseAnimator<Phase, Content>
>
{
  private var sequence: PhaseSequence<Phase>
  private var child: TypedNode<Content>?
  /// Completions of an earlier run are of no account.
  private var run = 0
  private var entered = 0.0
  /// The loop rests since no phase looks unlike another.
  private var isStuck = false
  /// The phase that is shown; a step shows the next one in a flush of its own.
  private var shown: Phase?

  override init(_ view: PhaseAnimator<Phase, Content>, _ context: NodeContext) {
    sequence = PhaseSequence(phases: view.phases, loops: view.trigger == nil)
    shown = view.phases.first
    super.init(view, context)
    guard let first = sequence.current else {
      graph.warn("\(path) at \(view.place): a phase animator without phases shows nothing.")
      return
    }
    child = Content._makeNode(evaluate(first), childContext)
    isHeld = holds(environment)
    graph.enqueueAction { [self] in
      guard isAttached, !isHeld else { return }
      perform(sequence.start())
    }
  }

  /// An enforced policy keeps the first phase.
  private var isHeld = false

  private func holds(_ environment: EnvironmentValues) -> Bool {
    environment.enforcedMotionPolicy?.rests(loops: sequence.loops) ?? false
  }

  private func heedPolicy() {
    if holds(environment) == isHeld { return }
    isHeld.toggle()
    run += 1
    perform(isHeld ? sequence.rest() : sequence.start())
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    super.environmentDidChange(new)
    heedPolicy()
  }

  private func evaluate(_ phase: Phase) -> Content {
    graph.statistics.contentClosures += 1
    return graph.evaluate(self, properties) { view.content(phase) }
  }

  private lazy var properties = PropertyOwner(node: self)

  override func viewDidChange(from old: PhaseAnimator<Phase, Content>) {
    if old.phases != view.phases {
      run += 1
      perform(sequence.replace(with: view.phases))
    } else if old.trigger != view.trigger {
      run += 1
      graph.record(
        .trigger, "trigger \(old.trigger?.text ?? "") to \(view.trigger?.text ?? "")", owner: self,
        place: view.place, cause: graph.cause)
      if !isHeld { perform(sequence.trigger()) }
    }
    refresh()
  }

  override func refresh() {
    heedPolicy()
    guard let shown else { return }
    // The content is another one: its phases may be as well.
    if isStuck {
      isStuck = false
      graph.enqueueAction { [self] in
        if isAttached { perform(sequence.start()) }
      }
    }
    if let child {
      child.update(evaluate(shown), environment: environment)
    } else {
      child = Content._makeNode(evaluate(shown), childContext)
      outputsDidChange()
    }
  }

  private func perform(_ step: PhaseSequence<Phase>.Step) {
    switch step {
    case .rest: break
    case .stuck:
      isStuck = true
      graph.warn(
        """
        \(path) at \(view.place): no phase changes anything that animates, so the loop would turn \
        without end in no time. It rests until the content is another one. Give a phase another \
        look, or use .delay to hold a pose.
        """)
    case .enter(let index): enter(sequence.phases[index])
    }
  }

  /// Seconds. A loop all of whose phases are shorter would turn without end within a frame.
  private static var shortest: Double { 0.001 }

  private func enter(_ phase: Phase) {
    let run = run
    var transaction = Transaction(
      animation: view.animation(phase), kind: .phaseAnimator, place: view.place)
    transaction.turn = Transaction.nextTurn()
    let completion = AnimationCompletion(criteria: .logicallyComplete, isInternal: true) {
      [self] in
      guard isAttached, run == self.run else { return }
      let length = graph.time - entered
      // The way back to a first phase that looks like the last one takes no time by right.
      if length == 0, sequence.loops || phase != sequence.phases.first {
        graph.journal.note(
          Journal.Incident(
            time: graph.time, kind: .skippedPhase, owner: path, place: view.place,
            detail: "\(phase)"))
      }
      graph.record(
        .phase, length == 0 ? "leave \(phase) at once: nothing animated" : "leave \(phase)",
        owner: self, place: view.place)
      perform(sequence.complete(instantly: length < Self.shortest))
    }
    transaction.completions.append(completion)
    graph.enqueue(transaction) { [self] in
      guard isAttached, run == self.run else { return }
      entered = graph.time
      graph.record(.phase, "enter \(phase)", owner: self, place: view.place)
      shown = phase
      graph.markDirty(self)
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { if let child { visit(child) } }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { child?.trait(key) }

  override var name: String { "PhaseAnimator" }

  override var endlessWork: EndlessWork? {
    guard sequence.loops, sequence.isRunning else { return nil }
    return EndlessWork(owner: path, what: "a loop of phases", place: view.place)
  }

  /// The phase that is shown, by its number.
  override var attributes: [(id: UInt8, name: AttributeName, values: [Double])] {
    guard let shown, let index = view.phases.firstIndex(of: shown) else { return [] }
    return [(0, AttributeName("phase"), [Double(index)])]
  }

  override func didDetach() {
    run += 1
    properties.detach()
  }
}

/// A view under a phase animator: the content's node stays the same through the phases.
struct PhaseAnimatedView<Base: View, Phase: Equatable, Content: View> {
  var content: Base
  var animator: (PlaceholderContentView<Base>) -> PhaseAnimator<Phase, Content>
}

extension PhaseAnimatedView: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    AnimatedContentNode(view, context, content: \.content, animator: \.animator)
  }
}

/// The node of content under an animator view that shows it by a placeholder.
@MainActor
final class AnimatedContentNode<V, Base: View, Animator: View>: TypedNode<V> {
  private let content: KeyPath<V, Base>
  private let animator: KeyPath<V, (PlaceholderContentView<Base>) -> Animator>
  private let source: ContentSource<Base>
  private var child: TypedNode<Animator>!

  init(
    _ view: V, _ context: NodeContext, content: KeyPath<V, Base>,
    animator: KeyPath<V, (PlaceholderContentView<Base>) -> Animator>
  ) {
    self.content = content
    self.animator = animator
    source = ContentSource(view[keyPath: content], transactionSource: nil)
    super.init(view, context)
    child = Animator._makeNode(makeAnimator(), childContext)
  }

  private func makeAnimator() -> Animator {
    view[keyPath: animator](PlaceholderContentView(source: source))
  }

  override func viewDidChange(from old: V) {
    source.update(view[keyPath: content])
    refresh()
  }

  override func refresh() { child.update(makeAnimator(), environment: environment) }

  override func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }
}

extension View {
  /// Moves the view through phases for as long as it is there.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, _fileID: StaticString = #fileID, _line: UInt = #line,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return PhaseAnimatedView(content: self) { placeholder in
      PhaseAnimator(
        phases, _fileID: _fileID, _line: _line, content: { content(placeholder, $0) },
        animation: animation)
    }
  }

  /// Moves the view through phases once and back to the first, each time the trigger changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable, _fileID: StaticString = #fileID,
    _line: UInt = #line,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return PhaseAnimatedView(content: self) { placeholder in
      PhaseAnimator(
        phases, trigger: trigger, _fileID: _fileID, _line: _line,
        content: { content(placeholder, $0) }, animation: animation)
    }
  }
}
