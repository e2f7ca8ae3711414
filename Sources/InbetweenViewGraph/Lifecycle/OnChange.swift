/// Content that tells when a value changed.
struct ChangeView<Content: View, Value: Equatable> {
  var content: Content
  var value: Value
  var initial: Bool
  var action: (Value, Value) -> Void
  var place: SourcePlace
}

extension ChangeView: UnaryView, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ChangeNode(view, context)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>: UnaryNode<
  ChangeView<Content, Value>
>
{
  /// The value that was told last: changes within one instant are told once.
  private var told: Value
  private var isQueued = false

  override init(_ view: ChangeView<Content, Value>, _ context: NodeContext) {
    told = view.value
    super.init(view, context)
    if view.initial { tell(initially: true) }
  }

  override func viewDidChange(from old: ChangeView<Content, Value>) {
    if told != view.value { tell(initially: false) }
    refresh()
  }

  private func tell(initially: Bool) {
    if isQueued { return }
    isQueued = true
    graph.enqueueAction(of: self, for: "onChange", at: view.place) { [self] in
      guard isAttached else { return }
      isQueued = false
      let (old, new) = (told, view.value)
      if old == new, !initially { return }
      told = new
      view.action(old, new)
    }
  }
}

extension View {
  /// Runs a closure with the old and the new value after an update in which the value changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _fileID: StaticString = #fileID, _line: UInt = #line,
    _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View {
    ChangeView(
      content: self, value: value, initial: initial, action: action,
      place: SourcePlace(_fileID, _line))
  }

  /// Runs a closure after an update in which the value changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _fileID: StaticString = #fileID, _line: UInt = #line,
    _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(
      content: self, value: value, initial: initial, action: { _, _ in action() },
      place: SourcePlace(_fileID, _line))
  }

  /// Runs a closure with the new value after an update in which the value changed; the form before
  /// iOS 17.
  public nonisolated func onChange<V: Equatable>(
    of value: V, _fileID: StaticString = #fileID, _line: UInt = #line,
    perform action: @escaping (_ new: V) -> Void
  ) -> some View {
    ChangeView(
      content: self, value: value, initial: false, action: { action($1) },
      place: SourcePlace(_fileID, _line))
  }
}
