/// Several views that are handed on to the container as they are.
public struct Group<Content> {
  public package(set) var content: Content
}

extension Group: UnaryView where Content: View {}

extension Group: View where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    GroupNode(view, context)
  }
}

private final class GroupNode<Content: View>: UnaryNode<Group<Content>> {
}
