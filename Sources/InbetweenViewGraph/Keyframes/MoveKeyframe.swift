/// Jumps to a value, without taking time.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  public init(_ to: Value) { keyframe = _Keyframe(kind: .move, target: to, duration: 0) }

  public var body: MoveKeyframe<Value> { return self }

  public func _collect(into keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}
