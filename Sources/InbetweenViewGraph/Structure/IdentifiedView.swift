/// Content whose identity is bound to a value: another value is another view.
public struct IDView<Content, ID: Hashable> {
  package var content: Content
  package var id: ID
}

extension IDView: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    IDNode(view, context)
  }
}

private final class IDNode<Content: View, ID: Hashable>: TypedNode<IDView<Content, ID>> {
  private var elements: ElementList<ID>!

  override init(_ view: IDView<Content, ID>, _ context: NodeContext) {
    super.init(view, context)
    elements = ElementList(owner: self)
    elements.fill([view.id]) { _ in TypedElementHost(view.content, childContext) }
  }

  override func refresh() {
    elements.reconcile(
      [view.id], make: { _ in TypedElementHost(view.content, childContext) },
      update: { _, host in
        unsafeDowncast(host, to: TypedElementHost<Content>.self)
          .update(view.content, environment: environment)
      })
  }

  override func ownIdentity(of child: ViewNode) -> AnyHashable? {
    elements.key(of: child).map { AnyHashable($0) }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { elements.forEach(visit) }

  override var name: String { "id" }

  override var standsAround: Bool { true }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    if key == IDTrait.self { return AnyHashable(view.id) as? Key.Value }
    return elements.present.first?.trait(key)
  }
}

/// The identity that a view was given, for `ScrollViewReader` and selections.
public enum IDTrait: ViewTraitKey { public static var defaultValue: AnyHashable { 0 } }

extension View {
  /// Binds the view's identity to a value. When the value changes, the old view is removed and a
  /// new one inserted, with new state.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
