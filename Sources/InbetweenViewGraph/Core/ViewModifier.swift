/// Something that makes another view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node of modified content. Only built-in modifiers implement it.
  @MainActor @preconcurrency
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: NodeContext
  ) -> TypedNode<ModifiedContent<C, Self>>
}

extension ViewModifier {
  @MainActor @preconcurrency
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: NodeContext
  ) -> TypedNode<ModifiedContent<C, Self>> {
    ModifierNode(view, context)
  }

  /// This modifier, then another.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a built-in modifier: it makes its node itself and has no body")
  }
}

/// A view or modifier with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    Modifier._makeNode(view, context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(
    content: _ViewModifier_Content<Self>
  ) -> ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier> {
    ModifiedContent<_, Modifier>(
      content: ModifiedContent<_, Content>(content: content, modifier: self.content),
      modifier: modifier)
  }
}

extension View {
  @inlinable public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier is applied to, as its body sees it.
public struct _ViewModifier_Content<Modifier> {
  package let source: PlaceholderSource
}

extension _ViewModifier_Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    PlaceholderNode(view, source: view.source, context)
  }
}

/// The node of a modifier with a body, written by the user.
private final class ModifierNode<Content: View, Modifier: ViewModifier>: TypedNode<
  ModifiedContent<Content, Modifier>
>
{
  private let source: ContentSource<Content>
  private lazy var properties = PropertyOwner(node: self)
  private var child: TypedNode<Modifier.Body>!
  private var animatable: AnimatableAdapter<Modifier>?

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    source = ContentSource(view.content, transactionSource: nil)
    super.init(view, context)
    animatable = AnimatableAdapter<Modifier>.make(for: view.modifier)
    child = Modifier.Body._makeNode(evaluateBody(), childContext)
  }

  override var isUserView: Bool { isAppType(Modifier.self) }

  override var name: String { typeName(Modifier.self) }

  private func evaluateBody() -> Modifier.Body {
    var copy = animatable?.presented(view.modifier) ?? view.modifier
    return graph.evaluate(self, properties) {
      properties.install(&copy)
      return copy.body(content: _ViewModifier_Content(source: source))
    }
  }

  override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
    source.take(view.content)
    // What the body says comes first: an animation in it is for the content that changes with it.
    defer { source.deliver() }
    // Where only the content changed, the body gives what it gave.
    let changed = !bitwiseEqual(old.modifier, view.modifier)
    if changed { animatable?.modelDidChange(to: view.modifier, node: self) }
    if changed || !DynamicFields.isEmpty(Modifier.self) {
      refresh()
    } else {
      child.update(child.view, environment: environment)
    }
  }

  override func refresh() { child.update(evaluateBody(), environment: environment) }

  override func environmentDidChange(_ new: EnvironmentValues) {
    let old = environment
    environment = new
    if new.differs(from: old, in: properties.tracker.keys) {
      refresh()
    } else {
      child.inherit(new)
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }

  override var attributes: [(id: UInt8, name: AttributeName, values: [Double])] {
    animatable?.attributes ?? []
  }

  override func animator(of attribute: UInt8) -> Animator? { animatable?.running }

  override func didDetach() {
    properties.detach()
    animatable?.detach()
  }
}
