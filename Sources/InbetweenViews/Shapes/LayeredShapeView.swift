import Foundation
import InbetweenViewGraph

/// A shape drawn over another view, which gets the frame of the shape.
@MainActor @preconcurrency
public protocol _LayeredShapeView: ShapeView where Body == Never {
  associatedtype Drawn: Shape
  associatedtype Style: ShapeStyle
  associatedtype Background: View

  nonisolated var front: _ShapeView<Drawn, Style> { get }
  nonisolated var background: Background { get }
}

extension _LayeredShapeView {
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    // Nearly always there is nothing below, and the shape stands for itself.
    guard Background.self == EmptyView.self else { return LayeredShapeNode(view, context) }
    return ShapeNode(view, context, named: Drawn._name) {
      let front = $0.front
      return ShapeNode.Parts(shape: front.shape, style: front.style, fillStyle: front.fillStyle)
    }
  }
}

/// The node of a shape over another view.
private final class LayeredShapeNode<V: _LayeredShapeView>: TypedNode<V> {
  private typealias Content = Layers<V.Background, _ShapeView<V.Drawn, V.Style>>
  private var child: TypedNode<Content>!

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(Content(view.background, view.front), childContext)
  }

  override func refresh() {
    child.update(Content(view.background, view.front), environment: environment)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { visit(child) }

  override var name: String { V.Drawn._name }
}

/// Two views, the lower one first.
private struct Layers<Background: View, Front: View> {
  var content: TupleView<(Background, Front)>

  init(_ background: Background, _ front: Front) {
    content = ViewBuilder.buildBlock(background, front)
  }
}

extension Layers: UnaryView, ContainerView {
  func _makeRender(owner: ViewNode) -> LayersRenderNode { LayersRenderNode(owner: owner) }

  func _updateRender(_ render: LayersRenderNode, owner: ViewNode) {}
}

/// Takes the size of its last child; the others get that frame.
private final class LayersRenderNode: ContainerRenderNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    laidOutChildren.last?.sizeThatFits(proposal) ?? .zero
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    let own = ProposedViewSize(frame.rect.size)
    for child in laidOutChildren {
      let size = child.sizeThatFits(own)
      child.place(
        at: CGPoint(
          x: frame.x + (frame.width - size.width) / 2,
          y: frame.y + (frame.height - size.height) / 2),
        proposal: own)
    }
  }
}
