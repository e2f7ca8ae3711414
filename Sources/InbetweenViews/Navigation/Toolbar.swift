import Foundation
import InbetweenViewGraph

/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let side: BarSide

  public static let automatic = ToolbarItemPlacement(side: .trailing)
  public static let principal = ToolbarItemPlacement(side: .principal)
  public static let navigation = ToolbarItemPlacement(side: .leading)
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  public static let status = ToolbarItemPlacement(side: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// There is no keyboard to stand above.
  public static let keyboard = ToolbarItemPlacement(side: .none)
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
}

/// A part of the bars of a page.
enum BarSide: Hashable, Sendable { case leading, principal, trailing, bottom, none }

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }

  /// The items with their places. Only built-in content implements it.
  var _items: [_ToolbarItem] { get }
}

extension ToolbarContent {
  public var _items: [_ToolbarItem] { body._items }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is built-in content and has no body") }
}

extension Never: ToolbarContent {
  public var _items: [_ToolbarItem] { [] }
}

/// An item and its place.
public struct _ToolbarItem {
  let side: BarSide
  let view: AnyView
}

/// One item.
public struct ToolbarItem<ID, Content: View> {
  var placement: ToolbarItemPlacement
  var content: Content
}

extension ToolbarItem where ID == Void {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never

  public var _items: [_ToolbarItem] {
    [_ToolbarItem(side: placement.side, view: AnyView(content))]
  }
}

/// Several items at one place.
public struct ToolbarItemGroup<Content: View> {
  var placement: ToolbarItemPlacement
  var content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup {
  /// Items that a label stands for where there is no room for them. Here there always is.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(placement: placement, content: content)
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  public var _items: [_ToolbarItem] {
    [_ToolbarItem(side: placement.side, view: AnyView(content))]
  }
}

/// Room between items. Items stand at their sides here.
public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never

  public nonisolated init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}

  public var _items: [_ToolbarItem] { [] }
}

/// How much room a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}

/// Something that bars have by themselves, at another place. None of these is drawn here but where
/// it stands anyway.
public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never

  public nonisolated init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}

  public var _items: [_ToolbarItem] { [] }
}

/// The menu of a title. Titles have none here.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) {}

  public var _items: [_ToolbarItem] { [] }
}

extension ToolbarContent {
  /// Items have no ground of their own here, so that none is shared.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent {
    self
  }
}

/// Builds toolbars.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

  public static func buildBlock() -> _ToolbarItems { _ToolbarItems(items: []) }

  @MainActor
  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> _ToolbarItems {
    var items: [_ToolbarItem] = []
    for part in repeat each content { items += part._items }
    return _ToolbarItems(items: items)
  }

  @MainActor
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ToolbarItems {
    _ToolbarItems(items: content?._items ?? [])
  }

  @MainActor
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarItems {
    _ToolbarItems(items: first._items)
  }

  @MainActor
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarItems {
    _ToolbarItems(items: second._items)
  }
}

/// Items that were built.
public struct _ToolbarItems { let items: [_ToolbarItem] }

extension _ToolbarItems: ToolbarContent {
  public typealias Body = Never

  public var _items: [_ToolbarItem] { items }
}

/// Where the items of a page meet the bars of the page.
@MainActor
final class BarHost {
  private var items: [ObjectIdentifier: [(side: BarSide, nodes: [RenderNode])]] = [:]
  private var order: [ObjectIdentifier] = []
  private var slots: [BarSide: Slot] = [:]
  /// Told whether the bar at the top has any item.
  var onChange: ((Bool) -> Void)?

  private struct Slot { weak var render: BarSlotRenderNode? }

  nonisolated init() {}

  func set(_ new: [(side: BarSide, nodes: [RenderNode])], by owner: ViewNode) {
    let id = ObjectIdentifier(owner)
    if items[id] == nil { order.append(id) }
    items[id] = new
    distribute()
  }

  func remove(_ owner: ViewNode) {
    items[ObjectIdentifier(owner)] = nil
    order.removeAll { $0 == ObjectIdentifier(owner) }
    distribute()
  }

  func add(_ slot: BarSlotRenderNode, _ side: BarSide) {
    slots[side] = Slot(render: slot)
    distribute()
  }

  var hasTopItems: Bool {
    items.values.contains { $0.contains { $0.side != .bottom && $0.side != .none } }
  }

  private func distribute() {
    for (side, slot) in slots {
      guard let render = slot.render else { continue }
      let nodes = order.flatMap { id in (items[id] ?? []).filter { $0.side == side } }
        .flatMap(\.nodes)
      if !render.children.elementsEqual(nodes, by: { $0 === $1 }) { render.children = nodes }
    }
    onChange?(hasTopItems)
  }
}

