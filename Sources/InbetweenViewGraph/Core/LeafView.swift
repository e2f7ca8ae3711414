/// A built-in view without content: text, a picture, a shape.
@MainActor @preconcurrency
public protocol LeafView: View where Body == Never {
  associatedtype Render: RenderNode

  func _makeRender(owner: ViewNode) -> Render
  /// The view's value or the environment changed.
  func _updateRender(_ render: Render, owner: ViewNode)
}

extension LeafView {
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(view, context)
  }
}

/// The node of a leaf.
@MainActor
package final class LeafNode<V: LeafView>: TypedNode<V> {
  package private(set) var render: V.Render!

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    render = view._makeRender(owner: self)
  }

  override package func refresh() { view._updateRender(render, owner: self) }

  override package func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    refresh()
  }

  override package func collect(into outputs: inout [RenderNode]) { outputs.append(render) }

  override package var name: String { typeName(V.self) }

  override package func didDetach() { render.detach() }
}
