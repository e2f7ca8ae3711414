import Foundation
import InbetweenViewGraph

/// Which columns of a split view are shown where there is room for several.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// What suits the room.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The content and the detail.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Views side by side that lead from one to the next. Where the room is narrow they are the pages
/// of a stack, of which the first is shown.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?
  var sidebar: Sidebar
  var content: Content
  var detail: Detail
}

extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// - Parameter preferredCompactColumn: the page that is on top where the room is narrow.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      compactColumn: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      compactColumn: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(),
      detail: detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: EmptyView(), detail: detail())
  }
}

extension NavigationSplitView: View {
  public var body: some View {
    SplitColumns(
      visibility: visibility?.wrappedValue ?? .automatic, compactColumn: compactColumn,
      hasContent: Content.self != EmptyView.self, sidebar: sidebar, content: content,
      detail: detail)
  }
}

private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  var visibility: NavigationSplitViewVisibility
  var compactColumn: Binding<NavigationSplitViewColumn>?
  var hasContent: Bool
  var sidebar: Sidebar
  var content: Content
  var detail: Detail

  /// Points. Narrower rooms show one column. Chosen: the width of the narrowest tablet.
  private static var wide: CGFloat { 744 }
  /// Points. Chosen.
  private static var columnWidth: CGFloat { 320 }

  var body: some View {
    GeometryReader { proxy in
      if proxy.size.width < Self.wide { stack } else { columns }
    }
  }

  private var columns: some View {
    HStack(spacing: 0) {
      if visibility != .detailOnly {
        if visibility != .doubleColumn || !hasContent {
          NavigationHost(given: nil, root: sidebar).frame(width: Self.columnWidth)
          Divider()
        }
        if hasContent {
          NavigationHost(given: nil, root: content).frame(width: Self.columnWidth)
          Divider()
        }
      }
      NavigationHost(given: nil, root: detail)
    }
  }

  private var stack: some View {
    NavigationHost(
      given: nil,
      root:
        sidebar
        .navigationDestination(isPresented: shows([.content, .detail], back: .sidebar)) {
          if hasContent {
            content.navigationDestination(isPresented: shows([.detail], back: .content)) { detail }
          } else {
            detail
          }
        })
  }

  /// Whether one of the columns is to be on top.
  private func shows(
    _ columns: [NavigationSplitViewColumn], back: NavigationSplitViewColumn
  ) -> Binding<Bool> {
    guard let compactColumn else { return .constant(false) }
    return Binding(
      get: { columns.contains(compactColumn.wrappedValue) },
      set: { isShown in if !isShown { compactColumn.wrappedValue = back } })
  }
}

/// How a split view divides its room. All alike here.
public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Columns keep their widths here, whatever the style.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    self
  }

  /// Columns keep their widths here.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Columns keep their widths here.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    self
  }
}
