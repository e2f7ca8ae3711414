import Foundation
import InbetweenViewGraph

/// Where a view stands on its way through a scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// On its way in or out at the top, or at the leading side.
  case topLeading
  case identity
  /// On its way in or out at the bottom, or at the trailing side.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes on its way through a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  enum Mode: Sendable {
    /// The effects follow the place.
    case interactive(UnitCurve)
    /// The effects run when the place passes the threshold.
    case animated(Animation)
    /// No effects.
    case identity
  }

  var mode: Mode
  var threshold = Threshold.visible

  /// No effects at all.
  public static let identity = ScrollTransitionConfiguration(mode: .identity)
  /// The effects run, by the default animation, when the view passes the threshold.
  public static let animated = animated()
  /// The effects follow the view's place.
  public static let interactive = interactive()

  /// The effects run when the view passes the threshold.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .animated(animation))
  }

  /// The effects follow the view's place.
  ///
  /// - Parameter timingCurve: from the share of the way out to the share of the effects.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .interactive(timingCurve))
  }

  /// The effects run by an animation when the view passes the threshold.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.mode = .animated(animation)
    return configuration
  }

  /// Where the view counts as fully there.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// The place at which a view counts as fully there.
  public struct Threshold: Sendable {
    private indirect enum Kind: Sendable {
      case visible(Double)
      case centered
      case inset(Kind, Double)
      case mixed(Kind, Kind, Double)
    }

    private let kind: Kind

    /// All of the view is in the window.
    public static let visible = Threshold.visible(1)
    /// Nothing of the view is in the window.
    public static let hidden = Threshold.visible(0)
    /// The middle of the view is the middle of the window.
    public static let centered = Threshold(kind: .centered)

    /// A part of the view, 0...1, is in the window.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(kind: .visible(amount.isNaN ? 1 : min(1, max(0, amount))))
    }

    /// Nearer to the middle of the window, by points.
    public func inset(by distance: Double) -> Threshold {
      Threshold(kind: .inset(kind, distance.isFinite ? distance : 0))
    }

    /// Between this threshold and another one, by a share 0...1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(kind: .mixed(kind, other.kind, amount.isFinite ? amount : 0))
    }

    /// The places of the view's beginning, points from the window's, at which it is fully there
    /// when it comes from the top, and when it comes from the bottom.
    func places(view: Double, window: Double) -> (top: Double, bottom: Double) {
      Self.places(kind, view, window)
    }

    private static func places(
      _ kind: Kind, _ view: Double, _ window: Double
    ) -> (top: Double, bottom: Double) {
      switch kind {
      case .visible(let amount): return (-(1 - amount) * view, window - amount * view)
      case .centered: return ((window - view) / 2, (window - view) / 2)
      case .inset(let kind, let distance):
        let places = places(kind, view, window)
        return (places.top + distance, places.bottom - distance)
      case .mixed(let a, let b, let share):
        let (a, b) = (places(a, view, window), places(b, view, window))
        return (a.top + (b.top - a.top) * share, a.bottom + (b.bottom - a.bottom) * share)
      }
    }
  }
}

/// Where a view stands in the window of its scroll view.
struct ScrollPlace: Equatable {
  var phase: ScrollTransitionPhase
  /// How far the view is out: 0 at the threshold, 1 where nothing of it is in the window.
  var share: Double

  static let identity = ScrollPlace(phase: .identity, share: 0)

  /// - Parameters:
  ///   - start: of the view, points from the window's beginning.
  ///   - view: its length, `window`: that of the window, points.
  init(
    start: Double, view: Double, window: Double, top: ScrollTransitionConfiguration.Threshold,
    bottom: ScrollTransitionConfiguration.Threshold
  ) {
    let first = top.places(view: view, window: window)
    let last = bottom.places(view: view, window: window)
    // A view that is longer than the window is there while it fills it.
    let (upper, lower) = (min(first.top, last.bottom), max(first.top, last.bottom))
    if start > lower {
      self.init(phase: .bottomTrailing, share: Self.share(start - lower, of: window - lower))
    } else if start < upper {
      self.init(phase: .topLeading, share: Self.share(upper - start, of: upper + view))
    } else {
      self = .identity
    }
  }

  init(phase: ScrollTransitionPhase, share: Double) {
    self.phase = phase
    self.share = share
  }

  /// The place of a view in the nearest scroll view; at rest where there is none.
  init(
    _ proxy: GeometryProxy, axis: Axis?, top: ScrollTransitionConfiguration.Threshold,
    bottom: ScrollTransitionConfiguration.Threshold
  ) {
    guard let window = proxy.bounds(of: .scrollView), let axes = proxy.scrollAxes else {
      self = .identity
      return
    }
    let isVertical = axis.map { $0 == .vertical } ?? axes.contains(.vertical)
    self.init(
      start: isVertical ? -window.minY : -window.minX,
      view: isVertical ? proxy.size.height : proxy.size.width,
      window: isVertical ? window.height : window.width, top: top, bottom: bottom)
  }

  private static func share(_ way: Double, of whole: Double) -> Double {
    whole > 0 ? min(1, max(0, way / whole)) : 1
  }
}

/// Effects on a view's way through a scroll view.
struct ScrollTransitionModifier<Effect: VisualEffect>: ViewModifier {
  var topLeading: ScrollTransitionConfiguration
  var bottomTrailing: ScrollTransitionConfiguration
  var axis: Axis?
  var transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  /// Where the effects of a side run by an animation: the side on which the view is.
  @State private var animatedPhase = ScrollTransitionPhase.identity
  @State private var hasPlace = Flag()

  nonisolated init(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis?,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) {
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
    self.axis = axis
    self.transition = transition
  }

  /// Written without telling anybody.
  private final class Flag { var isSet = false }

  func body(content: Content) -> some View {
    let (top, bottom, axis, transition) = (topLeading, bottomTrailing, axis, transition)
    let phase = animatedPhase
    content
      .visualEffect { effect, proxy in
        let rest = transition(effect, .identity)
        if phase != .identity { return transition(effect, phase) }
        let place = ScrollPlace(
          proxy, axis: axis, top: top.threshold, bottom: bottom.threshold)
        let side = place.phase == .topLeading ? top : bottom
        guard place.phase != .identity, case .interactive(let curve) = side.mode else {
          return rest
        }
        return rest._mixed(with: transition(effect, place.phase), by: curve.value(at: place.share))
      }
      .onGeometryChange(for: ScrollTransitionPhase.self) { proxy in
        let place = ScrollPlace(
          proxy, axis: axis, top: top.threshold, bottom: bottom.threshold)
        return switch place.phase == .topLeading ? top.mode : bottom.mode {
        case .animated: place.phase
        case .interactive, .identity: .identity
        }
      } action: { old, new in
        // The first place is no change.
        let isFirst = !hasPlace.isSet
        hasPlace.isSet = true
        let side = (new == .identity ? old : new) == .topLeading ? top : bottom
        guard case .animated(let animation) = side.mode else {
          animatedPhase = new
          return
        }
        withAnimation(isFirst ? nil : animation) { animatedPhase = new }
      }
  }
}

extension View {
  /// Applies effects on the view's way in and out of the window of its scroll view.
  ///
  /// - Parameters:
  ///   - axis: nil: the one along which the scroll view scrolls.
  ///   - transition: the effects of a phase.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies effects on the view's way through its scroll view, in another way at each side.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis,
        transition: transition))
  }
}
