import Foundation
import InbetweenViewGraph

/// How a page comes.
public protocol NavigationTransition {
  /// The source that the page grows from; nil where it comes from the side.
  var _source: _ZoomSource? { get }
}

/// The name of a view that a page grows from.
public struct _ZoomSource: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

public struct AutomaticNavigationTransition: NavigationTransition {
  public var _source: _ZoomSource? { nil }
}

public struct ZoomNavigationTransition: NavigationTransition {
  public let _source: _ZoomSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The page grows from a view that `matchedTransitionSource` names.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(
      _source: _ZoomSource(id: AnyHashable(sourceID), namespace: namespace))
  }
}

/// The views of a stack that pages grow from, with their frames on the stage.
@MainActor
final class ZoomSources {
  var frames: [_ZoomSource: CGRect] = [:]

  nonisolated init() {}
}

private enum ZoomSourcesKey: EnvironmentKey { static var defaultValue: ZoomSources? { nil } }

extension EnvironmentValues {
  var zoomSources: ZoomSources? {
    get { self[ZoomSourcesKey.self] }
    set { self[ZoomSourcesKey.self] = newValue }
  }
}

/// What a page says of its way in.
enum ZoomWishKey: PreferenceKey {
  static var defaultValue: _ZoomSource? { nil }

  static func reduce(value: inout _ZoomSource?, nextValue: () -> _ZoomSource?) {
    value = value ?? nextValue()
  }
}

/// Where a page wants to grow from: known once the page has been made.
@MainActor
final class ZoomWish {
  var source: _ZoomSource?
  /// The page has said what it wants.
  var isKnown = false

  nonisolated init() {}
}

/// The wishes of the pages of a stack.
@MainActor
final class ZoomWishes {
  private var wishes: [NavigationPage.ID: ZoomWish] = [:]

  nonisolated init() {}

  func wish(of id: NavigationPage.ID) -> ZoomWish {
    if let known = wishes[id] { return known }
    let made = ZoomWish()
    wishes[id] = made
    return made
  }
}

/// A page on its way: 1 where it is not there yet, 0 where it is.
struct PageMove {
  var way: Double
  var wish: ZoomWish
  var sources: ZoomSources
  /// The stack's frame on the stage.
  var stack: CGRect
}

extension PageMove: Animatable {
  var animatableData: Double {
    get { way }
    set { way = newValue }
  }
}

extension PageMove: ViewModifier {
  func body(content: Content) -> some View {
    if let source = wish.source.flatMap({ sources.frames[$0] }), stack.width > 0, stack.height > 0 {
      // From the source's frame to the stack's, each side in a straight line.
      let width = source.width + (stack.width - source.width) * (1 - way)
      let height = source.height + (stack.height - source.height) * (1 - way)
      content
        .clipShape(RoundedRectangle(cornerRadius: way > 0 ? 40 : 0))
        .scaleEffect(
          CGSize(width: width / stack.width, height: height / stack.height), anchor: .topLeading
        )
        .offset(x: (source.minX - stack.minX) * way, y: (source.minY - stack.minY) * way)
        .opacity(min(1, (1 - way) * 4))
    } else {
      content.offset(x: stack.width * way)
    }
  }
}

/// How the source of a page looks as the page leaves it.
public protocol MatchedTransitionSourceConfiguration {}

/// The source as it is. What is asked for beside its frame changes nothing here.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public func background<S: ShapeStyle>(_ style: S) -> Self { self }
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self {
    self
  }
}

/// Tells a stack where a view stands.
private struct ZoomSourceModifier {
  var source: _ZoomSource
  @Environment(\.zoomSources) private var sources

  init(
    source: _ZoomSource
  ) {
    self.source = source
  }
}

extension ZoomSourceModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGRect.self) { proxy in
      proxy.frame(in: .global)
    } action: { frame in
      sources?.frames[source] = frame
    }
  }
}

extension View {
  /// Names the view as one that pages grow from.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(ZoomSourceModifier(source: _ZoomSource(id: AnyHashable(id), namespace: namespace)))
  }

  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace)
  }

  /// How the page comes: from the side, or growing from a view.
  public nonisolated func navigationTransition<T: NavigationTransition>(_ style: T) -> some View {
    preference(key: ZoomWishKey.self, value: style._source)
  }
}
