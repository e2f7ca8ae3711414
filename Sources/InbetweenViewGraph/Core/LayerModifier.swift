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
  /// The layers with what they stand around, in the order of the content. Nearly always one.
  private var layers: [(content: RenderNode, layer: Modifier.Layer)] = []

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, childContext)
  }

  override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
    child.update(view.content, environment: environment)
    if !bitwiseEqual(old.modifier, view.modifier) { updateLayers() }
  }

  override func refresh() {
    child.update(view.content, environment: environment)
    updateLayers()
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    child.environmentDidChange(new)
    updateLayers()
  }

  private func updateLayers() {
    for (_, layer) in layers { view.modifier._updateLayer(layer, owner: self) }
  }

  override func collect(into outputs: inout [RenderNode]) {
    let start = outputs.count
    child.collect(into: &outputs)
    if layers.count == 1, outputs.count == start + 1, layers[0].content === outputs[start] {
      layers[0].layer.inheritTraits()
      outputs[start] = layers[0].layer
      return
    }
    let old = layers
    layers = []
    layers.reserveCapacity(outputs.count - start)
    for index in start..<outputs.count {
      let content = outputs[index]
      let known = old.first { $0.content === content }?.layer
      let layer = known ?? view.modifier._makeLayer(content, owner: self)
      content.parent = layer
      layer.inheritTraits()
      layers.append((content, layer))
      outputs[index] = layer
    }
    for (content, layer) in old where !layers.contains(where: { $0.content === content }) {
      layer.detach()
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }

  override var name: String { child.name }

  override var standsAround: Bool { true }

  override func didDetach() { for (_, layer) in layers { layer.detach() } }
}
