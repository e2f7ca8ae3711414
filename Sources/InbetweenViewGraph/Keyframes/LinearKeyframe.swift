import Foundation

/// Moves to a value in a straight line, or along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  /// - Parameter duration: Seconds; one that is not above 0 jumps.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = _Keyframe(kind: .linear(timingCurve.curve), target: to, duration: duration)
  }

  public var body: LinearKeyframe<Value> { return self }

  public func _collect(into keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}
