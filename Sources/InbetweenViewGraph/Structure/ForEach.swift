/// A view for each element of a collection, with identity by the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package var id: (Data.Element) -> ID
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// Elements with bindings, by a key path.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection
  {
    let elements = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }
    self.init(
      data: elements,
      content: { element in
        content(
          Binding(
            get: { data.wrappedValue[element.0] }, set: { data.wrappedValue[element.0] = $0 }))
      }, id: { $0.1 })
  }

  /// Identifiable elements with bindings.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach {
  /// The same elements with content made of theirs.
  package func mapping<New: View>(
    @ViewBuilder _ transform: @escaping (Data.Element, Content) -> New
  ) -> ForEach<Data, ID, New> {
    let content = content
    return ForEach<Data, ID, New>(
      data: data, content: { transform($0, content($0)) }, id: id)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    if Data.self == ForEachSubviewCollection<Content>.self {
      // Only `init(subviews:content:)` makes such data, and with it the other types.
      let node: ViewNode = ForEach<ForEachSubviewCollection<Content>, Subview.ID, Content>
        .makeSubviewNode(view as! ForEach<_, _, _>, context)
      return node as! TypedNode<Self>
    }
    return ForEachNode(view, context)
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedNode<ForEach<Data, ID, Content>>
{
  private var elements: ElementList<ID>!
  private lazy var properties = PropertyOwner(node: self)

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    super.init(view, context)
    elements = ElementList(owner: self)
    let (keys, contents) = evaluate()
    let context = childContext
    elements.fill(keys) { TypedElementHost(contents[$0], context) }
  }

  /// The rows. What their closure reads is this node's to watch: the body around it has returned
  /// long before.
  private func evaluate() -> (keys: [ID], contents: [Content]) {
    graph.evaluate(self, properties) {
      (view.data.map(view.id), view.data.map(view.content))
    }
  }

  override func refresh() {
    let (keys, contents) = evaluate()
    elements.reconcile(
      keys, make: { TypedElementHost(contents[$0], childContext) },
      update: { index, host in
        unsafeDowncast(host, to: TypedElementHost<Content>.self)
          .update(contents[index], environment: environment)
      })
  }

  override func ownIdentity(of child: ViewNode) -> AnyHashable? {
    elements.key(of: child).map { AnyHashable($0) }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { elements.forEach(visit) }

  override var name: String { "ForEach" }

  override func didDetach() { properties.detach() }
}