private enum BarHostKey: EnvironmentKey { static var defaultValue: BarHost? { nil } }

extension EnvironmentValues {
  var barHost: BarHost? {
    get { self[BarHostKey.self] }
    set { self[BarHostKey.self] = newValue }
  }
}

/// A side of a bar, with the items that belong there.
struct BarSlot {
  var side: BarSide
  var host: BarHost
}

extension BarSlot: LeafView {
  func _makeRender(owner: ViewNode) -> BarSlotRenderNode {
    let render = BarSlotRenderNode(owner: owner)
    host.add(render, side)
    return render
  }

  func _updateRender(_ render: BarSlotRenderNode, owner: ViewNode) {}
}

final class BarSlotRenderNode: ContainerRenderNode {
  private let stack = StackMeasure(
    axis: .horizontal, horizontal: .center, vertical: .center, spacing: Looks.bar(.buttonGap))

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    stack.size(laidOutChildren, proposal)
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    stack.place(laidOutChildren, in: frame.rect, proposal: proposal, mirrored: isMirrored)
  }
}

/// Tells a page whether its bar has items.
struct BarWatch {
  var host: BarHost
  var onChange: (Bool) -> Void
}

extension BarWatch: LayerModifier {
  func _makeLayer(_ child: RenderNode, owner: ViewNode) -> WrapperRenderNode {
    let (host, onChange) = (host, onChange)
    host.onChange = onChange
    if host.hasTopItems { owner.graph.enqueueAction { onChange(host.hasTopItems) } }
    return WrapperRenderNode(child, owner: owner)
  }

  func _updateLayer(_ layer: WrapperRenderNode, owner: ViewNode) { host.onChange = onChange }
}

/// Content with items for the bars of its page.
private struct ToolbarView<Content: View> {
  var content: Content
  var items: () -> [_ToolbarItem]
}

extension ToolbarView: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ToolbarNode(view, context)
  }
}

/// The items stand in the tree where they are written, and are drawn in the bars.
private final class ToolbarNode<Content: View>: TypedNode<ToolbarView<Content>> {
  private var child: TypedNode<Content>!
  private var items: [(side: BarSide, node: TypedNode<AnyView>)] = []

  override init(_ view: ToolbarView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, childContext)
    updateItems()
  }

  override func refresh() {
    child.update(view.content, environment: environment)
    updateItems()
  }

  private func updateItems() {
    let new = view.items()
    if new.map(\.side) == items.map(\.side) {
      for (item, old) in zip(new, items) { old.node.update(item.view, environment: environment) }
      return
    }
    for item in items { item.node.detach() }
    items = new.map { ($0.side, AnyView._makeNode($0.view, childContext)) }
    hand()
  }

  /// Hands the items' nodes to the bars.
  private func hand() {
    environment.barHost?.set(
      items.map { item in
        var outputs: [RenderNode] = []
        item.node.collect(into: &outputs)
        return (item.side, outputs)
      }, by: self)
  }

  override func outputsDidChange() {
    hand()
    super.outputsDidChange()
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    child.inherit(new)
    for item in items { item.node.inherit(new) }
    hand()
  }

  override func collect(into outputs: inout [RenderNode]) { child.collect(into: &outputs) }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    visit(child)
    for item in items { visit(item.node) }
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }

  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    child.preference(key)
  }

  override func didDetach() { environment.barHost?.remove(self) }
}

// Both forms are Apple's.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Puts items into the bars of the page around.
  public nonisolated func toolbar<C: ToolbarContent>(
    @ToolbarContentBuilder content: () -> C
  ) -> some View {
    let content = content()
    return ToolbarView(
      content: self,
      items: {
        // It stays on the thread it is on; see `onMain`.
        nonisolated(unsafe) let content = content
        return onMain { content._items }
      })
  }

  /// Puts views at the end of the bar of the page around.
  public nonisolated func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View {
    let item = _ToolbarItem(side: .trailing, view: AnyView(content()))
    return ToolbarView(content: self, items: { [item] })
  }

  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    ToolbarView(
      content: self,
      items: {
        [
          _ToolbarItem(side: .leading, view: AnyView(leading)),
          _ToolbarItem(side: .trailing, view: AnyView(trailing)),
        ]
      })
  }

  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    ToolbarView(content: self, items: { [_ToolbarItem(side: .leading, view: AnyView(leading))] })
  }

  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    ToolbarView(
      content: self, items: { [_ToolbarItem(side: .trailing, view: AnyView(trailing))] })
  }
}
