/// A view made of the views that some content stands for.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  var subviews: Subviews
  var transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    SubviewsNode(view, context)
  }
}

extension Group {
  /// Makes a view of the views that `subviews` stands for.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, transform: transform)
  }
}

/// A view for each of the views that some content stands for.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  // What is collected is known to the node only: by itself the collection has no elements.
  package var base: AnyView
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { preconditionFailure("there is no element \(index)") }
}

extension ForEach
where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
  /// A view for each of the views that `subviews` stands for.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(
      data: ForEachSubviewCollection(base: AnyView(view)), content: content, id: { $0.id })
  }

  @MainActor
  static func makeSubviewNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ForEachSubviewNode(view, context)
  }
}

/// The node of content whose views are shown in another view that is made of them.
private final class SubviewsNode<Base: View, Content: View>: TypedNode<
  GroupElementsOfContent<Base, Content>
>
{
  private var base: TypedNode<Base>!
  private var child: TypedNode<Content>!
  private var source: SubviewSource!
  private var known: [RenderNode] = []
  private lazy var properties = PropertyOwner(node: self)

  override init(_ view: GroupElementsOfContent<Base, Content>, _ context: NodeContext) {
    super.init(view, context)
    base = Base._makeNode(view.subviews, childContext)
    source = SubviewSource(base)
    child = Content._makeNode(evaluate(), childContext)
  }

  private func evaluate() -> Content {
    let subviews = source.subviews
    known = subviews.renders
    return graph.evaluate(self, properties) { view.transform(subviews) }
  }

  override func refresh() {
    base.update(view.subviews, environment: environment)
    child.update(evaluate(), environment: environment)
    source.inheritPlaces()
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    let old = environment
    environment = new
    base.inherit(new)
    if new.differs(from: old, in: properties.tracker.keys) {
      child.update(evaluate(), environment: new)
    } else {
      child.inherit(new)
    }
    source.inheritPlaces()
  }

  override func outputsDidChange() {
    // While the node is made, nobody knows of it yet.
    guard child != nil else { return }
    // What views tell their container is read anew as well as which there are.
    setNeedsRefresh()
    super.outputsDidChange()
  }

  override func collect(into outputs: inout [RenderNode]) { child.collect(into: &outputs) }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    visit(base)
    visit(child)
  }

  override var name: String { "Group" }

  override func didDetach() { properties.detach() }
}

private final class ForEachSubviewNode<Content: View>: TypedNode<
  ForEach<ForEachSubviewCollection<Content>, Subview.ID, Content>
>
{
  private typealias Rows = ForEach<SubviewsCollection, Subview.ID, Content>
  private typealias Inner = GroupElementsOfContent<AnyView, Rows>
  private var child: TypedNode<Inner>!

  override init(
    _ view: ForEach<ForEachSubviewCollection<Content>, Subview.ID, Content>, _ context: NodeContext
  ) {
    super.init(view, context)
    child = Inner._makeNode(inner, childContext)
  }

  private var inner: Inner {
    let content = view.content
    return Inner(subviews: view.data.base) { ForEach($0, content: content) }
  }

  override func refresh() { child.update(inner, environment: environment) }

  override func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  override var name: String { "ForEach" }
}
