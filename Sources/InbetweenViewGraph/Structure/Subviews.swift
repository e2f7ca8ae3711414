/// One of the views that some content stands for, to be shown anywhere in the result of a
/// `Group(subviews:)` or `ForEach(subviews:)`, once.
public struct Subview: Identifiable {
  /// The identity of a subview, which lasts as long as that of the view it stands for.
  public struct ID: Hashable, @unchecked Sendable {
    // It is compared and never followed.
    fileprivate let node: ObjectIdentifier
  }

  fileprivate let source: SubviewSource
  fileprivate let render: RenderNode

  public var id: ID { ID(node: ObjectIdentifier(render)) }

  /// What the view told its container.
  public var containerValues: ContainerValues {
    let render = render
    return onMain { ContainerValues(traits: render.traits) }
  }
}

extension Subview: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    SubviewNode(view, context)
  }
}

/// The views that some content stands for, in order.
public struct SubviewsCollection: RandomAccessCollection {
  public typealias SubSequence = SubviewsCollectionSlice

  fileprivate let source: SubviewSource
  let renders: [RenderNode]

  public var startIndex: Int { 0 }
  public var endIndex: Int { renders.count }

  public subscript(index: Int) -> Subview { Subview(source: source, render: renders[index]) }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

/// Some of the views that some content stands for.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias SubSequence = SubviewsCollectionSlice

  fileprivate let base: SubviewsCollection
  fileprivate let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }

  public subscript(index: Int) -> Subview { base[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(self) { $0 } }
}

/// The node that has the content whose views are shown elsewhere.
@MainActor
package final class SubviewSource {
  private unowned let content: ViewNode
  private var nodes: [SubviewNode] = []
  /// Where each view is shown.
  private var places: [ObjectIdentifier: SubviewNode] = [:]

  init(_ content: ViewNode) { self.content = content }

  /// The views that stand for the content now.
  var subviews: SubviewsCollection {
    var renders: [RenderNode] = []
    content.collect(into: &renders)
    return SubviewsCollection(source: self, renders: renders.filter { !$0.isLeaving })
  }

  fileprivate func add(_ node: SubviewNode) { nodes.append(node) }

  fileprivate func remove(_ node: SubviewNode) {
    nodes.removeAll { $0 === node }
    places = places.filter { $0.value !== node }
  }

  /// Whether a view is shown by this node: by the first one that asks, as long as that one stands.
  fileprivate func shows(_ render: RenderNode, _ node: SubviewNode) -> Bool {
    let known = places[ObjectIdentifier(render)]
    if let known, known !== node, known.isAttached, known.view.render === render {
      node.warnOfSecondPlace()
      return false
    }
    places[ObjectIdentifier(render)] = node
    return true
  }

  /// The content was brought up to date in its own environment: views that are shown in another one
  /// get that one again.
  func inheritPlaces() { for node in nodes { node.inheritPlace() } }

  /// The outermost node that stands for a view alone.
  fileprivate func node(of render: RenderNode) -> ViewNode {
    var node = render.owner
    while let above = node.parent, node !== content {
      var outputs: [RenderNode] = []
      above.collect(into: &outputs)
      if outputs.count != 1 || outputs[0] !== render { break }
      node = above
    }
    return node
  }
}

private final class SubviewNode: TypedNode<Subview> {
  private var isWarned = false

  override init(_ view: Subview, _ context: NodeContext) {
    super.init(view, context)
    view.source.add(self)
    inheritPlace()
  }

  override func viewDidChange(from old: Subview) {
    if old.source !== view.source {
      old.source.remove(self)
      view.source.add(self)
    }
    inheritPlace()
    outputsDidChange()
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    inheritPlace()
  }

  /// The view takes the environment of where it is shown.
  func inheritPlace() {
    guard view.render.owner.isAttached,
      view.render.owner.environment.version != environment.version
    else { return }
    let node = view.source.node(of: view.render)
    if node.environment.version != environment.version { node.inherit(environment) }
  }

  override func collect(into outputs: inout [RenderNode]) {
    let render = view.render
    if render.owner.isAttached, view.source.shows(render, self) { outputs.append(render) }
  }

  func warnOfSecondPlace() {
    if isWarned { return }
    isWarned = true
    graph.warn(
      """
      \(path): the subview \(view.render.owner.name) is shown a second time. A subview has one \
      place; build the content twice to show it twice.
      """)
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    view.render.owner.isAttached ? view.source.node(of: view.render).trait(key) : nil
  }

  override var name: String { "Subview" }

  override func didDetach() { view.source.remove(self) }
}
