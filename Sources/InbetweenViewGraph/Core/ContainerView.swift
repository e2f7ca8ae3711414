/// A built-in view that lays out the views of its content.
@MainActor @preconcurrency
public protocol ContainerView: UnaryView, View where Body == Never {
  associatedtype Render: ContainerRenderNode

  func _makeRender(owner: ViewNode) -> Render
  func _updateRender(_ render: Render, owner: ViewNode)
}

extension ContainerView {
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(view, context)
  }
}

/// A node at which the views of another container begin.
@MainActor
package protocol ContainerBoundary: ViewNode {}

/// The node of a container: it hands the render nodes of its content to its own.
@MainActor
package final class ContainerNode<V: ContainerView>: UnaryNode<V>, ContainerBoundary {
  package private(set) var render: V.Render!

  override package init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    render = view._makeRender(owner: self)
    outputsDidChange()
  }

  override package func viewDidChange(from old: V) {
    super.refresh()
    view._updateRender(render, owner: self)
  }

  override package func environmentDidChange(_ new: EnvironmentValues) {
    super.environmentDidChange(new)
    view._updateRender(render, owner: self)
  }

  override package func outputsDidChange() {
    guard let render else { return }
    var outputs: [RenderNode] = []
    child.collect(into: &outputs)
    render.children = outputs
  }

  override package func collect(into outputs: inout [RenderNode]) { outputs.append(render) }

  // What a view inside says is for this container, not for the one around it.
  override package func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }

  override package var name: String { typeName(V.self) }

  override package var standsAround: Bool { false }

  override package func didDetach() { render.detach() }
}
