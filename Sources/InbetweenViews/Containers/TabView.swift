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
    let chosen = Binding<AnyHashable?>(
      get: { selection?.wrappedValue ?? own },
      set: { new in
        own = new
        if let new, let selection { selection.wrappedValue = new }
      })
    TabPages(
      selection: chosen.wrappedValue, choose: { chosen.wrappedValue = $0 }, form: form,
      content: content)
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

/// How the dots of pages look. They have no ground here.
public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, always, interactive, never
  }
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
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

  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }

  /// What stands for the view in the bar of a tab view.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }

  /// Badges are not drawn.
  public nonisolated func badge(_ count: Int) -> some View { self }

  public nonisolated func badge(_ label: Text?) -> some View { self }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { self }
}
