/// Something a view tells its container: z-order, layout priority, transition, tag.
public protocol ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Whether another value asks the container for another layout.
  static var _affectsLayout: Bool { get }
}

extension ViewTraitKey {
  public static var _affectsLayout: Bool { false }
}

/// Content with a value for its container.
public struct TraitView<Key: ViewTraitKey, Content: View> {
  public package(set) var content: Content
  package var value: Key.Value

  package init(content: Content, value: Key.Value) {
    self.content = content
    self.value = value
  }
}

extension TraitView: UnaryView {}

extension TraitView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TraitNode(view, context)
  }
}

private final class TraitNode<Key: ViewTraitKey, Content: View>: UnaryNode<
  TraitView<Key, Content>
>
{
  override func viewDidChange(from old: TraitView<Key, Content>) {
    refresh()
    // Layers around the views take traits over when outputs are collected.
    if Key._affectsLayout, !valuesEqual(old.value, view.value) { outputsDidChange() }
  }

  override func collect(into outputs: inout [RenderNode]) {
    let start = outputs.count
    child.collect(into: &outputs)
    for node in outputs[start...] {
      if Key.self == ZIndexTrait.self { node.zIndex = view.value as! Double }
      if Key.self == LayoutPriorityTrait.self { node.layoutPriority = view.value as! Double }
      node.traits[ObjectIdentifier(Key.self)] = view.value
    }
  }

  override func trait<Other: ViewTraitKey>(_ key: Other.Type) -> Other.Value? {
    if let value = view.value as? Other.Value, key == Key.self { return value }
    return child.trait(key)
  }
}

/// Painting order among the views of one container; higher is in front.
public enum ZIndexTrait: ViewTraitKey {
  public static var defaultValue: Double { 0 }
  public static var _affectsLayout: Bool { true }
}

/// Who in a stack gets room first.
public enum LayoutPriorityTrait: ViewTraitKey {
  public static var defaultValue: Double { 0 }
  public static var _affectsLayout: Bool { true }
}

extension View {
  /// Paints the view in front of those of its container with a lower value.
  @inlinable public nonisolated func zIndex(_ value: Double) -> some View {
    _trait(ZIndexTrait.self, value)
  }

  /// Gives the view its room in a stack before those with a lower value.
  @inlinable public nonisolated func layoutPriority(_ value: Double) -> some View {
    _trait(LayoutPriorityTrait.self, value)
  }

  public nonisolated func _trait<Key: ViewTraitKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> TraitView<Key, Self> {
    TraitView(content: self, value: value)
  }
}
