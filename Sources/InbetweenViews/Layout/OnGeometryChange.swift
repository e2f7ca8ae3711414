import Foundation
import InbetweenViewGraph

/// Content with an action for changes of its geometry.
struct GeometryChangeView<Content: View, Value: Equatable> {
  var content: Content
  var read: (GeometryProxy) -> Value
  var action: (Value, Value) -> Void
}

extension GeometryChangeView: UnaryView, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    GeometryChangeNode(view, context)
  }
}

private final class GeometryChangeNode<Content: View, Value: Equatable>: UnaryNode<
  GeometryChangeView<Content, Value>
>, LayoutReader
{
  private let source = GeometrySource()
  private weak var render: RenderNode?
  private var told: Value?

  override init(_ view: GeometryChangeView<Content, Value>, _ context: NodeContext) {
    super.init(view, context)
    graph.addLayoutReader(self)
  }

  // The geometry of several views is that of the first.
  override func collect(into outputs: inout [RenderNode]) {
    let start = outputs.count
    child.collect(into: &outputs)
    guard outputs.count > start else { return }
    render = outputs[start]
    source.follow(outputs[start])
  }

  func layoutDidFinish() {
    guard let render, render.hasPlace else { return }
    source.begin()
    let value = view.read(GeometryProxy(source))
    if value == told { return }
    let old = told ?? value
    told = value
    graph.enqueueAction { [weak self] in
      guard let self, isAttached else { return }
      view.action(old, value)
    }
  }

  override func didDetach() { graph.removeLayoutReader(self) }
}

extension View {
  /// Runs a closure with a value made of the view's geometry, first when the view has its place and
  /// then whenever the value is another.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    GeometryChangeView(content: self, read: transform, action: { action($1) })
  }

  /// Runs a closure with the old and the new value made of the view's geometry; at first both are
  /// the same.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    GeometryChangeView(content: self, read: transform, action: action)
  }
}
