/// A value that a view gives to the container around it, under a key of its own type.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view tells its container.
public struct ContainerValues {
  /// The traits of the view's render node.
  package var traits: [ObjectIdentifier: Any]

  package init(traits: [ObjectIdentifier: Any]) { self.traits = traits }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { traits[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { traits[ObjectIdentifier(key)] = newValue }
  }
}

/// Content with a value for the container around it.
struct ContainerValueView<Content: View, Value> {
  var content: Content
  var keyPath: WritableKeyPath<ContainerValues, Value>
  var value: Value
}

extension ContainerValueView: UnaryView, View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerValueNode(view, context)
  }
}

private final class ContainerValueNode<Content: View, Value>: UnaryNode<
  ContainerValueView<Content, Value>
>
{
  override func viewDidChange(from old: ContainerValueView<Content, Value>) {
    refresh()
    // Containers read it when they collect their views.
    if !valuesEqual(old.value, view.value) { outputsDidChange() }
  }

  override func collect(into outputs: inout [RenderNode]) {
    let start = outputs.count
    child.collect(into: &outputs)
    for node in outputs[start...] {
      var values = ContainerValues(traits: node.traits)
      values[keyPath: view.keyPath] = view.value
      node.traits = values.traits
    }
  }
}

extension View {
  /// Tells the container around a value.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    ContainerValueView(content: self, keyPath: keyPath, value: value)
  }
}
