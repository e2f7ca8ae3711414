/// Content with actions for its coming and going.
struct LifecycleView<Content: View> {
  var content: Content
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

extension LifecycleView: UnaryView, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LifecycleNode(view, context)
  }
}

private final class LifecycleNode<Content: View>: UnaryNode<LifecycleView<Content>> {
  override init(_ view: LifecycleView<Content>, _ context: NodeContext) {
    super.init(view, context)
    if view.appear == nil { return }
    graph.enqueueAction(of: self, for: "onAppear") { [self] in
      guard isAttached, let appear = self.view.appear else { return }
      graph.record(.appear, "appear", owner: self)
      appear()
    }
  }

  override func didDetach() {
    guard let disappear = view.disappear else { return }
    let (graph, path) = (graph, path)
    graph.enqueueAction {
      graph.journal.record(.disappear, "disappear", ownerPath: path, at: graph.time)
      disappear()
    }
  }
}

extension View {
  /// Runs a closure before the view is first drawn.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: action, disappear: nil)
  }

  /// Runs a closure when the view has left, transition included.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: nil, disappear: action)
  }
}
