import Foundation
import InbetweenViewGraph

/// What a page says of its bar.
struct NavigationWishes: Equatable {
  var title: Text?
  var isLarge: Bool?
  var hidesBar = false
  var hidesBack = false
}

enum NavigationWishesKey: PreferenceKey {
  static var defaultValue: NavigationWishes { NavigationWishes() }

  static func reduce(value: inout NavigationWishes, nextValue: () -> NavigationWishes) {
    let next = nextValue()
    if value.title == nil { value.title = next.title }
    if value.isLarge == nil { value.isLarge = next.isLarge }
    value.hidesBar = value.hidesBar || next.hidesBar
    value.hidesBack = value.hidesBack || next.hidesBack
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
        NavigationBar(
          title: wishes.title, isLarge: wishes.isLarge ?? true, back: wishes.hidesBack ? nil : back,
          host: bar)
      }
      content
        .environment(\.barHost, bar)
        .onPreferenceChange(NavigationWishesKey.self) { wishes = $0 }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      BarSlot(side: .bottom, host: bar)
    }
    .background(.background)
    .modifier(BarWatch(host: bar) { hasItems = $0 })
  }

  private var showsBar: Bool {
    !wishes.hidesBar && (wishes.title != nil || hasItems || (back != nil && !wishes.hidesBack))
  }
}

/// The bar at the top of a page.
private struct NavigationBar: View {
  var title: Text?
  var isLarge: Bool
  var back: (() -> Void)?
  var host: BarHost

  var body: some View {
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
          if let title, !isLarge {
            title.font(.system(size: Looks.bar(.inlineTitleFontSize), weight: .semibold))
          }
          BarSlot(side: .principal, host: host)
        }
      }
      .frame(height: Looks.bar(.navigationHeight))
      if let title, isLarge {
        title.font(.system(size: Looks.bar(.largeTitleFontSize), weight: .bold))
          .lineLimit(1)
          .frame(height: Looks.bar(.largeTitleHeight))
      }
    }
    .padding(.horizontal, Looks.length(.layoutMargin))
    .frame(maxWidth: .infinity, alignment: .leading)
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

/// How navigation views look. All alike on a phone.
public protocol NavigationViewStyle {}
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

  /// Hides or shows bars; of those of a page the one at its top.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isAbout =
      bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return wish { if isAbout, visibility != .automatic { $0.hidesBar = visibility == .hidden } }
  }

  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isAbout =
      bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return wish { if isAbout, visibility != .automatic { $0.hidesBar = visibility == .hidden } }
  }

  /// Bars have the ground of their page here.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
