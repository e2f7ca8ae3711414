/// A built-in modifier that puts one render node around each render node of its content.
///
/// A modifier applied to several views (a group, a `ForEach`) is applied to each of them.
@MainActor @preconcurrency
public protocol LayerModifier: ViewModifier where Body == Never {
  associatedtype Layer: RenderNode

  /// Makes the layer around a child.
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> Layer

  /// The modifier's value or the environment changed.
  func _updateLayer(_ layer: Layer, owner: ViewNode)
}

extension LayerModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: NodeContext
  ) -> TypedNode<ModifiedContent<C, Self>> {
    LayerNode(view, context)
  }
}

/// The node of content with a layer modifier.
@MainActor
final class LayerNode<Content: View, Modifier: LayerModifier>: TypedNode<
  ModifiedContent<Content, Modifier>
>
{
  private var child: TypedNode<Content>!
  /// The layer around the content's only node; nearly always all there is.
  private var first: Entry?
  /// The others, where the content is several views, in their order.
  private var more: [Entry] = []

  private struct Entry {
    let content: RenderNode
    let layer: RenderNode
  }

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, childContext)
  }

  override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
    child.update(view.content, environment: environment)
    if cameWithEnvironment || !bitwiseEqual(old.modifier, view.modifier) { updateLayers() }
  }

  override func refresh() {
    child.update(view.content, environment: environment)
    updateLayers()
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    child.inherit(new)
    updateLayers()
  }

  private func updateLayers() {
    guard let first else { return }
    update(first.layer)
    for entry in more { update(entry.layer) }
  }

  // Only layers that the modifier made are kept.
  private func update(_ layer: RenderNode) {
    view.modifier._updateLayer(unsafeDowncast(layer, to: Modifier.Layer.self), owner: self)
  }

  override func collect(into outputs: inout [RenderNode]) {
    let start = outputs.count
    child.collect(into: &outputs)
    if more.isEmpty, outputs.count == start + 1 {
      let content = outputs[start]
      if let first, first.content === content {
        content.parent = first.layer
        first.layer.inheritTraits()
      } else {
        first?.layer.detach()
        first = entry(for: content, among: [])
      }
      outputs[start] = first!.layer
      return
    }
    let old = (first.map { [$0] } ?? []) + more
    let new = outputs[start...].map { entry(for: $0, among: old) }
    first = new.first
    more = Array(new.dropFirst())
    outputs.replaceSubrange(start..., with: new.map(\.layer))
    let kept = Set(new.map { ObjectIdentifier($0.content) })
    for entry in old where !kept.contains(ObjectIdentifier(entry.content)) { entry.layer.detach() }
  }

  /// The layer around a node: the one that is there, or a new one.
  private func entry(for content: RenderNode, among known: [Entry]) -> Entry {
    let entry =
      known.first { $0.content === content }
      ?? Entry(content: content, layer: view.modifier._makeLayer(content, owner: self))
    content.parent = entry.layer
    entry.layer.inheritTraits()
    return entry
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }

  override var name: String { child.name }

  override var standsAround: Bool { true }

  override func didDetach() {
    first?.layer.detach()
    for entry in more { entry.layer.detach() }
  }
}
