/// Content below an edit of the transaction.
struct TransactionView<Content: View, Value> {
  enum Edit {
    case value(Animation?)
    case plain(Animation?)
    case closure((inout Transaction) -> Void)
    case closureOnChange((inout Transaction) -> Void)
  }

  var content: Content
  var edit: Edit
  var value: Value
  var isEqual: (Value, Value) -> Bool
  var place: SourcePlace
}

extension TransactionView: UnaryView, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TransactionEditNode(view, context)
  }
}

private final class TransactionEditNode<Content: View, Value>: UnaryNode<
  TransactionView<Content, Value>
>
{
  private var source: TransactionNode

  override init(_ view: TransactionView<Content, Value>, _ context: NodeContext) {
    let (graph, outer) = (context.graph, context.transactionSource)
    source =
      switch view.edit {
      case .value(let animation):
        ValueAnimationEdit(animation, view.place, graph: graph, outer: outer)
      case .plain(let animation):
        PlainAnimationEdit(animation, .animationModifier, view.place, graph: graph, outer: outer)
      case .closure(let transform):
        ClosureEdit(
          needsChange: false, place: view.place, graph: graph, outer: outer, transform: transform)
      case .closureOnChange(let transform):
        ClosureEdit(
          needsChange: true, place: view.place, graph: graph, outer: outer, transform: transform)
      }
    super.init(view, context, source: source, environment: context.environment)
  }

  override func viewDidChange(from old: TransactionView<Content, Value>) {
    let changed = !view.isEqual(old.value, view.value)
    switch (view.edit, source) {
    case (.value(let animation), let source as ValueAnimationEdit):
      source.animation = animation
      source.place = view.place
      if changed { source.valueDidChange() }
    case (.plain(let animation), let source as PlainAnimationEdit):
      source.animation = animation
      source.reset()
    case (.closure(let transform), let source as ClosureEdit):
      source.transform = transform
      source.reset()
    case (.closureOnChange(let transform), let source as ClosureEdit):
      source.transform = transform
      if changed { source.valueDidChange() }
    default: break
    }
    child.update(view.content, environment: environment)
  }
}

extension View {
  /// Animates changes of this view in the updates in which `value` changes.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V, _fileID: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    TransactionView(
      content: self, edit: .value(animation), value: value, isEqual: ==,
      place: SourcePlace(_fileID, _line))
  }

  /// Animates every change of this view. Deprecated by Apple, since it also animates what was not
  /// meant; use `animation(_:value:)`.
  public nonisolated func animation(
    _ animation: Animation?, _fileID: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    TransactionView(
      content: self, edit: .plain(animation), value: (), isEqual: { _, _ in true },
      place: SourcePlace(_fileID, _line))
  }

  /// Edits the transaction of every change on its way to this view.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void, _fileID: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    TransactionView(
      content: self, edit: .closure(transform), value: (), isEqual: { _, _ in true },
      place: SourcePlace(_fileID, _line))
  }

  /// Edits the transaction in the updates in which `value` changes.
  public nonisolated func transaction<V: Equatable>(
    value: V, _fileID: StaticString = #fileID, _line: UInt = #line,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(
      content: self, edit: .closureOnChange(transform), value: value, isEqual: ==,
      place: SourcePlace(_fileID, _line))
  }

  /// Animates the modifiers that the body applies, and nothing else.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, _fileID: StaticString = #fileID, _line: UInt = #line,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    TransactionBodyView(
      content: self, edit: .plain(animation), body: body, place: SourcePlace(_fileID, _line))
  }

  /// Edits the transaction for the modifiers that the body applies, and for nothing else.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, _fileID: StaticString = #fileID,
    _line: UInt = #line, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    TransactionBodyView(
      content: self, edit: .closure(transform), body: body, place: SourcePlace(_fileID, _line))
  }
}

extension ViewModifier {
  /// The modifier with its changes animated.
  public func animation(
    _ animation: Animation?, _fileID: StaticString = #fileID, _line: UInt = #line
  ) -> some ViewModifier {
    TransactionalModifier(
      base: self, animation: .some(animation), transform: nil, place: SourcePlace(_fileID, _line))
  }

  /// The modifier with its transactions edited.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void, _fileID: StaticString = #fileID,
    _line: UInt = #line
  ) -> some ViewModifier {
    TransactionalModifier(
      base: self, animation: nil, transform: transform, place: SourcePlace(_fileID, _line))
  }
}

/// A modifier whose own changes go under an edited transaction; its content's do not.
struct TransactionalModifier<Base: ViewModifier>: ViewModifier {
  var base: Base
  var animation: Animation??
  var transform: ((inout Transaction) -> Void)?
  var place: SourcePlace

  func body(content: Content) -> some View {
    TransactionBodyView(
      content: content,
      edit: animation.map { .plain($0) } ?? .closure(transform ?? { _ in }),
      body: { $0.modifier(base) }, place: place)
  }
}

/// Content under modifiers that have an edit of the transaction to themselves.
struct TransactionBodyView<Content: View, Modified: View> {
  enum Edit {
    case plain(Animation?)
    case closure((inout Transaction) -> Void)
  }

  var content: Content
  var edit: Edit
  var makeBody: (PlaceholderContentView<Content>) -> Modified
  var place: SourcePlace

  init(
    content: Content, edit: Edit, body: @escaping (PlaceholderContentView<Content>) -> Modified,
    place: SourcePlace
  ) {
    self.content = content
    self.edit = edit
    makeBody = body
    self.place = place
  }
}

extension TransactionBodyView: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TransactionBodyNode(view, context)
  }
}

private final class TransactionBodyNode<Content: View, Modified: View>: TypedNode<
  TransactionBodyView<Content, Modified>
>
{
  private let source: ContentSource<Content>
  private var edit: TransactionNode
  private var child: TypedNode<Modified>!
  private lazy var properties = PropertyOwner(node: self)

  override init(_ view: TransactionBodyView<Content, Modified>, _ context: NodeContext) {
    source = ContentSource(view.content, transactionSource: .some(context.transactionSource))
    let (graph, outer) = (context.graph, context.transactionSource)
    edit =
      switch view.edit {
      case .plain(let animation):
        PlainAnimationEdit(animation, .bodyModifier, view.place, graph: graph, outer: outer)
      case .closure(let transform):
        ClosureEdit(
          needsChange: false, place: view.place, graph: graph, outer: outer, transform: transform)
      }
    super.init(view, context)
    var context = childContext
    context.transactionSource = edit
    child = Modified._makeNode(evaluate(), context)
  }

  private func evaluate() -> Modified {
    graph.evaluate(self, properties) { view.makeBody(PlaceholderContentView(source: source)) }
  }

  override func viewDidChange(from old: TransactionBodyView<Content, Modified>) {
    switch (view.edit, edit) {
    case (.plain(let animation), let edit as PlainAnimationEdit): edit.animation = animation
    case (.closure(let transform), let edit as ClosureEdit): edit.transform = transform
    default: break
    }
    edit.reset()
    source.update(view.content)
    refresh()
  }

  override func refresh() {
    child.update(evaluate(), environment: environment)
  }

  override func didDetach() { properties.detach() }

  override func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }
}
