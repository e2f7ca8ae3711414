import InbetweenCombine

/// Content with an action for what a publisher sends.
struct ReceiverView<Content: View, P: Publisher> where P.Failure == Never {
  var content: Content
  var publisher: P
  var action: (P.Output) -> Void
}

extension ReceiverView: UnaryView, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ReceiverNode(view, context)
  }
}

private final class ReceiverNode<Content: View, P: Publisher>: UnaryNode<ReceiverView<Content, P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  override init(_ view: ReceiverView<Content, P>, _ context: NodeContext) {
    super.init(view, context)
    graph.enqueueAction { [weak self] in
      guard let self, isAttached else { return }
      subscribe()
    }
  }

  private func subscribe() {
    subscription = view.publisher.sink { [weak self] value in
      // It stays on the thread it is on; see `onMain`.
      nonisolated(unsafe) let value = value
      onMain {
        guard let self, self.isAttached else { return }
        self.view.action(value)
      }
    }
  }

  override func viewDidChange(from old: ReceiverView<Content, P>) {
    // A publisher that is another one now is listened to from here on.
    if subscription != nil, !valuesEqual(old.publisher, view.publisher), isReference { subscribe() }
    refresh()
  }

  /// Publishers of value types are made anew with each body; only objects can be told apart.
  private var isReference: Bool { P.self is AnyObject.Type }

  override func didDetach() {
    subscription?.cancel()
    subscription = nil
  }
}

extension View {
  /// Runs a closure with each value that a publisher sends while the view is there.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ReceiverView(content: self, publisher: publisher, action: action)
  }
}
