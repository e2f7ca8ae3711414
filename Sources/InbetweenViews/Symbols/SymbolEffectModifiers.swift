import Foundation
import InbetweenDrawing
import InbetweenViewGraph

private enum SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SymbolEffectRequest] { [] }
}

extension EnvironmentValues {
  /// The effects that symbols at this place are asked for, the outermost first.
  var symbolEffects: [SymbolEffectRequest] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

/// Asks the symbols of its content for an effect.
private struct SymbolEffectModifier {
  var motion: _SymbolMotion
  var options: SymbolEffectOptions
  var occasion: SymbolEffectRequest.Occasion
  /// Tells this modifier from others for as long as the view is there.
  @State private var identity = Identity()

  nonisolated init(
    motion: _SymbolMotion, options: SymbolEffectOptions, occasion: SymbolEffectRequest.Occasion
  ) {
    self.motion = motion
    self.options = options
    self.occasion = occasion
  }

  private final class Identity {}
}

extension SymbolEffectModifier: ViewModifier {
  func body(content: Content) -> some View {
    let request = SymbolEffectRequest(
      id: ObjectIdentifier(identity), motion: motion, options: options, occasion: occasion)
    content.transformEnvironment(\.symbolEffects) { $0.append(request) }
  }
}

extension View {
  /// Moves the symbols of the view when a value changes.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        motion: effect._motion, options: options, occasion: .change(AnyEquatable(value))))
  }

  /// Moves the symbols of the view while `isActive`.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        motion: effect._motion, options: options, occasion: .active(isActive)))
  }

  /// The symbols of the view do not take part in effects around it.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}

extension ContentTransition {
  /// Symbols change by an effect, which has a clock of its own.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolEffect(effect._motion, rate: options.rate))
  }
}

/// A symbol comes and goes by an effect. It is used for the whole view that has the transition.
public struct SymbolEffectTransition: Transition {
  private let motion: _SymbolMotion

  nonisolated public init<T: TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    motion = effect._motion
  }

  /// How the view looks when it is not there.
  private var gone: SymbolPose {
    switch motion.kind {
    case .appear, .disappear, .draw: SymbolMotion(motion).pose(at: 1)
    default: SymbolMotion(_SymbolMotion(kind: .disappear(nil))).pose(at: 1)
    }
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let pose = phase.isIdentity ? SymbolPose.rest : gone
    content.modifier(SymbolPoseModifier(pose: pose))
  }
}

/// Shows a view in a pose.
private struct SymbolPoseModifier: ViewModifier {
  var pose: SymbolPose

  func body(content: Content) -> some View {
    content.scaleEffect(pose.scale).opacity(pose.opacity * pose.reveal)
      .modifier(SymbolShift(x: pose.x, y: pose.y))
  }
}

/// Moves a picture by fractions of its own size.
private struct SymbolShift: GeometryEffect {
  var x: Double
  var y: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: x * size.width, y: y * size.height))
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// The symbol comes and goes by the effect that suits it.
  public nonisolated static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: AutomaticSymbolEffect())
  }

  /// The symbol comes and goes by an effect.
  public nonisolated static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
