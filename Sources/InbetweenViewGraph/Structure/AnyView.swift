/// A view whose type is hidden. A change of the hidden type is a change of identity.
public struct AnyView {
  package var box: AnyViewBox

  public init<V: View>(_ view: V) {
    if let any = view as? AnyView { box = any.box } else { box = TypedViewBox(view) }
  }

  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    AnyViewNode(view, context)
  }
}

package class AnyViewBox {
  @MainActor func host(_ context: NodeContext) -> ElementHost {
    preconditionFailure("overridden for each type of view")
  }

  @MainActor func update(_ host: ElementHost, _ environment: EnvironmentValues) -> Bool { false }
}

private final class TypedViewBox<V: View>: AnyViewBox {
  let view: V

  init(_ view: V) { self.view = view }

  override func host(_ context: NodeContext) -> ElementHost {
    TypedElementHost(view, context)
  }

  override func update(_ host: ElementHost, _ environment: EnvironmentValues) -> Bool {
    guard let host = host as? TypedElementHost<V> else { return false }
    host.update(view, environment: environment)
    return true
  }
}

private final class AnyViewNode: TypedNode<AnyView> {
  private var elements: ElementList<Int>!
  /// Counts the hidden types that have been shown: the key of the present one.
  private var generation = 0

  override init(_ view: AnyView, _ context: NodeContext) {
    super.init(view, context)
    elements = ElementList(owner: self)
    elements.fill([0]) { _ in view.box.host(childContext) }
  }

  override func refresh() {
    if let host = elements.present.first, view.box.update(host, environment) { return }
    generation += 1
    elements.reconcile(
      [generation], make: { _ in view.box.host(childContext) }, update: { _, _ in })
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { elements.forEach(visit) }

  override var name: String { "AnyView" }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    elements.present.first?.trait(key)
  }
}
