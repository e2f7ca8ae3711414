import InbetweenDrawing
import InbetweenViewGraph

/// A colour, gradient or material is also a view: it fills the room that it is offered.
extension Color: View {}
extension Color.Resolved: View {}
extension AnyGradient: View {}
extension LinearGradient: View {}
extension RadialGradient: View {}
extension EllipticalGradient: View {}
extension AngularGradient: View {}
extension MeshGradient: View {}

extension ShapeStyle where Self: View {
  @MainActor @preconcurrency
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }

  @MainActor @preconcurrency
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ShapeNode(view, context, named: typeName(Self.self)) {
      ShapeNode.Parts(shape: Rectangle(), style: $0, fillStyle: FillStyle())
    }
  }
}
