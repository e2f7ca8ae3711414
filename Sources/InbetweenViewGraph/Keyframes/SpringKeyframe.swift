import Foundation

/// Moves to a value on a spring.
///
/// A spring that is given less time than it needs is not snapped: the track goes on from the value
/// reached, and rests there if nothing follows.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  /// - Parameters:
  ///   - duration: Seconds; nil takes as long as the spring needs to settle.
  ///   - startVelocity: Units per second; nil takes over that of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = _Keyframe(
      kind: .spring(spring.solver, startVelocity: startVelocity), target: to, duration: duration)
  }

  public var body: SpringKeyframe<Value> { return self }

  public func _collect(into keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}
