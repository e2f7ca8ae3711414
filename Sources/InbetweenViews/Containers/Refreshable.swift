import Foundation
import InbetweenViewGraph

/// Loads what a view shows anew.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private enum PullKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
  /// What a pull on the scroll view around does; nil where there is nothing to do.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// Told when a finger leaves a scroll view that it pulled far beyond its top.
  var onPull: (() -> Void)? {
    get { self[PullKey.self] }
    set { self[PullKey.self] = newValue }
  }
}

/// Runs an action when the scroll view below is pulled, and shows a spinner above it meanwhile.
private struct RefreshModifier {
  var action: @Sendable () async -> Void
  @State private var isRefreshing = false

  init(
    action: @escaping @Sendable () async -> Void
  ) {
    self.action = action
  }
}

extension RefreshModifier: ViewModifier {
  /// Points. Chosen.
  private static var room: CGFloat { 60 }

  func body(content: Content) -> some View {
    content
      .environment(\.refresh, RefreshAction(action: action))
      .transformEnvironment(\.onPull) { $0 = start }
      .safeAreaInset(edge: .top, spacing: 0) {
        if isRefreshing { ProgressView().frame(maxWidth: .infinity).frame(height: Self.room) }
      }
  }

  private func start() {
    if isRefreshing { return }
    withAnimation(.snappy) { isRefreshing = true }
    let action = action
    Task { @MainActor in
      await action()
      withAnimation(.snappy) { isRefreshing = false }
    }
  }
}

extension View {
  /// What is done when someone pulls the scroll view below beyond its top. A spinner shows while it
  /// lasts.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshModifier(action: action))
  }
}
