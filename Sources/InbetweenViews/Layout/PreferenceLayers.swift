import Foundation
import InbetweenViewGraph

/// Content with another view behind it or in front of it that is made of a preference of the
/// content.
struct PreferenceSecondaryView<Content: View, Key: PreferenceKey, Secondary: View> {
  var content: Content
  var alignment: Alignment
  var role: SecondaryRole
  var transform: (Key.Value) -> Secondary
}

extension PreferenceSecondaryView: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    PreferenceSecondaryNode(view, context)
  }
}

private final class PreferenceSecondaryNode<Content: View, Key: PreferenceKey, Secondary: View>:
  TypedNode<PreferenceSecondaryView<Content, Key, Secondary>>
{
  private typealias Layered = SecondaryView<PlaceholderContentView<Key>, Secondary>

  private lazy var properties = PropertyOwner(node: self)
  private var child: TypedNode<Content>!
  private var layered: TypedNode<Layered>!
  private var isRefreshing = false

  override init(
    _ view: PreferenceSecondaryView<Content, Key, Secondary>, _ context: NodeContext
  ) {
    super.init(view, context)
    child = Content._makeNode(view.content, childContext)
    layered = Layered._makeNode(evaluate(), childContext)
  }

  private func evaluate() -> Layered {
    let secondary = graph.evaluate(self, properties) {
      view.transform(child.preference(Key.self) ?? Key.defaultValue)
    }
    return Layered(
      content: PlaceholderContentView(source: BorrowedSource(child)), secondary: secondary,
      view.alignment, view.role)
  }

  override var name: String { child.name }

  override var standsAround: Bool { true }

  override func refresh() {
    isRefreshing = true
    child.update(view.content, environment: environment)
    isRefreshing = false
    layered.update(evaluate(), environment: environment)
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    child.inherit(new)
    layered.inherit(new)
  }

  override func preferencesDidChange(in node: ViewNode) {
    if node === child, !isRefreshing { setNeedsRefresh() }
    super.preferencesDidChange(in: node)
  }

  override func collect(into outputs: inout [RenderNode]) { layered.collect(into: &outputs) }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    visit(child)
    visit(layered)
  }

  override func trait<Other: ViewTraitKey>(_ key: Other.Type) -> Other.Value? { child.trait(key) }

  override func didDetach() { properties.detach() }
}

extension View {
  /// Draws a view behind this one that is made of a preference of this one.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceSecondaryView<Self, K, V>(
      content: self, alignment: alignment, role: .background, transform: transform)
  }

  /// Draws a view in front of this one that is made of a preference of this one.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceSecondaryView<Self, K, V>(
      content: self, alignment: alignment, role: .overlay, transform: transform)
  }
}
