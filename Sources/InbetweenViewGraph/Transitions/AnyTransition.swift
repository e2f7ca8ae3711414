/// A transition whose type is hidden.
public struct AnyTransition {
  package var box: TransitionBox

  public init<T: Transition>(_ transition: T) {
    // It stays on the thread it is on; see `onMain`.
    nonisolated(unsafe) let transition = transition
    box = onMain { TypedTransitionBox(transition) }
  }

  package init(box: TransitionBox) { self.box = box }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    onMain { box.combined(with: other.box) }
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    onMain { box.animated(animation) }
  }

  /// One transition in, another out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    onMain { insertion.box.asymmetric(removal: removal.box) }
  }

  /// A transition between two modifiers: the active one outside, the identity one while present.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    // Both stay on the thread they are on; see `onMain`.
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return onMain { AnyTransition(ModifierTransition(active: active, identity: identity)) }
  }
}

/// A transition by two values of a modifier.
struct ModifierTransition<Modifier: ViewModifier>: Transition {
  var active: Modifier
  var identity: Modifier

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// A transition as the engine handles it.
@MainActor
package class TransitionBox {
  package let hasMotion: Bool
  package let isIdentity: Bool
  /// The animation that the transition brings itself.
  package let animation: Animation??

  init(hasMotion: Bool, isIdentity: Bool, animation: Animation??) {
    self.hasMotion = hasMotion
    self.isIdentity = isIdentity
    self.animation = animation
  }

  /// Whether a change under the transaction is shown by the transition.
  package func animates(_ transaction: Transaction) -> Bool {
    if let animation { return animation != nil }
    return transaction.animation != nil
  }

  package func driver(host: ElementHost, phase: TransitionPhase) -> TransitionDriver {
    preconditionFailure("overridden for each type of transition")
  }

  func combined(with other: TransitionBox) -> AnyTransition {
    preconditionFailure("overridden for each type of transition")
  }

  func combined<First: Transition>(after first: First) -> AnyTransition {
    preconditionFailure("overridden for each type of transition")
  }

  func animated(_ animation: Animation?) -> AnyTransition {
    preconditionFailure("overridden for each type of transition")
  }

  func asymmetric(removal: TransitionBox) -> AnyTransition {
    preconditionFailure("overridden for each type of transition")
  }

  func asymmetric<Insertion: Transition>(insertion: Insertion) -> AnyTransition {
    preconditionFailure("overridden for each type of transition")
  }
}

@MainActor
final class TypedTransitionBox<T: Transition>: TransitionBox {
  let transition: T

  init(_ transition: T) {
    self.transition = transition
    super.init(
      hasMotion: T.properties.hasMotion, isIdentity: transition._isIdentity,
      animation: transition._animation)
  }

  override func driver(host: ElementHost, phase: TransitionPhase) -> TransitionDriver {
    TypedTransitionDriver(transition, host: host, phase: phase)
  }

  override func combined(with other: TransitionBox) -> AnyTransition {
    other.combined(after: transition)
  }

  override func combined<First: Transition>(after first: First) -> AnyTransition {
    AnyTransition(CombinedTransition(first: first, second: transition))
  }

  override func animated(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(base: transition, animation: animation))
  }

  override func asymmetric(removal: TransitionBox) -> AnyTransition {
    removal.asymmetric(insertion: transition)
  }

  override func asymmetric<Insertion: Transition>(insertion: Insertion) -> AnyTransition {
    AnyTransition(AsymmetricTransition(insertion: insertion, removal: transition))
  }
}

/// Shows a host's content through the body of a transition, phase by phase.
@MainActor
package class TransitionDriver {
  package var root: ViewNode { preconditionFailure("overridden for each type of transition") }

  /// Shows a phase under the transaction of the flush; `completion` is called once nothing of its
  /// animations is left.
  package func show(_ phase: TransitionPhase, completion: (() -> Void)?) {}
}

@MainActor
private final class TypedTransitionDriver<T: Transition>: TransitionDriver {
  private let transition: T
  private let node: TypedNode<T.Body>
  private let source: BorrowedSource
  private let edit: ClosureEdit
  private unowned(unsafe) let host: ElementHost
  private var pending: AnimationCompletion?

  init(_ transition: T, host: ElementHost, phase: TransitionPhase) {
    self.transition = transition
    self.host = host
    source = BorrowedSource(host.content)
    edit = ClosureEdit(
      needsChange: false, kind: .transition, place: nil, graph: host.graph,
      outer: host.transactionSource, transform: { _ in })
    let context = NodeContext(
      graph: host.graph, parent: host, environment: host.environment, transactionSource: edit)
    node = T.Body._makeNode(
      transition.body(content: T.Content(source: source), phase: phase), context)
    super.init()
    // What is drawn through the driver goes under the transition's own animation, and tells when
    // it is gone.
    edit.transform = { [unowned self] transaction in
      if let animation = transition._animation { transaction.animation = animation }
      if let pending { transaction.completions.append(pending) }
    }
    host.parent?.outputsDidChange()
  }

  override var root: ViewNode { node }

  override func show(_ phase: TransitionPhase, completion: (() -> Void)?) {
    pending = completion.map {
      AnimationCompletion(criteria: .removed, isInternal: true, action: $0)
    }
    edit.reset()
    // Layers are made when outputs are collected; they must be there to be animated.
    var outputs: [RenderNode] = []
    node.collect(into: &outputs)
    animateLayersFromNow(outputs)
    node.update(
      transition.body(content: T.Content(source: source), phase: phase),
      environment: node.environment)
    if let pending {
      pending.seal(in: node.graph)
      self.pending = nil
    }
    edit.reset()
    // Nodes that were collected here alone lack what the views around them say to the container.
    host.parent?.outputsDidChange()
  }

  /// The layers of the transition around the host's content.
  private func animateLayersFromNow(_ outputs: [RenderNode]) {
    var contents: [RenderNode] = []
    source.borrowed?.collect(into: &contents)
    let ends = Set(contents.map(ObjectIdentifier.init))
    for output in outputs {
      var layer: RenderNode? = output
      while let current = layer, !ends.contains(ObjectIdentifier(current)) {
        current.animatesFromNow()
        layer = (current as? WrapperRenderNode)?.child
      }
    }
  }
}
