/// A view that shows nothing and takes no place.
public struct EmptyView {
  @inlinable public init() {}
}

extension EmptyView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    EmptyNode(view, context)
  }
}

private final class EmptyNode: TypedNode<EmptyView> {}
