import Foundation
import InbetweenViewGraph

/// What a page says of its bar.
struct NavigationWishes: Equatable {
  var title: Text?
  var subtitle: Text?
  var isLarge: Bool?
  var hidesBar = false
  /// What lies behind the bar; nil: the page.
  var ground: AnyShapeStyle?
  var hidesGround = false
  var colorScheme: ColorScheme?
  /// The page is a list with a ground of its own, which goes on behind the bar.
  var isGrouped = false
  var hidesBack = false
}

enum NavigationWishesKey: PreferenceKey {
  static var defaultValue: NavigationWishes { NavigationWishes() }

  static func reduce(value: inout NavigationWishes, nextValue: () -> NavigationWishes) {
    let next = nextValue()
    if value.title == nil { value.title = next.title }
    if value.subtitle == nil { value.subtitle = next.subtitle }
    if value.isLarge == nil { value.isLarge = next.isLarge }
    if value.ground == nil { value.ground = next.ground }
    if value.colorScheme == nil { value.colorScheme = next.colorScheme }
    value.hidesGround = value.hidesGround || next.hidesGround
    value.isGrouped = value.isGrouped || next.isGrouped
    value.hidesBar = value.hidesBar || next.hidesBar
    value.hidesBack = value.hidesBack || next.hidesBack
  }
}

extension NavigationWishes {
  fileprivate mutating func showGround(_ visibility: Visibility, _ isAbout: Bool) {
    guard isAbout, visibility != .automatic else { return }
    hidesGround = visibility == .hidden
    // What is asked to show without a style is the bar's own material.
    if visibility == .visible, ground == nil { ground = AnyShapeStyle(Material.bar) }
  }
}

/// A page of a stack: its bar, and the content below it.
struct NavigationPageView<Content: View>: View {
  /// Takes the page away; nil for the first one.
  var back: (() -> Void)?
  var content: Content
  @State private var wishes = NavigationWishes()
  @State private var bar = BarHost()
  @State private var hasItems = false

  init(back: (() -> Void)?, @ViewBuilder content: () -> Content) {
    self.back = back
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 0) {
      if showsBar {
        NavigationBar(wishes: wishes, back: wishes.hidesBack ? nil : back, host: bar)
          .background(ground)
          .transformEnvironment(\.colorScheme) { if let own = wishes.colorScheme { $0 = own } }
      }
      content
        .environment(\.barHost, bar)
        .onPreferenceChange(NavigationWishesKey.self) { wishes = $0 }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      BarSlot(side: .bottom, host: bar)
    }
    .background(page)
    .modifier(BarWatch(host: bar) { hasItems = $0 })
  }

  private var page: AnyShapeStyle {
    wishes.isGrouped
      ? AnyShapeStyle(Color(.palette(.groupedBackground, name: "groupedBackground")))
      : AnyShapeStyle(BackgroundStyle())
  }

  private var ground: AnyShapeStyle {
    wishes.hidesGround ? AnyShapeStyle(Color.clear) : wishes.ground ?? AnyShapeStyle(Color.clear)
  }

  private var showsBar: Bool {
    !wishes.hidesBar && (wishes.title != nil || hasItems || (back != nil && !wishes.hidesBack))
  }
}

/// The bar at the top of a page.
private struct NavigationBar: View {
  var wishes: NavigationWishes
  var back: (() -> Void)?
  var host: BarHost

  private var isLarge: Bool { wishes.isLarge ?? true }

  var body: some View {
    let title = wishes.title
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        HStack(spacing: Looks.bar(.buttonGap)) {
          if let back {
            Button(action: back) {
              Image(systemName: "chevron.backward").accessibilityLabel("Back")
                .frame(width: Looks.bar(.buttonSize), height: Looks.bar(.buttonSize))
            }
          }
          BarSlot(side: .leading, host: host)
          Spacer()
          BarSlot(side: .trailing, host: host)
        }
        HStack {
          if !isLarge {
            VStack(spacing: 0) {
              title?.font(.system(size: Looks.bar(.inlineTitleFontSize), weight: .semibold))
              subtitle
            }
          }
          BarSlot(side: .principal, host: host)
        }
      }
      .frame(height: Looks.bar(.navigationHeight))
      if let title, isLarge {
        title.font(.system(size: Looks.bar(.largeTitleFontSize), weight: .bold))
          .lineLimit(1)
          .frame(height: Looks.bar(.largeTitleHeight))
        subtitle
      }
    }
    .padding(.horizontal, Looks.length(.layoutMargin))
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var subtitle: some View {
    wishes.subtitle?.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
  }
}

/// How a title stands in its bar.
public struct NavigationBarItem {
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// The bars that a toolbar modifier is about.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  case automatic, inline, inlineLarge, large
}

/// What bars are for: editing a document, browsing.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

/// Something that bars have by themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// How navigation views look. All alike on a phone.
public protocol NavigationViewStyle {}
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  private nonisolated func wish(_ change: @escaping (inout NavigationWishes) -> Void) -> some View {
    transformPreference(NavigationWishesKey.self, change)
  }

  /// Says that the page is a list with a ground of its own.
  nonisolated func groupedPage(_ isGrouped: Bool) -> some View {
    wish { $0.isGrouped = $0.isGrouped || isGrouped }
  }

  public nonisolated func navigationTitle(_ title: Text) -> some View {
    wish { $0.title = title }
  }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    wish { $0.title = Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    wish { $0.title = Text(title) }
  }

  /// The title is shown; there is no menu in which to change it.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    wish { $0.subtitle = subtitle }
  }

  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    wish { $0.subtitle = Text(subtitleKey) }
  }

  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    wish { $0.subtitle = Text(subtitle) }
  }

  public nonisolated func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    wish { if displayMode != .automatic { $0.isLarge = displayMode == .large } }
  }

  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    wish { if mode != .automatic { $0.isLarge = mode == .large || mode == .inlineLarge } }
  }

  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    wish { $0.hidesBar = hidden }
  }

  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    wish { $0.hidesBack = hidesBackButton }
  }

  /// Whether a modifier is about the bar at the top of a page.
  private nonisolated func isAboutTop(_ bars: [ToolbarPlacement]) -> Bool {
    bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
  }

  /// Hides or shows bars; of those of a page the one at its top.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isAbout = isAboutTop(bars)
    return wish { if isAbout, visibility != .automatic { $0.hidesBar = visibility == .hidden } }
  }

  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isAbout = isAboutTop(bars)
    return wish { if isAbout, visibility != .automatic { $0.hidesBar = visibility == .hidden } }
  }

  /// What lies behind the bar at the top of the page.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let isAbout = isAboutTop(bars)
    return wish { if isAbout { $0.ground = AnyShapeStyle(style) } }
  }

  /// Whether anything lies behind the bar at the top of the page.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isAbout = isAboutTop(bars)
    return wish { $0.showGround(visibility, isAbout) }
  }

  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isAbout = isAboutTop(bars)
    return wish { $0.showGround(visibility, isAbout) }
  }

  /// Light or dark, for the bar at the top of the page.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    let isAbout = isAboutTop(bars)
    return wish { if isAbout { $0.colorScheme = colorScheme } }
  }

  /// Bars have one arrangement on a phone.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Titles have no menu here.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    self
  }

  /// Takes the title or the sidebar's button out of the bar.
  public nonisolated func toolbar(
    removing defaultItemKind: ToolbarDefaultItemKind?
  ) -> some View {
    wish { if defaultItemKind == .title { $0.title = Text(verbatim: "") } }
  }

  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
