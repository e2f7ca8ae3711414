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
  private var watcher: AppearanceWatcher?

  override init(_ view: LifecycleView<Content>, _ context: NodeContext) {
    super.init(view, context)
    graph.enqueueAction(of: self, for: "onAppear") { [self] in
      guard isAttached else { return }
      // Where it is shown already, it appears now.
      watcher = AppearanceWatcher(self) { [unowned self] isShown in
        if watcher == nil {
          if isShown { appear() }
        } else {
          graph.enqueueAction(of: self, for: isShown ? "onAppear" : "onDisappear") { [self] in
            guard isAttached else { return }
            if isShown { appear() } else { disappear() }
          }
        }
      }
    }
  }

  private func appear() {
    guard let appear = view.appear else { return }
    graph.record(.appear, "appear", owner: self)
    appear()
  }

  private func disappear() {
    guard let disappear = view.disappear else { return }
    graph.record(.disappear, "disappear", owner: self)
    disappear()
  }

  override func didDetach() {
    let wasShown = watcher?.isShown ?? true
    watcher?.end()
    guard wasShown, let disappear = view.disappear else { return }
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
