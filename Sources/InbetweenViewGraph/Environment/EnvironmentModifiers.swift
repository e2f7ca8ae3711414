import Observation

/// Content with another environment.
///
/// The derived environment is made again only where the inherited one or the written value
/// changed, so that a view below that reads something else is left alone.
struct EnvironmentWriter<Content: View, Value> {
  var content: Content
  var value: Value
  /// Writes the value into the inherited environment.
  var write: (inout EnvironmentValues, Value) -> Void
  /// Whether the same write of an equal value gives an equal environment.
  var isPure: Bool
}

extension EnvironmentWriter: UnaryView, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    EnvironmentNode(view, context)
  }
}

private final class EnvironmentNode<Content: View, Value>: UnaryNode<
  EnvironmentWriter<Content, Value>
>
{
  private var derived: EnvironmentValues

  override init(_ view: EnvironmentWriter<Content, Value>, _ context: NodeContext) {
    source = context.environment.version
    derived = context.environment
    view.write(&derived, view.value)
    super.init(view, context, source: context.transactionSource, environment: derived)
    if !view.isPure { derive() }
  }

  /// A user's transform may read state: it is this node's to watch.
  private lazy var properties = PropertyOwner(node: self)

  private func derive() {
    var new = environment
    if view.isPure {
      view.write(&new, view.value)
    } else {
      graph.evaluate(self, properties) { view.write(&new, view.value) }
    }
    derived = new
  }

  override func didDetach() { if !view.isPure { properties.detach() } }

  override func viewDidChange(from old: EnvironmentWriter<Content, Value>) {
    // The inherited environment may have changed with the view; `source` tells.
    let same =
      view.isPure && source == environment.version && valuesEqual(old.value, view.value)
    if !same { derive() }
    source = environment.version
    child.update(view.content, environment: derived)
  }

  /// The version of the environment that `derived` was made from.
  private var source: UInt64

  override func refresh() {
    derive()
    source = environment.version
    child.update(view.content, environment: derived)
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    derive()
    source = new.version
    child.inherit(derived)
  }
}

typealias EnvironmentObjectView<Content: View> = EnvironmentWriter<Content, AnyObject>

extension EnvironmentWriter where Value == AnyObject {
  init(content: Content, type: ObjectIdentifier, object: AnyObject) {
    self.init(
      content: content, value: object, write: { $0[raw: type] = $1 }, isPure: true)
  }
}

extension View {
  /// Sets a value of the environment for this view and those below it.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentWriter(
      content: self, value: value, write: { $0[keyPath: keyPath] = $1 }, isPure: true)
  }

  /// Puts an observable object into the environment, under its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    let type = ObjectIdentifier(T.self)
    return EnvironmentWriter(
      content: self, value: object, write: { $0[raw: type] = $1 }, isPure: true)
  }

  /// Changes a value of the environment for this view and those below it.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentWriter(
      content: self, value: (),
      write: { environment, _ in transform(&environment[keyPath: keyPath]) },
      isPure: false)
  }
}
