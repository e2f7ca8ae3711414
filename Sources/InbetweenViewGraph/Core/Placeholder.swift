/// Content that is shown wherever its placeholder stands.
@MainActor
package class PlaceholderSource {
  nonisolated init() {}

  /// Makes the content below the placeholder, or answers nil where it stands elsewhere in the tree.
  func make(_ context: NodeContext) -> ViewNode? { nil }

  /// The environment of a placeholder changed.
  func environmentDidChange(_ node: ViewNode, _ new: EnvironmentValues) {}

  /// Where the content stands elsewhere: its node.
  var borrowed: ViewNode? { nil }

  func forget(_ node: ViewNode) {}
}

/// Content that is made once for each placeholder and kept up to date in all of them.
@MainActor
package final class ContentSource<Content: View>: PlaceholderSource {
  private var view: Content
  private var nodes: [TypedNode<Content>] = []
  /// Content of `animation(_:body:)` is outside the edit: it hangs on the source above it.
  private let outside: (TransactionNode?)?

  package init(_ view: Content, transactionSource: (TransactionNode?)?) {
    self.view = view
    outside = transactionSource
  }

  package func update(_ new: Content) {
    take(new)
    deliver()
  }

  /// Takes other content, for placeholders that are made from now on.
  func take(_ new: Content) { view = new }

  /// Brings the content below each placeholder up to date.
  func deliver() { for node in nodes { node.update(view, environment: node.environment) } }

  override func make(_ context: NodeContext) -> ViewNode? {
    var context = context
    if let outside { context.transactionSource = outside }
    let node = Content._makeNode(view, context)
    nodes.append(node)
    return node
  }

  override func environmentDidChange(_ node: ViewNode, _ new: EnvironmentValues) {
    node.inherit(new)
  }

  override func forget(_ node: ViewNode) { nodes.removeAll { $0 === node } }
}

/// A placeholder for content whose node stands elsewhere in the tree.
@MainActor
package final class BorrowedSource: PlaceholderSource {
  private unowned let node: ViewNode

  package init(_ node: ViewNode) { self.node = node }

  override package var borrowed: ViewNode? { node }
}

/// The node of a placeholder.
package final class PlaceholderNode<V>: TypedNode<V> {
  private let source: PlaceholderSource
  private var child: ViewNode?

  package init(_ view: V, source: PlaceholderSource, _ context: NodeContext) {
    self.source = source
    super.init(view, context)
    child = source.make(childContext)
  }

  override package func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    if let child { source.environmentDidChange(child, new) }
  }

  override package func viewDidChange(from old: V) {
    if let child, child.environment.version != environment.version {
      source.environmentDidChange(child, environment)
    }
  }

  override package func collect(into outputs: inout [RenderNode]) {
    (child ?? source.borrowed)?.collect(into: &outputs)
  }

  override package func forEachChild(_ visit: (ViewNode) -> Void) { if let child { visit(child) } }

  override package func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    child?.trait(key)
  }

  override package var name: String { (child ?? source.borrowed)?.name ?? super.name }

  override package var standsAround: Bool { true }

  override package func didDetach() { if let child { source.forget(child) } }
}

/// The content of a phase or keyframe animator, or of a transition, in the closure that shows it.
public struct PlaceholderContentView<Value> {
  package let source: PlaceholderSource

  package init(source: PlaceholderSource) { self.source = source }
}

extension PlaceholderContentView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    PlaceholderNode(view, source: view.source, context)
  }
}
