import Foundation
import InbetweenViewGraph

/// What a symbol looks like on its way through an effect.
struct SymbolPose: Equatable, Sendable {
  var scale = 1.0
  var opacity = 1.0
  /// Degrees.
  var angle = 0.0
}

/// One round of an effect, by poses at shares of its length. All numbers are chosen, since none of
/// Apple's has been measured.
struct SymbolMotion {
  /// Seconds.
  var duration: Double
  /// Shares of the duration, and the pose that is reached then.
  var poses: [(share: Double, pose: SymbolPose)]

  init(_ kind: _SymbolMotion.Kind) {
    let rest = SymbolPose()
    switch kind {
    case .bounce(let isUp):
      duration = 0.5
      poses = [
        (0.35, SymbolPose(scale: isUp ? 1.2 : 0.8)), (0.7, SymbolPose(scale: isUp ? 0.97 : 1.03)),
        (1, rest),
      ]
    case .pulse, .variableColor:
      duration = 1
      poses = [(0.5, SymbolPose(opacity: 0.3)), (1, rest)]
    case .breathe:
      duration = 2
      poses = [(0.5, SymbolPose(scale: 1.1, opacity: 0.7)), (1, rest)]
    case .rotate:
      duration = 1
      poses = [(1, SymbolPose(angle: 360))]
    case .wiggle:
      duration = 0.6
      poses = [
        (0.2, SymbolPose(angle: -10)), (0.5, SymbolPose(angle: 10)), (0.8, SymbolPose(angle: -5)),
        (1, rest),
      ]
    case .scale(let isUp):
      duration = 0.35
      poses = [(1, SymbolPose(scale: isUp ? 1.2 : 0.8))]
    case .appear:
      duration = 0.35
      poses = [(1, rest)]
    case .disappear:
      duration = 0.35
      poses = [(1, SymbolPose(scale: 0.5, opacity: 0))]
    case .replace:
      duration = 0.35
      poses = [(1, rest)]
    }
  }

  /// The segments of one round: how long each lasts and where it ends.
  func segments(rate: Double) -> [(duration: Double, pose: SymbolPose)] {
    var before = 0.0
    return poses.map { share, pose in
      defer { before = share }
      return ((share - before) * duration / rate, pose)
    }
  }
}

extension View {
  nonisolated func posed(_ pose: SymbolPose) -> some View {
    scaleEffect(pose.scale).rotationEffect(.degrees(pose.angle)).opacity(pose.opacity)
  }
}

/// An effect that runs when a value changes.
private struct DiscreteSymbolModifier {
  var motion: SymbolMotion
  var options: SymbolEffectOptions
  var trigger: AnyEquatable
}

extension DiscreteSymbolModifier: ViewModifier {
  func body(content: Content) -> some View {
    let rounds = options.isContinuous ? 1 : options.count
    let segments = (0..<rounds).flatMap { _ in motion.segments(rate: options.rate) }
    content.keyframeAnimator(initialValue: SymbolPose(), trigger: trigger) { content, pose in
      content.posed(pose)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        for segment in segments { CubicKeyframe(segment.pose.scale, duration: segment.duration) }
      }
      KeyframeTrack(\.opacity) {
        for segment in segments { CubicKeyframe(segment.pose.opacity, duration: segment.duration) }
      }
      KeyframeTrack(\.angle) {
        for segment in segments { CubicKeyframe(segment.pose.angle, duration: segment.duration) }
      }
    }
  }
}

/// An effect that goes on while it is active: rounds of a movement, or a pose that is held.
private struct IndefiniteSymbolModifier {
  var kind: _SymbolMotion.Kind
  var options: SymbolEffectOptions
  var isActive: Bool
}

extension IndefiniteSymbolModifier: ViewModifier {
  func body(content: Content) -> some View {
    let motion = SymbolMotion(kind)
    let segments = motion.segments(rate: options.rate)
    switch kind {
    case .scale, .appear, .disappear, .replace:
      // Held while active: appearing is the way from gone.
      let gone = SymbolMotion(.disappear).poses.last?.pose ?? SymbolPose()
      let rest = kind == .appear ? gone : SymbolPose()
      let held = motion.poses.last?.pose ?? SymbolPose()
      content.posed(isActive ? held : rest)
        .animation(.easeInOut(duration: motion.duration / options.rate), value: isActive)
    default:
      if isActive {
        content.keyframeAnimator(initialValue: SymbolPose(), repeating: true) { content, pose in
          content.posed(pose)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            for part in segments { CubicKeyframe(part.pose.scale, duration: part.duration) }
          }
          KeyframeTrack(\.opacity) {
            for part in segments { CubicKeyframe(part.pose.opacity, duration: part.duration) }
          }
          KeyframeTrack(\.angle) {
            for part in segments { LinearKeyframe(part.pose.angle, duration: part.duration) }
          }
        }
      } else {
        content
      }
    }
  }
}

extension View {
  /// Moves the symbols of the view once when a value changes.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      DiscreteSymbolModifier(
        motion: SymbolMotion(effect._motion.kind), options: options,
        trigger: AnyEquatable(value)))
  }

  /// Moves the symbols of the view while `isActive`.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      IndefiniteSymbolModifier(kind: effect._motion.kind, options: options, isActive: isActive))
  }

  /// Kept: the effects of views below go on here.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// Symbols change by an effect; here they fade.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}
