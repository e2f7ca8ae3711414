import Foundation
import InbetweenViewGraph

/// Where a search field stands. It stands above what is searched here.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")

  /// When a field below a title shows. It always does here.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

/// Ends a search: empties the field and takes its focus.
public struct DismissSearchAction {
  let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Whether the search field around is in use.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// A search field above content.
private struct SearchModifier<Suggestions: View> {
  @Binding var text: String
  var isPresented: Binding<Bool>?
  var prompt: Text
  var suggestions: Suggestions
  @FocusState private var isFocused: Bool

  init(
    text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text, suggestions: Suggestions
  ) {
    _text = text
    self.isPresented = isPresented
    self.prompt = prompt
    self.suggestions = suggestions
  }
}

extension SearchModifier: ViewModifier {
  func body(content: Content) -> some View {
    VStack(spacing: Looks.control(.controlSpacing)) {
      HStack {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
        TextField(text: $text, prompt: prompt) { prompt }.focused($isFocused)
        if !text.isEmpty {
          Button {
            text = ""
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
              .accessibilityLabel("Clear")
          }
          .buttonStyle(.plain)
        }
      }
      .padding(.horizontal, Looks.control(.controlSpacing) * 2)
      .frame(height: Looks.control(.alertButtonHeight))
      .background(FillShapeStyle().tertiary, in: Capsule())
      .padding(.horizontal, Looks.length(.layoutMargin))
      if isFocused { suggestions }
      content
        .transformEnvironment(\.self) { environment in
          environment.isSearching = isFocused || !text.isEmpty
          environment.dismissSearch = DismissSearchAction(end)
        }
    }
    .onChange(of: isFocused) { _, isFocused in isPresented?.wrappedValue = isFocused }
    .onChange(of: isPresented?.wrappedValue ?? false) { _, isPresented in
      if isPresented != isFocused { isFocused = isPresented }
    }
  }

  private func end() {
    text = ""
    isFocused = false
  }
}

extension View {
  private nonisolated func search<S: View>(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?, _ suggestions: S
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt ?? Text("Search"),
        suggestions: suggestions))
  }

  /// Puts a search field above the view.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    search(text, nil, prompt, EmptyView())
  }

  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    search(text, nil, Text(prompt), EmptyView())
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    search(text, nil, Text(prompt), EmptyView())
  }

  /// - Parameter isPresented: whether the field has the focus.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    search(text, isPresented, prompt, EmptyView())
  }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    search(text, isPresented, Text(prompt), EmptyView())
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    search(text, isPresented, Text(prompt), EmptyView())
  }

  /// - Parameter suggestions: shown below the field while it has the focus.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    search(text, nil, prompt, suggestions())
  }

  public nonisolated func searchable<S: View>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    search(text, isPresented, prompt, suggestions())
  }
}
