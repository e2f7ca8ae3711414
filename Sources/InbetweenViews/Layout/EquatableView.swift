import InbetweenViewGraph

/// A view that is evaluated again only where it does not equal the one before.
public struct EquatableView<Content: View & Equatable> {
  public var content: Content

  public init(content: Content) { self.content = content }
}

extension EquatableView: UnaryView, View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    EquatableNode(view, context)
  }
}

private final class EquatableNode<Content: View & Equatable>: UnaryNode<EquatableView<Content>> {
  override func viewDidChange(from old: EquatableView<Content>) {
    // What is equal stays as it was given first; the environment goes on all the same.
    if old.content == view.content { view.content = old.content }
    refresh()
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only where it does not equal the one before.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
