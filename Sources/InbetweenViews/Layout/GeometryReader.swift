import Foundation
import InbetweenViewGraph

/// A view that takes all the room it is offered and makes its content of its size and place. The
/// content stands at the top leading corner.
@frozen
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    GeometryReaderNode(view, context)
  }
}

/// The node of a geometry reader. The content is made when the reader has its first place, so that
/// it is never seen with another size, and made anew in the update in which what it read changed.
private final class GeometryReaderNode<Content: View>: TypedNode<GeometryReader<Content>>,
  LayoutReader
{
  private lazy var properties = PropertyOwner(node: self)
  private let source = GeometrySource()
  private var child: TypedNode<Content>?
  private var render: GeometryReaderRenderNode!

  override init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    super.init(view, context)
    render = GeometryReaderRenderNode(owner: self)
    source.follow(render)
    graph.addLayoutReader(self)
  }

  func layoutDidFinish() {
    if render.hasPlace, child == nil || source.isOutdated { setNeedsRefresh() }
  }

  override func refresh() {
    guard render.hasPlace else { return }
    let content = graph.evaluate(self, properties) {
      source.begin()
      return view.content(GeometryProxy(source))
    }
    if let child {
      child.update(content, environment: environment)
    } else {
      child = Content._makeNode(content, childContext)
      outputsDidChange()
    }
  }

  override func outputsDidChange() {
    var outputs: [RenderNode] = []
    child?.collect(into: &outputs)
    render.children = outputs
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    child?.inherit(new)
  }

  override func collect(into outputs: inout [RenderNode]) { outputs.append(render) }

  override func forEachChild(_ visit: (ViewNode) -> Void) { if let child { visit(child) } }

  override var name: String { "GeometryReader" }

  override func didDetach() {
    graph.removeLayoutReader(self)
    properties.detach()
    render.detach()
  }
}

/// All the room, with the children at its top leading corner, in front of one another.
private final class GeometryReaderRenderNode: ContainerRenderNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = Looks.length(.geometryReaderIdeal)
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: ideal, height: ideal))
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    let (offer, mirrored) = (ProposedViewSize(frame.rect.size), isMirrored)
    for child in laidOutChildren {
      place(child, at: .zero, proposal: offer, mirrored: mirrored)
    }
  }
}
