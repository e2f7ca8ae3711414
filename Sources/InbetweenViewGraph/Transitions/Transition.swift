/// Where a view is between absent and present.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while present, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What the system may know of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves something, so that Reduce Motion replaces it.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view arrives and leaves.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
  /// The animation that the transition asks for itself; only `animation(_:)` gives one.
  var _animation: Animation?? { get }
  var _isIdentity: Bool { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  public var _animation: Animation?? { nil }

  public var _isIdentity: Bool { false }

  /// The content as it looks in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    AppliedTransition(transition: self, content: content, phase: phase)
  }

  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// A view in a phase of a transition, used as an ordinary view.
struct AppliedTransition<T: Transition, Content: View>: View {
  var transition: T
  var content: Content
  var phase: TransitionPhase

  var body: some View { content.modifier(TransitionModifier(transition: transition, phase: phase)) }

}

struct TransitionModifier<T: Transition>: ViewModifier {
  var transition: T
  var phase: TransitionPhase

  func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView<T>(source: content.source), phase: phase)
  }
}

struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  var first: First
  var second: Second

  static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  var _animation: Animation?? { first._animation ?? second._animation }

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(
      content: first.body(content: First.Content(source: content.source), phase: phase),
      phase: phase)
  }
}

struct AnimatedTransition<Base: Transition>: Transition {
  var base: Base
  var animation: Animation?

  static var properties: TransitionProperties { Base.properties }

  var _animation: Animation?? { .some(animation) }

  var _isIdentity: Bool { base._isIdentity }

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.body(content: Base.Content(source: content.source), phase: phase)
  }
}

/// One transition in, another out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    // Both are there all the time; each is at rest in the other's part.
    removal.apply(
      content: insertion.body(
        content: Insertion.Content(source: content.source),
        phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }
}

/// The transition of the outermost view that comes or goes.
package enum TransitionTrait: ViewTraitKey {
  package static var defaultValue: AnyTransition { .opacity }
}

extension View {
  /// Says how the view arrives and leaves when it is inserted or removed in an animated change.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    _trait(TransitionTrait.self, transition)
  }

  /// Says how the view arrives and leaves when it is inserted or removed in an animated change.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    _trait(TransitionTrait.self, AnyTransition(transition))
  }
}
