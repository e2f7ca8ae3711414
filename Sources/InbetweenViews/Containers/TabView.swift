import Foundation
import InbetweenViewGraph

/// Pages of which one is shown, chosen by a bar below or by a finger from side to side.
public struct TabView<SelectionValue: Hashable, Content: View> {
  var selection: Binding<SelectionValue>?
  var content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: View {
  public var body: some View {
    TabBody(
      selection: selection.map { binding in
        binding.derived(
          get: { AnyHashable($0) },
          set: { value, new in if let new = new.base as? SelectionValue { value = new } })
      }, content: content)
  }
}

/// A tab view in the style of its place.
private struct TabBody<Content: View>: View {
  var selection: Binding<AnyHashable>?
  var content: Content
  /// The page that is shown where nobody else keeps it: its index or its tag.
  @State private var own: AnyHashable? = nil
  @Environment(\.tabForm) private var form

  var body: some View {
    let kind: Any.Type? = selection == nil ? nil : type(of: selection!.wrappedValue.base)
    let chosen = Binding<AnyHashable?>(
      get: { selection?.wrappedValue ?? own },
      set: { new in
        own = new
        if let new, let selection { selection.wrappedValue = new }
      })
    TabPages(
      selection: chosen.wrappedValue, selectionType: kind, choose: { chosen.wrappedValue = $0 },
      form: form, content: content)
  }
}

/// A page of a tab view with its item.
public struct Tab<Value, Content: View, Label: View> {
  var value: Value?
  var content: Content
  var label: Label
}

extension Tab where Label == InbetweenViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: InbetweenViews.Label(titleKey, systemImage: systemImage))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, content: content(),
      label: InbetweenViews.Label(titleKey, systemImage: systemImage))
  }
}

extension Tab {
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab: View where Value: Hashable {
  public var body: some View {
    let page = content.tabItem { label }
    if let value { page.tag(value) } else { page }
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// Finds things: its item is a magnifying glass where it has none of its own.
  public static let search = TabRole(name: "search")
}

extension Tab where Label == InbetweenViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, value: value, content: content)
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(titleKey, systemImage: systemImage, content: content)
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: InbetweenViews.Label(titleKey, image: image))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, content: content(), label: InbetweenViews.Label(titleKey, image: image))
  }

  /// - Parameter role: says what the tab is for, and gives it its item.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(value: nil, content: content(), label: Self.item(of: role))
  }

  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: Self.item(of: role))
  }

  private static func item(of role: TabRole?) -> Label {
    role == .search
      ? InbetweenViews.Label("Search", systemImage: "magnifyingglass")
      : InbetweenViews.Label(String(), systemImage: "square")
  }
}

extension Tab where Label == EmptyView {
  /// A page without an item.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: EmptyView())
  }

  public init(@ViewBuilder content: () -> Content) where Value == Never {
    self.init(value: nil, content: content(), label: EmptyView())
  }
}

extension Tab {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    self.init(value: nil, content: content(), label: label())
  }

  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

/// Tabs that belong together. On a phone they stand in the bar like all others.
public struct TabSection<Content: View>: View {
  var content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init<H: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> H) {
    self.content = content()
  }

  public var body: some View { content }
}

/// The order of tabs that someone chose. Nobody reorders tabs on a phone.
public struct TabViewCustomization: Codable, Equatable, Sendable { public init() {} }

/// When the bar of a tab view becomes small. It never does here.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let never = TabBarMinimizeBehavior(name: "never")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// A bar on a phone, a sidebar where there is room for one. Here it is the bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
  public var _form: _TabForm { _TabForm(form: .bar) }
}
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
  public var _form: _TabForm { _TabForm(form: .bar) }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension View {
  /// Tabs stand as they are written.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    self
  }

  /// Tabs stand as they are written.
  public nonisolated func customizationID(_ id: String) -> some View { self }

  /// The bar keeps its size.
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    self
  }

  /// Puts a view above the bar of the tab view, on glass (iOS 26).
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = content()
    return overlay(alignment: .bottom) {
      accessory
        .frame(maxWidth: .infinity)
        .frame(height: Looks.control(.alertButtonHeight))
        .background(.regularMaterial, in: Capsule())
        .padding(.horizontal, Looks.bar(.tabPlatterMargin))
        .padding(
          .bottom,
          Looks.bar(.tabPlatterHeight) + Looks.bar(.tabPlatterMargin)
            + Looks.control(.controlSpacing))
    }
  }
}

/// How a tab view looks.
public protocol TabViewStyle { var _form: _TabForm { get } }

/// The kinds of looks of tab views.
public struct _TabForm: Equatable { let form: TabForm }

enum TabForm: Equatable {
  case bar
  case pages(showsDots: Bool)
}

/// A bar below the page.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _form: _TabForm { _TabForm(form: .bar) }
}

/// Pages side by side, with dots that tell which one is shown.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    fileprivate let isShown: Bool
    public static let automatic = IndexDisplayMode(isShown: true)
    public static let always = IndexDisplayMode(isShown: true)
    public static let never = IndexDisplayMode(isShown: false)
  }

  private let mode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  public var _form: _TabForm { _TabForm(form: .pages(showsDots: mode.isShown)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

private enum TabFormKey: EnvironmentKey { static var defaultValue: TabForm { .bar } }

extension EnvironmentValues {
  var tabForm: TabForm {
    get { self[TabFormKey.self] }
    set { self[TabFormKey.self] = newValue }
  }
}

extension View {
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabForm, style._form.form)
  }

  /// What stands for the view in the bar of a tab view.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }

  /// Badges are not drawn.
  public nonisolated func badge(_ count: Int) -> some View { self }

  public nonisolated func badge(_ label: Text?) -> some View { self }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { self }
}
