import InbetweenDrawing
import InbetweenViewGraph

/// A view that shows a shape, and can show it again in another way on top (`fill` then `stroke`).
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  nonisolated var shape: Content { get }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public let shape: Content
  public let style: Style
  public let fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ShapeView {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ShapeNode(view, context, named: Content._name) {
      ShapeNode.Parts(shape: $0.shape, style: $0.style, fillStyle: $0.fillStyle)
    }
  }
}

extension Shape {
  @MainActor @preconcurrency
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  @MainActor @preconcurrency
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ShapeNode(view, context, named: _name) {
      ShapeNode.Parts(shape: $0, style: ForegroundStyle(), fillStyle: FillStyle())
    }
  }
}

/// The node of a view that shows a shape.
@MainActor
final class ShapeNode<V: View, S: Shape, Style: ShapeStyle>: TypedNode<V> {
  /// What a view says of its shape.
  struct Parts {
    var shape: S
    var style: Style
    var fillStyle: FillStyle
  }

  private let shapeName: String
  private let parts: (V) -> Parts
  private var render: ShapeRenderNode<S>!
  /// What the style read from the environment.
  private let tracker = EnvironmentTracker()

  init(_ view: V, _ context: NodeContext, named name: String, parts: @escaping (V) -> Parts) {
    shapeName = name
    self.parts = parts
    super.init(view, context)
    render = ShapeRenderNode(model(), owner: self)
  }

  override var name: String { shapeName }

  private func model() -> ShapeRenderNode<S>.Model {
    let parts = parts(view)
    var tracked = environment
    tracked.tracker = tracker
    return ShapeRenderNode<S>.Model(
      shape: parts.shape, fillStyle: parts.fillStyle,
      style: parts.style.resolvedStyle(in: tracked), layoutDirection: tracked.layoutDirection)
  }

  override func refresh() { render.update(model()) }

  override func environmentDidChange(_ new: EnvironmentValues) {
    let old = environment
    environment = new
    if new.differs(from: old, in: tracker.keys) { refresh() }
  }

  override func collect(into outputs: inout [RenderNode]) { outputs.append(render) }

  override func didDetach() { render.detach() }
}
