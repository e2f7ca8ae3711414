/// Content with asynchronous work for as long as it is there.
struct TaskView<Content: View, ID: Equatable> {
  var content: Content
  var id: ID
  var priority: TaskPriority
  var action: @isolated(any) @Sendable () async -> Void
}

extension TaskView: UnaryView, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TaskNode(view, context)
  }
}

private final class TaskNode<Content: View, ID: Equatable>: UnaryNode<TaskView<Content, ID>> {
  private var task: Task<Void, Never>?
  private var watcher: AppearanceWatcher?

  override init(_ view: TaskView<Content, ID>, _ context: NodeContext) {
    super.init(view, context)
    start()
  }

  /// Begins once the view is shown.
  private func start() {
    graph.enqueueAction { [self] in
      guard isAttached else { return }
      if watcher == nil {
        watcher = AppearanceWatcher(self) { [unowned self] isShown in
          if watcher == nil { return }
          if isShown { start() } else { cancel() }
        }
      }
      guard watcher?.isShown == true, task == nil else { return }
      graph.record(.task, "task started", owner: self)
      let action = view.action
      task = Task(priority: view.priority) {
        await action()
        if !Task.isCancelled { didEnd() }
      }
    }
  }

  private func didEnd() { graph.record(.task, "task ended", owner: self) }

  private func cancel() {
    guard let task else { return }
    graph.record(.task, "task cancelled", owner: self)
    task.cancel()
    self.task = nil
  }

  override func viewDidChange(from old: TaskView<Content, ID>) {
    if old.id != view.id {
      cancel()
      start()
    }
    refresh()
  }

  override func didDetach() {
    watcher?.end()
    cancel()
  }
}

extension View {
  /// Starts work when the view appears; it is cancelled when the view leaves.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: true, priority: priority, action: action)
  }

  /// Starts work when the view appears and again when `id` changes; it is cancelled then, and when
  /// the view leaves.
  public nonisolated func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: id, priority: priority, action: action)
  }
}
