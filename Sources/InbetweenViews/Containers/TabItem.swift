import Foundation
import InbetweenViewGraph

/// A page with what stands for it in the bar.
struct TabItemView<Content: View, Label: View> {
  var content: Content
  var label: Label
}

extension TabItemView: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TabItemNode(view, context)
  }
}

/// The item of a page, as the bar of its tab view finds it.
@MainActor
protocol TabItemSource: ViewNode {
  var itemNodes: [RenderNode] { get }
  func setSelected(_ isSelected: Bool)
}

enum TabItemTrait: ViewTraitKey { static var defaultValue: AnyObject? { nil } }

private final class TabItemNode<Content: View, Label: View>: TypedNode<TabItemView<Content, Label>>,
  TabItemSource
{
  private typealias Styled = ModifiedContent<Label, TabItemLook>
  private var child: TypedNode<Content>!
  private var item: TypedNode<Styled>!
  private var isSelected = false
  private var itemEnvironment: EnvironmentValues

  override init(_ view: TabItemView<Content, Label>, _ context: NodeContext) {
    itemEnvironment = context.environment
    super.init(view, context)
    child = Content._makeNode(view.content, childContext)
    deriveItem()
    var inner = childContext
    inner.environment = itemEnvironment
    item = Styled._makeNode(view.label.modifier(TabItemLook()), inner)
  }

  private func deriveItem() {
    itemEnvironment = environment
    itemEnvironment.labelStyle = AnyLabelStyle(TabItemLabelStyle())
    itemEnvironment.font = .system(size: Looks.bar(.tabTitleFontSize), weight: .semibold)
    let color: Looks.ColorName = isSelected ? .tabTint : .tabUnselected
    let tint = isSelected ? environment.tint : nil
    itemEnvironment.foreground = environment.foreground.setting([
      tint ?? AnyShapeStyle(Color(.palette(color, name: "\(color)")))
    ])
  }

  func setSelected(_ new: Bool) {
    if isSelected == new { return }
    isSelected = new
    deriveItem()
    item.inherit(itemEnvironment)
  }

  var itemNodes: [RenderNode] {
    var outputs: [RenderNode] = []
    item.collect(into: &outputs)
    return outputs
  }

  override func refresh() {
    child.update(view.content, environment: environment)
    deriveItem()
    item.update(view.label.modifier(TabItemLook()), environment: itemEnvironment)
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    child.inherit(new)
    deriveItem()
    item.inherit(itemEnvironment)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    visit(child)
    visit(item)
  }

  override func collect(into outputs: inout [RenderNode]) {
    let start = outputs.count
    child.collect(into: &outputs)
    for output in outputs[start...] { output.traits[ObjectIdentifier(TabItemTrait.self)] = self }
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }

  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    child.preference(key)
  }
}

/// An item is one view, whatever its label is made of.
struct TabItemLook: ViewModifier {
  func body(content: Content) -> some View { VStack(spacing: 0) { content } }
}

/// The icon above the title.
private struct TabItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.icon.font(.system(size: Looks.bar(.inlineTitleFontSize)))
      configuration.title
    }
  }
}
