import Foundation
import InbetweenViewGraph

/// Content with a card of actions, opened by a long press.
private struct ContextMenuModifier<Items: View, Preview: View> {
  var items: Items
  /// Shown above the stage in the content's place; nil: the content itself stays where it is.
  var preview: Preview?
  @State private var isOpen = false

  init(
    items: Items, preview: Preview?
  ) {
    self.items = items
    self.preview = preview
  }
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .scaleEffect(isOpen ? 1.05 : 1)
      .animation(.snappy, value: isOpen)
      .overlay { if isOpen, let preview { preview.fixedSize() } }
      .modifier(CardPresenter(isOpen: $isOpen, dims: true, items: items))
      .onLongPressGesture { isOpen = true }
  }
}

/// The older form of the actions of a view.
public struct ContextMenu<MenuItems: View> {
  var items: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Actions that a long press on the view shows.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView?.none))
  }

  /// Actions that a long press on the view shows, with a picture of what they are about.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  public nonisolated func contextMenu<M: View>(_ contextMenu: ContextMenu<M>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items, preview: EmptyView?.none))
  }

  /// Actions for the rows that are chosen; a long press on the list shows those for none.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(ContextMenuModifier(items: menu([]), preview: EmptyView?.none))
  }
}
