/// A piece of user interface, described by a value.
///
/// A user's view gives a `body`. Built-in views make their own node instead; their `Body` is
/// `Never`.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes what persists of the view for as long as its identity does. Only built-in views
  /// implement it.
  @MainActor @preconcurrency
  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self>
}

extension View {
  @MainActor @preconcurrency
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    CompositeNode(view, context)
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no value, so it has no body") }
}

extension View where Body == Never {
  public var body: Never {
    fatalError("\(Self.self) is a built-in view: it makes its node itself and has no body")
  }
}
