/// The root of a view that can come and go: a branch of a condition, a row of a `ForEach`.
///
/// The host decides how its content arrives and leaves. While a transition runs, the content's
/// render nodes are shown through those of the transition's body (`TransitionDriver`).
@MainActor
package class ElementHost: ViewNode {
  private var driver: TransitionDriver?
  /// The view was removed but its removal still shows.
  package private(set) var isLeaving = false
  /// Tells the list that the removal has been shown to its end.
  package var didLeave: ((ElementHost) -> Void)?

  var content: ViewNode { preconditionFailure("overridden for each type of view") }

  override package func forEachChild(_ visit: (ViewNode) -> Void) {
    visit(content)
    if let driver { visit(driver.root) }
  }

  override package func collect(into outputs: inout [RenderNode]) {
    let start = outputs.count
    if let driver { driver.root.collect(into: &outputs) } else { content.collect(into: &outputs) }
    if isLeaving { for node in outputs[start...] { node.leave() } }
  }

  /// What is leaving stays as it was last seen.
  override package func environmentDidChange(_ new: EnvironmentValues) {
    if !isLeaving { super.environmentDidChange(new) }
  }

  override package var name: String { content.name }

  override package var standsAround: Bool { true }

  override package func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    content.trait(key)
  }

  override package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    isLeaving ? nil : content.preference(key)
  }

  /// The transition that the content asks for, as the environment allows it; nil for none.
  private var transition: AnyTransition? {
    let asked = content.trait(TransitionTrait.self) ?? .opacity
    if asked.box.isIdentity { return nil }
    let calm =
      environment[PrefersCrossFadeKey.self] || environment[ReduceMotionKey.self]
      || environment.enforcedMotionPolicy?.policy.allowsTravel == false
    return calm && asked.box.hasMotion ? .opacity : asked
  }

  /// Arrives under the transaction that reaches the host; at once where it does not animate.
  package func enter() {
    guard let transition, transition.box.animates(transaction) else {
      return noteNoTransition("inserted")
    }
    let driver = transition.box.driver(host: self, phase: .willAppear)
    self.driver = driver
    graph.record(.transition, "insertion began", owner: self)
    graph.afterLayout { [self] in
      guard isAttached, !isLeaving else { return }
      driver.show(.identity) { [self] in
        if isAttached, !isLeaving { graph.record(.transition, "insertion ended", owner: self) }
      }
    }
  }

  /// Leaves; answers whether the content is gone already.
  package func leave() -> Bool {
    defer { parent?.preferencesDidChange(in: self) }
    guard let transition, transition.box.animates(transaction) else {
      noteNoTransition("removed")
      isLeaving = true
      return true
    }
    isLeaving = true
    let driver = driver ?? transition.box.driver(host: self, phase: .identity)
    self.driver = driver
    graph.record(.transition, "removal began", owner: self)
    driver.show(.didDisappear) { [self] in
      // The view around it may have gone first.
      guard isLeaving, isAttached else { return }
      graph.record(.transition, "removal ended", owner: self)
      didLeave?(self)
    }
    return false
  }

  /// Says why a transition that was asked for does not run.
  private func noteNoTransition(_ what: String) {
    guard let asked = content.trait(TransitionTrait.self), !asked.box.isIdentity else { return }
    graph.record(
      .transition, "\(what) at once: the transaction carries no animation", owner: self)
  }

  /// Comes back while it was leaving, with the state it had.
  package func comeBack() {
    isLeaving = false
    graph.record(.transition, "came back", owner: self)
    parent?.preferencesDidChange(in: self)
    var outputs: [RenderNode] = []
    collect(into: &outputs)
    for node in outputs { node.comeBack() }
    driver?.show(.identity, completion: nil)
  }
}

/// A host that knows the type of its content.
package final class TypedElementHost<V: View>: ElementHost {
  private var child: TypedNode<V>!

  package init(_ view: V, _ context: NodeContext) {
    super.init(context)
    child = V._makeNode(view, childContext)
  }

  override var content: ViewNode { child }

  package func update(_ view: V, environment: EnvironmentValues) {
    self.environment = environment
    child.update(view, environment: environment)
  }
}
