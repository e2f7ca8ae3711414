/// What persists of a view as long as its identity does: its place in the tree, its environment,
/// its children.
///
/// View nodes are the cold half of the engine: they run when something changed. What they make is
/// a tree of `RenderNode`s (layout, geometry, effects, drawing), which is plain data for the frame.
/// A view that stands for several views (a tuple, a `ForEach`, a condition) has no render node of
/// its own: it hands on those of its children (`collect`).
@MainActor
open class ViewNode {
  // The graph owns the tree and detaches it before it goes; who may outlive it holds a `Reference`.
  package unowned(unsafe) let graph: Graph
  package unowned(unsafe) let parent: ViewNode?
  package let depth: Int
  /// Nodes are numbered as they are made.
  package let serial: Int
  package var environment: EnvironmentValues
  package unowned(unsafe) let transactionSource: TransactionNode?
  /// False once the node has left the tree.
  package private(set) var isAttached = true
  /// The node is in the graph's list of nodes to update.
  package var isDirty = false
  /// The change that an observed object queued for the node, by number.
  package var queuedRefresh = 0

  public init(_ context: NodeContext) {
    graph = context.graph
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
    transactionSource = context.transactionSource
    serial = graph.statistics.nodesMade
    graph.statistics.nodesMade += 1
  }

  /// The context for nodes below this one.
  package var childContext: NodeContext {
    NodeContext(
      graph: graph, parent: self, environment: environment, transactionSource: transactionSource)
  }

  /// Evaluates the node again with the view value it has.
  open func refresh() {}

  /// A new environment arrives from above. A node that waits to be evaluated is evaluated now, so
  /// that what is below sees both changes at once: an edit of the transaction, say, with what it
  /// edits it for.
  package final func inherit(_ new: EnvironmentValues) {
    if !isDirty || !isAttached { return environmentDidChange(new) }
    isDirty = false
    environment = new
    refresh()
  }

  /// The environment above changed: stores it and passes it on. A node that reads the environment
  /// also evaluates again.
  open func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    forEachChild { $0.inherit(new) }
  }

  /// Appends the render nodes that stand for this view in its container, in order.
  open func collect(into outputs: inout [RenderNode]) {
    forEachChild { $0.collect(into: &outputs) }
  }

  /// Visits the direct children in order, leaving ones included.
  open func forEachChild(_ visit: (ViewNode) -> Void) {}

  /// A descendant's render nodes changed. Containers collect again; others pass it up.
  open func outputsDidChange() { parent?.outputsDidChange() }

  /// What a trait modifier directly at this view says, looking through unary nodes.
  open func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }

  /// The identity that this node gives to a child, as `ForEach` does.
  open func ownIdentity(of child: ViewNode) -> AnyHashable? { nil }

  /// The values that the subtree gives for a preference, reduced in order; nil where none does.
  open func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    forEachChild { child in
      guard let value = child.preference(key) else { return }
      if result == nil { result = value } else { Key.reduce(value: &result!) { value } }
    }
    return result
  }

  /// What a child's subtree gives for some preference may be another now.
  open func preferencesDidChange(in child: ViewNode) { parent?.preferencesDidChange(in: self) }

  /// Called once, when the node leaves the tree for good. Children leave first.
  open func detach() {
    guard isAttached else { return }
    forEachChild { $0.detach() }
    isAttached = false
    if hasReference { reference.clear() }
    didDetach()
  }

  /// A way to this node for closures that may outlive it.
  package private(set) lazy var reference: Reference<ViewNode> = {
    hasReference = true
    return Reference(self)
  }()
  private var hasReference = false

  /// For subclasses: release what the node holds outside the tree.
  open func didDetach() {}

  /// Marks the node to be evaluated again in the flush under way or the next one.
  package func setNeedsRefresh() { graph.markDirty(self) }

  /// The transaction as it reaches this node in the flush under way.
  package var transaction: Transaction {
    if graph.isInterpolating { return Transaction() }
    return transactionSource?.outgoingTransaction ?? graph.rootTransaction
  }

  /// Attributes that animate in the view's own data, as they are shown: for the stage.
  open var attributes: [(id: UInt8, name: AttributeName, values: [Double])] { [] }

  /// The animator of such an attribute, while one runs.
  open func animator(of attribute: UInt8) -> Animator? { nil }

  /// What the node does that never ends by itself, if it does such a thing now.
  open var endlessWork: EndlessWork? { nil }

  /// The name of the view for reports: overridden by nodes that have one.
  open var name: String { String(describing: type(of: self)) }

  /// The node goes by the name of a view inside it.
  open var standsAround: Bool { false }

  /// `Owner/Part`: the nearest user's view above and this view.
  package private(set) lazy var path = makePath()

  private func makePath() -> String {
    var node = parent
    while let current = node {
      if current.isUserView { return current.name + "/" + name }
      node = current.parent
    }
    return name
  }

  /// Whether it is a view or modifier written by the user, with a body.
  open var isUserView: Bool { false }
}

/// A node that knows the type of its view.
@MainActor
open class TypedNode<V>: ViewNode {
  /// The view as it was last given, without installed state.
  package var view: V

  public init(_ view: V, _ context: NodeContext) {
    self.view = view
    super.init(context)
  }

  /// A new value of the view arrives from above. Where value and environment are what they were,
  /// nothing below is visited.
  package final func update(_ new: V, environment newEnvironment: EnvironmentValues) {
    let environmentChanged = newEnvironment.version != environment.version
    if bitwiseEqual(view, new), !graph.recomputesEverything {
      if environmentChanged { inherit(newEnvironment) }
      return
    }
    cameWithEnvironment = environmentChanged
    environment = newEnvironment
    let old = view
    view = new
    viewDidChange(from: old)
  }

  /// The environment is another one too than the view before had: who does nothing for an equal
  /// view asks this as well.
  package private(set) final var cameWithEnvironment = false

  /// The view's value (and perhaps the environment) changed: bring the children up to date.
  open func viewDidChange(from old: V) { refresh() }
}
