/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  package var storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ConditionalNode(view, context)
  }
}

private final class ConditionalNode<First: View, Second: View>: TypedNode<
  _ConditionalContent<First, Second>
>
{
  private var elements: ElementList<Bool>!

  override init(_ view: _ConditionalContent<First, Second>, _ context: NodeContext) {
    super.init(view, context)
    elements = ElementList(owner: self)
    elements.fill([isFirst]) { _ in makeHost() }
  }

  private var isFirst: Bool {
    if case .first = view.storage { true } else { false }
  }

  private func makeHost() -> ElementHost {
    switch view.storage {
    case .first(let first): TypedElementHost(first, childContext)
    case .second(let second): TypedElementHost(second, childContext)
    }
  }

  override func refresh() {
    elements.reconcile([isFirst], make: { _ in makeHost() }, update: { _, host in update(host) })
  }

  private func update(_ host: ElementHost) {
    switch view.storage {
    case .first(let first):
      unsafeDowncast(host, to: TypedElementHost<First>.self)
        .update(first, environment: environment)
    case .second(let second):
      unsafeDowncast(host, to: TypedElementHost<Second>.self)
        .update(second, environment: environment)
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { elements.forEach(visit) }

  override var name: String { "if" }

  override var standsAround: Bool { true }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    elements.present.first?.trait(key)
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    OptionalNode(view, context)
  }
}

private final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
  private var elements: ElementList<Bool>!

  override init(_ view: Wrapped?, _ context: NodeContext) {
    super.init(view, context)
    elements = ElementList(owner: self)
    if let wrapped = view { elements.fill([true]) { _ in makeHost(wrapped) } }
  }

  private func makeHost(_ wrapped: Wrapped) -> ElementHost {
    TypedElementHost(wrapped, childContext)
  }

  override func refresh() {
    guard let wrapped = view else {
      elements.reconcile(
        [], make: { _ in preconditionFailure("nothing to make") }, update: { _, _ in })
      return
    }
    elements.reconcile(
      [true], make: { _ in makeHost(wrapped) },
      update: { _, host in
        unsafeDowncast(host, to: TypedElementHost<Wrapped>.self)
          .update(wrapped, environment: environment)
      })
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { elements.forEach(visit) }

  override var name: String { "if" }

  override var standsAround: Bool { true }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    elements.present.first?.trait(key)
  }
}
