/// A built-in view around one content view.
public protocol UnaryView {
  associatedtype Content: View
  var content: Content { get }
}

/// The node of a view around one content view: keeps the content up to date.
@MainActor
open class UnaryNode<V: UnaryView>: TypedNode<V> {
  package private(set) final var child: TypedNode<V.Content>!

  public override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    child = V.Content._makeNode(view.content, childContext)
  }

  /// A node whose content hangs on an edit of the transaction, or on another environment.
  package init(
    _ view: V, _ context: NodeContext, source: TransactionNode?, environment: EnvironmentValues
  ) {
    super.init(view, context)
    var inner = childContext
    inner.transactionSource = source
    inner.environment = environment
    child = V.Content._makeNode(view.content, inner)
  }

  override open func refresh() { child.update(view.content, environment: environment) }

  override open func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  // What stands around a view goes by the view's name.
  override open var name: String { child.name }

  override open var standsAround: Bool { true }

  override open func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }
}
