import Foundation

/// Moves to a value along a cubic curve, in one smooth line with the keyframes around it.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  /// - Parameters:
  ///   - duration: Seconds; one that is not above 0 jumps.
  ///   - startVelocity: Units per second; nil takes over that of the keyframe before.
  ///   - endVelocity: Units per second; nil fits it to the keyframe after.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = _Keyframe(
      kind: .cubic(startVelocity: startVelocity, endVelocity: endVelocity), target: to,
      duration: duration)
  }

  public var body: CubicKeyframe<Value> { return self }

  public func _collect(into keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}
