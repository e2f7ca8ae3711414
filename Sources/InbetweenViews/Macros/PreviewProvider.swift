import InbetweenViewGraph

/// A type that gives previews of a view, as files written before `#Preview` do.
public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  /// The platform to show them on; nil leaves it to the tool.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// The systems that a preview can ask for.
public enum PreviewPlatform: Sendable, Hashable {
  case iOS, macOS, tvOS, watchOS
}
