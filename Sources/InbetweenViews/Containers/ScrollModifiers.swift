import Foundation
import InbetweenViewGraph

/// An identity that a scroll view is to show, and that it tells when a finger scrolled it.
struct ScrollPositionRequest {
  var id: AnyHashable?
  var anchor: UnitPoint?
  var write: (AnyHashable) -> Void
}

private enum ScrollPositionKey: EnvironmentKey {
  static var defaultValue: ScrollPositionRequest? { nil }
}
private enum ScrollTargetKey: EnvironmentKey {
  static var defaultValue: ScrollRenderNode.ScrollTarget { .free }
}
private enum ScrollMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}
private enum ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private enum DisablesScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var scrollPosition: ScrollPositionRequest? {
    get { self[ScrollPositionKey.self] }
    set { self[ScrollPositionKey.self] = newValue }
  }

  var scrollTarget: ScrollRenderNode.ScrollTarget {
    get { self[ScrollTargetKey.self] }
    set { self[ScrollTargetKey.self] = newValue }
  }

  var scrollMargins: EdgeInsets {
    get { self[ScrollMarginsKey.self] }
    set { self[ScrollMarginsKey.self] = newValue }
  }

  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }

  var disablesScrollClip: Bool {
    get { self[DisablesScrollClipKey.self] }
    set { self[DisablesScrollClipKey.self] = newValue }
  }
}

/// Whether something of a scroll view is shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Where a scroll view comes to rest.
public protocol ScrollTargetBehavior { var _target: _ScrollTarget { get } }

public struct _ScrollTarget { let target: ScrollRenderNode.ScrollTarget }

/// At whole windows, one at a time.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public var _target: _ScrollTarget { _ScrollTarget(target: .paging) }
}

/// At the beginning of a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views may be passed at once. All may here.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = LimitBehavior(name: "automatic")
    public static let always = LimitBehavior(name: "always")
    public static let never = LimitBehavior(name: "never")
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}

  public var _target: _ScrollTarget { _ScrollTarget(target: .viewAligned) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// When a scroll view gives way beyond its ends. It always does here.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Which part of a scroll view margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// How scrolling puts a keyboard away. There is none.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

extension View {
  /// Whether fingers scroll the views below.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Indicators are not drawn.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    self
  }

  /// Content of scroll views below may show outside of their frames.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.disablesScrollClip, disabled)
  }

  /// Where scroll views below come to rest.
  public nonisolated func scrollTargetBehavior<T: ScrollTargetBehavior>(
    _ behavior: T
  ) -> some View {
    environment(\.scrollTarget, behavior._target.target)
  }

  /// Marks the container whose views a scroll view rests at: the innermost one is taken here.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// The scroll view below shows the view of this identity, and tells which one it shows.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    transformEnvironment(\.scrollPosition) { position in
      position = ScrollPositionRequest(
        id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor,
        write: { if let new = $0.base as? ID { id.wrappedValue = new } })
    }
  }

  /// Where content that is larger than the scroll view below stands at first.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchor, anchor)
  }

  /// Room around the content of scroll views below, points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollMargins) { margins in
      if placement == .scrollIndicators { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? Looks.length(.padding)
    return contentMargins(
      edges,
      EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// There is nothing to refresh by pulling.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }
}
